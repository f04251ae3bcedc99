import type { Occurrence } from '../contract.ts'
import { type EventFields, type Exception, isDay, type StoredEvent } from './event.ts'
import { momentOfWall } from './moments.ts'
import { originalsBetween } from './originals.ts'
import { dayMilliseconds, momentText, shifted, wallNumber, wallText } from './wall.ts'
import { eventSource, isForeign, originsAt, type WrittenAfter } from './written.ts'

/** In milliseconds. */
export type Moments = { start: number; end: number }

/** One occurrence; `original` is null for a single event. */
export type Instance = {
  event: StoredEvent
  original: string | null
  fields: EventFields
  moved: boolean
  writtenAfter: WrittenAfter
} & Moments

/** All occurrences that overlap this span; days are in `zone`. */
export function instancesBetween(event: StoredEvent, moments: Moments, zone: string): Instance[] {
  return [...instancesIn(event, moments, zone)]
}

/** A generator, so that a caller can stop early. Expands at most `most` dates of the rule. */
export function* instancesIn(
  event: StoredEvent,
  { start, end }: Moments,
  zone: string,
  most?: number,
): Generator<Instance> {
  const all = event.repeat === null ? [single(event, zone)] : seriesBetween(event, { start, end }, zone, most)
  for (const each of all)
    if (each.start < end && (each.end > start || (each.start === each.end && each.start >= start))) yield each
}

export function single(event: StoredEvent, zone: string): Instance {
  const { writtenAfter } = event
  return { event, original: null, fields: event, moved: false, writtenAfter, ...momentsOf(event, zone) }
}

/** The current state of the occurrence whose original start is `original`. */
export function instanceAt(event: StoredEvent, original: string, zone: string): Instance {
  return instanceWith(
    event,
    original,
    zone,
    event.exceptions.find((each) => each.original === original),
  )
}

function instanceWith(event: StoredEvent, original: string, zone: string, exception?: Exception): Instance {
  const fields = fieldsAt(event, original, exception)
  const moved = exception !== undefined && Object.keys(exception.overrides).length > 0
  return { event, original, fields, moved, writtenAfter: originsAt(event, exception), ...momentsOf(fields, zone) }
}

/** An event's fields at one occurrence. */
export function fieldsAt(event: StoredEvent, original: string, exception?: Exception): EventFields {
  const end = shifted(original, wallNumber(event.end) - wallNumber(event.start))
  return { ...event, start: original, end, ...exception?.overrides }
}

/** Converts local times to moments. If the clock skips its start, the duration stays. */
export function momentsOf(
  { start, end, zone }: Pick<EventFields, 'start' | 'end' | 'zone'>,
  zoneOfDays: string,
): Moments {
  const where = isDay(start) ? zoneOfDays : zone
  const begins = momentOfWall(start, where)
  const ends = momentOfWall(end, where)
  return { start: begins, end: ends > begins ? ends : begins + (wallNumber(end) - wallNumber(start)) }
}

function* seriesBetween(event: StoredEvent, { start, end }: Moments, zone: string, most?: number): Generator<Instance> {
  const lasts = wallNumber(event.end) - wallNumber(event.start)
  const from = wallText(start - lasts - 2 * dayMilliseconds, event.start)
  const to = wallText(end + 2 * dayMilliseconds, event.start)
  const exceptions = new Map(event.exceptions.map((each) => [each.original, each]))
  for (const original of originalsBetween(event, { from, to, ...(most !== undefined && { most }) })) {
    const exception = exceptions.get(original)
    if (exception === undefined || !(exception.cancelled || exception.overrides.start))
      yield instanceWith(event, original, zone, exception)
  }
  for (const exception of event.exceptions)
    if (!exception.cancelled && exception.overrides.start !== undefined)
      yield instanceWith(event, exception.original, zone, exception)
}

/** Its source, if some of its text is untrusted. */
export function sourcesOfInstance({ event: { origin }, fields: { title }, writtenAfter }: Instance): string[] {
  return isForeign(writtenAfter) ? [eventSource({ title, origin })] : []
}

/** As the API represents it. */
export function toOccurrence(instance: Instance, colorOfCalendar: string): Occurrence {
  const { event, original, fields, moved, writtenAfter, start, end } = instance
  const allDay = isDay(fields.start)
  return {
    event: event.id,
    original,
    revision: event.revision,
    calendar: fields.calendar,
    type: fields.type,
    title: fields.title,
    allDay,
    start: allDay ? fields.start : momentText(start),
    end: allDay ? fields.end : momentText(end),
    zone: fields.zone,
    location: fields.location,
    description: fields.description,
    attendees: fields.attendees,
    people: fields.people,
    color: fields.color ?? colorOfCalendar,
    priority: fields.priority,
    done: fields.done,
    repeat: event.repeat,
    moved,
    origin: event.origin,
    cut: false,
    foreign: isForeign(writtenAfter),
  }
}

/** By start, and the longest first. */
export function inOrder(one: Instance, other: Instance): number {
  return one.start - other.start || other.end - one.end || (one.event.id < other.event.id ? -1 : 1)
}
