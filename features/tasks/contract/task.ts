import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant, zone } from '#foundation/contract/time.ts'
import { day, dayOrWallTime } from '#foundation/time/wall.ts'

/** The columns of a board, from left to right. */
export const statuses = ['todo', 'doing', 'review', 'done'] as const
export type Status = (typeof statuses)[number]

export const taskPriorities = ['high', 'medium', 'low'] as const
export type TaskPriority = (typeof taskPriorities)[number]

/** Where it came from: `own` is the person's own words, `file` untrusted text, `sample` ours. */
export const taskOrigins = ['own', 'file', 'sample'] as const

/** What the next due date is counted from: the rule, or the time this one was done. */
export const repeatsFrom = ['due', 'done'] as const
export type RepeatsFrom = (typeof repeatsFrom)[number]

/** The person a task was given to; it waits for them. */
export const doer = z
  .object({ name: z.string().trim().max(200), email: z.email().max(320).nullable().default(null) })
  .refine(({ name, email }) => name !== '' || email !== null, 'Give a name or an address.')
  .meta({ id: 'Doer' })
export type Doer = z.output<typeof doer>

export const linkKinds = ['event', 'chat', 'file', 'mail'] as const
export const taskLink = z
  .object({ kind: z.enum(linkKinds), id: z.string().min(1).max(100), title: z.string().trim().max(300) })
  .meta({ id: 'TaskLink' })
export type TaskLink = z.infer<typeof taskLink>

export const listColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'This is not a colour such as #22c55e.')
  .meta({ examples: ['#22c55e'] })

export const taskList = z
  .object({
    id,
    role: z.enum(['inbox', 'own']),
    name: z.string(),
    color: listColour,
    open: z.int().meta({ description: 'How many tasks in it are not done.' }),
    foreign: z.boolean().meta({ description: 'Its name is not the person’s own.' }),
    revision: z.int().positive(),
  })
  .meta({ id: 'TaskList' })
export type TaskList = z.infer<typeof taskList>

export const task = z
  .object({
    id,
    list: id,
    parent: id.nullable().meta({ description: 'The task that this one is a part of.' }),
    title: z.string(),
    notes: z.string().meta({ description: 'Markdown.' }),
    due: dayOrWallTime.nullable(),
    zone: zone.meta({ description: 'On whose wall `due` is read.' }),
    minutes: z.int().nullable().meta({ description: 'How long it takes.' }),
    priority: z.enum(taskPriorities).nullable(),
    status: z.enum(statuses),
    doneAt: instant.nullable(),
    overdue: z.boolean(),
    rank: z.string().meta({ description: 'Sorts by its characters.' }),
    repeat: z.string().nullable().meta({ description: 'A rule of RFC 5545.' }),
    repeatsFrom: z.enum(repeatsFrom),
    since: dayOrWallTime
      .nullable()
      .meta({ description: 'The first time of its series, from which the rule is counted.' }),
    waitsFor: doer.nullable(),
    askOn: day.nullable().meta({ description: 'When to ask whom it waits for.' }),
    links: z.array(taskLink),
    parts: z.object({ all: z.int(), done: z.int() }).meta({ description: 'Its own parts, counted.' }),
    origin: z.enum(taskOrigins),
    foreign: z.boolean().meta({ description: 'Some of its text is not the person’s own.' }),
    revision: z.int().positive(),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof task>

const fields = {
  title: z.string().trim().min(1, 'Please say what is to be done').max(300),
  notes: z.string().max(20_000),
  list: id.meta({ description: 'The inbox unless stated.', examples: [] }),
  parent: id.nullable().meta({ description: 'The task that it is a part of.', examples: [] }),
  due: dayOrWallTime.nullable().meta({
    description: 'A day, 2026-03-29, or a time on the wall, 2026-03-29T09:30.',
    examples: ['2026-01-05'],
  }),
  zone: zone.optional().meta({ description: "The person's own unless stated." }),
  minutes: z.int().min(1).max(1440).nullable().meta({ description: 'How long it takes, in minutes.' }),
  priority: z.enum(taskPriorities).nullable(),
  status: z.enum(statuses),
  repeat: z
    .string()
    .max(1_000)
    .nullable()
    .meta({ description: 'FREQ=WEEKLY;BYDAY=MO of RFC 5545.', examples: [null] }),
  repeatsFrom: z.enum(repeatsFrom).meta({
    description: '“every 3 days after it was done” is FREQ=DAILY;INTERVAL=3 from `done`.',
  }),
  waitsFor: doer.nullable(),
  askOn: day.nullable(),
  links: z.array(taskLink).max(20),
}

export const newTask = z.object({
  id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice makes one.', examples: [] }),
  title: fields.title,
  notes: fields.notes.default(''),
  list: fields.list.optional(),
  newList: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: 'Onto the list that is called so; it is added where there is none.', examples: [] }),
  parent: fields.parent.default(null),
  due: fields.due.default(null),
  zone: fields.zone,
  minutes: fields.minutes.default(null),
  priority: fields.priority.default(null),
  status: fields.status.default('todo'),
  repeat: fields.repeat.default(null),
  repeatsFrom: fields.repeatsFrom.default('due'),
  waitsFor: fields.waitsFor.default(null),
  askOn: fields.askOn.default(null),
  links: fields.links.default([]),
})
export type NewTask = z.input<typeof newTask>

export const whichTask = z.object({
  id,
  revision: z.int().positive().optional().meta({
    description: 'As it was seen: refused where somebody changed it since.',
  }),
})

export const changedTask = whichTask
  .extend({ ...fields, zone: fields.zone, newList: newTask.shape.newList })
  .partial()
  .required({ id: true })
export type ChangedTask = z.input<typeof changedTask>

/** Moves it to a list, a column or another task as its subtask, after a given one; null puts it first. */
export const movedTask = whichTask.extend({
  list: fields.list.optional(),
  status: fields.status.optional(),
  parent: fields.parent.optional(),
  after: id.nullable().optional().meta({ description: 'The task that it shall stand behind; null: before all.' }),
})

/** Gives it to someone; null takes it back. */
export const handedTask = whichTask.extend({ to: doer.nullable(), askOn: day.nullable().default(null) })

/** Several steps, done together or not at all. */
export const taskStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('create'), task: newTask }),
  z.object({ do: z.literal('change'), change: changedTask }),
  z.object({ do: z.literal('complete'), which: whichTask }),
  z.object({ do: z.literal('reopen'), which: whichTask }),
  z.object({ do: z.literal('delete'), which: whichTask }),
])

export const taskPlan = z.object({
  title: z.string().trim().min(1).max(200).meta({ description: '“Put everything overdue on tomorrow”.' }),
  steps: z.array(taskStep).min(1).max(200),
})
