import { Failure } from '#foundation/contract/failure.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { openStores, type StorageSettings, type StoreName } from '#foundation/server/storage/storage.ts'
import { findHome } from './storing/claiming.ts'
import { mostInDatabase as usualMost } from './storing/piece-stores.ts'
import { countInStores, type InStore } from './storing/store-books.ts'

/** For the operator: how much is in which store, and what still moves. Fails if some of it cannot be read. */
export async function describeContents(
  database: Pick<Database, 'asHouse'>,
  storage: StorageSettings,
  mostInDatabase = usualMost,
): Promise<string> {
  const placing = { chosen: storage.chosen, mostInDatabase }
  const counts = (await database.asHouse((tx) => countInStores(tx, placing))) ?? []
  if (counts.length === 0) return 'there are none yet.'
  const stores = openStores(storage)
  for (const count of counts) {
    if (count.store === 'database') continue
    const objects = stores[count.store]
    if (!objects) throw new Failure('invalid', unknownStore(count))
    await findHome(database, count.store, objects)
  }
  const words = counts.map(
    ({ store, contents, bytes }) => `${contents} (${sizeInWords(bytes)}) in ${placeNames[store]}`,
  )
  const moving = counts.reduce((sum, count) => sum + count.moving, 0)
  if (moving === 0) return `${words.join(', ')}.`
  const size = sizeInWords(counts.reduce((sum, count) => sum + count.movingBytes, 0))
  return `${words.join(', ')}; ${moving} (${size}) will move to ${placeNames[storage.chosen]}.`
}

const placeNames: Record<StoreName, string> = { database: 'the database', disk: 'the folder', s3: 'the bucket' }

function unknownStore({ contents, bytes }: InStore): string {
  return `${contents} (${sizeInWords(bytes)}) are in an S3 store that is not set, and cannot be read. Set S3_ENDPOINT and what belongs to it again, with CONTENTS_IN=folder or database if they are to leave it.`
}
