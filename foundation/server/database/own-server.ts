import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import type { DataFolder } from '../data-folder.ts'
import type { Address } from './connection.ts'
import { houseRole, superuser } from './embedded/cluster.ts'
import { startEmbedded } from './embedded/server.ts'
import type { EmbeddedPostgres } from './embedded/server.ts'

/** Attaché's own Postgres, in its data folder. */
export type OwnServer = EmbeddedPostgres & { house: Address; superuser: Address }

export async function startOwnServer(
  folder: DataFolder,
  say: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<OwnServer> {
  refuseHalfRestored(folder.path)
  const password = (await folder.secretFile(passwordName, makePassword)).toString()
  const server = await startEmbedded({
    directory: clusterFolder(folder.path),
    logFile: logFile(folder.path),
    password,
    say,
    signal,
  })
  return {
    ...server,
    house: addressOf(server.host, houseRole, password),
    superuser: addressOf(server.host, superuser, password),
  }
}

export function addressOf(host: string, user: string, password: string): Address {
  return { host, port: 5432, user, password, database: 'postgres' }
}

export const passwordName = 'postgres-password'
export const clusterFolder = (path: string) => join(path, 'postgres')
/** Stands while a restored database takes the place of the present one. */
export const restoreMark = (path: string) => join(path, 'restoring')

const logFile = (path: string) => join(path, 'postgres.log')

function makePassword(): Buffer {
  return Buffer.from(randomBytes(24).toString('hex'))
}

function refuseHalfRestored(path: string): void {
  if (!existsSync(restoreMark(path))) return
  throw new Failure('conflict', `A restore into ${path} was interrupted. Run npm run restore again to finish it.`)
}
