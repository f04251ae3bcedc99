import { clockSpan, clockText } from '#foundation/time/format/clock-text.ts'
import { dateText as writtenDate } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

/** “Friday, 20 November 2026”, or as the person has dates written. */
export function dateText(date: Temporal.PlainDate, format: TimeFormat): string {
  const text = writtenDate(date.toString(), 'full', format)
  const isUsual = format.dateLanguage === 'en' && format.dateOrder === 'day-month'
  return isUsual ? text.replace(' ', ', ') : text
}

/** In English; Monday is 1. */
export function weekdayText(day: number): string {
  return weekdays[day - 1] ?? ''
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function momentIn(now: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
}

type Time = { hour: number; minute: number }

/** “14:05”, or “2:05 pm”. */
export function timeText(time: Time, format: TimeFormat): string {
  return clockText(minuteOf(time), format)
}

/** “14:00–15:00”, or “2:00–3:00 pm”. */
export function timesText({ from, to }: { from: Time; to: Time }, format: TimeFormat): string {
  return clockSpan(minuteOf(from), minuteOf(to), format)
}

function minuteOf({ hour, minute }: Time): number {
  return hour * 60 + minute
}
