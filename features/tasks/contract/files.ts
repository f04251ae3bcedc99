import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'

/** An uploaded file before its import: what is in it, and what would become of each entry. */
export const tasksPreview = z
  .object({
    id: id.meta({ description: 'For `tasks.import-file`; good for an hour.' }),
    name: z.string(),
    kind: z.enum(['icalendar', 'todoist', 'google-tasks']),
    tasks: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int().meta({ description: 'Known already, and the same: nothing happens to them.' }),
    left: z
      .array(z.object({ title: z.string(), why: z.string() }))
      .meta({ description: 'What cannot be read, and why.' }),
    first: z.array(z.object({ title: z.string(), when: z.string(), state: z.enum(['added', 'changed', 'unchanged']) })),
  })
  .meta({ id: 'TasksPreview' })
export type TasksPreview = z.infer<typeof tasksPreview>

/** Two megabytes are about 10,000 tasks. */
export const tasksFileBytes = 2 * 1024 * 1024

const exampleFile = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VTODO',
  'UID:milk@example.com',
  'DTSTAMP:20260105T090000Z',
  'SUMMARY:Buy milk',
  'END:VTODO',
  'END:VCALENDAR',
  '',
].join('\r\n')

export const previewTasksRoute = defineRoute({
  method: 'POST',
  path: '/v1/tasks/imports',
  summary: 'Send a file of tasks (iCalendar, Todoist, Google Tasks) and see what importing it would do.',
  access: 'person',
  body: z
    .object({ name: z.string().max(300), content: z.string() })
    .meta({ examples: [{ name: 'Tasks.ics', content: exampleFile }] }),
  bodyLimit: tasksFileBytes + 1024 * 1024,
  answer: tasksPreview,
})

export const exportTasksRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks/lists/{id}/tasks.ics',
  summary: 'The tasks of a list as a file.',
  access: 'person',
  params: z.object({ id }),
  file: 'text/calendar',
})

export const exportTasksCsvRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks/lists/{id}/tasks.csv',
  summary: 'The open tasks of a list as a table, in the shape of Todoist.',
  access: 'person',
  params: z.object({ id }),
  file: 'text/csv',
})
