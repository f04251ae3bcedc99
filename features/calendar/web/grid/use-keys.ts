import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Occurrence } from '../../contract.ts'
import type { GridActions } from './grid-actions.ts'
import { createMover, type Held, type Mover, shiftOf } from './mover.ts'
import { neighbour } from './neighbour.ts'
import { keyOf } from './pieces.ts'

type Keys = Pick<GridActions, 'find' | 'move' | 'followed' | 'follow' | 'remove'> & {
  zone: string
  say: (words: string) => void
}

/**
 * Arrows go from one to the next; with Alt they move the event, with Shift its end, and letting go of that key puts it
 * there. M moves it by arrows alone, until Enter or Escape.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  { find, move, followed, follow, remove, zone, say }: Keys,
): void {
  const seen = useEffectEvent(find)
  const placed = useEffectEvent(move)
  const removed = useEffectEvent(remove)
  const zoneNow = useEffectEvent(() => zone)
  const told = useEffectEvent(say)
  const keep = useEffectEvent(follow)
  useFollowed(root, { followed, follow })
  useEffect(() => {
    const grid = root.current
    if (!grid) return undefined
    const mover = createMover({
      root: () => root.current,
      zone: () => zoneNow(),
      say: (words) => told(words),
      move(before, after) {
        placed(before, after)
        keep(keyOf(before))
      },
    })
    return listen(grid, mover, { find: (key) => seen(key), remove: (occurrence) => removed(occurrence) })
  }, [root])
  useOneTabStop(root)
}

type Acting = Pick<GridActions, 'find' | 'remove'>

function listen(grid: HTMLElement, mover: Mover, acting: Acting): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  grid.addEventListener('keydown', (event) => pressed(grid, event, { mover, ...acting }), on)
  grid.addEventListener('keyup', ({ key }) => mover.moving()?.held === key && mover.place(), on)
  grid.addEventListener('focusout', () => mover.moving() && mover.leave(), on)
  return () => stop.abort()
}

function pressed(grid: HTMLElement, event: KeyboardEvent, { mover, find, remove }: Acting & { mover: Mover }): void {
  const target = event.target instanceof Element ? event.target : undefined
  const element = target?.closest<HTMLElement>('[data-key], [data-cell]')
  if (!element) return
  const occurrence = find(element.dataset['key'] ?? '')
  const done =
    (occurrence !== undefined && pressedOn(event, element, { occurrence, mover, remove })) ||
    walked(grid, event, element)
  if (!done) return
  // What means something here means nothing to the dashboard around it.
  event.preventDefault()
  event.stopPropagation()
}

type On = Pick<GridActions, 'remove'> & { occurrence: Occurrence; mover: Mover }

/** Whether the key meant something to an event. */
function pressedOn(event: KeyboardEvent, element: HTMLElement, { occurrence, mover, remove }: On): boolean {
  const { key } = event
  const moving = mover.moving()
  if (arrows.has(key) && (moving || event.altKey || event.shiftKey)) {
    if (!moving) mover.begin(element, occurrence, heldOf(event))
    mover.step(shiftOf(event))
    return true
  }
  const run = moving ? { Enter: mover.place, Escape: mover.leave }[key] : undefined
  if (run) run()
  else if (key === 'm' && !event.ctrlKey && !event.metaKey) mover.begin(element, occurrence, undefined)
  else if (key === 'Delete' || key === 'Backspace') remove(occurrence)
  else return false
  return true
}

function walked(grid: HTMLElement, { key, altKey, shiftKey }: KeyboardEvent, from: HTMLElement): boolean {
  if (!arrows.has(key) || altKey || shiftKey) return false
  neighbour(grid, from, key)?.focus()
  return true
}

function heldOf({ altKey, shiftKey }: KeyboardEvent): Held {
  if (altKey) return 'Alt'
  return shiftKey ? 'Shift' : undefined
}

const arrows: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** An event that keys moved keeps the focus in whichever day and week it now stands, until something else is focused. */
function useFollowed(
  root: RefObject<HTMLElement | null>,
  { followed, follow }: Pick<Keys, 'followed' | 'follow'>,
): void {
  useEffect(() => {
    const key = followed()
    if (key === undefined) return
    const element = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (document.activeElement === document.body) element?.focus()
    else if (document.activeElement !== element) follow(undefined)
  })
}

/** One of the hours and one of the events is reached by Tab: the one where the focus was last. */
function useOneTabStop(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = root.current
    for (const { kind, first } of kinds)
      if (!grid?.querySelector(`[${kind}][tabindex="0"]`))
        grid?.querySelector<HTMLElement>(first)?.setAttribute('tabindex', '0')
  })
  useEffect(() => {
    const grid = root.current
    const follow = ({ target }: FocusEvent): void => {
      if (grid && target instanceof HTMLElement) stopAt(grid, target)
    }
    grid?.addEventListener('focusin', follow)
    return () => grid?.removeEventListener('focusin', follow)
  }, [root])
}

function stopAt(grid: HTMLElement, target: HTMLElement): void {
  const found = kinds.find(({ kind }) => target.hasAttribute(kind))
  if (!found) return
  for (const other of grid.querySelectorAll(`[${found.kind}][tabindex="0"]`)) other.setAttribute('tabindex', '-1')
  target.setAttribute('tabindex', '0')
}

const kinds = [
  { kind: 'data-cell', first: '[data-cell="9"]' },
  { kind: 'data-key', first: '[data-key]' },
]
