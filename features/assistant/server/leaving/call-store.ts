import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Departure } from '../../contract.ts'
import { modelTables } from '../models/tables.ts'

/** A call without what it cost, which the prices say. */
export type CallRow = Omit<Departure, 'cost'>

export type NewCall = Pick<CallRow, 'id' | 'host' | 'model' | 'masked' | 'bytes' | 'conversation_id'> & { text: string }

export async function addCall(tx: Transaction, ownerId: string, call: NewCall, now: Date): Promise<void> {
  await modelTables(tx)
    .insertInto('model_calls')
    .values({ owner_id: ownerId, ...call, at: now.toISOString(), state: 'running' })
    .execute()
}

export type CallEnd = Pick<CallRow, 'id' | 'input_tokens' | 'output_tokens' | 'sentence'> & {
  state: Exclude<CallRow['state'], 'running'>
}

/** The first word about how it ended stays. */
export async function endCall(tx: Transaction, ownerId: string, { id, ...end }: CallEnd, now: Date): Promise<void> {
  await modelTables(tx)
    .updateTable('model_calls')
    .set({ ...end, ended_at: now.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** The newest first: ids sort by age. */
export async function listCalls(
  tx: Transaction,
  ownerId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<CallRow[]> {
  return modelTables(tx)
    .selectFrom('model_calls')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findCall(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<(CallRow & { text: string }) | undefined> {
  return modelTables(tx)
    .selectFrom('model_calls')
    .select([...columns, 'text'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Tokens a person has used since then; estimated from the length where no count is known. */
export async function tokensSince(tx: Transaction, ownerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(coalesce(input_tokens, case when state = 'failed' then 0 else bytes / 4 end)
      + coalesce(output_tokens, 0)), 0)::float8 as tokens
    from model_calls where owner_id = ${ownerId} and at >= ${since.toISOString()}`.execute(tx)
  return rows[0]?.tokens ?? 0
}

/** Everything about each, for the person’s archive; a page at a time, by id. */
export async function exportCalls(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return modelTables(tx)
    .selectFrom('model_calls')
    .select(['id', 'at', 'host', 'model', 'state', 'text', 'masked', 'bytes', 'sentence'])
    .select(['input_tokens as inputTokens', 'output_tokens as outputTokens'])
    .select(['conversation_id as conversationId', 'ended_at as endedAt'])
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

const columns = [
  'id',
  'at',
  'host',
  'model',
  'state',
  'input_tokens',
  'output_tokens',
  'masked',
  'bytes',
  'conversation_id',
  'sentence',
] as const
