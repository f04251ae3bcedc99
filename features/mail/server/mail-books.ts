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

/**
 * Of everybody: replaces the changes of counts by their sums, and leaves alone what another transaction just adds or
 * takes. A person whose mail has not changed is not touched, so nothing is written beside the purge of who left.
 */
export async function sumListChanges(tx: Transaction): Promise<void> {
  await sql`
    with changed as (
      select owner_id, list from mail_list_changes group by owner_id, list having count(*) > 1
    ), taken as (
      delete from mail_list_changes where (owner_id, id) in (
        select c.owner_id, c.id from mail_list_changes c join changed using (owner_id, list)
        order by c.owner_id, c.id limit ${mostSummed} for update of c skip locked)
      returning owner_id, list, threads, unread
    )
    insert into mail_list_changes (owner_id, list, threads, unread)
    select owner_id, list, sum(threads), sum(unread) from taken group by owner_id, list
    having sum(threads) <> 0 or sum(unread) <> 0`.execute(tx)
}

/** No statement may take long. */
const mostSummed = 50_000
