import { createHash } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ObjectStore } from '#foundation/server/storage/object-store.ts'
import type { StoreName } from '#foundation/server/storage/storage.ts'
import { claimStore, findHome } from './claiming.ts'
import type { PieceStore, Whose } from './piece-storage.ts'

type Parts = {
  name: Exclude<StoreName, 'database'>
  objects: ObjectStore
  database: Database
  pieceBytes?: number | undefined
  isHeld?: (() => boolean) | undefined
}

/**
 * Pieces as objects beside the database, each named by its hash, in a folder of their content. No two contents share an
 * object, so that none is lost when another one is dropped.
 */
export function createObjectPieces(parts: Parts): PieceStore {
  const { name, objects, database, pieceBytes = 1024 * 1024, isHeld = () => false } = parts
  let claimed: Promise<string> | undefined
  /** Asked once, and again after a failure. */
  function home(): Promise<string> {
    claimed ??= claimStore(database, name, objects).catch((error: unknown) => {
      claimed = undefined
      throw error
    })
    return claimed
  }
  const folderOf = async ({ ownerId, folder }: Whose) => `${await home()}/${ownerId}/${folder}/`

  return {
    name,
    pieceBytes,
    async put(whose, bytes) {
      const sha256 = hashOf(bytes)
      await objects.put(`${await folderOf(whose)}${sha256}`, bytes)
      return { piece: null, sha256 }
    },
    async read(whose, { piece, sha256 }) {
      // The beginning of a piece that is still arriving.
      if (sha256 === null && piece) return piece
      const bytes = await objects.read(`${await folderOf(whose)}${sha256}`)
      if (!bytes) throw new Failure('unavailable', 'A part of this file is missing where it is stored.')
      if (hashOf(bytes) !== sha256)
        throw new Failure('unavailable', 'A part of this file was damaged where it is stored.')
      return bytes
    },
    isHeld,
    async drop(whose) {
      if (!isHeld()) await objects.drop(await folderOf(whose))
    },
    async forget(ownerId) {
      const found = await findHome(database, name, objects)
      if (found !== undefined) await objects.drop(`${found}/${ownerId}/`)
    },
    async *list() {
      const found = await findHome(database, name, objects)
      if (found === undefined) return
      yield* listFolders(objects, found)
    },
  }
}

async function* listFolders(objects: ObjectStore, home: string): AsyncGenerator<Whose & { changedAt: Date }> {
  let last: (Whose & { changedAt: Date }) | undefined
  for await (const { key, changedAt } of objects.list(`${home}/`)) {
    const [, ownerId, folder, piece] = key.split('/')
    if (ownerId === undefined || folder === undefined || piece === undefined) continue
    if (last?.folder === folder) {
      if (changedAt > last.changedAt) last.changedAt = changedAt
      continue
    }
    if (last) yield last
    last = { ownerId, folder, changedAt }
  }
  if (last) yield last
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
