import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Destroys up to `most` facts forgotten before then, and returns how many. */
export async function purgeForgotten(
  tx: Transaction,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from facts where (owner_id, id) in (
      select owner_id, id from facts where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
