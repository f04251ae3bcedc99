import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import { dayOrWallTime } from '#foundation/time/wall.ts'
import { reminder } from '../contract.ts'
import { quoted } from './receipts.ts'
import type { createFindingEvents } from './finding-events.ts'
import type { HappeningPlaces } from '#foundation/server/happening.ts'
import type { Reminders } from './reminders.ts'

type FindEvents = ReturnType<typeof createFindingEvents>

type Parts = { findEvents: FindEvents; happeningPlaces: HappeningPlaces }

export function reminderLookups(reminders: Reminders, { findEvents, happeningPlaces }: Parts): Lookup[] {
  return [
    findingEvents(findEvents),
    findingCalendars(happeningPlaces),
    defineLookup({
      name: 'reminders.list',
      label: 'Looked at your reminders',
      description: 'The reminders that are still to come, the soonest first, with their ids.',
      input: z.object({ limit: z.int().min(1).max(200).default(50) }),
      answer: z.array(reminder.extend({ sources: z.array(z.string()) })),
      run: (person, span) => reminders.listWithSources(person, span),
      sources: (found) => found.filter(({ foreign }) => foreign).map((each) => `the reminder ${quoted(each)}`),
    }),
    defineLookup({
      name: 'reminders.show',
      label: 'Showed reminders',
      description: 'Show these reminders that are still to come to the person as a card below the answer.',
      input: z.object({ ids: z.array(id).min(1).max(20) }),
      answer: z.object({ shown: z.int() }),
      run: async (person, { ids }) => {
        const coming = await reminders.list(person, { limit: 500 })
        return { shown: coming.filter((each) => ids.includes(each.id)).length }
      },
      sources: { none: 'A number.' },
      card: ({ ids }) => ({ kind: 'reminders', id: ids.join(',') }),
    }),
  ]
}

const foundEvent = z.object({
  event: id,
  original: z.string().nullable(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  isTask: z.boolean(),
  sources: z.array(z.string()),
})

function findingEvents(findEvents: FindEvents): Lookup {
  return defineLookup({
    name: 'reminders.find-events',
    label: 'Looked for the event',
    description: 'What has not ended and holds these words, to be reminded before or after it; the earliest first.',
    input: z.object({
      words: z.string().trim().min(1).max(200).optional(),
      from: dayOrWallTime.optional(),
      to: dayOrWallTime.optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    answer: z.array(foundEvent),
    run: findEvents,
    sources: (found) => [...new Set(found.flatMap(({ sources }) => sources))],
  })
}

const foundCalendar = z.object({ calendar: id, name: z.string(), sources: z.array(z.string()) })

function findingCalendars(happeningPlaces: HappeningPlaces): Lookup {
  return defineLookup({
    name: 'reminders.find-calendars',
    label: 'Looked for the calendar',
    description: 'The calendars before whose events reminders can come, with their ids.',
    input: z.object({}),
    answer: z.array(foundCalendar),
    run: async ({ id: ownerId }) =>
      (await happeningPlaces(ownerId)).map((place) => ({
        calendar: place.id,
        name: place.name,
        sources: [...place.sources],
      })),
    sources: (found) => found.flatMap(({ sources }) => sources),
  })
}
