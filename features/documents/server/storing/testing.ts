import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '#foundation/server/storage/folder-store.ts'
import type { ObjectStore } from '#foundation/server/storage/object-store.ts'
import { createS3Store } from '#foundation/server/storage/s3-store.ts'
import { startSwift } from '#foundation/server/storage/testing/swift.ts'

/** Where contents are, with the settings for it. */
export type OpenStore = {
  settings: Record<string, string>
  /** Beside the database. */
  objects: ObjectStore | undefined
  close(): Promise<void>
}

export async function openNoStore(): Promise<OpenStore> {
  return { settings: {}, objects: undefined, close: async () => {} }
}

export async function openFolder(): Promise<OpenStore> {
  const folder = mkdtempSync(join(tmpdir(), 'attache-contents-'))
  const close = async () => rmSync(folder, { recursive: true })
  return { settings: { CONTENTS_DIR: folder }, objects: createFolderStore(folder), close }
}

export async function openSwift(): Promise<OpenStore> {
  const swift = await startSwift()
  const close = async (): Promise<void> => swift[Symbol.asyncDispose]()
  return { settings: swift.settings, objects: createS3Store(swift.s3), close }
}

/** How many objects there are of a person. */
export async function countObjects(objects: ObjectStore, ownerId: string): Promise<number> {
  let count = 0
  for await (const { key } of objects.list('')) if (key.split('/')[1] === ownerId) count += 1
  return count
}
