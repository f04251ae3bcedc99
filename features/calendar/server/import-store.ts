import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { createImportStore, type StoredImport } from '#foundation/server/import-store.ts'

export const { findImport, exportImports } = createImportStore('calendar_imports')

/** Only one file waits at a time: a new one replaces it. Returns the name of a replaced file that was still valid. */
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

/** Events by the UID from a file, in any calendar. */
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
