import type { Clock } from '../clock/clock.ts'
import { latest, upcoming, type Dates, type Reading } from '../days/dates.ts'
import type { Part } from '../clock/parts.ts'
import type { Phrase } from './phrase.ts'
import { isBefore, type Stretch } from '../days/stretch.ts'
import type { When } from '../when.ts'

type Wall = Temporal.PlainDateTime
type Day = Temporal.PlainDate

/** Where a phrase may be anchored by what stands beside it. */
export type Around = {
  past?: boolean
  /** The day of the other end, where this one says none. */ day?: Day
  dates?: Stretch
}

export type Settled = Omit<When, 'at' | 'until'>

/** Which time is meant. Nothing where there is no such time. */
export function settle(phrase: Phrase, reading: Reading, around: Around = {}): Settled | undefined {
  const { clock, part, dates } = phrase
  const saysDay = dates !== undefined || part?.away !== undefined
  if (clock) return settleClock(phrase, clock, reading, around)
  if (part) return settlePart(phrase, part, reading, around)
  const stretch = dates && stretchOf(dates, reading, around)
  if (stretch === undefined) return undefined
  const isMoment = ['second', 'minute', 'hour'].includes(stretch.grain) && !dates?.spans
  if (isMoment) return { kind: 'instant', start: stretch.start, grain: stretch.grain, saysDay, saysTime: true }
  return {
    kind: dates?.spans ? 'interval' : 'instant',
    ...stretch,
    saysDay,
    saysTime: ['second', 'minute', 'hour'].includes(stretch.grain),
  }
}

function stretchOf(dates: Dates, reading: Reading, { past = false, dates: given }: Around): Stretch | undefined {
  return given ?? (past ? latest(dates, reading) : upcoming(dates, reading))
}

function settlePart(phrase: Phrase, part: Part, reading: Reading, around: Around): Settled | undefined {
  const day = dayOf(phrase, reading, around, (today) => isBefore(reading.now, at(today, part.from)))
  if (day === undefined) return undefined
  const saysDay = phrase.dates !== undefined || part.away !== undefined
  return {
    kind: 'interval',
    start: at(day, part.from),
    end: at(day, part.until),
    grain: 'part',
    saysDay,
    saysTime: true,
  }
}

/** The day that was said, or today where that still fits, or tomorrow. */
function dayOf(phrase: Phrase, reading: Reading, around: Around, fitsToday: (today: Day) => boolean): Day | undefined {
  const { dates, part } = phrase
  const { today } = reading
  if (dates?.bareWeekday === true && phrase.clock && around.dates === undefined) {
    const isToday = dates.weekday === today.dayOfWeek
    if (isToday && fitsToday(today)) return today
  }
  if (dates) return stretchOf(dates, reading, around)?.start.toPlainDate()
  if (part?.away !== undefined) return today.add({ days: part.away })
  if (around.day) return around.day
  return fitsToday(today) ? today : today.add({ days: 1 })
}

function at(day: Day, hour: number, minute = 0, second = 0): Wall {
  return hour === 24 ? day.add({ days: 1 }).toPlainDateTime() : day.toPlainDateTime({ hour, minute, second })
}

function settleClock(phrase: Phrase, clock: Clock, reading: Reading, around: Around): Settled | undefined {
  const { until, part } = phrase
  const says = { saysDay: phrase.dates !== undefined || part?.away !== undefined, saysTime: true }
  const isOpenDay = phrase.dates === undefined && part?.away === undefined && around.day === undefined
  const day = dayOf(phrase, reading, around, (today) => fitsOn(today, phrase, clock, reading))
  if (day === undefined) return undefined
  const start = inZone(timeOn(day, clock, part, reading, isOpenDay || day.equals(reading.today)), clock, reading)
  const grain = clock.grain
  const other = isOpenDay && clock.zone === undefined ? timeOn(day, clock, part, reading, false) : start
  const elsewhere = other.equals(start) ? {} : { onOtherDays: other.toPlainTime() }
  if (until === undefined) return { kind: 'instant', start, grain, ...says, ...elsewhere }
  const end = endAfter(start, until, reading)
  return { kind: 'interval', start, end, grain: finer(grain, until.grain), ...says, ...elsewhere }
}

/** Whether a time without a day can be today’s; a span that is under way can. */
function fitsOn(today: Day, phrase: Phrase, clock: Clock, reading: Reading): boolean {
  const start = timeOn(today, clock, phrase.part, reading, true)
  if (isBefore(reading.now, start)) return true
  return phrase.until !== undefined && !clock.loose && isBefore(reading.now, endAfter(start, phrase.until, reading))
}

/** “At 3:30” is the next one within waking hours; a part of the day decides before them. */
function timeOn(day: Day, clock: Clock, part: Part | undefined, reading: Reading, mayBeOver: boolean): Wall {
  const { hour, minute, second } = clock
  if (!clock.loose) return at(day, hour, hour === 24 ? 0 : minute, second)
  if (part?.half !== undefined) return inPart(day, clock, part)
  const possible = [hour % 12, (hour % 12) + 12].map((one) => at(day, one, minute, second))
  const { from, to } = reading.waking
  const awake = possible.filter((one) => one.hour >= from && one.hour < to)
  const next = mayBeOver ? awake.find((one) => isBefore(reading.now, one)) : undefined
  return next ?? awake[0] ?? possible.at(hour === 12 ? 1 : hour >= to - 12 ? 1 : 0) ?? at(day, hour, minute, second)
}

function inPart(day: Day, { hour, minute, second }: Clock, { name, half }: Part): Wall {
  const isNight = name === 'night' || name === 'evening'
  if (isNight && hour === 12) return at(day.add({ days: 1 }), 0, minute, second)
  if (name === 'night' && hour < 5) return at(day.add({ days: 1 }), hour, minute, second)
  if (half === 'am') return at(day, hour % 12, minute, second)
  return at(day, (hour % 12) + 12, minute, second)
}

/** The first such time after the beginning, on the same day or in the night behind it. */
function endAfter(start: Wall, until: Clock, reading: Reading): Wall {
  const day = start.toPlainDate()
  const hours = until.loose ? [until.hour % 12, (until.hour % 12) + 12] : [until.hour]
  const possible = [day, day.add({ days: 1 })].flatMap((one) =>
    hours.map((hour) => at(one, hour, hour === 24 ? 0 : until.minute, until.second)),
  )
  const found = possible.map((one) => inZone(one, until, reading)).find((one) => isBefore(start, one))
  return found ?? start
}

function finer(one: Clock['grain'], other: Clock['grain']): Clock['grain'] {
  const order = ['second', 'minute', 'hour'] as const
  return order.find((grain) => grain === one || grain === other) ?? 'hour'
}

/** A time of another zone, on the wall of the person; as it was said where that zone is not known. */
function inZone(wall: Wall, { zone }: Clock, reading: Reading): Wall {
  if (zone === undefined || reading.zone === undefined) return wall
  return wall.toZonedDateTime(zone).withTimeZone(reading.zone).toPlainDateTime()
}

/** What a phrase covers: a moment has no length, a day its whole. */
export function coverOf(settled: Settled): Stretch {
  return { start: settled.start, end: settled.end ?? settled.start, grain: settled.grain }
}
