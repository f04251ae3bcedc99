import type { Grain } from '../when.ts'

type Wall = Temporal.PlainDateTime
type Day = Temporal.PlainDate

/** From a beginning to an exclusive end, and how finely it was said. */
export type Stretch = { start: Wall; end: Wall; grain: Grain }

export type Unit = Exclude<Grain, 'part'>

export function dayStretch(day: Day): Stretch {
  return { start: day.toPlainDateTime(), end: day.add({ days: 1 }).toPlainDateTime(), grain: 'day' }
}

export function days(from: Day, until: Day, grain: Grain = 'day'): Stretch {
  return { start: from.toPlainDateTime(), end: until.toPlainDateTime(), grain }
}

export function moment(start: Wall, grain: Grain = 'second'): Stretch {
  return { start, end: start, grain }
}

/** The stretch of this unit that the time lies in, or another one that is so many units away. Weeks begin on Monday. */
export function stretchAround(time: Wall, unit: Unit, away = 0): Stretch {
  const start = later(startOf(time, unit), unit, away)
  const end = unit === 'weekend' ? start.add({ days: 2 }) : later(start, unit, 1)
  return { start, end, grain: unit }
}

export function later(time: Wall, unit: Unit, count: number): Wall {
  return time.add(durationOf(unit, count))
}

export function durationOf(unit: Unit, count: number): Temporal.Duration {
  if (unit === 'quarter') return Temporal.Duration.from({ months: 3 * count })
  if (unit === 'weekend') return Temporal.Duration.from({ weeks: count })
  return Temporal.Duration.from({ [`${unit}s`]: count })
}

function startOf(time: Wall, unit: Unit): Wall {
  const day = time.toPlainDate()
  if (unit === 'second' || unit === 'minute' || unit === 'hour')
    return time.round({ smallestUnit: unit, roundingMode: 'floor' })
  return startDay(day, unit).toPlainDateTime()
}

function startDay(day: Day, unit: Exclude<Unit, 'second' | 'minute' | 'hour'>): Day {
  if (unit === 'day') return day
  if (unit === 'week') return day.subtract({ days: day.dayOfWeek - 1 })
  if (unit === 'weekend') return day.add({ days: 6 - day.dayOfWeek })
  if (unit === 'month') return day.with({ day: 1 })
  if (unit === 'year') return day.with({ month: 1, day: 1 })
  return day.with({ month: day.month - ((day.month - 1) % 3), day: 1 })
}

export function isBefore(first: Wall, second: Wall): boolean {
  return Temporal.PlainDateTime.compare(first, second) < 0
}

export function isWithin(inner: Stretch, outer: Stretch): boolean {
  return !isBefore(inner.start, outer.start) && isBefore(inner.start, outer.end)
}
