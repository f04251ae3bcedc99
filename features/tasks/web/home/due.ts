import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'

const first = z.object({ title: z.string(), overdue: z.boolean() })
export type DueTask = z.infer<typeof first>

/* Only what the home shows, so that it does not load the schemas of tasks. */

export const dueCountsRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks/lists',
  summary: 'How much is due.',
  access: 'person',
  answer: z.object({ counts: z.object({ today: z.number(), overdue: z.number() }) }),
})

export const firstDueRoute = defineRoute({
  method: 'GET',
  path: '/v1/tasks',
  summary: 'What is due first.',
  access: 'person',
  query: z.object({ view: z.string(), limit: z.number() }),
  answer: z.object({ tasks: z.array(first) }),
})
