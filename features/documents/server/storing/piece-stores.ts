import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { openStores, type StorageSettings, type StoreName } from '#foundation/server/storage/storage.ts'
import { createDatabasePieces } from './database-pieces.ts'
import { createObjectPieces } from './object-pieces.ts'
import type { PieceStore } from './piece-storage.ts'

export type PieceStores = {
  /** Where a new content of this size goes; `undefined`: nobody knows how large it becomes. */
  forSize(bytes: number | undefined): PieceStore
  /** Where a content is already. */
  named(name: StoreName): PieceStore
  placing: Placing
  /** Those beside the database. */
  beside: PieceStore[]
}

/** Which store large contents belong into, and, in bytes, the largest that the database keeps all the same. */
export type Placing = { chosen: StoreName; mostInDatabase: number }

/** Small contents stay in the chosen store, too. */
export function isMisplaced(
  { store, bytes }: { store: StoreName; bytes: number },
  { chosen, mostInDatabase }: Placing,
): boolean {
  return store !== chosen && (store !== 'database' || bytes > mostInDatabase)
}

/** Tests say otherwise, so that small contents behave like large ones. */
export type GivenToStores = { mostInDatabase?: number; pieceBytes?: number }

type Parts = GivenToStores & {
  database: Database
  config: { storage: StorageSettings }
  /** Whether a backup without the objects of a bucket may still be restored. */
  isHeld?: () => boolean
}

/** In bytes. Smaller contents are stored and read faster in the database (decision 37 has the figures). */
export const mostInDatabase = 256 * 1024

export function createPieceStores(parts: Parts): PieceStores {
  const { database, config, mostInDatabase: most = mostInDatabase, pieceBytes } = parts
  const { disk, s3 } = openStores(config.storage)
  const known = new Map<StoreName, PieceStore>([
    ['database', createDatabasePieces()],
    ['disk', createObjectPieces({ name: 'disk', objects: disk, database, pieceBytes })],
  ])
  if (s3) known.set('s3', createObjectPieces({ name: 's3', objects: s3, database, pieceBytes, isHeld: parts.isHeld }))

  function named(name: StoreName): PieceStore {
    const found = known.get(name)
    if (!found) throw new Failure('unavailable', 'This file is in an S3 store that this server does not know.')
    return found
  }
  return {
    forSize: (bytes = Infinity) => named(bytes > most ? config.storage.chosen : 'database'),
    named,
    placing: { chosen: config.storage.chosen, mostInDatabase: most },
    beside: [...known.values()].filter(({ name }) => name !== 'database'),
  }
}
