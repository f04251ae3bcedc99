import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoreName } from '#foundation/server/storage/storage.ts'
import type { StoredPiece } from './piece-storage.ts'

/** A second place of a file’s content: the one it is being copied to, or the one it has left and that is still to be emptied. */
export type Place = { contentId: string; store: StoreName; folder: string }

/** Begins to copy a complete content to this place, unless it has another place beside its own already. */
export async function beginMove(tx: Transaction, ownerId: string, { contentId, store, folder }: Place): Promise<void> {
  await sql`insert into file_moves (owner_id, content_id, store, object_folder)
    select owner_id, id, ${store}::text, ${folder}::uuid from file_contents
    where owner_id = ${ownerId} and id = ${contentId} and sha256 is not null
    on conflict (owner_id, content_id) do nothing`.execute(tx)
}

/** `done`: how many pieces are copied; null if the place is to be emptied. */
export async function findMove(
  tx: Transaction,
  ownerId: string,
  contentId: string,
): Promise<(Place & { done: number | null }) | undefined> {
  const { rows } = await sql<Place & { done: number | null }>`
    select content_id as "contentId", store, object_folder as folder, done from file_moves
    where owner_id = ${ownerId} and content_id = ${contentId}`.execute(tx)
  return rows[0]
}

type Copied = Omit<Place, 'store'> & { number: number; stored: StoredPiece }

/** Adds to the row of the next piece what its new store needs. Does nothing if another node was faster. */
export async function copyPiece(
  tx: Transaction,
  ownerId: string,
  { contentId, folder, number, stored: { piece, sha256 } }: Copied,
): Promise<{ copied: boolean }> {
  const { numAffectedRows = 0n } = await sql`update file_moves set done = ${number + 1}
    where owner_id = ${ownerId} and content_id = ${contentId} and object_folder = ${folder} and done = ${number}`.execute(
    tx,
  )
  if (numAffectedRows === 0n) return { copied: false }
  await sql`update file_pieces set piece = coalesce(${piece}::bytea, piece), sha256 = coalesce(${sha256}::text, sha256)
    where owner_id = ${ownerId} and content_id = ${contentId} and number = ${number}`.execute(tx)
  return { copied: true }
}

/** From now on the content is read where all of it was copied to. Returns the place that it left. */
export async function switchPlace(
  tx: Transaction,
  ownerId: string,
  { contentId, folder }: Omit<Place, 'store'>,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    with held as materialized (
      select c.store as old_store, coalesce(c.object_folder, c.id) as old_folder, m.store as new_store
      from file_contents c join file_moves m on m.owner_id = c.owner_id and m.content_id = c.id
      where c.owner_id = ${ownerId} and c.id = ${contentId} and c.sha256 is not null and m.object_folder = ${folder}
        and m.done = (select count(*) from file_pieces p where p.owner_id = c.owner_id and p.content_id = c.id)
        and not exists (select from file_pieces p where p.owner_id = c.owner_id and p.content_id = c.id
          and case m.store when 'database' then p.piece is null else p.sha256 is null end)
      for update of c, m
    ), switched as (
      update file_contents c set store = new_store, object_folder = ${folder} from held
      where c.owner_id = ${ownerId} and c.id = ${contentId}
    )
    update file_moves m set store = old_store, object_folder = old_folder, done = null from held
    where m.owner_id = ${ownerId} and m.content_id = ${contentId}
    returning m.content_id as "contentId", m.store, m.object_folder as folder`.execute(tx)
  return rows[0]
}

/** Stops copying to this place and marks it to be emptied. */
export async function abandonMove(tx: Transaction, ownerId: string, { contentId, folder }: Place): Promise<void> {
  await sql`update file_moves set done = null
    where owner_id = ${ownerId} and content_id = ${contentId} and object_folder = ${folder}`.execute(tx)
}

/** Removes bytes from the rows of a content that is elsewhere. `isMore`: call it again. */
export async function emptyPieces(
  tx: Transaction,
  ownerId: string,
  { contentId, folder }: Place,
): Promise<{ isMore: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    with held as materialized (
      select from file_moves m join file_contents c on c.owner_id = m.owner_id and c.id = m.content_id
      where m.owner_id = ${ownerId} and m.content_id = ${contentId} and m.object_folder = ${folder}
        and m.done is null and m.store = 'database' and c.store <> 'database' for update of m
    )
    update file_pieces set piece = null
    where owner_id = ${ownerId} and content_id = ${contentId} and exists (select from held) and number in (
      select number from file_pieces where owner_id = ${ownerId} and content_id = ${contentId} and piece is not null
      limit ${mostPieces})`.execute(tx)
  return { isMore: numAffectedRows === BigInt(mostPieces) }
}

/** As many as are emptied within a fraction of the timeout of a statement. */
const mostPieces = 100

/** Forgets a place that was emptied. */
export async function endMove(tx: Transaction, ownerId: string, { contentId, folder }: Place): Promise<void> {
  await sql`delete from file_moves where owner_id = ${ownerId} and content_id = ${contentId}
    and object_folder = ${folder} and done is null`.execute(tx)
}
