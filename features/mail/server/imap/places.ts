import type { Database } from '#foundation/server/database/database.ts'
import type { Account } from '#foundation/server/mirror/mirrored.ts'
import { listFolders } from '../account-store.ts'
import { findServerPlace } from '../placement-store.ts'

export type Place = { folder: string; path: string; uidValidity: number | null; uid: number | null; headerId: string }

/** Where the server has a copy, as far as is known here. */
export type Places = {
  find(item: string): Promise<Place | undefined>
  pathOf(folder: string): Promise<string | undefined>
  folderAt(path: string): Promise<string | undefined>
}

export function createPlaces(database: Pick<Database, 'as'>, { ownerId, id }: Account): Places {
  const folders = async () => {
    const all = await database.as(ownerId, (tx) => listFolders(tx, ownerId))
    return all.filter(({ account }) => account === id)
  }
  return {
    async find(item) {
      const place = await database.as(ownerId, (tx) => findServerPlace(tx, ownerId, item))
      const path = (await folders()).find((folder) => folder.id === place?.folder)?.path
      return place && path !== undefined ? { ...place, path } : undefined
    },
    pathOf: async (folder) => (await folders()).find((each) => each.id === folder)?.path,
    folderAt: async (path) => (await folders()).find((each) => each.path === path)?.id,
  }
}
