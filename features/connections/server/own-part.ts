import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportConnections } from './connection-store.ts'

/** Accounts elsewhere, without what opens them. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const rows = await database.as(ownerId, (tx) => exportConnections(tx, ownerId))
  yield { name: 'connections/connections.json', content: JSON.stringify(rows, null, 1) }
}
