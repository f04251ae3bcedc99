import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import type { ObjectStore } from '../../storage/object-store.ts'

/** Copies every object of a store into a folder, each as a file. Adds to what is there: an object never changes. */
export async function fetchObjects(objects: ObjectStore, folder: string): Promise<void> {
  for await (const { key } of objects.list('')) {
    const path = join(folder, key)
    // Removed since it was listed.
    const bytes = existsSync(path) ? undefined : await objects.read(key)
    if (!bytes) continue
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
  }
}

/** Puts back those that the store no longer has. */
export async function returnObjects(folder: string, objects: ObjectStore | undefined): Promise<void> {
  if (!existsSync(folder)) return
  if (!objects)
    throw new Failure(
      'invalid',
      'This backup holds files of an S3 store. Set S3_ENDPOINT and what belongs to it first.',
    )
  const present = new Set<string>()
  for await (const { key } of objects.list('')) present.add(key)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(folder.length + 1)
    if (!present.has(key)) await objects.put(key, await readFile(path))
  }
}
