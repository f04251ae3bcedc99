import { Failure } from '#foundation/contract/failure.ts'
import type { HappeningPlaces, Happenings, HappensFrom } from '#foundation/server/happening.ts'
import type { Person } from '#foundation/server/person.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { isDay, type StoredEvent } from '../rules/event.ts'
import { nextInstance } from '../rules/next.ts'
import { instanceAt, instancesBetween, sourcesOfInstance } from '../rules/occurrences.ts'
import { calendarSources } from './calendars.ts'
import type { Events } from './events.ts'

/** Occurrences that begin in a span, in visible calendars, for features that do not know this one. */
export function createHappenings(events: Pick<Events, 'between'>): Happenings {
  return async (ownerId, { from, to }) => {
    const person = { id: ownerId, sessionId: ownerId }
    const { instances, day } = await events.between(person, { start: from, end: to }, { only: 'visible' })
    return instances.flatMap((instance) => {
      const { event, original, fields, start, end } = instance
      if (start < from) return []
      return {
        id: event.id,
        original,
        title: fields.title,
        location: fields.location,
        start,
        end,
        allDay: isDay(fields.start),
        isTask: fields.type === 'task',
        calendar: fields.calendar,
        people: fields.people.flatMap(({ name, email }) => [name, email]),
        link: linkOf(
          original === null ? event.id : `${event.id}@${original}`,
          isDay(fields.start) ? fields.start : wallOf(start, day.zone),
        ),
        sources: sourcesOfInstance(instance),
      }
    })
  }
}

/** Its day, on which it is opened. */
function linkOf(event: string, wall: string): string {
  return `/assistant?${new URLSearchParams({ view: 'calendar', date: wall.slice(0, 10), show: 'day', event })}`
}

/** Whether an event, or one occurrence of it, is still to come, for features that do not know this one. */
export function createHappensFrom(events: Pick<Events, 'find' | 'dayOf'>): HappensFrom {
  return async (ownerId, { id, original }, from) => {
    const person = { id: ownerId, sessionId: ownerId }
    const [event, { zone }] = await Promise.all([found(events, person, id), events.dayOf(person)])
    if (!event) return false
    return original === undefined ? beginsFrom(event, from, zone) : occursFrom(event, original, { from, zone })
  }
}

async function found(events: Pick<Events, 'find'>, person: Person, id: string): Promise<StoredEvent | undefined> {
  try {
    return await events.find(person, id)
  } catch (error) {
    if (error instanceof Failure && error.code === 'not-found') return undefined
    throw error
  }
}

function beginsFrom(event: StoredEvent, from: number, zone: string): boolean {
  const next = nextInstance(event, from, zone)
  // The one that goes on at that moment is followed by another.
  const last = next.start < from && next.end > from ? nextInstance(event, next.end, zone) : next
  return last.start >= from
}

function occursFrom(event: StoredEvent, original: string, { from, zone }: { from: number; zone: string }): boolean {
  const { start, end } = instanceAt(event, original, zone)
  return (
    start >= from && instancesBetween(event, { start, end: end + 1 }, zone).some((each) => each.original === original)
  )
}

/** The names of calendars, for features that do not know this one. */
export function createHappeningPlaces(events: Pick<Events, 'calendars'>): HappeningPlaces {
  return async (ownerId) => {
    const { calendars } = await events.calendars({ id: ownerId, sessionId: ownerId })
    return calendars.map((calendar) => ({
      id: calendar.id,
      name: calendar.name,
      sources: calendarSources([calendar]),
    }))
  }
}
