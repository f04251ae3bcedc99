import type { HomePart } from '#foundation/web/home.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { homeOf } from './home-of.ts'
import { homeTodayRoute } from './today.ts'

export async function readHome(client: Client, signal: AbortSignal): Promise<HomePart> {
  return homeOf(await client.call(homeTodayRoute, {}, { signal }))
}
