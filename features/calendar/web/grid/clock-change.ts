/** In minutes of a day. */
export type Hours = { from: number; to: number }

export type ClockChange = Hours & { words: string }

/** The hour that a day has not, or has twice. */
export function changeOf(day: string, zone: string): ClockChange | undefined {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone)
  const { hoursInDay } = midnight
  if (hoursInDay === 24) return undefined
  const change = midnight.getTimeZoneTransition('next')
  if (!change) return undefined
  const at = change.hour * 60 + change.minute
  const length = Math.abs(24 - hoursInDay) * 60
  if (hoursInDay > 24) return { from: at, to: at + length, words: 'Twice: the clock goes back' }
  return { from: at - length, to: at, words: 'Skipped: the clock goes forward' }
}
