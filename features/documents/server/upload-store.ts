import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoreName } from '#foundation/server/storage/storage.ts'
import type { Upload } from '../contract.ts'

/** An upload in pieces, and what becomes of it. */
export type StoredUpload = Upload & {
  content_id: string
  type: string
  folder: string | null
  sha256: string | null
  store: StoreName
  piece_bytes: number
}

const ofContent = (column: string) => sql`(select ${sql.ref(column)} from file_contents c
  where c.owner_id = file_uploads.owner_id and c.id = file_uploads.content_id) as ${sql.ref(column)}`

const columns = sql`id, content_id, name, type, folder_id as folder, bytes::float8 as bytes, sha256,
  arrived::float8 as arrived, modified_at as modified, created_at, ${ofContent('store')}, ${ofContent('piece_bytes')}`

type NewRow = Pick<StoredUpload, 'id' | 'name' | 'type' | 'folder' | 'bytes' | 'sha256' | 'modified'> & {
  contentId: string
}

/** Returns `undefined` if the person already has an upload with this id. */
export async function addUpload(
  tx: Transaction,
  ownerId: string,
  { id, contentId, name, type, folder, bytes, sha256, modified }: NewRow,
): Promise<StoredUpload | undefined> {
  const { rows } = await sql<StoredUpload>`
    insert into file_uploads (owner_id, id, content_id, name, type, folder_id, bytes, sha256, modified_at)
    values (${ownerId}, ${id}, ${contentId}, ${name}, ${type}, ${folder}, ${bytes}, ${sha256}, ${modified})
    on conflict (owner_id, id) do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

export async function findUpload(tx: Transaction, ownerId: string, id: string): Promise<StoredUpload | undefined> {
  const { rows } = await sql<StoredUpload>`
    select ${columns} from file_uploads where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Finds it, and locks it until the transaction ends, so that it is not cancelled in between. */
export async function holdUpload(tx: Transaction, ownerId: string, id: string): Promise<StoredUpload | undefined> {
  const { rows } = await sql<StoredUpload>`
    select ${columns} from file_uploads where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

/** The oldest first. */
export async function listUploads(tx: Transaction, ownerId: string): Promise<StoredUpload[]> {
  const { rows } = await sql<StoredUpload>`
    select ${columns} from file_uploads where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

type Step = { id: string; from: number; arrived: number }

/** Does nothing unless exactly `from` has arrived. */
export async function advanceUpload(
  tx: Transaction,
  ownerId: string,
  { id, from, arrived }: Step,
): Promise<{ advanced: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    update file_uploads set arrived = ${arrived}, touched_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id} and arrived = ${from}`.execute(tx)
  return { advanced: numAffectedRows > 0n }
}

/** Forgets it, and returns the content that it had. */
export async function dropUpload(tx: Transaction, ownerId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ content: string }>`
    delete from file_uploads where owner_id = ${ownerId} and id = ${id} returning content_id as content`.execute(tx)
  return rows[0]?.content
}

/** Forgets the upload of this content, which a file has from now on. */
export async function endUpload(tx: Transaction, ownerId: string, contentId: string): Promise<void> {
  await sql`delete from file_uploads where owner_id = ${ownerId} and content_id = ${contentId}`.execute(tx)
}

export type ExportedUpload = {
  id: string
  contentId: string
  name: string
  type: string
  folderId: string | null
  bytes: number
  sha256: string | null
  modifiedAt: string | null
  arrived: number
  createdAt: string
  touchedAt: string
}

export async function exportUploads(tx: Transaction, ownerId: string): Promise<ExportedUpload[]> {
  const { rows } = await sql<ExportedUpload>`
    select id, content_id as "contentId", name, type, folder_id as "folderId", bytes::float8 as bytes, sha256,
      modified_at as "modifiedAt", arrived::float8 as arrived, created_at as "createdAt", touched_at as "touchedAt"
    from file_uploads where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
