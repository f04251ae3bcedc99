import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Batch = { before: Date; most: number }

/** Destroys what was deleted before then, so many at a time. Says how many went. */
export async function purgeFiles(tx: Transaction, { before, most }: Batch): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from files where (owner_id, id) in (
      select owner_id, id from files where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** The bytes that no file has: of those that were purged, and what was left behind on its way here. */
export async function purgeContents(tx: Transaction, { before, most }: Batch): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from file_contents where (owner_id, id) in (
      select owner_id, id from file_contents c where created_at < ${before.toISOString()}
        and not exists (select from files f where f.owner_id = c.owner_id and f.content_id = c.id)
      order by created_at limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}
