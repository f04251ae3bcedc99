import type { Occurrence } from '../../contract.ts'
import { isLong, piecesOf } from './pieces.ts'
import { timesOf } from './said.ts'
import { clock } from './wall.ts'

/*
 * What is being moved is drawn by hand, into an outline that stands ready in each day: no part of the page is
 * written anew at a step.
 */

export function drawMoved(root: HTMLElement, occurrence: Occurrence, zone: string): void {
  const columns = columnsOf(root)
  if (isLong(occurrence)) return clearGhosts(root)
  const pieces = piecesOf(
    occurrence,
    columns.map(({ day }) => day),
    zone,
  )
  for (const { day, ghost } of columns) {
    const piece = pieces.find((one) => one.day === day)
    if (piece)
      draw(ghost, { ...piece, color: occurrence.color, title: occurrence.title, words: timesOf(occurrence, zone) })
    else ghost.hidden = true
  }
}

export function drawNew(root: HTMLElement, stretch: { day: string; from: number; to: number }): void {
  for (const { day, ghost } of columnsOf(root)) {
    const words = `${clock(stretch.from)}–${clock(stretch.to)}`
    if (day === stretch.day) draw(ghost, { ...stretch, color: '', title: '', words })
    else ghost.hidden = true
  }
}

export function clearGhosts(root: HTMLElement): void {
  for (const { ghost } of columnsOf(root)) ghost.hidden = true
}

type Drawing = { from: number; to: number; color: string; title: string; words: string }

function draw(ghost: HTMLElement, { from, to, color, title, words }: Drawing): void {
  ghost.style.setProperty('--event', color)
  ghost.style.height = `calc(var(--hour) * ${(to - from) / 60})`
  put(ghost, `0 calc(var(--hour) * ${from / 60})`)
  ghost.dataset['title'] = title
  // Another text node would have everything around it laid out in layers again.
  if (ghost.firstChild instanceof Text) ghost.firstChild.data = words
  else ghost.textContent = words
  ghost.hidden = false
}

/**
 * By an animation that stands still: what one holds has a layer of its own, and to put it elsewhere leaves all others as
 * they are. By its style each step of a drag would cost a full grid twice as much.
 */
function put(ghost: HTMLElement, translate: string): void {
  const place = places.get(ghost) ?? new KeyframeEffect(ghost, null, { duration: 1 })
  if (!places.has(ghost)) new Animation(place).pause()
  places.set(ghost, place)
  place.setKeyframes({ translate: [translate, translate] })
}

const places = new WeakMap<HTMLElement, KeyframeEffect>()

function columnsOf(root: HTMLElement): { day: string; ghost: HTMLElement }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-ghost]')].map((ghost) => ({
    day: ghost.parentElement?.dataset['day'] ?? '',
    ghost,
  }))
}
