import type { Spot } from './copies.ts'

/** Elements of a grid that stand for an hour or a day. */
export const spots = '[data-cell], [data-all-day], [data-date]'

/** The hour or the day that an element stands for. */
export function spotOf(element: HTMLElement): Spot {
  const { cell, allDay, date } = element.dataset
  if (cell === undefined) return { day: allDay ?? date ?? '' }
  return { day: element.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? '', minute: Number(cell) * 60 }
}
