import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titled } from '#foundation/server/titles.ts'
import type { KeptFile } from '../contract.ts'
import { sourceOf } from './file-words.ts'

/** A file and the id of its content. */
export type StoredFile = KeptFile & { content_id: string }

export const storedColumns = sql`f.id, f.name, f.type, c.bytes::float8 as bytes, c.sha256, f.created_at, f.updated_at,
  f.deleted_at is not null as deleted, f.revision, f.content_id, f.folder_id as folder, f.tags`
export const withContent = sql`files f join file_contents c on c.owner_id = f.owner_id and c.id = f.content_id`

type NewRow = {
  id: string
  contentId: string
  name: string
  type: string
  /** Since when the sample workspace has had it. */
  sampleFrom?: Date
  folder?: string | null
}

/** Returns `undefined` if the person already has a file with this id. */
export async function addFile(
  tx: Transaction,
  ownerId: string,
  { id, contentId, name, type, sampleFrom, folder = null }: NewRow,
): Promise<StoredFile | undefined> {
  const since = sql`coalesce(${sampleFrom?.toISOString() ?? null}::timestamptz, now())`
  const { rows } = await sql`
    insert into files (owner_id, id, content_id, name, type, sample, folder_id, created_at, updated_at)
    values (${ownerId}, ${id}, ${contentId}, ${name}, ${type}, ${sampleFrom !== undefined}, ${folder}, ${since}, ${since})
    on conflict (owner_id, id) do nothing returning id`.execute(tx)
  return rows.length === 0 ? undefined : findFile(tx, ownerId, id)
}

/** Also finds a deleted one. */
export async function findFile(tx: Transaction, ownerId: string, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from ${withContent} where f.owner_id = ${ownerId} and f.id = ${id}`.execute(tx)
  return rows[0]
}

/** The files of the sample workspace that are not deleted. */
export async function listSampleFiles(tx: Transaction, ownerId: string): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from ${withContent}
    where f.owner_id = ${ownerId} and f.sample and f.deleted_at is null order by f.created_at, f.id`.execute(tx)
  return rows
}

type Renamed = { id: string; name: string; left?: string | undefined }

/** Returns `undefined` if it is gone, or renamed since `left`. */
export async function renameFile(
  tx: Transaction,
  ownerId: string,
  { id, name, left }: Renamed,
): Promise<StoredFile | undefined> {
  const { rows } = await sql`
    update files set name = ${name}, revision = revision + 1, updated_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null
      ${left === undefined ? sql`` : sql`and name = ${left}`} returning id`.execute(tx)
  return rows.length === 0 ? undefined : findFile(tx, ownerId, id)
}

type Marked = { id: string; deletedAt: Date | undefined; revision?: number | undefined }

/** Deletes or restores. Returns `undefined` if there is nothing to do, or it changed since `revision`. */
export async function markFile(
  tx: Transaction,
  ownerId: string,
  { id, deletedAt, revision }: Marked,
): Promise<StoredFile | undefined> {
  const { rows } = await sql`
    update files set deleted_at = ${deletedAt?.toISOString() ?? null}, deleted_with = null, revision = revision + 1,
      updated_at = clock_timestamp(), folder_id = (select o.id from file_folders o
        where o.owner_id = files.owner_id and o.id = files.folder_id and o.deleted_at is null)
    where owner_id = ${ownerId} and id = ${id} and (deleted_at is null) = ${deletedAt !== undefined}
      ${revision === undefined ? sql`` : sql`and revision = ${revision}`} returning id`.execute(tx)
  return rows.length === 0 ? undefined : findFile(tx, ownerId, id)
}

/** Destroys deleted files, and returns the contents that they had. */
export async function destroyDeleted(tx: Transaction, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    delete from files where owner_id = ${ownerId} and deleted_at is not null returning content_id as content`.execute(
    tx,
  )
  return rows.map(({ content }) => content)
}

export type ExportedFile = {
  id: string
  contentId: string
  name: string
  type: string
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  revision: number
  sample: boolean
  folderId: string | null
  tags: string[]
  deletedWith: string | null
}

export async function exportFiles(tx: Transaction, ownerId: string): Promise<ExportedFile[]> {
  const { rows } = await sql<ExportedFile>`
    select id, content_id as "contentId", name, type, created_at as "createdAt", updated_at as "updatedAt",
      deleted_at as "deletedAt", revision, sample, folder_id as "folderId", tags, deleted_with as "deletedWith"
    from files where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

/** What these are called. */
export async function readNames(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Titled[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, name as title from files
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(tx)
  return rows.map(({ id, title }) => ({ id, title, sources: [sourceOf({ name: title })] }))
}
