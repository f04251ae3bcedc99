import type { FoundThing, ThingSource } from '#foundation/web/beside.ts'
import { listEventsRoute, searchEventsRoute } from '../contract.ts'
import { whenOf } from './grid/said.ts'

const most = 20
const soon = 31 * 24 * 60 * 60 * 1000

/** Events that hold these words, each series once; without words those of the next month. */
export async function findEvents(
  ...[client, { words, zone, signal }]: Parameters<ThingSource['find']>
): Promise<FoundThing[]> {
  const now = Date.now()
  const next = { from: new Date(now).toISOString(), to: new Date(now + soon).toISOString() }
  const found =
    words === ''
      ? await client.call(listEventsRoute, { query: next }, { signal })
      : await client.call(searchEventsRoute, { query: { words, limit: 2 * most } }, { signal })
  // What is to be done is a task of its own.
  const events = found.filter(({ type }) => type !== 'task')
  const once = [...Map.groupBy(events, ({ event }) => event).values()].flatMap(([first]) => first ?? [])
  return once.slice(0, most).map((each) => ({ id: each.event, title: each.title, detail: whenOf(each, zone) }))
}
