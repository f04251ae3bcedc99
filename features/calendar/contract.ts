import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant, zone } from '#foundation/contract/time.ts'
import { day, dayOrWallTime } from '#foundation/time/wall.ts'

export const eventTypes = ['meeting', 'task', 'personal'] as const
export type EventType = (typeof eventTypes)[number]

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** Which of the four calendars everybody begins with; `own` are those that were added. */
export const roles = ['work', 'personal', 'project', 'team', 'own'] as const

/** Where something came from: `own` is the person's word, `file` somebody's who may be anybody, `sample` ours. */
export const eventOrigins = ['own', 'file', 'sample'] as const

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'This is not a colour such as #22c55e.')

const title = z.string().trim().min(1, 'Please fill in all required fields').max(300)
const location = z.string().trim().max(500)
const description = z.string().max(20_000)
const attendees = z.int().min(0).max(100_000)

export const guest = z.object({ name: z.string().trim().max(200), email: z.email().max(320) }).meta({ id: 'Guest' })
export type Guest = z.infer<typeof guest>

export const calendar = z
  .object({
    id,
    role: z.enum(roles),
    name: z.string(),
    color: colour,
    visible: z.boolean(),
    syncing: z.boolean(),
    error: z.string().nullable().meta({ description: 'What went wrong with it, in a sentence.' }),
    shared: z.boolean().meta({ description: 'Whoever knows its secret address can read it.' }),
    revision: z.int().positive(),
  })
  .meta({ id: 'Calendar' })
export type Calendar = z.infer<typeof calendar>

/**
 * One time that something takes place: an event, or one occurrence of a series. `start` and `end` are moments; of what
 * lasts whole days they are days. The end is exclusive.
 */
export const occurrence = z
  .object({
    event: id.meta({ description: 'Of the event, or of the series that it belongs to.' }),
    original: dayOrWallTime.nullable().meta({
      description: 'Which one of a series: when it would begin by the rule, on the wall of its zone. Null: no series.',
    }),
    revision: z.int().positive().meta({ description: 'Of the event or series; names what was seen when changing it.' }),
    calendar: id,
    type: z.enum(eventTypes),
    title: z.string(),
    allDay: z.boolean(),
    start: z.union([instant, day]),
    end: z.union([instant, day]),
    zone: zone.meta({ description: 'In which it was made: its wall clock stays when summer time begins.' }),
    location: z.string(),
    description: z.string(),
    attendees: z.int().nullable(),
    people: z.array(guest),
    color: colour.meta({ description: 'Its own, or that of its calendar.' }),
    priority: z.enum(priorities).nullable().meta({ description: 'Of an agenda item.' }),
    repeat: z.string().nullable().meta({ description: 'The rule of its series, RFC 5545.' }),
    moved: z.boolean().meta({ description: 'It differs from what its series says.' }),
    origin: z.enum(eventOrigins),
  })
  .meta({ id: 'Occurrence' })
export type Occurrence = z.infer<typeof occurrence>

/** What a form, a sentence or the assistant asks for. `start` and `end` are read on the wall of `zone`. */
const fields = {
  title,
  start: dayOrWallTime.meta({ description: 'On the wall: 2026-03-29T09:30, or 2026-03-29 for whole days.' }),
  end: dayOrWallTime.meta({ description: 'Exclusive: what lasts one whole day ends on the next.' }),
  zone: zone.optional().meta({ description: "The person's own unless stated." }),
  calendar: id.optional().meta({ description: 'Work, or Personal for what is personal, unless stated.' }),
  type: z.enum(eventTypes).default('meeting'),
  location: location.default(''),
  description: description.default(''),
  attendees: attendees.nullable().default(null),
  people: z.array(guest).max(200).default([]),
  repeat: z.string().max(1_000).nullable().default(null).meta({ description: 'FREQ=WEEKLY;BYDAY=MO of RFC 5545.' }),
}

export const endAfterStart = 'End must be after start'

export const newEvent = z
  .object({
    id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice makes one.' }),
    ...fields,
  })
  .refine(({ start, end }) => start.length === end.length || start.includes('T') === end.includes('T'), {
    error: 'Give a time for both, or for neither.',
    path: ['end'],
  })
  .refine(({ start, end }) => start < end, { error: endAfterStart, path: ['end'] })
export type NewEvent = z.input<typeof newEvent>

export const scopes = ['this', 'following', 'all'] as const
export type Scope = (typeof scopes)[number]

/** Which event; of a series, which occurrence and how many of them. */
export const which = z.object({
  event: id,
  original: dayOrWallTime.nullable().default(null),
  scope: z.enum(scopes).default('this'),
  revision: z.int().positive().optional().meta({
    description: 'As it was seen: refused where somebody changed it since.',
  }),
})
export type Which = z.input<typeof which>

export const changedEvent = which.extend({
  title: title.optional(),
  start: fields.start.optional(),
  end: fields.end.optional(),
  zone: fields.zone,
  calendar: fields.calendar,
  type: z.enum(eventTypes).optional(),
  location: location.optional(),
  description: description.optional(),
  attendees: attendees.nullable().optional(),
  people: z.array(guest).max(200).optional(),
  repeat: z.string().max(1_000).nullable().optional(),
})
export type ChangedEvent = z.input<typeof changedEvent>

/** Several things as one, which are done together or not at all. */
export const plannedStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('create'), event: newEvent }),
  z.object({ do: z.literal('change'), change: changedEvent }),
  z.object({ do: z.literal('delete'), which }),
])
export const plan = z.object({
  title: z.string().trim().min(1).max(200).meta({ description: '“Push everything after lunch by 30 minutes”.' }),
  steps: z.array(plannedStep).min(1).max(50),
})
export type Plan = z.input<typeof plan>

/** An agenda item lasts an hour, in the Personal calendar, coloured by its priority. */
export const agendaItem = z.object({
  title: z.string().trim().min(1, 'Please fill in title and time').max(300),
  date: day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please fill in title and time'),
  type: z.enum(['meeting', 'task']).default('meeting'),
  priority: z.enum(priorities).default('medium'),
  description: description.default(''),
})
export type AgendaItem = z.input<typeof agendaItem>

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * calendar.create-event   newEvent                     calendar.change-event   changedEvent
 * calendar.delete-event   which                        calendar.create-agenda-item  agendaItem
 * calendar.apply-plan     plan (shown before it is done, whoever asks but a button)
 * calendar.add-calendar   newCalendar                  calendar.change-calendar     changedCalendar
 * calendar.delete-calendar { id }                      calendar.import-file    { import, calendar }
 * calendar.share-calendar { id } (outward)             calendar.stop-sharing   { id }
 * calendar.load-sample    {}                           calendar.remove-sample  {}
 */
export const newCalendar = z.object({ name: z.string().trim().min(1).max(100), color: colour })
export const changedCalendar = newCalendar.partial().extend({ id, visible: z.boolean().optional() })

const moments = { from: instant, to: instant }

/** To every device of the person: something between these moments is not as it was; without them, anything may be. */
export const calendarChanged = z.object({
  type: z.literal('calendar/changed'),
  from: instant.nullable(),
  to: instant.nullable(),
})
export const calendarDown = [calendarChanged] as const

export const listEventsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/events',
  summary: 'Everything that takes place between two moments, the earliest first, series unfolded.',
  access: 'person',
  query: z.object(moments),
  answer: z.array(occurrence),
})

export const searchEventsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/search',
  summary: 'Events that hold these words, those to come first; of a series its next occurrence.',
  access: 'person',
  query: z.object({
    words: z.string().trim().min(1).max(200),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.array(occurrence),
})

export const listCalendarsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/calendars',
  summary: 'The calendars, in their order, and whether the sample workspace is loaded.',
  access: 'person',
  answer: z.object({ calendars: z.array(calendar), sample: z.boolean() }),
})

/** What was understood of “Lunch with Sara Thursday 1pm at Zoë’s”, before anything is saved. */
export const reading = z
  .object({
    understood: z.boolean().meta({ description: 'At least a title and a time were found.' }),
    event: z
      .object({
        title: z.string(),
        start: dayOrWallTime.nullable(),
        end: dayOrWallTime.nullable(),
        allDay: z.boolean(),
        zone,
        type: z.enum(eventTypes),
        location: z.string(),
        people: z.array(z.string()).meta({ description: 'Names as they were said.' }),
        repeat: z.string().nullable(),
        except: z.array(dayOrWallTime).meta({ description: 'Which of a series are left out: “except next week”.' }),
      })
      .meta({ id: 'ReadEvent' }),
    sentence: z
      .string()
      .meta({ description: '“Lunch with Sara, Thursday 26 November 2026, 13:00 to 14:00, at Zoë’s”.' }),
    clashes: z.array(occurrence),
  })
  .meta({ id: 'Reading' })
export type Reading = z.infer<typeof reading>

export const readWordsRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/reading',
  summary: 'Understand an event in words, and say what it clashes with; nothing is saved.',
  access: 'person',
  query: z.object({ words: z.string().trim().min(1).max(500) }),
  answer: reading,
})

/** What is taken and what is free in a day, within the working hours. */
export const dayOverview = z
  .object({
    day,
    events: z.int(),
    meetingMinutes: z.int(),
    workingMinutes: z.int(),
    focusMinutes: z.int().meta({ description: 'Free, in blocks of 30 minutes or more.' }),
    efficiency: z
      .int()
      .meta({ description: 'Percent of the working hours not lost to free fragments under 30 minutes.' }),
  })
  .meta({ id: 'DayOverview' })
export type DayOverview = z.infer<typeof dayOverview>

export const overviewRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/overview',
  summary: 'The days from one to the other (both included), in figures.',
  access: 'person',
  query: z.object({ from: day, to: day }),
  answer: z.array(dayOverview),
})

export const slot = z.object({ start: instant, end: instant }).meta({ id: 'Slot' })
export type Slot = z.infer<typeof slot>

export const freeTimeRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/free',
  summary: 'Free stretches of at least so many minutes within the working hours, over all visible calendars.',
  access: 'person',
  query: z.object({
    ...moments,
    minutes: z.coerce.number().int().min(5).max(1440).default(30),
    buffer: z.coerce.number().int().min(0).max(240).default(0).meta({ description: 'Minutes kept around events.' }),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.array(slot),
})

export const clashesRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/clashes',
  summary: 'What takes place at the same time in any visible calendar; touching is no clash.',
  access: 'person',
  query: z.object({ ...moments, except: id.optional() }),
  answer: z.array(occurrence),
})

/** The next dates of a rule, and what a clock shows there once summer time begins or ends. */
export const seriesPreview = z
  .object({
    words: z.string().meta({ description: '“Every other Monday at 09:00 until 1 March 2027”.' }),
    count: z.int().nullable().meta({ description: 'Null: it never ends.' }),
    dates: z.array(z.object({ start: z.union([instant, day]), clash: z.string().nullable() })),
    change: z
      .object({ before: instant, after: instant })
      .nullable()
      .meta({ description: 'The occurrences on either side of the next change of the clock.' }),
  })
  .meta({ id: 'SeriesPreview' })
export type SeriesPreview = z.infer<typeof seriesPreview>

export const previewSeriesRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/series-preview',
  summary: 'What a repetition would touch, before it is made.',
  access: 'person',
  query: z.object({
    start: dayOrWallTime,
    end: dayOrWallTime,
    zone: zone.optional(),
    repeat: z.string().min(1).max(1_000),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: seriesPreview,
})

/** A file that was sent and not yet imported: what is in it, and what would become of each. */
export const importPreview = z
  .object({
    id: id.meta({ description: 'For `calendar.import-file`; good for an hour.' }),
    name: z.string(),
    events: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int().meta({ description: 'Known already, and the same: nothing happens to them.' }),
    left: z
      .array(z.object({ title: z.string(), why: z.string() }))
      .meta({ description: 'What cannot be read, and why.' }),
    first: z.array(z.object({ title: z.string(), when: z.string(), state: z.enum(['added', 'changed', 'unchanged']) })),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof importPreview>

/** Ten megabytes of a calendar are some 30,000 events. */
export const importBytes = 10 * 1024 * 1024

export const previewImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/calendar/imports',
  summary: 'Send an iCalendar file and see what importing it would do.',
  access: 'person',
  body: z.object({ name: z.string().max(300), content: z.string() }),
  bodyLimit: importBytes + 1024 * 1024,
  answer: importPreview,
})

export const exportCalendarRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/calendars/{id}/calendar.ics',
  summary: 'A calendar as a file.',
  access: 'person',
  params: z.object({ id }),
  file: 'text/calendar',
})

export const exportEventRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/events/{id}/event.ics',
  summary: 'An event, or a whole series, as a file.',
  access: 'person',
  params: z.object({ id }),
  file: 'text/calendar',
})

export const sharedAddressRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/calendars/{id}/address',
  summary: 'The secret address of a shared calendar, for its owner.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({ address: z.url().nullable() }),
})

export const feedRoute = defineRoute({
  method: 'GET',
  path: '/v1/calendar/feeds/{secret}/calendar.ics',
  summary: 'A shared calendar, for whoever knows its secret address.',
  access: 'public',
  params: z.object({ secret: z.string().min(20).max(100) }),
  file: 'text/calendar',
})
