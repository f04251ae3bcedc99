import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Destroys up to `most` calls from before then, and returns how many. */
export async function purgeCalls(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from model_calls where (owner_id, id) in (
      select owner_id, id from model_calls where at < ${before.toISOString()} order by at limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}

/** Closes calls from before then, because the server that made them has ended. */
export async function closeCalls(tx: Transaction, before: Date): Promise<void> {
  await sql`
    update model_calls set state = 'stopped', sentence = 'The server ended before the answer did.'
    where state = 'running' and at < ${before.toISOString()}`.execute(tx)
}
