import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type StoredImport = { id: string; name: string; content: string }

/** One waits at a time: another takes its place. */
export async function keepImport(
  tx: Transaction,
  ownerId: string,
  { id, name, content, at }: StoredImport & { at: Date },
): Promise<void> {
  await sql`delete from task_imports where owner_id = ${ownerId}`.execute(tx)
  await sql`insert into task_imports (owner_id, id, name, content, created_at)
    values (${ownerId}, ${id}, ${name}, ${content}, ${at.toISOString()})`.execute(tx)
}

export async function findImport(
  tx: Transaction,
  ownerId: string,
  { id, since }: { id: string; since: Date },
): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, name, content from task_imports
    where owner_id = ${ownerId} and id = ${id} and created_at >= ${since.toISOString()}`.execute(tx)
  return rows[0]
}

export async function exportImports(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, name, content, created_at as "createdAt" from task_imports where owner_id = ${ownerId}`.execute(tx)
  return rows
}
