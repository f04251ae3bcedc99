import type { Occurrence } from '../../contract.ts'
import { type Bar, barOf, daysOf, isLong } from './pieces.ts'
import { wallOf } from './wall.ts'

export type MonthDay = {
  day: string
  /** What begins on it and lasts less than a day, by the hour. */
  timed: readonly Occurrence[]
  /** All that takes place on it; what lasts whole days first. */
  all: readonly Occurrence[]
}

export type WeekOfMonth = { bars: readonly Bar[]; days: readonly MonthDay[] }

/** What takes place in each week of a month. A night stands in the day on which it begins, and in its first one here. */
export function spread(occurrences: readonly Occurrence[], days: readonly string[], zone: string): WeekOfMonth[] {
  const long = occurrences.filter(isLong)
  const timed = Map.groupBy(
    occurrences.filter((one) => !isLong(one)).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    ({ start, end }) => dayOf({ start, end }, days[0] ?? '', zone),
  )
  return Array.from({ length: days.length / 7 }, (_, week) => {
    const own = days.slice(week * 7, week * 7 + 7)
    return {
      bars: long.flatMap((one) => barOf(one, own, zone) ?? []),
      days: own.map((day) => {
        const here = timed.get(day) ?? []
        return { day, timed: here, all: [...long.filter((one) => isOn(one, day, zone)), ...here] }
      }),
    }
  })
}

function dayOf({ start }: Pick<Occurrence, 'start' | 'end'>, first: string, zone: string): string {
  const { day } = wallOf(start, zone)
  return day < first ? first : day
}

function isOn(occurrence: Occurrence, day: string, zone: string): boolean {
  const { from, to } = daysOf(occurrence, zone)
  return from <= day && day <= to
}
