import type { Occurrence } from '../../contract.ts'
import { addDays, daysBetween, minutesOfDay, wallOf } from './wall.ts'

/** What of an event stands in one day: from and to in minutes of the clock. */
export type Piece = { occurrence: Occurrence; day: string; from: number; to: number; begins: boolean; ends: boolean }

/** What lasts whole days, or longer than one: across the columns of the days that are shown. */
export type Bar = { occurrence: Occurrence; first: number; last: number; begins: boolean; ends: boolean }

/** Names one time that something takes place. */
export function keyOf({ event, original }: Pick<Occurrence, 'event' | 'original'>): string {
  return original === null ? event : `${event}@${original}`
}

/** Stands in the row above the hours. */
export function isLong({ allDay, start, end }: Pick<Occurrence, 'allDay' | 'start' | 'end'>): boolean {
  return allDay || Date.parse(end) - Date.parse(start) >= minutesOfDay * 60_000
}

/** Over midnight it stands in both days. */
export function piecesOf(occurrence: Occurrence, days: readonly string[], zone: string): Piece[] {
  const start = wallOf(occurrence.start, zone)
  const end = wallOf(occurrence.end, zone)
  return days.flatMap((day): Piece[] => {
    if (day < start.day || day > end.day) return []
    const begins = day === start.day
    const ends = day === end.day || (end.minute === 0 && addDays(day, 1) === end.day)
    if (!begins && day === end.day && end.minute === 0) return []
    const from = begins ? start.minute : 0
    const to = day === end.day ? end.minute : minutesOfDay
    // While the clock goes back an event may end at an earlier time than it began.
    return [{ occurrence, day, from, to: Math.max(to, Math.min(from + shortest, minutesOfDay)), begins, ends }]
  })
}

/** Drawn no shorter than this. */
const shortest = 15

export function barOf(occurrence: Occurrence, days: readonly string[], zone: string): Bar | undefined {
  const { from, to } = daysOf(occurrence, zone)
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  if (to < firstDay || from > lastDay) return undefined
  return {
    occurrence,
    first: from < firstDay ? 0 : daysBetween(firstDay, from),
    last: to > lastDay ? days.length - 1 : daysBetween(firstDay, to),
    begins: from >= firstDay,
    ends: to <= lastDay,
  }
}

/** The first and the last day on which it takes place. */
export function daysOf(occurrence: Occurrence, zone: string): { from: string; to: string } {
  if (occurrence.allDay) return { from: occurrence.start, to: addDays(occurrence.end, -1) }
  const start = wallOf(occurrence.start, zone)
  const end = wallOf(occurrence.end, zone)
  const endsBefore = end.minute === 0 && end.day > start.day
  return { from: start.day, to: endsBefore ? addDays(end.day, -1) : end.day }
}
