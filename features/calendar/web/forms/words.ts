import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { timeFormat } from '#foundation/web/time-format.ts'

/** “Monday 15 January 2024”. */
export function longDay(day: string): string {
  return dateText(day.slice(0, 10), 'full', timeFormat())
}

/** Of a moment, as the clock of a zone shows it: “Monday 15 January 2024, 09:00”; of a day, the day. */
export function longTime(momentOrDay: string, zone: string): string {
  if (!momentOrDay.includes('T')) return longDay(momentOrDay)
  const there = Temporal.Instant.from(momentOrDay).toZonedDateTimeISO(zone)
  return `${longDay(there.toPlainDate().toString())}, ${clockText(there.hour * 60 + there.minute, timeFormat())}`
}

/** “UTC+1” of a moment in a zone. */
export function offsetName(moment: string, zone: string): string {
  const minutes = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)]
  if (minutes === 0) return 'UTC'
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
