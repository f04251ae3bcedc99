import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import { contentsFolder, openDataFolder, secretFolder } from '../../data-folder.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { flushFolder } from '../../whole-file.ts'
import { stopEmbedded } from '../embedded/server.ts'
import { clusterFolder, passwordName, restoreMark } from '../own-server.ts'
import { refuseOutsideDatabase, timestamp } from './backup.ts'
import { checkManifest, isBackup, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { returnObjects } from './objects.ts'
import { proveCluster } from './proof.ts'
import { copyTree, flushTree, linkTree } from './tree.ts'

export type RestoreOptions = {
  dataDirectory: string
  say: (sentence: string) => void
  /** The newest below the data folder's `backups` unless given. */
  from?: string | undefined
  databaseUrl?: string | undefined
  /** The store with the contents of large files, where they are not in the data folder. */
  objects?: ObjectStore | undefined
}

/** Puts a backup in the place of the present data, which is moved aside and never removed. */
export async function restore(options: RestoreOptions): Promise<void> {
  const { dataDirectory, say, from, databaseUrl, objects } = options
  refuseOutsideDatabase(databaseUrl)
  await using folder = openDataFolder(dataDirectory)
  const source = from === undefined ? await newestBackup(folder.path) : resolve(from)
  say(`Checking the backup in ${source}.`)
  const { madeAt, version } = await checkManifest(source)
  const fresh = join(folder.path, `restored-${timestamp()}`)
  try {
    await copyProven(source, fresh)
    await linkTree(join(source, 'contents'), contentsFolder(fresh))
    await returnObjects(join(source, 'objects'), objects)
    await stopEmbedded(clusterFolder(folder.path))
    const aside = exchange(folder.path, fresh)
    say(`Restored the backup of ${madeAt}, made by Attaché ${version}.`)
    if (aside !== undefined) say(`What was here before is kept in ${aside}; remove it when you no longer need it.`)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Every byte is as written down, and a real server comes up on a scratch copy of it and finds it whole. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await checkManifest(resolve(folder))
  const scratch = await mkdtemp(join(tmpdir(), 'attache-verify-'))
  try {
    await copyProven(resolve(folder), join(scratch, 'copy'))
    return manifest
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

async function newestBackup(path: string): Promise<string> {
  const folder = join(path, 'backups')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const backups = names.map((name) => join(folder, name)).filter(isBackup)
  const newest = backups.toSorted((a, b) => readManifest(a).madeAt.localeCompare(readManifest(b).madeAt)).at(-1)
  if (newest === undefined) throw new Failure('not-found', `There is no backup in ${folder}. Say which one to restore.`)
  return newest
}

async function copyProven(source: string, target: string): Promise<void> {
  await copyTree(join(source, 'postgres'), join(target, 'postgres'))
  await copyTree(join(source, 'secrets'), join(target, 'secrets'))
  const password = readFileSync(join(target, 'secrets', passwordName), 'utf8')
  await proveCluster(join(target, 'postgres'), password)
  await flushTree(target)
}

/** The mark keeps a start in the middle of this from taking an empty place for a new installation. */
function exchange(path: string, fresh: string): string | undefined {
  const aside = join(path, `replaced-${timestamp()}`)
  const folders = [clusterFolder(path), secretFolder(path), contentsFolder(path)]
  const present = folders.filter((folder) => existsSync(folder))
  writeFileSync(restoreMark(path), '', { flush: true })
  flushFolder(path)
  if (present.length > 0) mkdirSync(aside, { mode: 0o700 })
  for (const folder of present) renameSync(folder, join(aside, basename(folder)))
  const restored = folders.filter((folder) => existsSync(join(fresh, basename(folder))))
  for (const folder of restored) renameSync(join(fresh, basename(folder)), folder)
  flushFolder(path)
  rmSync(restoreMark(path))
  return present.length > 0 ? aside : undefined
}
