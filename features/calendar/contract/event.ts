import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant, zone } from '#foundation/contract/time.ts'
import { day, dayOrWallTime } from '#foundation/time/wall.ts'

export const eventTypes = ['meeting', 'task', 'personal'] as const
export type EventType = (typeof eventTypes)[number]

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** The four initial calendars; `own` are those that were added. */
export const roles = ['work', 'personal', 'project', 'team', 'own'] as const

/** Where it came from: `own` is the person's own words, `file` untrusted text, `sample` ours. */
export const eventOrigins = ['own', 'file', 'sample'] as const

export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'This is not a colour such as #22c55e.')
  .meta({ examples: ['#22c55e'] })

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
    usual: z.boolean().meta({ description: 'New events go here; without any such it depends on their kind.' }),
    syncing: z.boolean(),
    error: z.string().nullable().meta({ description: 'What went wrong with it, in a sentence.' }),
    shared: z.boolean().meta({ description: 'Whoever knows its secret address can read it.' }),
    foreign: z.boolean().meta({ description: 'Its name is not the person’s own, or nobody knows whose it is.' }),
    revision: z.int().positive(),
  })
  .meta({ id: 'Calendar' })
export type Calendar = z.infer<typeof calendar>

/**
 * One occurrence of an event or a series. `start` and `end` are moments, or days for all-day events. The end is
 * exclusive.
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
    done: z.boolean().meta({ description: 'Of what is to be done.' }),
    repeat: z.string().nullable().meta({ description: 'The rule of its series, RFC 5545.' }),
    moved: z.boolean().meta({ description: 'It differs from what its series says.' }),
    origin: z.enum(eventOrigins),
    cut: z.boolean().meta({ description: 'A list tells only how its description begins; the event has all of it.' }),
    foreign: z
      .boolean()
      .meta({ description: 'Some of its text is not the person’s own, or nobody knows whose it is.' }),
  })
  .meta({ id: 'Occurrence' })
export type Occurrence = z.infer<typeof occurrence>

/** What a form, a sentence or the assistant requests. `start` and `end` are local times in `zone`. */
const fields = {
  title,
  start: dayOrWallTime.meta({
    description: 'On the wall: 2026-03-29T09:30, or 2026-03-29 for whole days.',
    examples: ['2026-01-05T09:00'],
  }),
  end: dayOrWallTime.meta({
    description: 'Exclusive: what lasts one whole day ends on the next.',
    examples: ['2026-01-05T10:00'],
  }),
  zone: zone.optional().meta({ description: "The person's own unless stated." }),
  calendar: id.optional().meta({
    description: 'Work, or Personal for what is personal, unless stated.',
    examples: [],
  }),
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
    id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice makes one.', examples: [] }),
    ...fields,
    except: z
      .array(dayOrWallTime)
      .max(400)
      .default([])
      .meta({ description: 'Starts of a series at which it does not take place, on the wall.' }),
  })
  .refine(({ start, end }) => start.length === end.length || start.includes('T') === end.includes('T'), {
    error: 'Give a time for both, or for neither.',
    path: ['end'],
  })
  .refine(({ start, end }) => start < end, { error: endAfterStart, path: ['end'] })
export type NewEvent = z.input<typeof newEvent>

export const scopes = ['this', 'following', 'all'] as const
export type Scope = (typeof scopes)[number]

/** Which event; for a series, which occurrence and how many of them. */
export const which = z.object({
  event: id,
  original: dayOrWallTime.nullable().default(null),
  scope: z.enum(scopes).default('this'),
  revision: z.int().positive().optional().meta({
    description: 'As it was seen: refused where somebody changed it since.',
  }),
})

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
  done: z.boolean().optional().meta({ description: 'Of what is to be done: whether it was.' }),
})
export type ChangedEvent = z.input<typeof changedEvent>

/** Several steps, done together or not at all. */
export const plannedStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('create'), event: newEvent }),
  z.object({ do: z.literal('change'), change: changedEvent }),
  z.object({ do: z.literal('delete'), which }),
])
export const plan = z.object({
  title: z.string().trim().min(1).max(200).meta({ description: '“Push everything after lunch by 30 minutes”.' }),
  steps: z.array(plannedStep).min(1).max(50),
})

/** An agenda item takes an hour, in the Personal calendar, coloured by its priority. */
export const agendaItem = z.object({
  title: z.string().trim().min(1, 'Please fill in title and time').max(300),
  date: day,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please fill in title and time')
    .meta({ examples: ['09:00'] }),
  type: z.enum(['meeting', 'task']).default('meeting'),
  priority: z.enum(priorities).default('medium'),
  description: description.default(''),
})
export type AgendaItem = z.input<typeof agendaItem>
