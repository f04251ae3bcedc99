import type { Occurrence } from '../../contract.ts'
import type { Spot } from './copies.ts'
import { wallOf } from './wall.ts'

/** Elements of a grid that stand for an hour or a day. */
export const spots = '[data-cell], [data-all-day], [data-date]'

/** The hour or the day that an element stands for. */
export function spotOf(element: HTMLElement): Spot {
  const { cell, allDay, date } = element.dataset
  if (cell === undefined) return { day: allDay ?? date ?? '' }
  return { day: element.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? '', minute: Number(cell) * 60 }
}

/** Where an event begins. */
export function spotOfEvent({ allDay, start }: Occurrence, zone: string): Spot {
  if (allDay) return { day: start }
  return wallOf(start, zone)
}
