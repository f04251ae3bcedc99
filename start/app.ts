import { type Actions, createActions, createPlainLedger, type Ledger } from '#foundation/server/action.ts'
import { refuseTwice } from '#foundation/server/named.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart, Feature, Plugs, Work } from '#foundation/server/feature.ts'
import { createHttp, type HttpLimits } from '#foundation/server/http/http.ts'
import type { PageSettings } from '#foundation/server/http/pages.ts'
import { createJobs, type Jobs } from '#foundation/server/jobs/jobs.ts'
import { type Announce, createAnnouncer, createPresence, type IsPresent } from '#foundation/server/live/announce.ts'
import type { Bus } from '#foundation/server/live/bus.ts'
import {
  type CloseSockets,
  createSocketCloser,
  type HeardEndings,
  hearEndings,
} from '#foundation/server/live/endings.ts'
import type { BoundLanguage } from '#foundation/server/language.ts'
import { createLive } from '#foundation/server/live/live.ts'
import { openBus } from '#foundation/server/live/open-bus.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Metrics } from '#foundation/server/metrics.ts'
import { createOutside, type Outside } from '#foundation/server/outside.ts'
import type { Authenticate } from '#foundation/server/person.ts'
import { misfit } from '#foundation/server/quota/quota-settings.ts'
import { createQuotas, type Quotas } from '#foundation/server/quota/quotas.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { type Joined, joinFeatures } from './joined.ts'
import { portFailure } from './port.ts'

/** What the server gives to every feature. */
export type House = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  secrets: Secrets
  jobs: Jobs
  announce: Announce
  isPresent: IsPresent
  /** Everything that can be done here; complete once every feature is open. */
  actions: Actions
  /** Complete once every feature is open. */
  languages: () => readonly BoundLanguage[]
  closeSockets: CloseSockets
  /** Sessions that end on any node. */
  endings: HeardEndings
  /** Through which alone anything leaves this server. */
  outside: Outside
  /** What all features keep about a person, for the person. */
  exportParts: (ownerId: string) => AsyncIterable<ExportPart>
  /** How much a person may store, and does. */
  quotas: Quotas
  /** Destroys a person's deleted things at once, in every feature. */
  emptyTrash: (ownerId: string) => Promise<void>
} & Joined

/** Which features there are, and how they recognise people. */
export type Product = {
  features: Feature<House>[]
  authenticate: (house: House) => Authenticate
}

export type AppParts = Omit<
  House,
  | 'jobs'
  | 'announce'
  | 'isPresent'
  | 'actions'
  | 'languages'
  | 'closeSockets'
  | 'endings'
  | 'outside'
  | 'exportParts'
  | 'quotas'
  | 'emptyTrash'
  | keyof Joined
> & {
  product: Product
  version: string
  pages?: PageSettings | undefined
  limits?: Partial<HttpLimits> | undefined
  metrics?: Metrics | undefined
  /** What carries news to the other nodes; without one, this is the only node. */
  bus?: Bus | undefined
}

export type App = {
  actions: Actions
  /** Answers what is open, tells the sockets, hands the jobs back; then nothing of it is left but the database. */
  drain(): Promise<void>
}

/** What open requests are given to end; the jobs, and the database after them, need the rest of the ten seconds. */
const requestMilliseconds = 5000

/** Assembles the server and starts listening. The only place that knows all of it. */
export async function openApp(parts: AppParts): Promise<App> {
  const { config, log, clock, database, product, metrics } = parts
  await using opening = new AsyncDisposableStack()
  const bus = parts.bus ?? opening.use(await openBus(parts))
  const jobs = createJobs({ connection: database.pool.options, log })
  const { house, plugs } = furnish(parts, { bus, jobs })
  const common = { log, authenticate: product.authenticate(house), metrics }

  await jobs.start(plugs.jobs)
  opening.defer(() => jobs.close())
  const { publicUrl, trustProxy } = config
  const live = await createLive({ ...common, publicUrl, trustProxy, clock, bus, messages: plugs.messages })
  const http = await createHttp({
    ...common,
    config: { ...config, version: parts.version },
    handlers: plugs.handlers,
    ready: () => database.ping(),
    pages: parts.pages,
    limits: parts.limits,
  })
  for (const mount of plugs.mounts) await mount(http.app)
  live.attach(http.server, () => http.isOverloaded())
  opening.defer(async () => {
    await Promise.all([drainWorks(plugs.works).then(() => live.drain()), http.drain(requestMilliseconds)])
  })
  for (const work of plugs.works) await work.start()
  await http.listen(config).catch((error: unknown) => {
    throw portFailure(error, config)
  })

  const opened = opening.move()
  return { actions: house.actions, drain: () => opened.disposeAsync() }
}

async function drainWorks(works: Work[]): Promise<void> {
  await Promise.all(works.map((work) => work.drain()))
}

/** The house with its features in it. What they offer each other is known only after all are opened, and used later. */
function furnish(parts: AppParts, { bus, jobs }: { bus: Bus; jobs: Jobs }): { house: House; plugs: Plugged } {
  const offered: Pick<
    Plugged,
    'opened' | 'actions' | 'lookups' | 'languages' | 'exports' | 'ledgers' | 'quiets' | 'quotas' | 'trashes'
  > = {
    opened: [],
    actions: [],
    lookups: [],
    languages: [],
    exports: [],
    ledgers: [],
    quiets: [],
    quotas: [],
    trashes: [],
  }
  const plain = createPlainLedger()
  const house: House = {
    ...parts,
    ...joinFeatures(() => offered.opened),
    jobs,
    announce: createAnnouncer(bus, parts.metrics),
    isPresent: createPresence(bus),
    actions: createActions(
      () => offered,
      () => offered.ledgers[0] ?? plain,
    ),
    languages: () => offered.languages,
    closeSockets: createSocketCloser(bus),
    endings: hearEndings(bus),
    outside: createOutside({ ...parts, quiet: (ownerId) => someSay(offered.quiets, ownerId) }),
    exportParts: (ownerId) => chain(offered.exports, ownerId),
    quotas: createQuotas({ ...parts, allowances: parts.config.quotas, offered: () => offered.quotas }),
    emptyTrash: async (ownerId) => {
      for (const empty of offered.trashes) await empty(ownerId)
    },
  }
  const plugs = plugsOf(parts.product.features, house)
  refuseTwice([...plugs.actions, ...plugs.lookups])
  refuseTwice(plugs.quotas)
  const wrong = misfit(parts.config.quotas, plugs.quotas)
  if (wrong !== undefined) throw new Failure('invalid', wrong)
  if (plugs.ledgers.length > 1) throw new Error('Two features want to be the ledger.')
  Object.assign(offered, plugs)
  return { house, plugs }
}

type Exports = NonNullable<Plugs['exports']>[]

/** One feature after the other, each asked when it is its turn. */
async function* chain(exports: Exports, ownerId: string): AsyncGenerator<ExportPart> {
  for (const partsOf of exports) yield* partsOf(ownerId)
}

async function someSay(quiets: Quiet[], ownerId: string): Promise<boolean> {
  return (await Promise.all(quiets.map((quiet) => quiet(ownerId)))).includes(true)
}

type Quiet = NonNullable<Plugs['quiet']>

type Plugged = Required<
  Omit<Plugs, keyof Joined | 'heed' | 'mount' | 'exports' | 'work' | 'ledger' | 'quiet' | 'emptyTrash'>
> & {
  opened: Plugs[]
  works: Work[]
  mounts: NonNullable<Plugs['mount']>[]
  exports: Exports
  ledgers: Ledger[]
  quiets: Quiet[]
  trashes: NonNullable<Plugs['emptyTrash']>[]
}

function plugsOf(features: readonly Feature<House>[], house: House): Plugged {
  const opened = features.map((feature) => feature.open(house))
  return {
    opened,
    handlers: opened.flatMap(({ handlers = [] }) => handlers),
    actions: opened.flatMap(({ actions = [] }) => actions),
    lookups: opened.flatMap(({ lookups = [] }) => lookups),
    languages: opened.flatMap(({ languages = [] }) => languages),
    ledgers: opened.flatMap(({ ledger }) => ledger ?? []),
    quiets: opened.flatMap(({ quiet }) => quiet ?? []),
    jobs: opened.flatMap(({ jobs = [] }) => jobs),
    messages: opened.flatMap(({ messages = [] }) => messages),
    exports: opened.flatMap(({ exports }) => exports ?? []),
    mounts: opened.flatMap(({ mount }) => mount ?? []),
    quotas: opened.flatMap(({ quotas = [] }) => quotas),
    trashes: opened.flatMap(({ emptyTrash }) => emptyTrash ?? []),
    works: opened.flatMap(({ work }) => work ?? []),
  }
}
