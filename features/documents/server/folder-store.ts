import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Folder } from '../contract.ts'

export type StoredFolder = { id: string; name: string; parent: string | null; deleted: boolean; mark: string | null }

const columns = sql`id, name, parent_id as parent, deleted_at is not null as deleted, deleted_with as mark`

/** With the number of files directly in each; without deleted ones. */
export async function listFolders(tx: Transaction, ownerId: string): Promise<Folder[]> {
  const { rows } = await sql<Folder>`
    select o.id, o.name, o.parent_id as parent, (select count(*)::int from files f
      where f.owner_id = ${ownerId} and f.folder_id = o.id and f.deleted_at is null) as files
    from file_folders o where o.owner_id = ${ownerId} and o.deleted_at is null order by lower(o.name), o.id`.execute(tx)
  return rows
}

/** Also finds a deleted one. */
export async function findFolder(tx: Transaction, ownerId: string, id: string): Promise<StoredFolder | undefined> {
  const { rows } = await sql<StoredFolder>`
    select ${columns} from file_folders where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

export type NewFolderRow = { id: string; name: string; parent: string | null }

/** Returns nothing if there is a folder of this name already. */
export async function addFolder(
  tx: Transaction,
  ownerId: string,
  { id, name, parent }: NewFolderRow,
): Promise<StoredFolder | undefined> {
  const { rows } = await sql<StoredFolder>`
    insert into file_folders (owner_id, id, name, parent_id) values (${ownerId}, ${id}, ${name}, ${parent})
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

/** Whether another folder beside it is called so. */
export async function isFolderName(
  tx: Transaction,
  ownerId: string,
  { id, name, parent }: NewFolderRow,
): Promise<boolean> {
  const { rows } = await sql`
    select from file_folders where owner_id = ${ownerId} and id <> ${id} and deleted_at is null
      and lower(name) = lower(${name}) and parent_id is not distinct from ${parent}::uuid`.execute(tx)
  return rows.length > 0
}

type Change = { id: string; from: { name: string; parent: string | null }; to: { name: string; parent: string | null } }

/** Returns nothing if it is gone, or was changed since. */
export async function changeFolder(
  tx: Transaction,
  ownerId: string,
  { id, from, to }: Change,
): Promise<StoredFolder | undefined> {
  const { rows } = await sql<StoredFolder>`
    update file_folders set name = ${to.name}, parent_id = ${to.parent}
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null
      and name = ${from.name} and parent_id is not distinct from ${from.parent}::uuid returning ${columns}`.execute(tx)
  return rows[0]
}

/** It and all folders below it that are not deleted. */
export async function listBelow(tx: Transaction, ownerId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from file_folders where owner_id = ${ownerId} and id = ${id} and deleted_at is null
      union all select o.id from file_folders o join below b on o.parent_id = b.id
        where o.owner_id = ${ownerId} and o.deleted_at is null)
    select id from below`.execute(tx)
  return rows.map((row) => row.id)
}

type Marking = { ids: readonly string[]; mark: string; deletedAt: Date }

/** Deletes folders; the same mark brings them back. */
export async function markFolders(
  tx: Transaction,
  ownerId: string,
  { ids, mark, deletedAt }: Marking,
): Promise<{ marked: number }> {
  const { numAffectedRows = 0n } = await sql`
    update file_folders set deleted_at = ${deletedAt.toISOString()}, deleted_with = ${mark}
    where owner_id = ${ownerId} and id = any(${ids}::uuid[]) and deleted_at is null`.execute(tx)
  return { marked: Number(numAffectedRows) }
}

export async function unmarkFolders(tx: Transaction, ownerId: string, mark: string): Promise<{ back: number }> {
  const { numAffectedRows = 0n } = await sql`
    update file_folders set deleted_at = null, deleted_with = null
    where owner_id = ${ownerId} and deleted_with = ${mark}`.execute(tx)
  return { back: Number(numAffectedRows) }
}

/** The files that are in these folders, or that went with this mark. */
export async function listFilesWithin(
  tx: Transaction,
  ownerId: string,
  { ids, mark }: { ids: readonly string[]; mark: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from files where owner_id = ${ownerId}
      and ((folder_id = any(${ids}::uuid[]) and deleted_at is null) or deleted_with = ${mark}::uuid) order by id`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** Deletes a file with a folder, or brings it back. */
export async function markFileWith(
  tx: Transaction,
  ownerId: string,
  { id, mark, deletedAt }: { id: string; mark: string | null; deletedAt: Date | null },
): Promise<void> {
  await sql`
    update files set deleted_at = ${deletedAt?.toISOString() ?? null}, deleted_with = ${mark}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

export async function destroyDeletedFolders(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from file_folders where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

export type ExportedFolder = {
  id: string
  parentId: string | null
  name: string
  createdAt: string
  deletedAt: string | null
  deletedWith: string | null
}

export async function exportFolders(tx: Transaction, ownerId: string): Promise<ExportedFolder[]> {
  const { rows } = await sql<ExportedFolder>`
    select id, parent_id as "parentId", name, created_at as "createdAt", deleted_at as "deletedAt",
      deleted_with as "deletedWith"
    from file_folders where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
