import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from '../config.ts'
import { openStores } from './storage.ts'

/** Puts an object where large contents go, reads it and removes it. A sentence about what is well; failures are thrown. */
export async function checkStorage({ storage, database }: Pick<Config, 'storage' | 'database'>): Promise<string> {
  const { chosen, folder, s3 } = storage
  if (chosen === 'database') return 'all of them are in the database; CONTENTS_DIR or S3_ENDPOINT takes the large ones.'
  if (chosen === 'disk' && database.kind === 'embedded' && !existsSync(folder))
    return `those of large files go to ${folder}, which is made with the first of them.`
  const stores = openStores(storage)
  const where = chosen === 's3' && s3 ? `the bucket ${s3.bucket} at ${s3.endpoint.host}` : folder
  const store = (chosen === 's3' ? stores.s3 : undefined) ?? stores.disk
  const probe = `doctor-${randomUUID()}/`
  try {
    await store.put(`${probe}probe`, new TextEncoder().encode('probe'))
    const found = await store.read(`${probe}probe`, { from: 1, to: 4 })
    if (new TextDecoder().decode(found) !== 'rob') throw new Error('what was stored came back changed.')
    await store.drop(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure('unavailable', `${where} does not take them: ${reason}`, { cause: error })
  }
  return `${where} takes those of large files, and gives them back.`
}
