import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Occurrence } from '../../contract.ts'
import { clearGhosts, drawMoved, drawNew } from './ghost.ts'
import type { GridActions } from './grid-actions.ts'
import { hourOf } from './hour-of.ts'
import { drawn, minutesAt, sameTime, type Shift, shifted, snapped } from './moving.ts'

/** What the pointer has hold of, and what came of it so far. */
type Hold = {
  x: number
  y: number
  /** It has gone far enough to be meant. */
  moving: boolean
  step: (by: { days: number; minutes: number }, at: number) => void
  drop: () => void
  element: HTMLElement | undefined
}

type Pointing = Pick<GridActions, 'find' | 'move' | 'create'> & { days: number; zone: string }

const meant = 4

/** To draw something new with the pointer, to move what is there, or to pull at its ends. A finger scrolls instead. */
export function usePointer(root: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const begin = useEffectEvent((grid: HTMLElement, event: PointerEvent) => holdOf(grid, event, pointing))
  useEffect(() => {
    const grid = root.current
    return grid ? listen(grid, (event) => begin(grid, event)) : undefined
  }, [root])
}

function listen(grid: HTMLElement, begin: (event: PointerEvent) => Hold | undefined): () => void {
  let hold: Hold | undefined
  let dropped = false

  function end(event: Event, done: boolean): void {
    if (hold?.moving) {
      dropped = true
      // The click that follows is no click on anything.
      setTimeout(() => (dropped = false))
      event.preventDefault()
      if (done) hold.drop()
    }
    hold?.element?.removeAttribute('data-held')
    hold?.element?.style.removeProperty('translate')
    clearGhosts(grid)
    grid.style.removeProperty('cursor')
    hold = undefined
  }

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerdown: (event) => (hold = begin(event)),
    pointermove(event) {
      if (hold) step(grid, hold, event)
      else hint(event)
    },
    pointerup: (event) => end(event, true),
    pointercancel: (event) => end(event, false),
    keydown(event) {
      if (event.key === 'Escape' && hold?.moving) end(event, false)
    },
    click(event) {
      if (dropped) event.stopPropagation()
    },
  }
  const stop = new AbortController()
  for (const [name, listener] of Object.entries(listeners))
    grid.addEventListener(name, listener as EventListener, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

function step(grid: HTMLElement, hold: Hold, event: PointerEvent): void {
  const y = event.clientY + grid.scrollTop
  if (!hold.moving) {
    if (Math.hypot(event.clientX - hold.x, y - hold.y) < meant) return
    hold.moving = true
    grid.setPointerCapture(event.pointerId)
    hold.element?.setAttribute('data-held', '')
  }
  scrollAtEdge(grid, event.clientY)
  const width = grid.querySelector<HTMLElement>('[data-day]')?.offsetWidth ?? 1
  const days = Math.round((event.clientX - hold.x) / width)
  hold.step({ days, minutes: snapped(minutesAt(y - hold.y, hourOf(grid))) }, y)
}

function holdOf(grid: HTMLElement, event: PointerEvent, pointing: Pointing): Hold | undefined {
  if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return undefined
  const from = { x: event.clientX, y: event.clientY + grid.scrollTop, moving: false }
  const element = event.target.closest<HTMLElement>('[data-key]')
  const occurrence = element && pointing.find(element.dataset['key'] ?? '')
  if (element && occurrence) return { ...from, element, ...moving(grid, { element, occurrence, event }, pointing) }
  const cell = event.target.closest<HTMLElement>('[data-cell]')
  return cell ? { ...from, element: undefined, ...drawing(grid, cell, event, pointing) } : undefined
}

type Held = { element: HTMLElement; occurrence: Occurrence; event: PointerEvent }

function moving(
  grid: HTMLElement,
  { element, occurrence, event }: Held,
  { zone, move }: Pointing,
): Pick<Hold, 'step' | 'drop'> {
  const isBar = 'bar' in element.dataset
  const part = partOf(element, event)
  let after = occurrence
  let last = ''
  return {
    step({ days, minutes }) {
      const shift: Shift = { part, days, minutes: isBar ? 0 : minutes }
      if (last === `${shift.days} ${shift.minutes}`) return
      last = `${shift.days} ${shift.minutes}`
      after = shifted(occurrence, shift, zone)
      if (isBar)
        element.style.translate = `${days * (grid.querySelector<HTMLElement>('[data-day]')?.offsetWidth ?? 0)}px`
      else drawMoved(grid, after, zone)
    },
    drop: () => !sameTime(occurrence, after) && move(occurrence, after),
  }
}

function drawing(
  grid: HTMLElement,
  cell: HTMLElement,
  event: PointerEvent,
  { create }: Pointing,
): Pick<Hold, 'step' | 'drop'> {
  const column = cell.closest<HTMLElement>('[data-day]')
  const day = column?.dataset['day'] ?? ''
  const top = (column?.getBoundingClientRect().top ?? 0) + grid.scrollTop
  const begun = minutesAt(event.clientY + grid.scrollTop - top, hourOf(grid))
  let stretch = drawn(day, begun, begun)
  return {
    step(_, at) {
      stretch = drawn(day, begun, minutesAt(at - top, hourOf(grid)))
      drawNew(grid, stretch)
    },
    drop: () => create(stretch),
  }
}

const grip = 6

/** Whoever takes hold of it near an end means that end. */
function partOf(element: HTMLElement, { clientY }: PointerEvent): Shift['part'] {
  const { bar, cut } = element.dataset
  if (bar !== undefined || cut === 'both') return 'whole'
  const { top, bottom } = element.getBoundingClientRect()
  if (clientY < top + grip && cut !== 'start') return 'start'
  return clientY > bottom - grip && cut !== 'end' ? 'end' : 'whole'
}

/** What would be taken hold of here. */
function hint(event: PointerEvent): void {
  if (event.pointerType === 'touch' || !(event.target instanceof Element)) return
  const element = event.target.closest<HTMLElement>('[data-key]')
  if (element) element.style.cursor = partOf(element, event) === 'whole' ? '' : 'ns-resize'
}

const edge = 32

function scrollAtEdge(grid: HTMLElement, y: number): void {
  const { top, bottom } = grid.getBoundingClientRect()
  if (y > bottom - edge) grid.scrollTop += 12
  if (y < top + edge * 3) grid.scrollTop -= 12
}
