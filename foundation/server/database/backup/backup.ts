import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import { contentsFolder, secretFolder } from '../../data-folder.ts'
import { unfinishedFolder } from '../../storage/folder-store.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { flushFolder } from '../../whole-file.ts'
import type { Address } from '../connection.ts'
import { stopEmbedded } from '../embedded/server.ts'
import { clusterFolder, passwordName } from '../own-server.ts'
import { visitServer } from '../visit.ts'
import { copyCluster } from './copy.ts'
import { writeManifest } from './manifest.ts'
import { fetchObjects } from './objects.ts'
import { proveCluster } from './proof.ts'
import { copyTree, flushTree, linkTree } from './tree.ts'

export type BackupOptions = {
  dataDirectory: string
  /** Attaché's, written into the manifest. */
  version: string
  say: (sentence: string) => void
  /** A folder that does not exist yet; one below the data folder's `backups` unless given. */
  target?: string | undefined
  databaseUrl?: string | undefined
  /** The store with the contents of large files, where they are not in the data folder. */
  objects?: ObjectStore | undefined
}

/** Copies everything an installation is: its database, its secrets, its files. Returns the folder; works while it runs. */
export async function backup(options: BackupOptions): Promise<string> {
  const { dataDirectory, version, say, target, databaseUrl, objects } = options
  refuseOutsideDatabase(databaseUrl)
  const path = resolve(dataDirectory)
  if (!existsSync(clusterFolder(path))) {
    throw new Failure('not-found', `There is nothing to back up: ${path} holds no database.`)
  }
  const to = target === undefined ? join(path, 'backups', timestamp()) : resolve(target)
  await visitServer(path, say, (server) => makeBackup(server.superuser, path, { target: to, version, objects }))
  say(`The backup is in ${to}.`)
  return to
}

/** The last three copies from before a migration are kept; copies that a person asked for are never removed. */
export async function backupBeforeChange(server: Address, path: string, version: string): Promise<string> {
  const folder = join(path, 'backups')
  const target = join(folder, `${timestamp()}${automatic}${version}`)
  await makeBackup(server, path, { target, version })
  const older = readdirSync(folder)
    .filter((name) => name.includes(automatic))
    .toSorted()
    .slice(0, -mostAutomatic)
  for (const name of older) rmSync(join(folder, name), { recursive: true })
  return target
}

/** When the newest of the copies from before a migration was made. */
export function lastBackupBeforeChange(path: string): Date | undefined {
  const folder = join(path, 'backups')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const [time] =
    names
      .filter((name) => name.includes(automatic))
      .toSorted()
      .at(-1)
      ?.split(automatic) ?? []
  return time === undefined ? undefined : new Date(time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}

export function refuseOutsideDatabase(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined || databaseUrl === '') return
  throw new Failure(
    'conflict',
    'DATABASE_URL names a database outside of the data folder. Back it up and restore it with its own tools, ' +
      'such as pg_dump and pg_restore.',
  )
}

/** Sorts by age, and is a folder's name on every system. */
export function timestamp(): string {
  return new Date().toISOString().replaceAll(':', '-')
}

const automatic = '-before-'
const mostAutomatic = 3

type Making = Pick<BackupOptions, 'version' | 'objects'> & { target: string }

/** It appears under its name only when it is whole, proven and safely on the disk. */
async function makeBackup(server: Address, path: string, { target, version, objects }: Making): Promise<void> {
  if (existsSync(target)) throw new Failure('conflict', `There is something in ${target} already.`)
  const unfinished = `${target}${unfinishedMark}${process.pid}`
  try {
    mkdirSync(dirname(target), { recursive: true, mode: folderMode })
    await removeUnfinished(dirname(target))
    mkdirSync(unfinished, { mode: folderMode })
    const takeContents = async () => {
      await linkTree(contentsFolder(path), join(unfinished, 'contents'), (name) => name === unfinishedFolder)
      if (objects) await fetchObjects(objects, join(unfinished, 'objects'))
    }
    // Before the database, for what is deleted meanwhile, and after it, for what comes meanwhile.
    await takeContents()
    await copyCluster(server, clusterFolder(path), join(unfinished, 'postgres'))
    await takeContents()
    await copyTree(secretFolder(path), join(unfinished, 'secrets'))
    await proveCluster(join(unfinished, 'postgres'), readFileSync(join(secretFolder(path), passwordName), 'utf8'))
    await writeManifest(unfinished, version)
    await flushTree(unfinished)
    renameSync(unfinished, target)
    flushFolder(dirname(target))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw inPlainWords(error, target)
  }
}

const unfinishedMark = '.unfinished-'

/** What a killed process left of its backup, the server that proved it included. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const [, maker] = name.split(unfinishedMark)
    if (maker === undefined || isRunning(Number(maker))) continue
    await stopEmbedded(join(folder, name, 'postgres'))
    rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** As with the data folder itself: root's unprivileged database has to pass through. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700

function inPlainWords(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Failure('unavailable', `There is no space left for a backup on the disk that holds ${target}.`, {
      cause: error,
    })
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return new Failure('unavailable', `The backup cannot be written to ${target}: this user may not.`, { cause: error })
  }
  return error
}
