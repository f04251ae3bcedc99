import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import type { HomePart } from '#foundation/web/home.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { homeOf, type ToAnswer } from './home-of.ts'

/** More than these are not counted. */
const most = 20

const thread = z.object({
  id: z.string(),
  subject: z.string(),
  people: z.array(z.object({ name: z.string(), address: z.string(), own: z.boolean() })),
}) satisfies z.ZodType<ToAnswer>

/** Only what the home shows, so that it does not load the schemas of mail. */
const toAnswerRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/threads',
  summary: 'What needs an answer.',
  access: 'person',
  query: z.object({ split: z.string(), limit: z.number() }),
  answer: z.object({ threads: z.array(thread), more: z.string().nullable() }),
})

export async function readHome(client: Client, signal: AbortSignal): Promise<HomePart> {
  const { threads, more } = await client.call(toAnswerRoute, { query: { split: 'answer', limit: most } }, { signal })
  return homeOf(threads, more !== null)
}
