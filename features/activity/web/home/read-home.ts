import Hand from 'lucide-react/icons/hand'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import type { HomePart } from '#foundation/web/home.ts'
import type { Client } from '#foundation/web/http/client.ts'

const most = 100

/** Only the titles, so that the home does not load the schemas of activities. */
const waitingRoute = defineRoute({
  method: 'GET',
  path: '/v1/activity',
  summary: 'What waits for a yes.',
  access: 'person',
  query: z.object({ state: z.string(), limit: z.number() }),
  answer: z.array(z.object({ shown: z.object({ title: z.string() }) })),
})

/** Pending activities: by name if it is one, otherwise the number. */
export async function readHome(client: Client, signal: AbortSignal): Promise<HomePart> {
  const waiting = await client.call(waitingRoute, { query: { state: 'waiting', limit: most } }, { signal })
  const [first] = waiting
  if (!first) return { lines: [], prompts: [] }
  const count = waiting.length === most ? `${most - 1}+` : String(waiting.length)
  const line = {
    id: 'activity waiting',
    rank: 30,
    icon: Hand,
    text: waiting.length === 1 ? first.shown.title : `${count} things wait for your yes`,
    ...(waiting.length === 1 && { detail: 'Waits for your yes' }),
    waits: true,
    to: '/assistant/activity',
  }
  return { lines: [line], prompts: [] }
}
