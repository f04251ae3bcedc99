import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Occurrence } from '../../contract.ts'
import { drawMoved, drawNew } from './ghost.ts'
import type { GridActions } from './grid-actions.ts'
import { type Hold, listenForHolds } from './holding.ts'
import { hourOf } from './hour-of.ts'
import { drawn, minutesAt, sameTime, type Shift, shifted, snapped } from './moving.ts'
import { partOf } from './part-of.ts'

type Pointing = Pick<GridActions, 'find' | 'move' | 'create'> & { days: number; zone: string }

/** To draw something new with the pointer, to move what is there, or to pull at its ends. A finger scrolls instead. */
export function usePointer(root: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const begin = useEffectEvent((grid: HTMLElement, event: PointerEvent) => holdOf(grid, event, pointing))
  useEffect(() => {
    const grid = root.current
    return grid ? listenForHolds(grid, { begin: (event) => begin(grid, event), hover: hint }) : undefined
  }, [root])
}

function holdOf(grid: HTMLElement, event: PointerEvent, pointing: Pointing): Hold | undefined {
  if (!(event.target instanceof Element)) return undefined
  const element = event.target.closest<HTMLElement>('[data-key]')
  const occurrence = element && pointing.find(element.dataset['key'] ?? '')
  if (element && occurrence) return moving(grid, { element, occurrence, event }, pointing)
  const cell = event.target.closest<HTMLElement>('[data-cell]')
  return cell ? drawing(grid, cell, event, pointing) : undefined
}

type Held = { element: HTMLElement; occurrence: Occurrence; event: PointerEvent }

function moving(grid: HTMLElement, { element, occurrence, event }: Held, { zone, move }: Pointing): Hold {
  const isBar = 'bar' in element.dataset
  const part = partOf(element, event.clientY, grip)
  const from = { x: event.clientX, y: event.clientY + grid.scrollTop }
  let after = occurrence
  let last = ''
  return {
    element,
    step(moved) {
      scrollAtEdge(grid, moved.clientY)
      const width = grid.querySelector<HTMLElement>('[data-day]')?.offsetWidth ?? 1
      const days = Math.round((moved.clientX - from.x) / width)
      const pulled = snapped(minutesAt(moved.clientY + grid.scrollTop - from.y, hourOf(grid)))
      const shift: Shift = { part, days, minutes: isBar ? 0 : pulled }
      if (last === `${shift.days} ${shift.minutes}`) return
      last = `${shift.days} ${shift.minutes}`
      after = shifted(occurrence, shift, zone)
      if (isBar) element.style.translate = `${days * width}px`
      else drawMoved(grid, after, zone)
    },
    drop: () => !sameTime(occurrence, after) && move(occurrence, after),
    clear: () => void element.style.removeProperty('translate'),
  }
}

function drawing(grid: HTMLElement, cell: HTMLElement, event: PointerEvent, { create }: Pointing): Hold {
  const column = cell.closest<HTMLElement>('[data-day]')
  const day = column?.dataset['day'] ?? ''
  const top = (column?.getBoundingClientRect().top ?? 0) + grid.scrollTop
  const minuteAt = ({ clientY }: PointerEvent): number => minutesAt(clientY + grid.scrollTop - top, hourOf(grid))
  const begun = minuteAt(event)
  let stretch = drawn(day, begun, begun)
  return {
    element: undefined,
    step(moved) {
      scrollAtEdge(grid, moved.clientY)
      stretch = drawn(day, begun, minuteAt(moved))
      drawNew(grid, stretch)
    },
    drop: () => create(stretch),
  }
}

const grip = 6

/** What would be taken hold of here. */
function hint(event: PointerEvent): void {
  if (event.pointerType === 'touch' || !(event.target instanceof Element)) return
  const element = event.target.closest<HTMLElement>('[data-key]')
  if (element) element.style.cursor = partOf(element, event.clientY, grip) === 'whole' ? '' : 'ns-resize'
}

const edge = 32

function scrollAtEdge(grid: HTMLElement, y: number): void {
  const { top, bottom } = grid.getBoundingClientRect()
  if (y > bottom - edge) grid.scrollTop += 12
  if (y < top + edge * 3) grid.scrollTop -= 12
}
