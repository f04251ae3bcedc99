import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { houseTables } from '../tables.ts'

/** Whatever sessions have run out have ended then; which they are. */
export async function markExpired(tx: Transaction, now: Date): Promise<string[]> {
  const expired = await houseTables(tx)
    .updateTable('sessions')
    .set({ ended_at: sql`expires_at` })
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .returning('id')
    .execute()
  return expired.map(({ id }) => id)
}
