import type { Database } from '#foundation/server/database/database.ts'
import type { Account } from '#foundation/server/mirror/mirrored.ts'
import { listFolders, setFolderPath } from '../account-store.ts'
import { findErasure } from '../erasure-store.ts'
import { findPartPlace, keepFetched } from '../part-store.ts'
import { findServerPlace, findThere, listSizes } from '../placement-store.ts'
import { keepSource } from '../reading-store.ts'

export type Place = { folder: string; path: string; uidValidity: number | null; uid: number | null; headerId: string }

/** A section of a message whose content is wanted. */
export type Section = { place: Place; section: string }

/** `all`: how many messages the server had in a folder. */
export type KnownThere = { all: number; known: { headerId: string; bytes: number }[] }

/** Where the server has a copy, as far as is known here. */
export type Places = {
  find(item: string): Promise<Place | undefined>
  /** For items that are parts of messages. */
  section(part: string): Promise<Section | undefined>
  keep(part: string, content: Uint8Array): Promise<void>
  /** The whole of the message that this is a copy of. */
  keepSource(copy: string, content: Uint8Array): Promise<void>
  pathOf(folder: string): Promise<string | undefined>
  /** How large the messages of a folder are, by UID. */
  sizes(path: string, uidValidity: number): Promise<Map<number, number>>
  /** Which messages with one of these Message-IDs the server had in a folder, whatever their numbers. */
  knownThere(path: string, headerIds: readonly string[]): Promise<KnownThere>
  folderAt(path: string): Promise<string | undefined>
  /** Changes the path of a folder to the one under which the server created it. */
  setPath(folder: string, path: string): Promise<void>
}

export function createPlaces(database: Pick<Database, 'as'>, { ownerId, id }: Account): Places {
  const folders = async () => {
    const all = await database.as(ownerId, (tx) => listFolders(tx, ownerId))
    return all.filter(({ account }) => account === id)
  }
  async function find(item: string): Promise<Place | undefined> {
    const place = await database.as(
      ownerId,
      async (tx) => (await findServerPlace(tx, ownerId, item)) ?? (await findErasure(tx, ownerId, item)),
    )
    const path = (await folders()).find((folder) => folder.id === place?.folder)?.path
    return place && path !== undefined ? { ...place, path } : undefined
  }
  return {
    find,
    async section(part) {
      const found = await database.as(ownerId, (tx) => findPartPlace(tx, ownerId, part))
      const place = found && (await find(found.copy))
      return found && place && { place, section: found.section }
    },
    keep: (part, content) =>
      database.as(ownerId, (tx) => keepFetched(tx, ownerId, { id: part, content, now: new Date() })),
    keepSource: (copy, content) =>
      database.as(ownerId, (tx) => keepSource(tx, ownerId, { copy, content, now: new Date() })),
    pathOf: async (folder) => (await folders()).find((each) => each.id === folder)?.path,
    async sizes(path, uidValidity) {
      const folder = (await folders()).find((each) => each.path === path)?.id
      const known =
        folder === undefined ? [] : await database.as(ownerId, (tx) => listSizes(tx, ownerId, { folder, uidValidity }))
      return new Map(known.map(({ uid, bytes }) => [uid, bytes]))
    },
    async knownThere(path, headerIds) {
      const folder = (await folders()).find((each) => each.path === path)?.id
      if (folder === undefined) return { all: 0, known: [] }
      return database.as(ownerId, (tx) => findThere(tx, ownerId, { folder, headerIds }))
    },
    folderAt: async (path) => (await folders()).find((each) => each.path === path)?.id,
    setPath: (folder, path) => database.as(ownerId, (tx) => setFolderPath(tx, ownerId, { id: folder, path })),
  }
}
