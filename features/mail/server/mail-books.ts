import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Of everybody: threads whose time has come, except those of deleted accounts. */
export async function listDueThreads(
  tx: Transaction,
  { now, most }: { now: Date; most: number },
): Promise<{ ownerId: string; id: string }[]> {
  const { rows } = await sql<{ ownerId: string; id: string }>`
    select t.owner_id as "ownerId", t.id from mail_threads t
    join mail_accounts a on a.owner_id = t.owner_id and a.id = t.account_id and a.deleted_at is null
    where t.snoozed_until <= ${now.toISOString()} order by t.snoozed_until limit ${most}`.execute(tx)
  return rows
}

/** Of everybody: messages of which nobody was told, and which are older than whoever brought them needs to tell. */
export async function listUntold(
  tx: Transaction,
  { before, most }: { before: Date; most: number },
): Promise<{ ownerId: string; id: string }[]> {
  const { rows } = await sql<{ ownerId: string; id: string }>`
    select owner_id as "ownerId", id from mail_messages where untold and created_at < ${before.toISOString()}
    order by owner_id, id limit ${most}`.execute(tx)
  return rows
}

/** Of everybody: lets go of attachments and whole mails that were fetched before then; their servers still have them. */
export async function dropFetched(tx: Transaction, before: Date): Promise<void> {
  await sql`update mail_bodies set source = null, source_at = null where source_at < ${before.toISOString()}`.execute(
    tx,
  )
  await sql`update mail_parts set content = null, fetched_at = null where fetched_at < ${before.toISOString()}`.execute(
    tx,
  )
}

/** Destroys accounts deleted before then, with their mail. */
export async function purgeAccounts(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from mail_accounts where deleted_at < ${before.toISOString()}`.execute(tx)
}
