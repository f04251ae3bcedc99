import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Occurrence } from '../../contract.ts'
import { isCovered } from './covered.ts'
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
 * there. Shift with M moves it by arrows alone, until Enter or Escape.
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
  const leaving = useRef<string>(undefined)
  useFollowed(root, leaving, { followed, follow })
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
    return listen(grid, mover, {
      layout,
      find: (key) => seen(key),
      remove(occurrence, next) {
        leaving.current = keyOf(occurrence)
        keep(next)
        removed(occurrence)
      },
    })
  }, [root, layout])
  useTabStops(root, layout)
  useNotLost(root, layout, followed)
}

type Acting = Pick<GridActions, 'find'> & { layout: KeyLayout; remove: Removing }

/** What stands next gets the focus. */
type Removing = (occurrence: Occurrence, next: string | undefined) => void

function listen(grid: HTMLElement, mover: Mover, acting: Acting): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  grid.addEventListener('keydown', (event) => pressed(grid, event, { mover, ...acting }), on)
  grid.addEventListener('keyup', ({ key }) => mover.moving()?.held === key && mover.place(), on)
  addEventListener('keydown', (event) => entered(grid, event, acting.layout), on)
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
    (occurrence !== undefined && pressedOn(event, element, { grid, occurrence, layout, mover, remove })) ||
    walked(grid, event, { layout, from: element })
  if (!done) return
  // What means something here means nothing to the dashboard around it.
  event.preventDefault()
  event.stopPropagation()
}

/** An arrow leads into the grid from anywhere that nothing has the focus. */
function entered(grid: HTMLElement, event: KeyboardEvent, { stops }: KeyLayout): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey, defaultPrevented } = event
  if (!arrows.has(key) || altKey || shiftKey || ctrlKey || metaKey || defaultPrevented) return
  const focused = document.activeElement
  if ((focused !== document.body && focused !== grid.closest('main')) || isCovered()) return
  const stop = entryOf(grid, stops)
  if (!stop) return
  stop.focus()
  event.preventDefault()
}

function entryOf(grid: HTMLElement, stops: KeyLayout['stops']): HTMLElement | undefined {
  const kinds = stops.map(({ kind }) => kind).toReversed()
  return kinds
    .map((kind) => grid.querySelector<HTMLElement>(`:is(${kind})[tabindex="0"]`) ?? undefined)
    .find((found) => found)
}

type On = { grid: HTMLElement; layout: KeyLayout; occurrence: Occurrence; mover: Mover; remove: Removing }

/** Whether the key meant something to an event. */
function pressedOn(event: KeyboardEvent, element: HTMLElement, on: On): boolean {
  const { grid, occurrence, layout, mover, remove } = on
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
  else if (key === 'M' && event.shiftKey && !event.ctrlKey && !event.metaKey)
    mover.begin(element, occurrence, undefined)
  else if (key === 'Delete' || key === 'Backspace') remove(occurrence, nextKey(grid, element, layout))
  else return false
  return true
}

function nextKey(grid: HTMLElement, element: HTMLElement, { neighbour }: KeyLayout): string | undefined {
  const next = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']
    .map((key) => neighbour(grid, element, key)?.dataset['key'])
    .find((key) => key !== undefined && key !== element.dataset['key'])
  return next
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

/**
 * An event that keys moved keeps the focus in whichever day and week it now stands, and so does the one next to what they
 * deleted, until something else is focused. A dialog that asks first gives the focus back to what is deleted.
 */
function useFollowed(
  root: RefObject<HTMLElement | null>,
  leaving: RefObject<string | undefined>,
  { followed, follow }: Pick<Keys, 'followed' | 'follow'>,
): void {
  useEffect(() => {
    const key = followed()
    if (key === undefined || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  })
  const focused = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target.closest('[role=dialog]')) return
    const key = target.dataset['key']
    if (key === undefined || (key !== followed() && key !== leaving.current)) follow(undefined)
  })
  useEffect(() => {
    const listener = ({ target }: FocusEvent): void => focused(target)
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [])
}

/** If the focused event is removed, for example by undo, focus another stop of the grid. */
function useNotLost(
  root: RefObject<HTMLElement | null>,
  { stops }: KeyLayout,
  followed: GridActions['followed'],
): void {
  const last = useRef<{ element: HTMLElement; from: string | undefined }>(undefined)
  useEffect(() => {
    const { element, from } = last.current ?? {}
    const isLost = element?.isConnected === false && document.activeElement === document.body
    if (!root.current || !isLost || followed() !== undefined) return
    last.current = undefined
    if (firstDay(root.current) === from) entryOf(root.current, stops)?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const listener = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target.closest('[role=dialog]')) return
      const isEvent = root.current?.contains(target) === true && target.dataset['key'] !== undefined
      last.current = isEvent ? { element: target, from: firstDay(root.current) } : undefined
    }
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [root])
}

function firstDay(grid: HTMLElement | null): string | undefined {
  return grid?.querySelector<HTMLElement>('[data-go]')?.dataset['go']
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
