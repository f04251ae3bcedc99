import { type Actions, createActions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart, Feature, Plugs } from '#foundation/server/feature.ts'
import { createHttp, type HttpLimits } from '#foundation/server/http/http.ts'
import type { PageSettings } from '#foundation/server/http/pages.ts'
import { createJobs, type Jobs } from '#foundation/server/jobs/jobs.ts'
import { type Announce, createAnnouncer } from '#foundation/server/live/announce.ts'
import { type CloseSockets, createSocketCloser } from '#foundation/server/live/endings.ts'
import { createLive } from '#foundation/server/live/live.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Metrics } from '#foundation/server/metrics.ts'
import type { Authenticate } from '#foundation/server/person.ts'
import type { Secrets } from '#foundation/server/secrets.ts'

/** What the house hands to every feature. */
export type House = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  secrets: Secrets
  jobs: Jobs
  announce: Announce
  closeSockets: CloseSockets
  /** What all features keep about a person, for the person. */
  exportParts: (ownerId: string) => AsyncIterable<ExportPart>
}

/** Which features there are, and how they recognise people. */
export type Product = {
  features: Feature<House>[]
  authenticate: (house: House) => Authenticate
}

export type AppParts = Omit<House, 'jobs' | 'announce' | 'closeSockets' | 'exportParts'> & {
  product: Product
  version: string
  pages?: PageSettings | undefined
  limits?: Partial<HttpLimits> | undefined
  metrics?: Metrics | undefined
}

export type App = {
  actions: Actions
  /** Answers what is open, tells the sockets, hands the jobs back; then nothing of it is left but the database. */
  drain(): Promise<void>
}

const requestMilliseconds = 6000

/** Puts the house together and opens its door. The only place that knows all of it. */
export async function openApp(parts: AppParts): Promise<App> {
  const { config, log, clock, database, product, metrics } = parts
  const bus = createMemoryBus({ clock })
  const jobs = createJobs({ connection: database.pool.options, log })
  const announce = createAnnouncer(bus, metrics)
  const exports: Exports = []
  const house: House = {
    ...parts,
    jobs,
    announce,
    closeSockets: createSocketCloser(bus),
    exportParts: (ownerId) => chain(exports, ownerId),
  }
  const { handlers, actions, lookups, messages, mounts, ...plugs } = plugsOf(product.features, house)
  exports.push(...plugs.exports)
  const authenticate = product.authenticate(house)

  await jobs.start(plugs.jobs)
  const live = await createLive({
    publicUrl: config.publicUrl,
    log,
    clock,
    bus,
    authenticate,
    messages,
    metrics,
  })
  const http = await createHttp({
    config: { ...config, version: parts.version },
    log,
    handlers,
    authenticate,
    ready: () => database.ping(),
    pages: parts.pages,
    limits: parts.limits,
    metrics,
  })
  for (const mount of mounts) await mount(http.app)
  live.attach(http.server)
  await http.listen({ host: config.host, port: config.port })

  return {
    actions: createActions(actions, lookups),
    async drain() {
      await Promise.all([live.drain(), http.drain(requestMilliseconds)])
      await jobs.close()
    },
  }
}

type Exports = NonNullable<Plugs['exports']>[]

/** One feature after the other, each asked when it is its turn. */
async function* chain(exports: Exports, ownerId: string): AsyncGenerator<ExportPart> {
  for (const partsOf of exports) yield* partsOf(ownerId)
}

type Plugged = Required<Omit<Plugs, 'mount' | 'exports'>> & {
  mounts: NonNullable<Plugs['mount']>[]
  exports: Exports
}

function plugsOf(features: readonly Feature<House>[], house: House): Plugged {
  const opened = features.map((feature) => feature.open(house))
  return {
    handlers: opened.flatMap(({ handlers = [] }) => handlers),
    actions: opened.flatMap(({ actions = [] }) => actions),
    lookups: opened.flatMap(({ lookups = [] }) => lookups),
    jobs: opened.flatMap(({ jobs = [] }) => jobs),
    messages: opened.flatMap(({ messages = [] }) => messages),
    exports: opened.flatMap(({ exports }) => exports ?? []),
    mounts: opened.flatMap(({ mount }) => mount ?? []),
  }
}
