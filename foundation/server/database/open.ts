import type { Client } from 'pg'
import type { DataFolder } from '../data-folder.ts'
import type { Log } from '../log.ts'
import { backupBeforeChange } from './backup/backup.ts'
import { connect, createPool } from './connection.ts'
import type { Address } from './connection.ts'
import { createDatabase } from './database.ts'
import type { Database } from './database.ts'
import { connectToGiven, refuseUnfit } from './given-server.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration.ts'
import type { Migrations } from './migration.ts'
import { startOwnServer } from './own-server.ts'

export type DatabaseSettings = { kind: 'embedded' } | { kind: 'postgres'; url: string }

export type DatabaseDependencies = {
  folder: DataFolder
  log: Pick<Log, 'info' | 'warn'>
  /** The features', in the order in which they are applied. */
  migrations: Migrations[]
  /** Attaché's, for the name of a backup. */
  version: string
  /** Aborted when the start is given up: the database is then stopped again, and opening fails with its reason. */
  signal?: AbortSignal
}

/** Starts or reaches the database, brings it to the state this code needs and refuses it where people are not apart. */
export async function openDatabase(settings: DatabaseSettings, dependencies: DatabaseDependencies): Promise<Database> {
  return settings.kind === 'embedded' ? openOwn(dependencies) : openGiven(settings.url, dependencies)
}

async function openOwn(dependencies: DatabaseDependencies): Promise<Database> {
  const { folder, log, version, signal } = dependencies
  const server = await startOwnServer(folder, (sentence) => log.warn(sentence), signal)
  try {
    const client = await connect(server.house)
    await bringUpToDate(client, dependencies, async () => {
      const place = await backupBeforeChange(server.superuser, folder.path, version)
      log.info(`The database as it was before this version is kept in ${place}.`)
    })
  } catch (error) {
    await server.stop()
    throw error
  }
  return createDatabase(poolFor(server.house, dependencies), server.stop)
}

async function openGiven(url: string, dependencies: DatabaseDependencies): Promise<Database> {
  await bringUpToDate(await connectToGiven(url), dependencies)
  return createDatabase(poolFor({ connectionString: url }, dependencies))
}

async function bringUpToDate(
  client: Client,
  { migrations, log, signal }: DatabaseDependencies,
  beforeChange?: () => Promise<void>,
) {
  try {
    await refuseUnfit(client)
    await migrate(client, readMigrations(migrations), {
      say: (sentence) => log.info(sentence),
      signal,
      ...(beforeChange && { beforeChange }),
    })
  } finally {
    await client.end()
  }
}

function poolFor(address: Address, { log }: DatabaseDependencies) {
  return createPool(address, { onLost: (error) => log.warn(`A connection to the database was lost: ${error.message}`) })
}
