import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoreName } from '#foundation/server/storage/storage.ts'
import { createDatabasePieces } from './storing/database-pieces.ts'
import type { PieceStore, StoredPiece } from './storing/piece-storage.ts'

/** A complete upload. */
export type Content = { id: string; bytes: number; sha256: string }

type Begun = { id: string; reserved: number; store?: Pick<PieceStore, 'name' | 'pieceBytes'> }

const database = createDatabasePieces()

/** Begins an upload, with this many bytes reserved; in the database, unless another store is named. */
export async function beginContent(
  tx: Transaction,
  ownerId: string,
  { id, reserved, store: { name, pieceBytes } = database }: Begun,
): Promise<void> {
  await sql`insert into file_contents (owner_id, id, reserved, store, piece_bytes)
    values (${ownerId}, ${id}, ${reserved}, ${name}, ${pieceBytes})`.execute(tx)
}

/** Reserves more bytes than were announced. */
export async function reserveMore(
  tx: Transaction,
  ownerId: string,
  { id, more }: { id: string; more: number },
): Promise<void> {
  await sql`update file_contents set reserved = reserved + ${more}
    where owner_id = ${ownerId} and id = ${id} and sha256 is null`.execute(tx)
}

type Piece = { contentId: string; number: number; stored: StoredPiece }

/** Replaces the beginning of the piece, if that was stored. Does nothing if the upload is complete or was dropped. */
export async function addPiece(
  tx: Transaction,
  ownerId: string,
  { contentId, number, stored: { piece, sha256 } }: Piece,
): Promise<{ added: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    insert into file_pieces (owner_id, content_id, number, piece, sha256)
    select ${ownerId}::uuid, ${contentId}::uuid, ${number}::int, ${piece}::bytea, ${sha256}::text where exists (
      select from file_contents where owner_id = ${ownerId} and id = ${contentId} and sha256 is null)
    on conflict (owner_id, content_id, number) do update set piece = excluded.piece, sha256 = excluded.sha256`.execute(
    tx,
  )
  return { added: numAffectedRows > 0n }
}

/** Marks the upload as complete. */
export async function sealContent(
  tx: Transaction,
  ownerId: string,
  { id, bytes, sha256 }: Content,
): Promise<{ sealed: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    update file_contents set bytes = ${bytes}, sha256 = ${sha256}
    where owner_id = ${ownerId} and id = ${id} and sha256 is null`.execute(tx)
  return { sealed: numAffectedRows > 0n }
}

/** Locks it until the transaction ends, so that it is not purged in between. */
export async function holdContent(tx: Transaction, ownerId: string, id: string): Promise<Content | undefined> {
  const { rows } = await sql<Content>`
    select id, bytes::float8 as bytes, sha256 from file_contents
    where owner_id = ${ownerId} and id = ${id} and sha256 is not null for key share`.execute(tx)
  return rows[0]
}

/** Finds a file's content with the same bytes, and locks it likewise. */
export async function holdSame(
  tx: Transaction,
  ownerId: string,
  { id, bytes, sha256 }: Content,
): Promise<Content | undefined> {
  const { rows } = await sql<Content>`
    select id, bytes::float8 as bytes, sha256 from file_contents c
    where owner_id = ${ownerId} and sha256 = ${sha256} and bytes = ${bytes} and id <> ${id}
      and exists (select from files f where f.owner_id = c.owner_id and f.content_id = c.id)
    order by created_at limit 1 for key share`.execute(tx)
  return rows[0]
}

/** `isMore`: it has more pieces than one transaction deletes. `from`: it is gone, and may have bytes in this place. */
type Dropped = { isMore: boolean; from?: { store: StoreName; folder: string } | undefined }

/** Deletes it with its pieces, unless a file uses it. If there is more, call it again. Nothing can use it in between. */
export async function dropContent(tx: Transaction, ownerId: string, id: string): Promise<Dropped> {
  // Waits for a transaction that is about to use it.
  await sql`select from file_contents where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  const { numAffectedRows: unsealed = 0n } = await sql`
    update file_contents c set bytes = null, sha256 = null where owner_id = ${ownerId} and id = ${id}
      and not exists (select from files f where f.owner_id = c.owner_id and f.content_id = c.id)`.execute(tx)
  if (unsealed === 0n) return { isMore: false }
  const { numAffectedRows: pieces = 0n } = await sql`
    delete from file_pieces where owner_id = ${ownerId} and content_id = ${id} and number in (
      select number from file_pieces where owner_id = ${ownerId} and content_id = ${id} limit ${mostPieces})`.execute(
    tx,
  )
  if (pieces === BigInt(mostPieces)) return { isMore: true }
  const { rows } = await sql<{ store: StoreName; folder: string }>`
    delete from file_contents where owner_id = ${ownerId} and id = ${id}
    returning store, coalesce(object_folder, id) as folder`.execute(tx)
  return { isMore: false, from: rows[0] }
}

/** As many as are deleted within a fraction of the timeout of a statement. */
const mostPieces = 100

export async function readPiece(
  tx: Transaction,
  ownerId: string,
  { contentId, number }: Omit<Piece, 'stored'>,
): Promise<{ store: StoreName; folder: string; stored: StoredPiece } | undefined> {
  const { rows } = await sql<StoredPiece & { store: StoreName; folder: string }>`
    select c.store, coalesce(c.object_folder, c.id) as folder, p.piece, p.sha256
    from file_pieces p join file_contents c on c.owner_id = p.owner_id and c.id = p.content_id
    where p.owner_id = ${ownerId} and p.content_id = ${contentId} and p.number = ${number}`.execute(tx)
  if (!rows[0]) return undefined
  const { store, folder, ...stored } = rows[0]
  return { store, folder, stored }
}

/** The size of each piece but the last. */
export async function findPieceBytes(tx: Transaction, ownerId: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ pieceBytes: number }>`
    select piece_bytes as "pieceBytes" from file_contents where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]?.pieceBytes
}

export type ExportedContent = {
  id: string
  bytes: number | null
  sha256: string | null
  reserved: number
  store: StoreName
  pieceBytes: number
  createdAt: string
}

export async function exportContents(tx: Transaction, ownerId: string): Promise<ExportedContent[]> {
  const { rows } = await sql<ExportedContent>`
    select id, bytes::float8 as bytes, sha256, reserved::float8 as reserved, store, piece_bytes as "pieceBytes",
      created_at as "createdAt" from file_contents
    where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
