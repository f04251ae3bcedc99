const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** “September 30, 2025” of 2025-09-30. */
export function longDay(day: string): string {
  return inWords.format(new Date(`${day}T00:00:00Z`))
}
