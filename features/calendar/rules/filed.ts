import { Failure } from '#foundation/contract/failure.ts'
import { momentOf, wallOf } from '#foundation/time/zones.ts'
import type { FileEvent } from '../ics/file-event.ts'
import type { Exception, StoredEvent } from './event.ts'
import { startedAt } from './repeats.ts'

/** Changing a series compares each of these dates with the rule. */
const mostDates = 1_000

/** Converts an event of a file; floating times get `zone`, the reader's. */
export function keptFrom(file: FileEvent, zone: string): Omit<StoredEvent, 'id' | 'calendar' | 'revision'> {
  const event = placed(file, zone)
  if (event.also.length + event.except.length + event.changes.length > mostDates)
    throw new Failure('invalid', `It has more than ${mostDates} dates beside its rule.`)
  const exceptions: Exception[] = [
    ...event.except.map((original) => ({ original, cancelled: true, overrides: {} })),
    ...event.changes.map(({ original, ...overrides }) => ({ original, cancelled: false, overrides })),
  ].toSorted((a, b) => (a.original < b.original ? -1 : 1))
  const isSeries = event.repeat !== null || event.also.length > 0
  const kept: StoredEvent = {
    id: '',
    calendar: '',
    revision: 1,
    type: 'meeting',
    title: event.title,
    start: event.start,
    end: event.end,
    zone: event.zone ?? zone,
    location: event.location,
    description: event.description,
    attendees: null,
    people: event.people,
    color: null,
    priority: null,
    done: false,
    // Fixed dates become a series of one, with the others added.
    repeat: event.repeat ?? (isSeries ? 'FREQ=DAILY;COUNT=1' : null),
    also: event.also,
    exceptions: isSeries ? exceptions : [],
    origin: 'file',
    uid: event.uid,
    writtenAfter: {},
  }
  const { id: _id, calendar: _calendar, revision: _revision, ...fields } = startedAt(kept)
  return fields
}

/** Converts an event for a file. */
export function fileFrom(event: StoredEvent): FileEvent {
  const isDay = event.start.length === 10
  return {
    uid: event.uid ?? event.id,
    title: event.title,
    location: event.location,
    description: event.description,
    start: event.start,
    end: event.end,
    zone: isDay ? null : event.zone,
    repeat: event.repeat,
    also: event.also,
    except: event.exceptions.filter(({ cancelled }) => cancelled).map(({ original }) => original),
    changes: event.exceptions
      .filter(({ cancelled }) => !cancelled)
      .map(({ original, overrides: { start, end, title, location, description, people } }) => ({
        original,
        start: start ?? original,
        end: end ?? laterBy(original, event),
        ...(title === undefined ? {} : { title }),
        ...(location === undefined ? {} : { location }),
        ...(description === undefined ? {} : { description }),
        ...(people === undefined ? {} : { people }),
      })),
    people: event.people,
    status: 'confirmed',
  }
}

/** A single event in UTC is moved to the reader's zone; a series stays, because its rule depends on local time. */
function placed(event: FileEvent, zone: string): FileEvent {
  if (event.zone !== 'UTC' || event.repeat !== null || event.also.length > 0) return event
  const moved = (wall: string) => wallOf(momentOf(wall, 'UTC'), zone)
  return { ...event, zone, start: moved(event.start), end: moved(event.end) }
}

function laterBy(original: string, { start, end }: StoredEvent): string {
  if (original.length === 10) {
    const days = Temporal.PlainDate.from(start).until(Temporal.PlainDate.from(end))
    return Temporal.PlainDate.from(original).add(days).toString()
  }
  const length = Temporal.PlainDateTime.from(start).until(Temporal.PlainDateTime.from(end))
  const text = Temporal.PlainDateTime.from(original).add(length).toString({ smallestUnit: 'second' })
  return text.endsWith(':00') ? text.slice(0, -3) : text
}
