import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { writeWhole } from './whole-file.ts'

/** The one folder where an installation keeps everything of its own; held by one process at a time. */
export type DataFolder = AsyncDisposable & {
  path: string
  /** A file that only its owner may read, made once by `make` and the same ever after. */
  secretFile(name: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer>
  /** Lets a second start say where the first one answers. */
  announceAddress(url: string): void
  close(): Promise<void>
}

/** Makes the folder if need be and locks it, or says in one sentence why that cannot be. */
export function openDataFolder(directory: string): DataFolder {
  const path = resolve(directory)
  const lock = inPlainWords(path, () => {
    prepare(path)
    return takeLock(path)
  })
  const startedAt = new Date().toISOString()
  const note = (address?: string) =>
    inPlainWords(path, () => writeWhole(noteFile(path), JSON.stringify({ pid: process.pid, address, startedAt })))
  note()

  let open = true
  async function close(): Promise<void> {
    if (!open) return
    open = false
    rmSync(noteFile(path), { force: true })
    lock.close()
  }
  return {
    path,
    secretFile: (name, make) => secretFile(path, name, make),
    announceAddress: note,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Where `secretFile` keeps its files; a backup takes them along. */
export function secretFolder(path: string): string {
  return join(path, 'secrets')
}

/** Where the contents of large files are; a backup takes them along. */
export function contentsFolder(path: string): string {
  return join(path, 'contents')
}

/** Root lets its unprivileged database pass through the folder, but not look around in it. */
function prepare(path: string): void {
  mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  accessSync(path, constants.W_OK)
  if (existsSync(lockFile(path))) accessSync(lockFile(path), constants.W_OK)
  else writeFileSync(lockFile(path), '', { mode: 0o600 })
}

/**
 * The kernel's own lock, by way of SQLite: it goes when this process goes, however that happens. It lasts as long as
 * the object is referenced, and as long as nothing else in this process opens and closes the file.
 */
function takeLock(path: string): DatabaseSync {
  const database = new DatabaseSync(lockFile(path))
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (cause) {
    database.close()
    if (codeOf(cause) !== busy) throw cause
    throw new Failure(
      'conflict',
      `The data folder ${path} is in use by another Attaché${describeHolder(path)}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
      { cause },
    )
  }
}

const busy = 'SQLITE_5'
const lockFile = (path: string) => join(path, 'instance.lock')
const noteFile = (path: string) => join(path, 'instance.json')

const holder = z.object({ pid: z.int().positive(), address: z.string().optional() })

/** The note is only good for this sentence: it may be old or broken, the lock cannot. */
function describeHolder(path: string): string {
  try {
    const { pid, address } = holder.parse(JSON.parse(readFileSync(noteFile(path), 'utf8')))
    process.kill(pid, 0)
    return ` (process ${pid}${address === undefined ? '' : `, ${address}`})`
  } catch {
    return ''
  }
}

async function secretFile(path: string, name: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const folder = secretFolder(path)
  const file = join(folder, name)
  if (existsSync(file)) return inPlainWords(path, () => readFileSync(file))
  const secret = await make()
  inPlainWords(path, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeWhole(file, secret)
  })
  return secret
}

function inPlainWords<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const sentence = sentences(path)[codeOf(cause)]
    throw sentence === undefined ? cause : new Failure('unavailable', sentence, { cause })
  }
}

/** The operating system's word, or SQLite's number. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('errcode' in error) return `SQLITE_${Number(error.errcode) & 0xff}`
  return 'code' in error ? String(error.code) : ''
}

function sentences(path: string): Record<string, string> {
  const closed = `The data folder ${path} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`
  const full = `There is no space left on the disk that holds the data folder ${path}. Free some space, then start Attaché again.`
  const file = `The data folder ${path} cannot be made, because a file is in its place. Set DATA_DIR to another folder.`
  return {
    EACCES: closed,
    EPERM: closed,
    EROFS: closed,
    SQLITE_8: closed,
    SQLITE_14: closed,
    ENOSPC: full,
    EDQUOT: full,
    SQLITE_13: full,
    ENOTDIR: file,
    EEXIST: file,
  }
}
