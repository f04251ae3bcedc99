import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Whose } from './piece-storage.ts'

export async function findStoreId(tx: Transaction, store: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from house.file_stores where store = ${store}`.execute(tx)
  return rows[0]?.id
}

/** Returns the id that the store has from now on, which is another one if there was one already. */
export async function addStoreId(tx: Transaction, { store, id }: { store: string; id: string }): Promise<string> {
  await sql`insert into house.file_stores (store, id) values (${store}, ${id}) on conflict do nothing`.execute(tx)
  return (await findStoreId(tx, store)) ?? id
}

/** Those of these contents that have no row. They never get one again: a row is there before the first byte is stored. */
export async function listRowless(tx: Transaction, contents: readonly Whose[]): Promise<Whose[]> {
  const given = JSON.stringify(contents.map(({ ownerId, contentId }) => ({ ownerId, contentId })))
  const { rows } = await sql<Whose>`
    select "ownerId", "contentId" from jsonb_to_recordset(${given}::jsonb) as given ("ownerId" uuid, "contentId" uuid)
    where not exists (select from file_contents c where c.owner_id = "ownerId" and c.id = "contentId")`.execute(tx)
  return rows
}
