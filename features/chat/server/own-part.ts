import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportConversations } from './conversation-store.ts'
import { allMessages, bytesOf, jsonLines } from './documents.ts'
import { exportPieces, exportRuns } from './run-store.ts'

/** Everything that is kept of a person's conversations. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const read = async function* read(list: (tx: Transaction, ownerId: string) => Promise<unknown[]>) {
    yield* await database.as(ownerId, (tx) => list(tx, ownerId))
  }
  yield part('conversations', allConversations(database, ownerId))
  yield part('messages', messagesOfAll(database, ownerId))
  yield part('answers-being-written', read(exportRuns))
  yield part('pieces-being-written', read(exportPieces))
}

function part(name: string, items: AsyncIterable<unknown>): ExportPart {
  return { name: `chat/${name}.json`, content: bytesOf(jsonLines(items)) }
}

const page = 200

async function* allConversations(database: Database, ownerId: string) {
  for (let after: string | undefined; ;) {
    const from = after
    const found = await database.as(ownerId, (tx) => exportConversations(tx, ownerId, { after: from, limit: page }))
    yield* found
    if (found.length < page) return
    after = found.at(-1)?.id
  }
}

async function* messagesOfAll(database: Database, ownerId: string) {
  for await (const { id } of allConversations(database, ownerId))
    for await (const message of allMessages(database, ownerId, id)) yield message
}
