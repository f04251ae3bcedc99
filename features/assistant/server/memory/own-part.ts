import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportFacts } from './fact-store.ts'
import { exportSources } from './source-store.ts'

/** Everything that is remembered about a person, and whose words were read in their conversations. */
export async function* memoryPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const read = (list: (tx: Transaction, ownerId: string) => Promise<unknown[]>) =>
    database.as(ownerId, (tx) => list(tx, ownerId))
  yield { name: 'assistant/facts.json', content: JSON.stringify(await read(exportFacts), null, 2) }
  yield { name: 'assistant/conversation-sources.json', content: JSON.stringify(await read(exportSources), null, 2) }
}
