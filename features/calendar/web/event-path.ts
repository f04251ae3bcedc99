import type { Client } from '#foundation/web/http/client.ts'
import { readEventRoute } from '../contract.ts'

/** Where the calendar shows this event; of a series, its first time. */
export async function eventPath(client: Client, id: string): Promise<string> {
  const { start } = await client.call(readEventRoute, { params: { id }, query: {} })
  return `/assistant?${new URLSearchParams({ view: 'calendar', date: dayOf(start), show: 'day', event: id })}`
}

function dayOf(start: string): string {
  if (!start.includes('T')) return start
  return Temporal.Instant.from(start).toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate().toString()
}
