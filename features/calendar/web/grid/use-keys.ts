import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Occurrence } from '../../contract.ts'
import type { GridActions } from './grid-actions.ts'
import type { KeyLayout } from './key-layout.ts'
import { createMover, type Held, type Mover } from './mover.ts'
import { keyOf } from './pieces.ts'

type Keys = Pick<GridActions, 'find' | 'move' | 'followed' | 'follow' | 'remove'> & {
  zone: string
  say: (words: string) => void
  layout: KeyLayout
}

/**
 * Arrows go from one to the next; with Alt they move the event, with Shift its end, and letting go of that key puts it
 * there. M moves it by arrows alone, until Enter or Escape.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  { find, move, followed, follow, remove, zone, say, layout }: Keys,
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
      layout,
      root: () => root.current,
      zone: () => zoneNow(),
      say: (words) => told(words),
      move(before, after) {
        placed(before, after)
        keep(keyOf(before))
      },
    })
    return listen(grid, mover, { layout, find: (key) => seen(key), remove: (occurrence) => removed(occurrence) })
  }, [root, layout])
  useTabStops(root, layout)
}

type Acting = Pick<GridActions, 'find' | 'remove'> & { layout: KeyLayout }

function listen(grid: HTMLElement, mover: Mover, acting: Acting): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  grid.addEventListener('keydown', (event) => pressed(grid, event, { mover, ...acting }), on)
  grid.addEventListener('keyup', ({ key }) => mover.moving()?.held === key && mover.place(), on)
  grid.addEventListener('focusout', () => mover.moving() && mover.leave(), on)
  return () => stop.abort()
}

function pressed(grid: HTMLElement, event: KeyboardEvent, acting: Acting & { mover: Mover }): void {
  const { layout, mover, find, remove } = acting
  const target = event.target instanceof Element ? event.target : undefined
  const element = target?.closest<HTMLElement>(layout.stops.map(({ kind }) => kind).join())
  if (!element) return
  const occurrence = find(element.dataset['key'] ?? '')
  const done =
    (occurrence !== undefined && pressedOn(event, element, { occurrence, layout, mover, remove })) ||
    walked(grid, event, { layout, from: element })
  if (!done) return
  // What means something here means nothing to the dashboard around it.
  event.preventDefault()
  event.stopPropagation()
}

type On = Pick<GridActions, 'remove'> & { layout: KeyLayout; occurrence: Occurrence; mover: Mover }

/** Whether the key meant something to an event. */
function pressedOn(event: KeyboardEvent, element: HTMLElement, { occurrence, layout, mover, remove }: On): boolean {
  const { key } = event
  const moving = mover.moving()
  if (arrows.has(key) && (moving || event.altKey || event.shiftKey)) {
    const shift = layout.shiftOf(event)
    if (!shift) return false
    if (!moving) mover.begin(element, occurrence, heldOf(event))
    mover.step(shift)
    return true
  }
  const run = moving ? { Enter: mover.place, Escape: mover.leave }[key] : undefined
  if (run) run()
  else if (key === 'm' && !event.ctrlKey && !event.metaKey) mover.begin(element, occurrence, undefined)
  else if (key === 'Delete' || key === 'Backspace') remove(occurrence)
  else return false
  return true
}

type From = { layout: KeyLayout; from: HTMLElement }

function walked(grid: HTMLElement, { key, altKey, shiftKey }: KeyboardEvent, { layout, from }: From): boolean {
  if (!arrows.has(key) || altKey || shiftKey) return false
  layout.neighbour(grid, from, key)?.focus()
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

/** One of each kind is reached by Tab: the one where the focus was last. */
function useTabStops(root: RefObject<HTMLElement | null>, { stops }: KeyLayout): void {
  useEffect(() => {
    const grid = root.current
    for (const { kind, first } of stops)
      if (!grid?.querySelector(`:is(${kind})[tabindex="0"]`))
        grid?.querySelector<HTMLElement>(first)?.setAttribute('tabindex', '0')
  })
  useEffect(() => {
    const grid = root.current
    const follow = ({ target }: FocusEvent): void => {
      const found = target instanceof HTMLElement && stops.find(({ kind }) => target.matches(kind))
      if (!grid || !found) return
      for (const other of grid.querySelectorAll(`:is(${found.kind})[tabindex="0"]`))
        other.setAttribute('tabindex', '-1')
      target.setAttribute('tabindex', '0')
    }
    grid?.addEventListener('focusin', follow)
    return () => grid?.removeEventListener('focusin', follow)
  }, [root, stops])
}
