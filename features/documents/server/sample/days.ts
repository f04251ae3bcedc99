/** Days in words, counted from the day on which the sample is loaded: `date(3)` is “26 November 2026”. */
export type SampleDays = {
  zone: string
  date: (days: number) => string
  iso: (days: number) => string
  /** A moment on the person's wall, in UTC. */
  at: (days: number, time: string) => Temporal.Instant
}

export function daysAround(now: Temporal.Instant, zone: string): SampleDays {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  return {
    zone,
    iso: (days) => today.add({ days }).toString(),
    date: (days) => today.add({ days }).toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    at: (days, time) =>
      today.add({ days }).toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone).toInstant(),
  }
}
