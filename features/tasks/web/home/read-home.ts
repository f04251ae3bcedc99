import type { HomePart } from '#foundation/web/home.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { dueCountsRoute, firstDueRoute } from './due.ts'
import { homeOf } from './home-of.ts'

export async function readHome(client: Client, signal: AbortSignal): Promise<HomePart> {
  const [{ counts }, { tasks }] = await Promise.all([
    client.call(dueCountsRoute, {}, { signal }),
    client.call(firstDueRoute, { query: { view: 'today', limit: 1 } }, { signal }),
  ])
  return homeOf({ ...counts, first: tasks[0] })
}
