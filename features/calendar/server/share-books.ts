import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** The calendar behind a secret address, and its owner. */
export async function findByDigest(
  tx: Transaction,
  digest: Buffer,
): Promise<{ ownerId: string; calendar: string } | undefined> {
  const { rows } = await sql<{ ownerId: string; calendar: string }>`
    select s.owner_id as "ownerId", s.calendar_id as calendar from calendar_shares s
    join calendars c on c.owner_id = s.owner_id and c.id = s.calendar_id and c.deleted_at is null
    where s.digest = ${digest}`.execute(tx)
  return rows[0]
}

export async function purgeImports(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from calendar_imports where created_at < ${before.toISOString()}`.execute(tx)
}
