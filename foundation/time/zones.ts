/**
 * Between what a clock on the wall shows and the moment it does so, by decision 0013: a time that the clock skips is
 * read with the offset before the gap and so shows later, one that it shows twice is the first.
 *
 * Wall times are texts as in `wall.ts` (a day stands for its beginning), moments are ISO 8601 with a Z.
 */
export function momentOf(wall: string, zone: string): string {
  return zonedOf(wall, zone).toInstant().toString()
}

/** The same as a number of milliseconds, for those who compute. */
export function millisecondOf(wall: string, zone: string): number {
  return zonedOf(wall, zone).epochMilliseconds
}

/** `2026-03-29T09:30`, with seconds where there are any. */
export function wallOf(moment: string | number, zone: string): string {
  const text = zonedAt(moment, zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  return text.endsWith(':00') ? text.slice(0, -3) : text
}

/** Which day it is there. */
export function dayOf(moment: string | number, zone: string): string {
  return zonedAt(moment, zone).toPlainDate().toString()
}

/** From the first moment of a day to that of the next: 23, 24 or 25 hours, and none of a day that a zone left out. */
export function dayBounds(day: string, zone: string): { start: string; end: string } {
  const date = Temporal.PlainDate.from(day)
  const start = date.toZonedDateTime(zone).toInstant().toString()
  return { start, end: date.add({ days: 1 }).toZonedDateTime(zone).toInstant().toString() }
}

/** Minutes ahead of UTC; a fraction where seconds count, as they did before the time of railways. */
export function offsetMinutes(moment: string | number, zone: string): number {
  return zonedAt(moment, zone).offsetNanoseconds / 60e9
}

/** When the clock is next put forward or back, or null where it never is again. */
export function nextChange(moment: string | number, zone: string): string | null {
  const next = zonedAt(moment, zone).getTimeZoneTransition('next')
  return next === null ? null : next.toInstant().toString()
}

/** How often the clock shows this: usually once, never in a gap, twice where it is put back. */
export function timesShown(wall: string, zone: string): 0 | 1 | 2 {
  const plain = Temporal.PlainDateTime.from(wall)
  const [earlier, later] = [
    plain.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    plain.toZonedDateTime(zone, { disambiguation: 'later' }),
  ]
  if (earlier.epochNanoseconds === later.epochNanoseconds) return 1
  return earlier.toPlainDateTime().equals(plain) ? 2 : 0
}

/** So many minutes later on the wall: 23:30 and 60 is 0:30 of the next day, whatever the clock does in between. */
export function addOnWall(wall: string, minutes: number): string {
  const text = Temporal.PlainDateTime.from(wall).add({ minutes }).toString({ smallestUnit: 'second' })
  return text.endsWith(':00') ? text.slice(0, -3) : text
}

function zonedOf(wall: string, zone: string): Temporal.ZonedDateTime {
  if (wall.length === 10) return Temporal.PlainDate.from(wall).toZonedDateTime(zone)
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' })
}

function zonedAt(moment: string | number, zone: string): Temporal.ZonedDateTime {
  const instant =
    typeof moment === 'number' ? Temporal.Instant.fromEpochMilliseconds(moment) : Temporal.Instant.from(moment)
  return instant.toZonedDateTimeISO(zone)
}
