import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Purge = { before: Date; most: number }

/** Destroys up to `most` contacts deleted before then, and returns how many. */
export async function purgeContacts(tx: Transaction, { before, most }: Purge): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from contacts where (owner_id, id) in (
      select owner_id, id from contacts where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

export async function purgeImports(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from contact_imports where created_at < ${before.toISOString()}`.execute(tx)
}
