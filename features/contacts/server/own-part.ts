import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportContacts, exportDismissals } from './contact-store.ts'
import { exportImports } from './import-store.ts'

/** Everything stored about a person's contacts. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const parts = { contacts: exportContacts, dismissals: exportDismissals, imports: exportImports }
  for (const [name, rowsOf] of Object.entries(parts)) {
    const rows = await database.as(ownerId, (tx) => rowsOf(tx, ownerId))
    yield { name: `contacts/${name}.json`, content: JSON.stringify(rows, null, 2) }
  }
}
