import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { FolderRole } from '../contract.ts'

export type Account = { id: string; kind: 'sample' | 'imap'; address: string; name: string; deleted: boolean }
export type Folder = { id: string; account: string; path: string; name: string; role: FolderRole }

const accountColumns = sql`id, kind, address, name, deleted_at is not null as deleted`
const folderColumns = sql`id, account_id as account, path, name, role`

/** The oldest first, including deleted ones. */
export async function listAccounts(tx: Transaction, ownerId: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select ${accountColumns} from mail_accounts where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

/** Returns `undefined` if the id is taken, or there is a sample already. */
export async function addAccount(
  tx: Transaction,
  ownerId: string,
  { id, kind, address, name }: Omit<Account, 'deleted'>,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    insert into mail_accounts (owner_id, id, kind, address, name)
    values (${ownerId}, ${id}, ${kind}, ${address}, ${name})
    on conflict do nothing returning ${accountColumns}`.execute(tx)
  return rows[0]
}

/** Its mail is kept until it is purged. Fails if another sample has been loaded since. */
export async function setAccountDeleted(
  tx: Transaction,
  ownerId: string,
  { id, at }: { id: string; at: Date | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update mail_accounts set deleted_at = ${at === null ? null : at.toISOString()}::timestamptz
    where owner_id = ${ownerId} and id = ${id} and not exists (
      select from mail_accounts other where ${at === null} and other.owner_id = ${ownerId}
        and other.kind = 'sample' and other.deleted_at is null and other.id <> ${id})`.execute(tx)
  return numAffectedRows > 0n
}

/** Whether mail can be sent from it. */
export async function setAccountSends(
  tx: Transaction,
  ownerId: string,
  { id, sends }: { id: string; sends: boolean },
): Promise<void> {
  await sql`update mail_accounts set sends = ${sends} where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** Of an account elsewhere: its mail goes with it. */
export async function destroyAccount(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`delete from mail_accounts where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** Empties the trash: accounts that were deleted and could still be restored. */
export async function destroyDeleted(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from mail_accounts where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

/** Those that matter most first, then by their path. */
export async function listFolders(tx: Transaction, ownerId: string): Promise<Folder[]> {
  const { rows } = await sql<Folder>`
    select ${folderColumns} from mail_folders where owner_id = ${ownerId}
    order by array_position(array['inbox', 'drafts', 'sent', 'archive', 'junk', 'trash', 'none'], role), path, id`.execute(
    tx,
  )
  return rows
}

/** Keeps the folder at this path under its id, and sets its name and role. Returns `undefined` without the account. */
export async function keepFolder(
  tx: Transaction,
  ownerId: string,
  { id, account, path, name, role }: Folder,
): Promise<Folder | undefined> {
  const { rows } = await sql<Folder>`
    insert into mail_folders (owner_id, id, account_id, path, name, role)
    select ${ownerId}, ${id}, ${account}, ${path}, ${name}, ${role}
    where exists (select from mail_accounts where owner_id = ${ownerId} and id = ${account})
    on conflict (owner_id, account_id, path) do update set name = excluded.name, role = excluded.role
    returning ${folderColumns}`.execute(tx)
  return rows[0]
}

/** Does nothing if another folder of the account has that path. */
export async function setFolderPath(
  tx: Transaction,
  ownerId: string,
  { id, path }: Pick<Folder, 'id' | 'path'>,
): Promise<void> {
  await sql`
    update mail_folders f set path = ${path} where owner_id = ${ownerId} and id = ${id} and not exists (
      select from mail_folders other where other.owner_id = f.owner_id and other.account_id = f.account_id
        and other.path = ${path})`.execute(tx)
}

/** With every copy that is in it. */
export async function removeFolder(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`delete from mail_folders where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** What says whether anything in an account has changed: flags, folders and decisions. */
export async function fingerprintAccount(tx: Transaction, ownerId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ print: string | null }>`
    select md5(string_agg(line, ' ' order by line)) as print from (
      select concat_ws(',', p.id, p.folder_id, p.seen, p.starred, p.labels) as line
      from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
      where p.owner_id = ${ownerId} and m.account_id = ${id}
      union all
      select concat_ws(',', t.id, t.snoozed_until, t.woken_at, t.muted, t.split) from mail_threads t
      where t.owner_id = ${ownerId} and t.account_id = ${id}) lines`.execute(tx)
  return rows[0]?.print ?? null
}

/** All fields, for the archive. */
export async function exportAccounts(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, kind, address, name, sends, created_at as "createdAt", deleted_at as "deletedAt"
    from mail_accounts where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

/** All fields, for the archive. */
export async function exportFolders(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, account_id as "accountId", path, name, role, created_at as "createdAt"
    from mail_folders where owner_id = ${ownerId} order by account_id, path`.execute(tx)
  return rows
}
