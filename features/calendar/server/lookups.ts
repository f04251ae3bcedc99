import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { dayOrWallTime } from '#foundation/time/wall.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import {
  calendar,
  dayOverview,
  eventTypes,
  type Occurrence,
  occurrence,
  overviewRoute,
  previewSeriesRoute,
  seriesPreview,
  slot,
} from '../contract.ts'
import type { Moments } from '../rules/occurrences.ts'
import { eventSource } from '../rules/written.ts'
import type { Availability } from './availability.ts'
import { calendarSources } from './calendars.ts'
import type { Events } from './events.ts'
import { occurrencesOf } from './events.ts'
import type { Preview } from './preview.ts'
import type { Searching } from './searching.ts'
import { listed } from './unfolding.ts'

type Parts = { events: Events; availability: Availability; searching: Searching; preview: Preview }

const words = z.string().trim().min(1).max(200)
const span = z.object({ from: dayOrWallTime, to: dayOrWallTime }).meta({
  description: "On the wall of the person's zone; a day stands for its beginning.",
})

/** Set if the person wants to see the result, not for intermediate lookups. */
const show = z.boolean().default(false).meta({ description: 'Show it to the person as a card below the answer.' })

export function calendarLookups(parts: Parts): Lookup[] {
  return [...eventLookups(parts), ...timeLookups(parts)]
}

function eventLookups({ events, searching }: Parts): Lookup[] {
  return [
    defineLookup({
      name: 'calendar.list-events',
      label: 'Looked at your calendar',
      description: "What takes place in the person's visible calendars between two times, the earliest first.",
      input: span.extend({ words: words.optional(), type: z.enum(eventTypes).optional(), show }),
      answer: z.array(occurrence),
      async run(person, { from, to, words: wanted, type }) {
        const seen = await events.between(person, await momentsIn(events, person, { from, to }), { only: 'visible' })
        const found = occurrencesOf(seen).filter((each) => type === undefined || each.type === type)
        return listed((wanted === undefined ? found : found.filter((each) => holds(each, wanted))).slice(0, most))
      },
      sources: sourcesOf,
      card: ({ show: shown, from, to }) => (shown ? { kind: 'calendar-days', id: `${from}/${to}` } : undefined),
    }),
    defineLookup({
      name: 'calendar.next-event',
      label: 'Looked for your next event',
      description: 'What begins next; with words, the next that holds them, such as the name of a person.',
      input: z.object({ words: words.optional() }),
      answer: z.array(occurrence).max(1),
      async run(person, { words: wanted }) {
        const next = await searching.next(person, wanted)
        return listed(next ? [next] : [])
      },
      sources: sourcesOf,
    }),
    defineLookup({
      name: 'calendar.search-events',
      label: 'Searched your calendar',
      description: 'Events that hold these words, those to come first; of a series its next time.',
      input: z.object({ words, limit: z.int().min(1).max(50).default(10) }),
      answer: z.array(occurrence),
      run: (person, wanted) => searching.search(person, wanted),
      sources: sourcesOf,
    }),
    defineLookup({
      name: 'calendar.list-calendars',
      label: 'Looked at your calendars',
      description: 'The calendars of the person, which are visible, and their ids.',
      input: z.object({}),
      answer: z.array(calendar),
      run: async (person) => (await events.calendars(person)).calendars,
      sources: calendarSources,
    }),
  ]
}

function timeLookups({ events, availability, preview }: Parts): Lookup[] {
  return [
    defineLookup({
      name: 'calendar.find-free-time',
      label: 'Looked for free time',
      description: 'Free stretches of at least so many minutes, over all visible calendars.',
      input: span.extend({
        minutes: z.int().min(5).max(1440).default(30),
        buffer: z.int().min(0).max(240).default(0).meta({ description: 'Minutes kept around events.' }),
        withinWorkingHours: z.boolean().default(true),
        limit: z.int().min(1).max(100).default(20),
        show,
      }),
      answer: z.array(slot),
      run: async (person, { from, to, withinWorkingHours, minutes, buffer, limit }) =>
        availability.free(person, await momentsIn(events, person, { from, to }), {
          minutes,
          buffer,
          limit,
          always: !withinWorkingHours,
        }),
      sources: { none: 'Times alone.' },
      card: ({ show: shown, from, to, minutes }) =>
        shown ? { kind: 'calendar-free', id: `${from}/${to}/${minutes}` } : undefined,
    }),
    defineLookup({
      name: 'calendar.find-clashes',
      label: 'Looked for clashes',
      description: 'What takes place at the same time in any visible calendar.',
      input: z.object({ start: dayOrWallTime, end: dayOrWallTime, except: id.optional() }),
      answer: z.array(occurrence),
      async run(person, { start, end, except }) {
        const moments = await momentsIn(events, person, { from: start, to: end })
        return availability.clashes(person, moments, except)
      },
      sources: sourcesOf,
    }),
    defineLookup({
      name: 'calendar.overview',
      label: 'Looked at your days',
      description: 'Days in figures: events, minutes of meetings, focus time, efficiency. Both days are included.',
      input: overviewRoute.query,
      answer: z.array(dayOverview),
      run: (person, days) => availability.overview(person, days),
      sources: { none: 'Days and figures.' },
    }),
    previewing(preview),
  ]
}

function previewing(preview: Preview): Lookup {
  return defineLookup({
    name: 'calendar.preview-series',
    label: 'Looked at what a repetition touches',
    description:
      'The first dates of a repetition, what they clash with, and the times around the next change of the clock.',
    input: previewSeriesRoute.query.extend({ limit: z.int().min(1).max(30).default(10), show }),
    answer: seriesPreview,
    run: (person, { start, end, zone, repeat, limit }) =>
      preview(person, { start, end, repeat, limit, ...(zone !== undefined && { zone }) }),
    sources: ({ sources }) => sources,
    card: ({ show: shown, start, end, repeat }) =>
      shown ? { kind: 'calendar-series', id: `${start}/${end}/${repeat}` } : undefined,
  })
}

/** The most events in one answer. */
const most = 200
async function momentsIn(events: Events, person: Person, { from, to }: { from: string; to: string }): Promise<Moments> {
  const { zone } = await events.dayOf(person)
  return { start: millisecondOf(from, zone), end: millisecondOf(to, zone) }
}

/** Each word starts a word of the event. */
function holds({ title, location, people }: Occurrence, wanted: string): boolean {
  const said = plain([title, location, ...people.flatMap(({ name, email }) => [name, email])].join(' ')).split(
    /[^\p{L}\p{N}]+/u,
  )
  const asked = plain(wanted)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return asked.every((word) => said.some((other) => other.startsWith(word)))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function sourcesOf(found: Occurrence[]): string[] {
  return [...new Set(found.filter(({ foreign }) => foreign).map(eventSource))]
}
