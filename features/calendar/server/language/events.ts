import { z } from 'zod'
import { answerOf, type Turn } from '#foundation/server/language.ts'
import type { Span } from '../../language/event/said-event.ts'

export const listEvents = 'calendar.list-events'

const shape = z.object({
  event: z.string(),
  original: z.string().nullish(),
  revision: z.number().optional(),
  title: z.string(),
  allDay: z.boolean(),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  type: z.string().default('meeting'),
  location: z.string().default(''),
  description: z.string().default(''),
  /** Its description is longer than that. */
  cut: z.boolean().default(false),
  people: z.array(z.object({ name: z.string(), email: z.string() })).default([]),
  repeat: z.string().nullable().default(null),
})

/** Something in the calendar, on the wall of the person. */
export type Event = z.infer<typeof shape> & { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime }

/** What a lookup brought; nothing where it cannot be read. */
export function eventsIn(answer: unknown, zone: string): Event[] | undefined {
  const found = z.array(shape).safeParse(answer)
  if (!found.success) return undefined
  return found.data
    .map((event) => ({ ...event, from: wallOf(event.start, zone), to: wallOf(event.end, zone) }))
    .toSorted((one, other) => compare(one.from, other.from))
}

export function eventsOf(turn: Turn): Event[] | undefined {
  return eventsIn(answerOf(turn, listEvents), turn.context.zone)
}

/** Of everything that was brought for this message. */
export function allEvents({ results, context }: Turn): Event[] | undefined {
  const lists = results.flatMap(({ tool, result }) =>
    tool === listEvents && result.kind === 'answer' ? [eventsIn(result.answer, context.zone)] : [],
  )
  if (lists.length === 0 || lists.includes(undefined)) return undefined
  const events = lists.flatMap((list) => list ?? [])
  const byKey = new Map(events.map((event) => [`${event.event} ${event.original ?? ''}`, event]))
  return [...byKey.values()].toSorted((one, other) => compare(one.from, other.from))
}

export function wallOf(moment: string, zone: string): Temporal.PlainDateTime {
  if (!moment.includes('T')) return Temporal.PlainDate.from(moment).toPlainDateTime()
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime()
}

/** `2026-03-29T09:30`. */
export function written(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' })
}

export function nowIn({ context }: Turn): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(context.now.getTime())
    .toZonedDateTimeISO(context.zone)
    .toPlainDateTime()
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
}

export function compare(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): number {
  return Temporal.PlainDateTime.compare(one, other)
}

export function minutesOf({ from, to }: Span): number {
  return Math.round(from.until(to).total('minutes'))
}

export function overlaps(one: Span, other: Span): boolean {
  return compare(one.from, other.to) < 0 && compare(other.from, one.to) < 0
}
