import { dayStretch, isBefore, isWithin, type Stretch } from './stretch.ts'
import type { Grain, Wording } from '../when.ts'
import type { Phrase } from '../ranges/phrase.ts'
import type { Token } from '../text/tokens.ts'

type Wall = Temporal.PlainDateTime
type Day = Temporal.PlainDate

/** What every part of the grammar is handed. */
export type Reading = Wording & {
  tokens: readonly Token[]
  today: Day
  waking: { from: number; to: number }
  /** What was read before, so that nothing is read twice. */
  memory: Map<number, { value: Dates; next: number } | undefined>
  phrases: Map<number, { value: Phrase; next: number } | undefined>
}

/** Days, weeks, months and so on that words may mean: one that is fixed, or all that begin in a year. */
export type Dates = {
  grain: Grain
  list: (year: number) => Stretch[]
  fixed?: Stretch
  /** Said as a stretch with a beginning and an end, such as “early March”. */
  spans?: boolean
  /** Nothing but a weekday was said, and so today is not meant. */
  bareWeekday?: boolean
  weekday?: number
  /** A weekday of a week that was said: “Friday next week”. */
  ofWeek?: boolean
  /** Nothing but a day of the month was said. */
  bareDay?: boolean
}

export function fixed(stretch: Stretch, spans = false): Dates {
  return { grain: stretch.grain, list: (year) => (stretch.start.year === year ? [stretch] : []), fixed: stretch, spans }
}

export function weekdays(weekday: number): Dates {
  const list = (year: number) => {
    const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
    const start = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 })
    return Array.from({ length: 53 }, (_, index) => start.add({ days: 7 * index }))
      .filter((day) => day.year === year)
      .map((day) => dayStretch(day))
  }
  return { grain: 'day', list, bareWeekday: true, weekday }
}

/** All days with what was said of them: “the 15th”, “2 March”, “Tuesday the 19th”. */
export function daysLike(said: { day: number; month?: number; weekday?: number }): Dates {
  const list = (year: number) =>
    (said.month === undefined ? everyMonth : [said.month])
      .flatMap((month) => realDay(year, month, said.day) ?? [])
      .filter((day) => said.weekday === undefined || day.dayOfWeek === said.weekday)
      .map((day) => dayStretch(day))
  return { grain: 'day', list, bareDay: said.month === undefined }
}

export function yearly(grain: Grain, stretchIn: (year: number) => Stretch | undefined): Dates {
  const list = (year: number) => {
    const stretch = stretchIn(year)
    return stretch === undefined ? [] : [stretch]
  }
  return { grain, list }
}

export function realDay(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1 || year > 9999) return undefined
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return day > first.daysInMonth ? undefined : first.with({ day })
}

/** The first, second, … that begins at this time or later. */
export function following(dates: Dates, from: Wall, count = 1): Stretch | undefined {
  if (dates.weekday !== undefined) return dayStretch(weekdayFrom(from, dates.weekday).add({ weeks: count - 1 }))
  let left = count
  for (let year = from.year - 1; year <= from.year + farthest; year += 1)
    for (const stretch of dates.list(year)) {
      if (!isBefore(stretch.start, from)) left -= 1
      if (left === 0) return stretch
    }
  return undefined
}

/** The last, the last but one, … that began before this time. */
export function preceding(dates: Dates, until: Wall, count = 1): Stretch | undefined {
  if (dates.weekday !== undefined) return dayStretch(weekdayFrom(until, dates.weekday).subtract({ weeks: count }))
  let left = count
  for (let year = until.year; year >= until.year - farthest; year -= 1)
    for (const stretch of dates.list(year).toReversed()) {
      if (isBefore(stretch.start, until)) left -= 1
      if (left === 0) return stretch
    }
  return undefined
}

/** The first such weekday that begins at this time or later. */
function weekdayFrom(from: Wall, weekday: number): Day {
  const day = from.toPlainDate()
  const midnight = from.hour + from.minute + from.second + from.millisecond === 0
  const first = midnight ? day : day.add({ days: 1 })
  return first.add({ days: (weekday - first.dayOfWeek + 7) % 7 })
}

/** All that begin within this stretch. */
export function within(dates: Dates, outer: Stretch): Stretch[] {
  const [first, last] = [outer.start.year, Math.min(outer.end.year, outer.start.year + farthest)]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return years.flatMap((year) => dates.list(year)).filter((stretch) => isWithin(stretch, outer))
}

/** The one that is meant where nothing else is said: it is still to come or not yet over. */
export function upcoming(dates: Dates, reading: Reading): Stretch | undefined {
  if (dates.fixed) return dates.fixed
  const today = reading.today.toPlainDateTime()
  if (dates.grain === 'day') return following(dates, dates.bareWeekday === true ? today.add({ days: 1 }) : today)
  const current = preceding(dates, today.add({ days: 1 }))
  return current && isBefore(today, current.end) ? current : following(dates, today)
}

/** The one that is meant of something that is over: “last”, “since”. */
export function latest(dates: Dates, reading: Reading): Stretch | undefined {
  return dates.fixed ?? preceding(dates, reading.today.toPlainDateTime())
}

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1)
const farthest = 40
