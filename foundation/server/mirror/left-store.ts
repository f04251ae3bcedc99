import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { About, Value } from './mirrored.ts'

/** Something there that could not be taken. */
export type Unread = { id: string; folder: string; ref: string; about: About | null; why: string }
/** A change that was given up. */
export type GivenUp = { id: string; item: string; field: string; wanted: Value; why: string; at: string }

/** Only this many are listed; all are counted. */
const most = 100

/** What could not be taken, and which changes were given up; the newest first. */
export async function listLeft(
  tx: Transaction,
  ownerId: string,
  accountId: string,
): Promise<{ unread: Unread[]; givenUp: GivenUp[] }> {
  const { rows: unread } = await sql<Unread>`
    select id, folder, ref, about, why from mirror_refused where owner_id = ${ownerId} and account_id = ${accountId}
    order by created_at desc, id limit ${most}`.execute(tx)
  const { rows: givenUp } = await sql<GivenUp>`
    select number::text as id, item, field, wanted, refused as why, created_at as at from mirror_operations
    where owner_id = ${ownerId} and account_id = ${accountId} and refused is not null
    order by number desc limit ${most}`.execute(tx)
  return { unread, givenUp }
}

type Which = { accountId: string; id: string }

/** Stops listing it; the server keeps it. */
export async function dismissUnread(tx: Transaction, ownerId: string, { accountId, id }: Which): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from mirror_refused where owner_id = ${ownerId}
    and account_id = ${accountId} and id::text = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

export async function dismissGivenUp(tx: Transaction, ownerId: string, { accountId, id }: Which): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from mirror_operations where owner_id = ${ownerId}
    and account_id = ${accountId} and number::text = ${id} and refused is not null`.execute(tx)
  return numAffectedRows > 0n
}

/** Puts the change back into the outbox, as if it had just been made. */
export async function retryGivenUp(tx: Transaction, ownerId: string, { accountId, id }: Which): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update mirror_operations set refused = null, sent = null, attempts = 0,
    revision = revision + 1, due_at = clock_timestamp() where owner_id = ${ownerId} and account_id = ${accountId}
    and number::text = ${id} and refused is not null`.execute(tx)
  return numAffectedRows > 0n
}
