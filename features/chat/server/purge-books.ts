import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Destroys up to `most` conversations deleted before then with everything in them, and returns how many. */
export async function purgeDeleted(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from conversations where (owner_id, id) in (
      select owner_id, id from conversations where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
