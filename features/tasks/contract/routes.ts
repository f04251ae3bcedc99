import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { day } from '#foundation/time/wall.ts'
import { type Status, task, taskList } from './task.ts'

export const taskViews = ['today', 'upcoming', 'waiting', 'all', 'done'] as const
export type TaskView = (typeof taskViews)[number]

/** As a card of an answer names them, between commas. */
const someIds = z.string().regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,19}$/, 'These are no ids of at most twenty tasks.')

const columns = z.object({ todo: z.int(), doing: z.int(), review: z.int(), done: z.int() } satisfies Record<
  Status,
  z.ZodInt
>)
export type ColumnCounts = z.infer<typeof columns>

/** A page of a view, and the cursor of the next one. */
export const taskPage = z
  .object({
    tasks: z.array(task),
    more: z.string().nullable().meta({ description: 'For `after`; null: that was all.' }),
    counts: columns.nullable().meta({
      description:
        'How many there are in each column, with the first page of all, of done tasks or of a search; null where that page is all.',
    }),
  })
  .meta({ id: 'TaskPage' })
export type TaskPage = z.infer<typeof taskPage>

export const listTasksRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks',
  summary:
    'The tasks of a view: what is overdue first, then by due or in their own order; of what was done, the last first.',
  access: 'person',
  query: z.object({
    view: z.enum(taskViews).default('all'),
    list: id.optional().meta({ examples: [] }),
    words: z.string().trim().min(1).max(200).optional().meta({ examples: [] }),
    ids: someIds
      .optional()
      .meta({ description: 'These very tasks, done or not; nothing else counts then.', examples: [] }),
    on: day.optional().meta({ description: 'Of what was done: on this day alone.', examples: [] }),
    limit: z.coerce.number().int().min(1).max(500).default(200),
    after: z.string().max(200).optional().meta({ examples: [] }),
  }),
  answer: taskPage,
})

export const readTaskRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks/{id}',
  summary: 'One task with its notes, and its parts in their order.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({ task, parts: z.array(task) }),
})

export const listTaskListsRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks/lists',
  summary: 'The lists in their order, how much is due, and whether the sample workspace is loaded.',
  access: 'person',
  answer: z.object({
    lists: z.array(taskList),
    counts: z.object({ today: z.int(), overdue: z.int(), waiting: z.int(), open: z.int() }),
    sample: z.boolean(),
  }),
})
