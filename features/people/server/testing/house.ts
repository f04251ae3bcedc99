import { randomBytes } from 'node:crypto'
import { type Actions, createActions, createPlainLedger } from '#foundation/server/action.ts'
import { systemClock, type TestClock, testClock } from '#foundation/server/clock.ts'
import { type Config, readConfig } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { ExportPart, Plugs } from '#foundation/server/feature.ts'
import { type Reply, call, kept, openHttp, type TestHttp } from '#foundation/server/http/testing.ts'
import type { Jobs } from '#foundation/server/jobs/jobs.ts'
import { createAnnouncer } from '#foundation/server/live/announce.ts'
import type { Bus } from '#foundation/server/live/bus.ts'
import { createSocketCloser, hearEndings } from '#foundation/server/live/endings.ts'
import { createLive } from '#foundation/server/live/live.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Notice } from '#foundation/server/notice.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { authenticatePeople, people } from '../index.ts'
import type { PeopleHouse } from '../people.ts'

export const peopleMigrations = { feature: 'people', folder: new URL('../migrations/', import.meta.url) }

export const publicUrl = new URL('https://attache.test')
export const redirectUri = `${publicUrl.origin}/auth/callback`
export const secretKey = 'a key that only tests have'.padEnd(32, '.')

export type TestHouse = AsyncDisposable & {
  http: TestHttp
  clock: TestClock
  actions: Actions
  /** A JSON call; the answer is parsed. */
  api<T>(method: string, path: string, given?: Given): Promise<Answer<T>>
  /** What a browser posts to exchange its code. */
  exchange<T>(fields: Record<string, string>): Promise<Answer<T>>
  socketUrl: string
  /** Runs what was sent as jobs so far, and the job of that name. */
  runJobs(name?: string): Promise<void>
  logged(): string
}

type Given = { token?: string; body?: unknown; headers?: Record<string, string> }
export type Answer<T> = { status: number; body: T; headers: Reply['headers']; text: string }

type Settings = {
  settings?: Record<string, string>
  clock?: TestClock
  bus?: Bus
  /** What other features have about somebody. */
  extra?: () => ExportPart[]
  /** Hears what people are told of who are not looking. */
  onNotice?: (notice: Notice) => void
}

/** No other feature keeps anything. */
const keepingAll = { quotas: boundless, emptyTrash: async () => {}, forgetPerson: async () => {} }

/** One node of an installation, with everything but the network and the queue of its jobs; several may share a database. */
export async function openHouse(database: Database, given: Settings = {}): Promise<TestHouse> {
  const clock = given.clock ?? testClock(new Date().toISOString())
  const config: Config = readConfig({ PUBLIC_URL: publicUrl.origin, SECRET_KEY: secretKey, ...given.settings })
  const bus = given.bus ?? createMemoryBus({ clock: systemClock })
  const queue = testQueue()
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const actions = plainActions(() => plugs)
  const house: PeopleHouse = {
    config,
    log,
    clock,
    database,
    secrets: createSecrets(config.secretKeys),
    jobs: queue,
    announce: createAnnouncer(bus),
    actions,
    ...endingsOf(bus),
    outside: createOutside({ config, log, quiet: async () => false }),
    exportParts: (ownerId) => allParts(plugs, given.extra, ownerId),
    ...keepingAll,
    notices: { hand: async (_tx, _ownerId, notices) => notices.forEach((each) => given.onNotice?.(each)) },
    tellChanged: async () => {},
  }
  const plugs = people.open(house)
  const authenticate = authenticatePeople(house)
  const http = await openHttp({
    config: { publicUrl, trustProxy: 1 },
    log,
    handlers: plugs.handlers ?? [],
    authenticate,
    ...(plugs.mount && { mount: plugs.mount }),
  })
  const live = await createLive({ publicUrl, log, clock: systemClock, bus, authenticate, messages: [] })
  live.attach(http.server)

  return {
    http,
    clock,
    actions,
    ...caller(http),
    socketUrl: `${http.url.replace('http', 'ws')}/v1/ws`,
    runJobs: (name) => queue.run(plugs.jobs ?? [], name),
    logged: () => lines.join(''),
    async [Symbol.asyncDispose]() {
      await live.drain()
      await http[Symbol.asyncDispose]()
    },
  }
}

function endingsOf(bus: Bus): Pick<PeopleHouse, 'closeSockets' | 'endings'> {
  return { closeSockets: createSocketCloser(bus), endings: hearEndings(bus) }
}

function plainActions(plugs: () => Plugs): Actions {
  const ledger = createPlainLedger()
  return createActions(
    () => ({ actions: plugs().actions ?? [], lookups: plugs().lookups ?? [] }),
    () => ledger,
  )
}

/** What `start/` puts together from all features. */
async function* allParts({ exports }: Plugs, extra: Settings['extra'], ownerId: string) {
  if (exports) yield* exports(ownerId)
  yield* extra?.() ?? []
}

type Queue = Pick<Jobs, 'send'> & { run(jobs: Parameters<Jobs['start']>[0], name?: string): Promise<void> }

/** The real one is tried where it stands; here a test says when its jobs run. */
function testQueue(): Queue {
  const waiting: { name: string; ids: unknown }[] = []
  return {
    send: async (job, ids) => void waiting.push({ name: job.name, ids }),
    async run(jobs, name) {
      if (name !== undefined) waiting.push({ name, ids: {} })
      for (const { name: wanted, ids } of waiting.splice(0)) {
        const job = jobs.find((each) => each.name === wanted)
        if (!job) throw new Error(`There is no job ${wanted}.`)
        await job.run(ids as never, new AbortController().signal)
      }
    },
  }
}

/** JSON calls to whatever serves the house. */
export function caller(http: Pick<TestHttp, 'url'>): Pick<TestHouse, 'api' | 'exchange'> {
  async function send<T>(path: string, request: Parameters<typeof call>[1]): Promise<Answer<T>> {
    const { status, headers, text } = await call(http.url + path, { ...request, agent: kept })
    const isJson = /json/.test(headers['content-type'] ?? '')
    return { status, headers, text, body: (isJson ? JSON.parse(text) : undefined) as T }
  }
  return {
    api: (method, path, { token, body, headers = {} } = {}) =>
      send(path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': Buffer.isBuffer(body) ? bytesType : 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      }),
    exchange: (fields) =>
      send('/v1/auth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}

const bytesType = 'application/octet-stream'

/** As the callback page does it, 128 characters. */
export function newVerifier(): string {
  return randomBytes(64).toString('hex')
}
