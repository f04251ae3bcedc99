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
    if (piece) draw(ghost, { ...piece, color: occurrence.color, words: timesOf(occurrence, zone) })
    else ghost.hidden = true
  }
}

export function drawNew(root: HTMLElement, stretch: { day: string; from: number; to: number }): void {
  for (const { day, ghost } of columnsOf(root)) {
    const words = `${clock(stretch.from)}–${clock(stretch.to)}`
    if (day === stretch.day) draw(ghost, { ...stretch, color: '', words })
    else ghost.hidden = true
  }
}

export function clearGhosts(root: HTMLElement): void {
  for (const { ghost } of columnsOf(root)) ghost.hidden = true
}

type Drawing = { from: number; to: number; color: string; words: string }

function draw(ghost: HTMLElement, { from, to, color, words }: Drawing): void {
  ghost.style.setProperty('--event', color)
  ghost.style.top = `calc(var(--hour) * ${from / 60})`
  ghost.style.height = `calc(var(--hour) * ${(to - from) / 60})`
  ghost.textContent = words
  ghost.hidden = false
}

function columnsOf(root: HTMLElement): { day: string; ghost: HTMLElement }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-ghost]')].map((ghost) => ({
    day: ghost.parentElement?.dataset['day'] ?? '',
    ghost,
  }))
}
