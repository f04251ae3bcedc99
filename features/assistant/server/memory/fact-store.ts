import type { Transaction } from '#foundation/server/database/database.ts'
import type { Fact } from '../../contract.ts'
import { memoryTables } from './tables.ts'

export type NewFact = Pick<Fact, 'id' | 'text' | 'origin' | 'sources' | 'conversation_id'>
/** The words of a fact, and their sources. */
export type FactWords = Pick<Fact, 'text' | 'origin' | 'sources'>

const columns = ['id', 'text', 'origin', 'sources', 'conversation_id', 'created_at', 'updated_at', 'revision'] as const

export async function addFact(
  tx: Transaction,
  ownerId: string,
  { id, text, origin, sources, conversation_id }: NewFact,
): Promise<Fact> {
  return memoryTables(tx)
    .insertInto('facts')
    .values({ owner_id: ownerId, id, text, origin, sources: JSON.stringify(sources), conversation_id })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The newest first; what is forgotten is left out. */
export async function listFacts(tx: Transaction, ownerId: string): Promise<Fact[]> {
  return memoryTables(tx)
    .selectFrom('facts')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Locks it until the transaction ends. Returns `undefined` if it is unknown or forgotten. */
export async function holdFact(tx: Transaction, ownerId: string, id: string): Promise<Fact | undefined> {
  return memoryTables(tx)
    .selectFrom('facts')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeFact(
  tx: Transaction,
  ownerId: string,
  { id, text, origin, sources, at }: FactWords & { id: string; at: Date },
): Promise<Fact | undefined> {
  return memoryTables(tx)
    .updateTable('facts')
    .set({ text, origin, sources: JSON.stringify(sources), updated_at: at.toISOString() })
    .set((expression) => ({ revision: expression('revision', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Forgets it or restores it. Returns `undefined` if there is nothing to do, or no such fact. */
export async function markForgotten(
  tx: Transaction,
  ownerId: string,
  { id, forgottenAt }: { id: string; forgottenAt: Date | undefined },
): Promise<Fact | undefined> {
  return memoryTables(tx)
    .updateTable('facts')
    .set({ deleted_at: forgottenAt?.toISOString() ?? null })
    .set((expression) => ({ revision: expression('revision', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', forgottenAt ? 'is' : 'is not', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Destroys forgotten facts. */
export async function destroyForgotten(tx: Transaction, ownerId: string): Promise<void> {
  await memoryTables(tx)
    .deleteFrom('facts')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** All that is kept, for the person's archive. */
export async function exportFacts(tx: Transaction, ownerId: string) {
  return memoryTables(tx)
    .selectFrom('facts')
    .select(['id', 'text', 'origin', 'sources', 'conversation_id as conversationId', 'revision'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
