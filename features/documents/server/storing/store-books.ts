import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoreName } from '#foundation/server/storage/storage.ts'
import type { Place } from './move-store.ts'
import type { Whose } from './piece-storage.ts'
import type { Placing } from './piece-stores.ts'

export async function findStoreId(tx: Transaction, store: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from house.file_stores where store = ${store}`.execute(tx)
  return rows[0]?.id
}

/** Returns the id that the store has from now on, which is another one if there was one already. */
export async function addStoreId(tx: Transaction, { store, id }: { store: string; id: string }): Promise<string> {
  await sql`insert into house.file_stores (store, id) values (${store}, ${id}) on conflict do nothing`.execute(tx)
  return (await findStoreId(tx, store)) ?? id
}

/** Those of these folders that no content has. They never get one again: a folder has its row before its first byte. */
export async function listRowless(tx: Transaction, store: StoreName, folders: readonly Whose[]): Promise<Whose[]> {
  const given = JSON.stringify(folders.map(({ ownerId, folder }) => ({ ownerId, folder })))
  const { rows } = await sql<Whose>`
    select "ownerId", folder from jsonb_to_recordset(${given}::jsonb) as given ("ownerId" uuid, folder uuid)
    where not exists (select from file_contents c
      where c.owner_id = "ownerId" and c.store = ${store} and coalesce(c.object_folder, c.id) = folder)
    and not exists (select from file_moves m
      where m.owner_id = "ownerId" and m.store = ${store} and m.object_folder = folder)`.execute(tx)
  return rows
}

export type Movable = { ownerId: string; contentId: string }
export type Page = { after: Movable | undefined; most: number }

const first: Movable = {
  ownerId: '00000000-0000-0000-0000-000000000000',
  contentId: '00000000-0000-0000-0000-000000000000',
}

/** Complete contents that are in another store than the settings name. Small ones stay in the chosen store. */
export async function listMisplaced(
  tx: Transaction,
  { after = first, most, ...placing }: Placing & Page,
): Promise<(Movable & { bytes: number })[]> {
  const { rows } = await sql<Movable & { bytes: number }>`
    select owner_id as "ownerId", id as "contentId", bytes::float8 as bytes from file_contents
    where sha256 is not null and ${misplaced(placing)}
      and (owner_id, id) > (${after.ownerId}::uuid, ${after.contentId}::uuid)
    order by owner_id, id limit ${most}`.execute(tx)
  return rows
}

/** A place beside that of a content; `from`: where the content is now. */
export type Moved = Movable & Place & { bytes: number; from: StoreName; done: number | null }

export async function listMoves(tx: Transaction, { after = first, most }: Page): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select m.owner_id as "ownerId", m.content_id as "contentId", m.store, m.object_folder as folder, m.done,
      c.store as "from", coalesce(c.bytes, 0)::float8 as bytes
    from file_moves m join file_contents c on c.owner_id = m.owner_id and c.id = m.content_id
    where (m.owner_id, m.content_id) > (${after.ownerId}::uuid, ${after.contentId}::uuid)
    order by m.owner_id, m.content_id limit ${most}`.execute(tx)
  return rows
}

/** `moving`: how many of them are to leave it. */
export type InStore = { store: StoreName; contents: number; bytes: number; moving: number; movingBytes: number }

/** How much is in each store. `undefined`: this database has no files yet. */
export async function countInStores(tx: Transaction, placing: Placing): Promise<InStore[] | undefined> {
  const { rows: tables } = await sql<{ known: boolean }>`
    select to_regclass('file_moves') is not null as known`.execute(tx)
  if (tables[0]?.known !== true) return undefined
  const moving = misplaced(placing)
  const { rows } = await sql<InStore>`
    select store, count(*)::int as contents, sum(bytes)::float8 as bytes, count(*) filter (where ${moving})::int as moving,
      coalesce(sum(bytes) filter (where ${moving}), 0)::float8 as "movingBytes"
    from file_contents where sha256 is not null group by store order by store`.execute(tx)
  return rows
}

/** As `isMisplaced` says it. */
function misplaced({ chosen, mostInDatabase }: Placing) {
  return sql`(store <> ${chosen} and (store <> 'database' or bytes > ${mostInDatabase}))`
}
