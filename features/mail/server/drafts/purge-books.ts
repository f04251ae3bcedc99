import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Destroys up to `most` drafts deleted before then, and returns how many. */
export async function purgeDrafts(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from mail_drafts where (owner_id, id) in (
      select owner_id, id from mail_drafts where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
