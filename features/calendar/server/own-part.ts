import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportCalendars } from './calendar-store.ts'
import { exportEvents } from './event-store.ts'
import { exportImports } from './import-store.ts'
import { exportShares } from './share-store.ts'

/** Everything stored about a person's calendars. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const calendars = await database.as(ownerId, (tx) => exportCalendars(tx, ownerId))
  yield { name: 'calendar/calendars.json', content: JSON.stringify(calendars, null, 2) }
  const shares = await database.as(ownerId, (tx) => exportShares(tx, ownerId))
  yield { name: 'calendar/shares.json', content: JSON.stringify(shares, null, 2) }
  const imports = await database.as(ownerId, (tx) => exportImports(tx, ownerId))
  yield { name: 'calendar/imports.json', content: JSON.stringify(imports, null, 2) }
  yield { name: 'calendar/events.json', content: eventsOf(database, ownerId) }
}

const page = 500

async function* eventsOf(database: Database, ownerId: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '[\n'
  for (let after: string | undefined; ;) {
    const from = after
    const found = await database.as(ownerId, (tx) => exportEvents(tx, ownerId, { after: from, limit: page }))
    for (const event of found) {
      yield encoder.encode(`${before}${JSON.stringify(event)}`)
      before = ',\n'
    }
    after = found.at(-1)?.id
    if (found.length < page) break
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
