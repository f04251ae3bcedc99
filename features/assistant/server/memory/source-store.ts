import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { memoryTables } from './tables.ts'

export type ConversationSource = {
  source: string
  /** It taints models elsewhere alone: the built-in model follows no text of a conversation. */
  onlyElsewhere: boolean
}

/** Whose words were read in a conversation, in the order in which they came. */
export async function listSources(
  tx: Transaction,
  ownerId: string,
  conversationId: string,
): Promise<ConversationSource[]> {
  return memoryTables(tx)
    .selectFrom('conversation_sources')
    .select(['source', 'only_elsewhere as onlyElsewhere'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('source')
    .execute()
}

type NewSources = { conversationId: string; sources: readonly string[]; onlyElsewhere: boolean }

/** A source that affects all models is never downgraded to one that affects only models elsewhere. */
export async function addSources(
  tx: Transaction,
  ownerId: string,
  { conversationId, sources, onlyElsewhere }: NewSources,
): Promise<void> {
  if (sources.length === 0) return
  const unique = [...new Set(sources)]
  await memoryTables(tx)
    .insertInto('conversation_sources')
    .values(
      unique.map((source) => ({
        owner_id: ownerId,
        conversation_id: conversationId,
        source,
        only_elsewhere: onlyElsewhere,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'conversation_id', 'source']).doUpdateSet({
        only_elsewhere: sql<boolean>`conversation_sources.only_elsewhere and excluded.only_elsewhere`,
      }),
    )
    .execute()
}

/** All of them, for the person's archive. */
export async function exportSources(tx: Transaction, ownerId: string) {
  return memoryTables(tx)
    .selectFrom('conversation_sources')
    .select([
      'conversation_id as conversationId',
      'source',
      'only_elsewhere as onlyElsewhere',
      'created_at as createdAt',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('conversation_id')
    .orderBy('source')
    .execute()
}
