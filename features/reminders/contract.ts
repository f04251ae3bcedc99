import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { zone } from '#foundation/contract/time.ts'
import { dayOrWallTime, wallTime } from '#foundation/time/wall.ts'

export const reminderStates = ['active', 'over', 'stopped'] as const

/** What it is about, beside its own text. */
export const target = z.object({
  event: id.optional(),
  original: z.string().optional().meta({ description: 'Before this time of the series alone.' }),
  named: z.string().optional().meta({ description: 'What the event was called.' }),
  calendar: id.optional(),
  words: z.string().optional(),
  chat: id.optional(),
  task: id.optional(),
  silent: z.boolean().optional().meta({ description: 'Nothing comes, though something is usual.' }),
  allDay: z.boolean().optional().meta({ description: 'Before events of whole days, counted from their midnight.' }),
})

export const reminder = z
  .object({
    id,
    text: z.string(),
    about: z.enum(['text', 'event', 'people', 'calendar', 'chat', 'task']),
    target,
    minutes: z.int().nullable().meta({ description: 'So long before events; null of what has a time of its own.' }),
    start: z.string().nullable(),
    rule: z.string().nullable().meta({ description: 'RFC 5545; null: once.' }),
    zone,
    floating: z.boolean().meta({ description: 'Its time on the wall goes with the person.' }),
    again: z.int().nullable().meta({ description: 'Comes again after so many minutes until it is done.' }),
    state: z.enum(reminderStates),
    next: z.string().nullable().meta({ description: 'The next time on the wall; null of what depends on events.' }),
    when: z.string().meta({ description: 'In words: “every weekday at 08:45”.' }),
    foreign: z.boolean().meta({ description: 'Its words are not the person’s own.' }),
    revision: z.int().positive(),
  })
  .meta({ id: 'Reminder' })
export type Reminder = z.infer<typeof reminder>

export const remindersChanged = z.object({ type: z.literal('reminders/changed'), reminder })
export const remindersDown = [remindersChanged] as const

export const listRemindersRoute = defineRoute({
  method: 'GET',
  path: '/v1/reminders',
  summary: 'What is still to come, the soonest first.',
  access: 'person',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
  answer: z.array(reminder),
})

export const listReminderCalendarsRoute = defineRoute({
  method: 'GET',
  path: '/v1/reminders/calendars',
  summary: 'The calendars before whose events reminders can come.',
  access: 'person',
  answer: z.array(z.object({ id, name: z.string() })),
})

const text = z.string().trim().min(1, 'Say what you want to be reminded of.').max(500)
const furthest = 60 * 24 * 28
const minutes = z.int().min(-1_439).max(furthest)

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * reminders.create         newReminder, of a time of its own
 * reminders.create-before  newEventReminder
 * reminders.change         changedReminder
 * reminders.move-next      movedNext
 * reminders.stop           { id }, which its undo takes back
 */
const chosen = id
  .optional()
  .meta({ description: 'Chosen by whoever asks, so that asking twice makes one.', examples: [] })

export const newReminder = z.object({
  id: chosen,
  text,
  at: wallTime.meta({
    description: 'On the wall; the first time of what repeats.',
    examples: ['2090-01-05T09:00'],
  }),
  rule: z.string().max(500).nullable().default(null).meta({ description: 'FREQ=WEEKLY;BYDAY=MO of RFC 5545.' }),
  zone: zone.optional().meta({ description: 'Only where the person names one; else the time goes with them.' }),
  again: z
    .int()
    .min(5)
    .max(10_080)
    .nullable()
    .default(null)
    .meta({ description: 'Comes again after so many minutes until it is done.' }),
  chat: id.optional().meta({ description: 'The chat that a click opens.', examples: [] }),
  task: id.optional().meta({ description: 'The task that a click opens; it ends with it.', examples: [] }),
  taskNamed: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .meta({ description: 'In its place: what it is called, if exactly one open task is called so.', examples: [] }),
})
export type NewReminder = z.output<typeof newReminder>

export const newEventReminder = z.object({
  id: chosen,
  minutes: minutes.meta({
    description: 'So long before the events begin; below 0 only with `allDay`: -540 is 09:00 of the day.',
  }),
  event: id.optional().meta({ description: 'Before this event or series,', examples: [] }),
  original: dayOrWallTime.optional().meta({ description: 'of which only this time is meant,', examples: [] }),
  named: z.string().trim().min(1).max(300).optional().meta({ description: 'which is called so,' }),
  calendar: id.optional().meta({ description: 'or all events of this calendar,', examples: [] }),
  words: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'or all with this person, or this in their title. None of them: all events.' }),
  silent: z
    .boolean()
    .optional()
    .meta({ description: 'No reminder before these events, though one is usual for them.' }),
  allDay: z
    .boolean()
    .optional()
    .meta({ description: 'Before events of whole days alone, which others leave out, counted from midnight.' }),
  text: text.optional().meta({ description: 'What to say; the title of the event unless stated.' }),
})
export type NewEventReminder = z.output<typeof newEventReminder>

export const changedReminder = z.object({
  id,
  text: text.optional(),
  at: wallTime.optional(),
  rule: z.string().max(500).nullable().optional(),
  minutes: minutes.optional(),
  again: z.int().min(5).max(10_080).nullable().optional(),
  revision: z.int().positive().optional().meta({ description: 'As it was seen: refused where it changed since.' }),
})
export type ChangedReminder = z.output<typeof changedReminder>

export const movedNext = z.object({
  id,
  at: wallTime
    .nullable()
    .meta({ description: 'When it comes this once; null: not at all.', examples: ['2090-01-05T10:00'] }),
  until: dayOrWallTime
    .optional()
    .meta({ description: 'All its times before then are left out, not only the next.', examples: ['2090-01-12'] }),
  revision: z.int().positive().optional().meta({ description: 'As it was seen: refused where it changed since.' }),
})
export type MovedNext = z.output<typeof movedNext>
