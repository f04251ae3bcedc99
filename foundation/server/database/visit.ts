import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import { openDataFolder, secretFolder } from '../data-folder.ts'
import type { DataFolder } from '../data-folder.ts'
import { type Address, connect, createPool } from './connection.ts'
import { createDatabase, type Database } from './database.ts'
import { houseRole, superuser } from './embedded/cluster.ts'
import { shortSocketPath } from './embedded/socket.ts'
import { connectToGiven } from './given-server.ts'
import type { DatabaseSettings } from './open.ts'
import { codeOf } from './outage.ts'
import { addressOf, clusterFolder, passwordName, startOwnServer } from './own-server.ts'

export type Visited = { house: Address; superuser: Address }

export type VisitOptions = { dataDirectory: string; database: DatabaseSettings; say: (sentence: string) => void }

/** For a command beside the server: the database as it is, whether Attaché runs or not. */
export async function visitDatabase<T>(options: VisitOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const { dataDirectory, database, say } = options
  if (database.kind === 'postgres') {
    // Somebody waits for this command: a database that does not answer is named at once.
    const client = await connectToGiven(database.url, 0)
    await client.end()
    return withDatabase({ connectionString: database.url }, work)
  }
  const path = resolve(dataDirectory)
  if (!existsSync(clusterFolder(path)))
    throw new Failure('not-found', `${path} holds no database yet. Start Attaché once, or set DATA_DIR.`)
  return visitServer(path, say, ({ house }) => withDatabase(house, work))
}

async function withDatabase<T>(address: Address, work: (database: Database) => Promise<T>): Promise<T> {
  await using database = createDatabase(createPool(address, { most: 1, onLost: () => {} }))
  return await work(database)
}

/** The running instance's server, or our own for as long as this takes. */
export async function visitServer<T>(
  path: string,
  say: (sentence: string) => void,
  work: (server: Visited) => Promise<T>,
): Promise<T> {
  const folder = openUnlessRunning(path)
  if (!folder) return visitRunning(path, work)
  await using held = folder
  await using server = await startOwnServer(held, say)
  return await work(server)
}

async function visitRunning<T>(path: string, work: (server: Visited) => Promise<T>): Promise<T> {
  const socket = shortSocketPath(clusterFolder(path))
  try {
    return await work(await findRunning(path, socket.host))
  } finally {
    socket.release()
  }
}

/** While the other one starts, stops or restores, its folder is held and its database is not there. */
async function findRunning(path: string, host: string): Promise<Visited> {
  try {
    const password = readFileSync(join(secretFolder(path), passwordName), 'utf8')
    const server = { house: addressOf(host, houseRole, password), superuser: addressOf(host, superuser, password) }
    const client = await connect(server.superuser)
    await client.end()
    return server
  } catch (cause) {
    if (!(cause instanceof Error) || !absences.has(codeOf(cause))) throw cause
    throw new Failure(
      'unavailable',
      `Another Attaché is starting, stopping or restoring on ${path}, and its database does not answer. ` +
        'Wait until it is done, then run this again.',
      { cause },
    )
  }
}

/** No file, no server behind it, or (57P03) a server that is starting or stopping. */
const absences = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'])

function openUnlessRunning(path: string): DataFolder | undefined {
  try {
    return openDataFolder(path)
  } catch (error) {
    if (error instanceof Failure && error.code === 'conflict') return undefined
    throw error
  }
}
