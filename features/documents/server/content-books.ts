import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Batch = { before: Date; most: number }

/** Destroys content that no file uses: of purged files, and of abandoned uploads. */
export async function purgeContents(tx: Transaction, { before, most }: Batch): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from file_contents where (owner_id, id) in (
      select owner_id, id from file_contents c where created_at < ${before.toISOString()}
        and not exists (select from files f where f.owner_id = c.owner_id and f.content_id = c.id)
      order by created_at limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}
