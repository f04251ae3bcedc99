import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import type { Product } from '../app.ts'

const slow = defineRoute({
  method: 'GET',
  path: '/v1/slow',
  summary: 'Answers after two seconds.',
  access: 'person',
  answer: z.object({ answered: z.literal(true) }),
})

const never = defineRoute({ ...slow, path: '/v1/never', summary: 'Does not answer.' })

/** The house with one small feature, for tests and measurements. A person's token is `person-` and their id. */
export const sample: Product = {
  features: [
    notesFeature,
    {
      name: 'slow',
      open: () => ({ handlers: [handle(slow, answerSlowly), handle(never, () => new Promise(() => {}))] }),
    },
  ],
  authenticate: () => async (token) => {
    const id = z.uuid().safeParse(token.replace(/^person-/, ''))
    return id.success ? { id: id.data, sessionId: id.data } : 'unknown'
  },
}

export function tokenOf(personId: string): string {
  return `person-${personId}`
}

async function answerSlowly() {
  await sleep(2000)
  return { answered: true as const }
}
