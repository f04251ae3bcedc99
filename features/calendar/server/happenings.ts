import type { HappeningPlaces, Happenings } from '#foundation/server/happening.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { isDay } from '../rules/event.ts'
import { sourcesOfInstance } from '../rules/occurrences.ts'
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
        calendar: fields.calendar,
        people: fields.people.flatMap(({ name, email }) => [name, email]),
        link: linkOf(original === null ? event.id : `${event.id}@${original}`, isDay(fields.start) ? fields.start : wallOf(start, day.zone)),
        sources: sourcesOfInstance(instance),
      }
    })
  }
}

/** Its day, on which it is opened. */
function linkOf(event: string, wall: string): string {
  return `/assistant?${new URLSearchParams({ view: 'calendar', date: wall.slice(0, 10), show: 'day', event })}`
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
