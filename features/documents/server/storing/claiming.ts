import { randomUUID } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ObjectStore } from '#foundation/server/storage/object-store.ts'
import type { StoreName } from '#foundation/server/storage/storage.ts'
import { addStoreId, findStoreId } from './store-books.ts'

type Outside = Exclude<StoreName, 'database'>

/**
 * The folder of this database in a store, made when it is first needed. Refuses a store that lacks it: another node has
 * another folder, a disk is not mounted, or another bucket was named, and every large file would seem lost.
 */
export async function claimStore(database: Database, name: Outside, objects: ObjectStore): Promise<string> {
  const known = await findHome(database, name, objects)
  if (known !== undefined) return known
  const id = randomUUID()
  await objects.put(markOf(id), new TextEncoder().encode('Contents of files of Attaché.\n'))
  const first = await database.asHouse((tx) => addStoreId(tx, { store: name, id }))
  if (first === id) return id
  // Another node was faster.
  await objects.drop(`${id}/`)
  return await present(first, name, objects)
}

/** `undefined`: nothing was put there yet. */
export async function findHome(
  database: Pick<Database, 'asHouse'>,
  name: Outside,
  objects: ObjectStore,
): Promise<string | undefined> {
  const known = await database.asHouse((tx) => findStoreId(tx, name))
  return known === undefined ? undefined : await present(known, name, objects)
}

async function present(id: string, name: Outside, objects: ObjectStore): Promise<string> {
  if (await objects.read(markOf(id))) return id
  throw new Failure('unavailable', whereWrong[name])
}

const markOf = (id: string) => `${id}/attache`

const whereWrong: Record<Outside, string> = {
  disk: 'The folder for contents of files is not the one that this database uses. Every node needs the same folder, and it must be mounted.',
  s3: 'The bucket of S3_BUCKET is not the one that this database uses.',
}
