import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Fact } from '../../contract.ts'
import { memoryTables } from './tables.ts'

export type NewFact = Pick<Fact, 'id' | 'text' | 'origin' | 'sources' | 'conversation_id'>
/** What a fact says, and whose words that is. */
export type FactWords = Pick<Fact, 'text' | 'origin' | 'sources'>

const columns = ['id', 'text', 'origin', 'sources', 'conversation_id', 'created_at', 'updated_at', 'revision'] as const

/** Nothing comes back when there are as many as there may be. */
export async function addFact(
  tx: Transaction,
  ownerId: string,
  { id, text, origin, sources, conversation_id: conversationId, most }: NewFact & { most: number },
): Promise<Fact | undefined> {
  const { rows } = await sql<Fact>`
    insert into facts (owner_id, id, text, origin, sources, conversation_id)
    select ${ownerId}, ${id}, ${text}, ${origin}, ${JSON.stringify(sources)}::jsonb, ${conversationId}
    where (select count(*) from facts where owner_id = ${ownerId} and deleted_at is null) < ${most}
    returning ${sql.join(columns.map((name) => sql.ref(name)))}`.execute(tx)
  return rows[0]
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

/** Until this transaction ends, nobody else changes it. Nothing comes back when it is unknown or forgotten. */
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

/** Forgotten, or remembered again. Nothing comes back when it was so already, or there is none. */
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

/** All that is kept, for the person's archive. */
export async function exportFacts(tx: Transaction, ownerId: string) {
  return memoryTables(tx)
    .selectFrom('facts')
    .select(['id', 'text', 'origin', 'sources', 'conversation_id as conversationId', 'revision'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}
