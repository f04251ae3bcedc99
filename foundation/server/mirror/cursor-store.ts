import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Cursor, Found } from './mirrored.ts'

type At = { accountId: string; node: string }

/** Whether this node may still work on the account, which nobody removes until this transaction ends. */
export async function holdsAccount(tx: Transaction, ownerId: string, { accountId, node }: At): Promise<boolean> {
  const { rows } = await sql`
    select id from mirror_accounts where owner_id = ${ownerId} and id = ${accountId} and node = ${node}
      and state = 'active' for key share`.execute(tx)
  return rows.length > 0
}

/** It was looked at just now, and nothing is wrong. */
export async function markLooked(tx: Transaction, ownerId: string, { accountId, node }: At): Promise<void> {
  await sql`update mirror_accounts set looked_at = clock_timestamp(), trouble = null, failures = 0
    where owner_id = ${ownerId} and id = ${accountId} and node = ${node}`.execute(tx)
}

export async function listCursors(
  tx: Transaction,
  ownerId: string,
  accountId: string,
): Promise<{ name: string; cursor: Cursor }[]> {
  const { rows } = await sql<{ name: string; cursor: Cursor }>`
    select name, cursor from mirror_folders where owner_id = ${ownerId} and account_id = ${accountId}`.execute(tx)
  return rows
}

type Moved = {
  accountId: string
  name: string
  before: Cursor | undefined
  cursor: Cursor
  done: number
  most: number
  isWhole: boolean
}

/** Only from where it was; not when another node has moved it. */
export async function moveCursor(tx: Transaction, ownerId: string, moved: Moved): Promise<boolean> {
  const { accountId, name, before, cursor, done, most, isWhole } = moved
  const { rows } = await sql`
    insert into mirror_folders as kept (owner_id, account_id, name, cursor, done, most, is_whole)
    values (${ownerId}, ${accountId}, ${name}, ${JSON.stringify(cursor)}::jsonb, ${done}, ${most}, ${isWhole})
    on conflict (owner_id, account_id, name) do update set cursor = excluded.cursor, done = excluded.done,
      most = excluded.most, is_whole = excluded.is_whole
    where kept.cursor = ${before === undefined ? null : JSON.stringify(before)}::jsonb
    returning name`.execute(tx)
  return rows.length > 0
}

/** Forgets how far other folders had come, and what of them could not be taken. */
export async function keepCursors(
  tx: Transaction,
  ownerId: string,
  { accountId, names }: { accountId: string; names: readonly string[] },
): Promise<void> {
  await sql`delete from mirror_folders where owner_id = ${ownerId} and account_id = ${accountId}
    and name <> all(${[...names]}::text[])`.execute(tx)
  await sql`delete from mirror_refused where owner_id = ${ownerId} and account_id = ${accountId}
    and folder <> all(${[...names]}::text[])`.execute(tx)
}

/** Gives the cursor of a renamed folder, and what of it could not be taken, the new name. */
export async function renameCursor(
  tx: Transaction,
  ownerId: string,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await sql`update mirror_folders set name = ${to}
    where owner_id = ${ownerId} and account_id = ${accountId} and name = ${from}`.execute(tx)
  await sql`delete from mirror_refused where owner_id = ${ownerId} and account_id = ${accountId}
    and folder = ${to}`.execute(tx)
  await sql`update mirror_refused set folder = ${to}
    where owner_id = ${ownerId} and account_id = ${accountId} and folder = ${from}`.execute(tx)
}

type Refused = Found & { accountId: string; folder: string; why: string }

/** More than this from one folder say nothing new. */
const mostRefused = 1_000

/** Names what could not be taken. */
export async function addRefused(
  tx: Transaction,
  ownerId: string,
  { accountId, folder, ref, about, why }: Refused,
): Promise<void> {
  await sql`
    insert into mirror_refused (owner_id, account_id, folder, ref, why, about)
    select ${ownerId}, ${accountId}, ${folder}, ${ref}, ${why}, ${about ? JSON.stringify(about) : null}::jsonb
    where (select count(*) from mirror_refused where owner_id = ${ownerId} and account_id = ${accountId}
      and folder = ${folder}) < ${mostRefused}
    on conflict (owner_id, account_id, folder, ref) do update set why = excluded.why,
      about = excluded.about`.execute(tx)
}
