import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from '#foundation/server/config.ts'
import { type ConnectionKind, mirroredOf } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Log } from '#foundation/server/log.ts'
import { createMirror, type MirrorLimits } from '#foundation/server/mirror/mirror.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { createConnections } from './connections.ts'
import { ownPart } from './own-part.ts'
import { connectionHandlers } from './routes.ts'

export type ConnectionsHouse = {
  config: Pick<Config, 'database' | 'accountHosts'>
  log: Log
  database: Database
  secrets: Secrets
  connectionKinds: () => readonly ConnectionKind[]
}

export function openConnections(house: ConnectionsHouse, limits: MirrorLimits = {}): Plugs {
  const { config, log, database, connectionKinds: kinds } = house
  const kindOf = (name: string) => kinds().find(({ kind }) => kind === name) ?? noKind(name)
  const mirrored = () => kinds().map((kind) => mirroredOf(kind, (ownerId, id) => connections.open(ownerId, id)))
  const isAlone = config.database.kind === 'embedded'
  const mirror = createMirror({ database, log, kinds: mirrored, isAlone, ...limits })
  const hosts = config.accountHosts
  const connections = createConnections({ ...house, hosts, kindOf, nudge: () => mirror.nudge() })
  return {
    handlers: connectionHandlers({ connections, kinds, kindOf, hosts }),
    accountElsewhere: (ownerId, id) => connections.open(ownerId, id),
    exports: (ownerId) => ownPart(database, ownerId),
    work: {
      start: async () => mirror.start(),
      drain: () => mirror.stop(),
    },
  }
}

function noKind(name: string): never {
  throw new Failure('invalid', `There are no accounts of the kind ${name} here.`)
}
