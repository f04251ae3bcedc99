import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-signing.ts'
import { createS3Store } from './s3-store.ts'

/** Where contents can be. */
export type StoreName = 'database' | 'disk' | 's3'

export type StorageSettings = {
  /** Where new large contents go. */
  chosen: StoreName
  folder: string
  s3: S3Settings | undefined
}

/** The stores beside the database that can be reached with these settings. */
export function openStores({ folder, s3 }: StorageSettings): { disk: ObjectStore; s3: ObjectStore | undefined } {
  return { disk: createFolderStore(folder), s3: s3 && createS3Store(s3) }
}
