import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { writeWhole } from '../../whole-file.ts'

/** What a backup holds, so that a damaged one is never mistaken for a whole one. Folders count: some must be empty. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  version: z.string(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

export async function writeManifest(folder: string, version: string): Promise<Manifest> {
  const content = { format: 1 as const, madeAt: new Date().toISOString(), version, ...(await survey(folder)) }
  writeWhole(manifestFile(folder), JSON.stringify(content, undefined, 1))
  return content
}

export function isBackup(folder: string): boolean {
  return existsSync(manifestFile(folder))
}

export function readManifest(folder: string): Manifest {
  if (!isBackup(folder)) throw new Failure('not-found', `There is no backup in ${folder}.`)
  try {
    return manifest.parse(JSON.parse(readFileSync(manifestFile(folder), 'utf8')))
  } catch (cause) {
    throw damaged(folder, 'its manifest.json cannot be read', cause)
  }
}

/** Compares every byte with what was written down; a difference is named. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const written = readManifest(folder)
  const found = await survey(folder)
  const missing = written.folders.find((path) => !found.folders.includes(path))
  if (missing !== undefined) throw damaged(folder, `its folder ${missing} is missing`)
  const present = new Map(found.files.map((file) => [file.path, file]))
  for (const { path, size, sha256 } of written.files) {
    const file = present.get(path)
    if (!file) throw damaged(folder, `its file ${path} is missing`)
    if (file.size !== size || file.sha256 !== sha256) throw damaged(folder, `its file ${path} was changed`)
    present.delete(path)
  }
  const [extra] = present.keys()
  if (extra !== undefined) throw damaged(folder, `its file ${extra} does not belong to it`)
  return written
}

async function survey(folder: string): Promise<Pick<Manifest, 'folders' | 'files'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name).slice(folder.length + 1) }))
  const folders = paths.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path)
  const files: Manifest['files'] = []
  const piece = Buffer.alloc(1024 * 1024)
  for (const { entry, path } of paths) {
    if (!entry.isDirectory() && path !== 'manifest.json') files.push(await fingerprint(folder, path, piece))
  }
  return { folders, files }
}

async function fingerprint(folder: string, path: string, piece: Buffer) {
  await using file = await open(join(folder, path), 'r')
  const hash = createHash('sha256')
  let size = 0
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, piece.length)
    if (bytesRead === 0) return { path, size, sha256: hash.digest('hex') }
    hash.update(piece.subarray(0, bytesRead))
    size += bytesRead
  }
}

function manifestFile(folder: string): string {
  return join(folder, 'manifest.json')
}

function damaged(folder: string, how: string, cause?: unknown): Failure {
  return new Failure('conflict', `The backup in ${folder} is damaged: ${how}. Take another one.`, { cause })
}
