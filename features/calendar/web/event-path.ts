import type { Client } from '#foundation/web/http/client.ts'
import { dayHere } from '#foundation/web/own-zone.ts'
import { readEventRoute } from '../contract.ts'

/** Where the calendar shows this event; of a series, its first time. */
export async function eventPath(client: Client, id: string): Promise<string> {
  const { start } = await client.call(readEventRoute, { params: { id }, query: {} })
  return `/assistant?${new URLSearchParams({ view: 'calendar', date: start.includes('T') ? dayHere(start) : start, show: 'day', event: id })}`
}
