import type { Transaction } from '#foundation/server/database/database.ts'
import { memoryTables } from './tables.ts'

/** Whose words were read in a conversation, in the order in which they came. */
export async function listSources(tx: Transaction, ownerId: string, conversationId: string): Promise<string[]> {
  const rows = await memoryTables(tx)
    .selectFrom('conversation_sources')
    .select('source')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('source')
    .execute()
  return rows.map(({ source }) => source)
}

export async function addSources(
  tx: Transaction,
  ownerId: string,
  { conversationId, sources }: { conversationId: string; sources: readonly string[] },
): Promise<void> {
  if (sources.length === 0) return
  const unique = [...new Set(sources)]
  await memoryTables(tx)
    .insertInto('conversation_sources')
    .values(unique.map((source) => ({ owner_id: ownerId, conversation_id: conversationId, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** All of them, for the person's archive. */
export async function exportSources(tx: Transaction, ownerId: string) {
  return memoryTables(tx)
    .selectFrom('conversation_sources')
    .select(['conversation_id as conversationId', 'source', 'created_at as createdAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('conversation_id')
    .orderBy('source')
    .execute()
}
