import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Batch = { before: Date; most: number }
type Owned = { ownerId: string; id: string }

/** Content that neither a file nor an upload uses: of purged files, and of requests that were cut off. */
export async function listStray(tx: Transaction, { before, most }: Batch): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select owner_id as "ownerId", id from file_contents c where created_at < ${before.toISOString()}
      and not exists (select from files f where f.owner_id = c.owner_id and f.content_id = c.id)
      and not exists (select from file_uploads u where u.owner_id = c.owner_id and u.content_id = c.id)
    order by created_at limit ${most}`.execute(tx)
  return rows
}

/** Uploads in pieces that have received nothing since then. */
export async function listAbandoned(tx: Transaction, { before, most }: Batch): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select owner_id as "ownerId", id from file_uploads where touched_at < ${before.toISOString()}
    order by touched_at limit ${most}`.execute(tx)
  return rows
}
