import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type StoredImport = { id: string; name: string; content: string }

/** One waits at a time: another takes its place. Returns the name of the one that waited since then, if one did. */
export async function keepImport(
  tx: Transaction,
  ownerId: string,
  { id, name, content, at, since }: StoredImport & { at: Date; since: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; waited: boolean }>`
    delete from calendar_imports where owner_id = ${ownerId}
    returning name, created_at >= ${since.toISOString()} as waited`.execute(tx)
  await sql`insert into calendar_imports (owner_id, id, name, content, created_at)
    values (${ownerId}, ${id}, ${name}, ${content}, ${at.toISOString()})`.execute(tx)
  return rows.find(({ waited }) => waited)?.name
}

export async function findImport(
  tx: Transaction,
  ownerId: string,
  { id, since }: { id: string; since: Date },
): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, name, content from calendar_imports
    where owner_id = ${ownerId} and id = ${id} and created_at >= ${since.toISOString()}`.execute(tx)
  return rows[0]
}

/** Which event is known by which name that a file gave it, in whatever calendar it is by now. */
export async function idsOfUids(
  tx: Transaction,
  ownerId: string,
  uids: readonly string[],
): Promise<{ id: string; uid: string }[]> {
  const { rows } = await sql<{ id: string; uid: string }>`
    select distinct on (uid) e.id, e.uid from events e
    join calendars c on c.owner_id = e.owner_id and c.id = e.calendar_id and c.deleted_at is null
    where e.owner_id = ${ownerId} and e.uid = any(${[...uids]}) and e.deleted_at is null
    order by uid, e.id`.execute(tx)
  return rows
}

export async function exportImports(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, name, content, created_at as "createdAt" from calendar_imports where owner_id = ${ownerId}`.execute(tx)
  return rows
}
