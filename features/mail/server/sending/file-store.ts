import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { AttachedFile } from '../../contract.ts'

export type StoredFile = AttachedFile & { type: string; content: Buffer }

export async function addFile(tx: Transaction, ownerId: string, file: StoredFile): Promise<void> {
  const { id, name, type, bytes, content } = file
  await sql`insert into mail_files (owner_id, id, name, type, bytes, content)
    values (${ownerId}, ${id}, ${name}, ${type}, ${bytes}, ${content})`.execute(tx)
}

/** Without their contents. */
export async function listFiles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<AttachedFile[]> {
  const { rows } = await sql<AttachedFile>`
    select id, name, bytes from mail_files where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
}

export async function readFile(tx: Transaction, ownerId: string, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select id, name, type, bytes, content from mail_files where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

export async function exportFiles(tx: Transaction, ownerId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id, name, type, bytes, created_at as "createdAt" from mail_files where owner_id = ${ownerId} order by id`.execute(
    tx,
  )
  return rows
}
