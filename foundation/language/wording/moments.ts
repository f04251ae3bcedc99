/** “Friday, 20 November 2026”. */
export function dateText(date: Temporal.PlainDate): string {
  const weekday = weekdayText(date.dayOfWeek)
  return `${weekday}, ${date.day} ${monthFormat.format(new Date(Date.UTC(date.year, date.month - 1, 1)))} ${date.year}`
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** Monday is 1. */
export function weekdayText(day: number): string {
  return weekdays[day - 1] ?? ''
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function momentIn(now: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
}

/** “14:05”. */
export function timeText({ hour, minute }: { hour: number; minute: number }): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
