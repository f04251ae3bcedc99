import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushFolder } from '../whole-file.ts'
import type { ObjectStore, Span, StoredObject } from './object-store.ts'

/** Objects as files below a folder. Nodes may share it. */
export function createFolderStore(root: string): ObjectStore {
  let cleaned: Promise<void> | undefined
  /** Once, and again after a failure. */
  function cleanOnce(): Promise<void> {
    cleaned ??= removeAbandoned(join(root, unfinishedFolder)).catch((error: unknown) => {
      cleaned = undefined
      throw error
    })
    return cleaned
  }
  return {
    async put(key, bytes) {
      const path = join(root, key)
      await makeFolder(dirname(path))
      await makeFolder(join(root, unfinishedFolder))
      await cleanOnce()
      const unfinished = join(root, unfinishedFolder, randomUUID())
      try {
        await writeFlushed(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      flushFolder(dirname(path))
    },
    read: (key, span) => unlessMissing(readSpan(join(root, key), span)),
    async drop(folder) {
      const path = join(root, folder)
      await rm(path, { recursive: true, force: true })
    },
    list: (folder) => listFolder(root, folder),
  }
}

/** Where files are written before they get their name. */
export const unfinishedFolder = 'unfinished'
const abandonedMilliseconds = 86_400_000

/** What a crash left half written; what is younger may be another node’s. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await unlessMissing(stat(path))
    if (found && Date.now() - found.mtimeMs > abandonedMilliseconds) await rm(path, { force: true })
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // Each new folder is safe from a power cut only once the one above it is.
  for (let made = folder; made.length >= first.length; made = dirname(made)) flushFolder(dirname(made))
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

async function readSpan(path: string, span: Span | undefined): Promise<Uint8Array> {
  await using file = await open(path)
  if (!span) return await file.readFile()
  const piece = new Uint8Array(span.to - span.from)
  const { bytesRead } = await file.read(piece, 0, piece.length, span.from)
  return piece.subarray(0, bytesRead)
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await unlessMissing(readdir(join(root, folder), { withFileTypes: true }))
  for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, `${key}/`)
    const found = entry.isFile() ? await unlessMissing(stat(join(root, key))) : undefined
    if (found) yield { key, bytes: found.size, changedAt: found.mtime }
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
