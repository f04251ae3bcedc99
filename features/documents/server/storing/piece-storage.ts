import type { StoreName } from '#foundation/server/storage/storage.ts'

/** Where the pieces of a content are within a store. The folder is the id of the content, until it moves. */
export type Whose = { ownerId: string; folder: string }

/** What the row of a piece holds: its bytes, or the hash by which a store beside the database finds them. */
export type StoredPiece = { piece: Uint8Array | null; sha256: string | null }

/** Where the pieces of contents are. A piece belongs to a content as soon as its row says so, and never before. */
export type PieceStore = {
  name: StoreName
  /** The size of each piece but the last. */
  pieceBytes: number
  /** The bytes survive a crash once the row of what this returns is stored. */
  put(whose: Whose, bytes: Uint8Array): Promise<StoredPiece>
  /** Verifies what comes from beside the database by its hash. */
  read(whose: Whose, stored: StoredPiece): Promise<Uint8Array>
  /** Bytes that no row names stay, because a copy of the database that still names them may come back. */
  isHeld(): boolean
  /** Removes all bytes in a folder that no row names any more, unless they are held: then the sweep removes them later. */
  drop(whose: Whose): Promise<void>
  /** Removes all bytes of a person who has no content any more. */
  forget(ownerId: string): Promise<void>
  /** Every folder in which there are bytes beside the database, with the time of the latest. */
  list(): AsyncGenerator<Whose & { changedAt: Date }>
}
