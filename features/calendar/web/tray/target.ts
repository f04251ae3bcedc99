import { hourOf } from '../grid/hour-of.ts'
import { minutesAt, quarter } from '../grid/moving.ts'
import { minutesOfDay } from '../grid/wall.ts'

/** A time of a day, or where hours are not shown, the day; and what shows it. */
export type Target = { element: HTMLElement; day: string; from?: number }

type Point = { x: number; y: number; minutes: number }

/** On what something would be dropped here. */
export function targetAt(stage: HTMLElement, { x, y, minutes }: Point): Target | undefined {
  const under = document.elementFromPoint(x, y)
  if (!under || !stage.contains(under)) return undefined
  const [column, grid] = [under.closest<HTMLElement>('[data-day]'), under.closest<HTMLElement>('[data-hour]')]
  if (column && grid) {
    const at = minutesAt(y - column.getBoundingClientRect().top, hourOf(grid))
    return { element: column, day: column.dataset['day'] ?? '', from: beginningAt(at, minutes) }
  }
  const element = under.closest<HTMLElement>('[data-all-day], [data-date]')
  return element ? { element, day: element.dataset['allDay'] ?? element.dataset['date'] ?? '' } : undefined
}

/** On a quarter of an hour, and all of it on that day. */
export function beginningAt(minute: number, minutes: number): number {
  const latest = Math.max(0, Math.floor((minutesOfDay - minutes) / quarter) * quarter)
  return Math.max(0, Math.min(latest, Math.floor(minute / quarter) * quarter))
}
