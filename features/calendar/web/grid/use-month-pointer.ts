import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { GridActions } from './grid-actions.ts'
import { type Hold, listenForHolds } from './holding.ts'
import { markDay } from './marked-day.ts'
import { shifted } from './moving.ts'
import { daysBetween } from './wall.ts'

type Pointing = Pick<GridActions, 'find' | 'move'> & { zone: string }

/** An event is taken from one day to another; what it is taken over is marked. */
export function useMonthPointer(root: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const begin = useEffectEvent((grid: HTMLElement, event: PointerEvent) => holdOf(grid, event, pointing))
  useEffect(() => {
    const grid = root.current
    return grid ? listenForHolds(grid, { begin: (event) => begin(grid, event) }) : undefined
  }, [root])
}

function holdOf(grid: HTMLElement, event: PointerEvent, { find, move, zone }: Pointing): Hold | undefined {
  const target = event.target instanceof Element ? event.target : undefined
  const element = target?.closest<HTMLElement>('[data-key]')
  const occurrence = find(element?.dataset['key'] ?? '')
  const from = dayAt(grid, event)
  const chip = grid.querySelector<HTMLElement>('[data-chip]')
  if (!element || !occurrence || from === undefined || !chip) return undefined
  let to = from
  return {
    element,
    step(moved) {
      to = dayAt(grid, moved) ?? to
      markDay(grid, to)
      chip.textContent = occurrence.title
      chip.style.setProperty('--event', occurrence.color)
      chip.style.translate = `${moved.clientX + 12}px ${moved.clientY + 8}px`
      chip.hidden = false
    },
    drop() {
      if (to !== from)
        move(occurrence, shifted(occurrence, { part: 'whole', days: daysBetween(from, to), minutes: 0 }, zone))
    },
    clear() {
      markDay(grid, undefined)
      chip.hidden = true
    },
  }
}

function dayAt(grid: HTMLElement, { clientX, clientY }: PointerEvent): string | undefined {
  const isUnder = (cell: HTMLElement): boolean => {
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom
  }
  return [...grid.querySelectorAll<HTMLElement>('[data-date]')].find(isUnder)?.dataset['date']
}
