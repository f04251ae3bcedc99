import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import { type ConnectionKind, mirroredOf } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Jobs } from '#foundation/server/jobs/jobs.ts'
import type { Log } from '#foundation/server/log.ts'
import { createMirror, type MirrorLimits } from '#foundation/server/mirror/mirror.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { createConnections } from './connections.ts'
import { createLeft } from './left.ts'
import { redirectUriOf } from './provider-check.ts'
import { ownPart } from './own-part.ts'
import { connectionHandlers } from './routes.ts'
import { createAccess } from './sign-in/access.ts'
import { revocationJob } from './sign-in/revocations.ts'
import { createSignIns } from './sign-in/sign-in.ts'

export type ConnectionsHouse = {
  config: Pick<Config, 'database' | 'accountHosts' | 'accountProviders' | 'publicUrl'>
  log: Log
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  outside: Pick<Outside, 'fetch' | 'permit'>
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
  const providers = config.accountProviders
  const parts = { ...house, providers, hosts, kindOf }
  const job = revocationJob(parts)
  const nudge = () => mirror.nudge()
  const connections = createConnections({
    ...parts,
    access: createAccess(parts),
    nudge,
    giveBack: (within) => house.jobs.send(job, {}, { within }),
  })
  const signIns = createSignIns({ ...parts, connections, redirectUri: redirectUriOf(config) })
  return {
    handlers: connectionHandlers({ ...parts, connections, left: createLeft({ ...parts, nudge }), signIns, kinds }),
    jobs: [job],
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
