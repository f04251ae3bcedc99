import { addOnWall, millisecondOf, momentOf } from './zones.ts'

/** A stretch of time in milliseconds since 1970; the end is exclusive. */
export type Span = { start: number; end: number }

/** A day's working hours as the profile keeps them: Monday is 1, and 24:00 the end of the day. */
export type DailyHours = { day: number; start: string; end: string }

export function spanOf({ start, end }: { start: string; end: string }): Span {
  return { start: Date.parse(start), end: Date.parse(end) }
}

export function momentsOf({ start, end }: Span): { start: string; end: string } {
  return { start: textOf(start), end: textOf(end) }
}

/** Touching is no clash, and what lasts no time clashes with what goes on around it. */
export function overlap(one: Span, other: Span): boolean {
  if (one.start === one.end) return other.start < one.start && one.start < other.end
  if (other.start === other.end) return one.start < other.start && other.start < one.end
  return one.start < other.end && other.start < one.end
}

/** In order, and what overlaps or touches as one. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || start > last.end) merged.push({ start, end })
    else last.end = Math.max(last.end, end)
  }
  return merged
}

/** What both have in common. */
export function within(spans: readonly Span[], frames: readonly Span[]): Span[] {
  return merge(frames).flatMap((frame) =>
    merge(spans)
      .map(({ start, end }) => ({ start: Math.max(start, frame.start), end: Math.min(end, frame.end) }))
      .filter(({ start, end }) => start < end),
  )
}

/** Free stretches of at least `least` within the frames, keeping `buffer` around everything that takes place. */
export function free(
  taken: readonly Span[],
  frames: readonly Span[],
  { least = 1, buffer = 0 }: { least?: number; buffer?: number } = {},
): Span[] {
  const kept = merge(
    taken
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({ start: start - buffer, end: end + buffer })),
  )
  return merge(frames).flatMap((frame) => gaps(kept, frame).filter(({ start, end }) => end - start >= least))
}

export function minutesOf(spans: readonly Span[]): number {
  return merge(spans).reduce((sum, { start, end }) => sum + (end - start) / 60_000, 0)
}

/** The working hours of one day in a zone: none, or one stretch, which the clock may shorten or lengthen. */
export function workingSpans(hours: readonly DailyHours[], day: string, zone: string): Span[] {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  return hours
    .filter((each) => each.day === dayOfWeek)
    .map(({ start, end }) => ({
      start: millisecondOf(`${day}T${start}`, zone),
      end: millisecondOf(end === '24:00' ? addOnWall(day, 24 * 60) : `${day}T${end}`, zone),
    }))
    .filter(({ start, end }) => start < end)
}

/** The days from one to the other, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  const end = Temporal.PlainDate.from(last)
  let day = Temporal.PlainDate.from(first)
  while (Temporal.PlainDate.compare(day, end) <= 0) {
    days.push(day.toString())
    day = day.add({ days: 1 })
  }
  return days
}

/** From the first moment of one day to the end of another, in a zone. */
export function spanOfDays(first: string, last: string, zone: string): Span {
  return { start: millisecondOf(first, zone), end: Date.parse(momentOf(addOnWall(last, 24 * 60).slice(0, 10), zone)) }
}

function gaps(kept: readonly Span[], frame: Span): Span[] {
  const found: Span[] = []
  let from = frame.start
  for (const { start, end } of kept) {
    if (end <= from) continue
    if (start >= frame.end) break
    if (start > from) found.push({ start: from, end: start })
    from = end
  }
  if (from < frame.end) found.push({ start: from, end: frame.end })
  return found
}

function textOf(millisecond: number): string {
  return new Date(millisecond).toISOString().replace('.000Z', 'Z')
}
