import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createActivity } from '#features/activity/server/index.ts'
import { type Answerer, createChat } from '#features/chat/server/index.ts'
import { people } from '#features/people/server/index.ts'
import { type Clock, systemClock } from '#foundation/server/clock.ts'
import { readConfig } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { call as callOnce, kept } from '#foundation/server/http/testing.ts'
import type { Bus } from '#foundation/server/live/bus.ts'
import { type Client, connect } from '#foundation/server/live/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { type App, type House, openApp, type Product } from '../app.ts'
import { heedProtocol } from './heed-protocol.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { sample, tokenOf } from './sample.ts'
import { scripted } from './scripted.ts'

/** One node of the product, with every feature but signing in. */
export type TestNode = AsyncDisposable & {
  url: string
  app: App
  logged: string[]
  call<T>(personId: string, method: string, path: string, body?: unknown): Promise<Answer<T>>
  /** A socket of this person, greeted. */
  enter(personId: string): Promise<Client>
}

export type Answer<T> = { status: number; body: T }

export type NodeOptions = {
  answerer?: Answerer
  limits?: Parameters<typeof createChat>[0]['limits']
  activityLimits?: Parameters<typeof createActivity>[0]
  /** Added to the features that every test node has. */
  features?: Feature<House>[]
  /** Replaces all of these features; the test token still decides who someone is. */
  product?: Pick<Product, 'features'>
  bus?: Bus
  clock?: Clock
  /** Whether others work on the same database. */
  isAlone?: boolean
  logLevel?: 'debug' | 'info'
  settings?: Record<string, string>
}

const secretKey = 'a key that only tests have'.padEnd(32, '.')

export function migrationsOf(features: readonly Pick<Feature<never>, 'name' | 'migrations'>[]) {
  return features.flatMap(({ name, migrations: folder }) => (folder ? [{ feature: name, folder }] : []))
}

/** The tables of every feature in it. */
export const nodeMigrations = migrationsOf([people, createChat({ answerer: scripted }), createActivity()])

const atWork = new WeakMap<Database, { isAlone: boolean }[]>()

/** A node that takes itself for the only one ends the answers of every other, as left by an earlier life. */
function enterWork(database: Database, node: { isAlone: boolean }): () => void {
  const others = atWork.get(database) ?? []
  if (others.some(({ isAlone }) => isAlone || node.isAlone))
    throw new Error('Nodes that are at work on one database at a time need `isAlone: false`, each of them.')
  atWork.set(database, [...others, node])
  return () =>
    atWork.set(
      database,
      (atWork.get(database) ?? []).filter((each) => each !== node),
    )
}

/** Several nodes may share a database. People need no account: any id is accepted. */
export async function openNode(database: Database, options: NodeOptions = {}): Promise<TestNode> {
  const { features = [], isAlone = true } = options
  const logged: string[] = []
  const folder = join(tmpdir(), `attache-node-${randomUUID()}`)
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    SECRET_KEY: secretKey,
    ...options.settings,
    ...(!isAlone && { DATABASE_URL: 'postgres://attache@127.0.0.1/attache' }),
  })
  const leaveWork = enterWork(database, { isAlone })
  const app = await openApp({
    config,
    log: createLog(options.logLevel ?? 'info', { write: (line: string) => void logged.push(line) }),
    clock: options.clock ?? systemClock,
    database,
    secrets: createSecrets(config.secretKeys),
    product: productOf(options),
    version: '1.2.3',
    bus: options.bus,
    // A machine that runs all tests at once is slower than the server allows itself to be.
    limits: { perPerson: 100_000, perAddress: 100_000, loopDelay: 60_000 },
  }).catch((error: unknown) => {
    leaveWork()
    throw error
  })
  const url = config.publicUrl.origin
  return {
    url,
    app,
    logged,
    call: (...given) => callAt(url, ...given),
    enter: (personId) => enter(url, personId, features),
    async [Symbol.asyncDispose]() {
      await app.drain()
      leaveWork()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function productOf({ answerer = scripted, limits, activityLimits, features = [], product }: NodeOptions): Product {
  return {
    features: product?.features ?? [
      people,
      createChat({ answerer, limits }),
      createActivity(activityLimits),
      ...features,
    ],
    authenticate: sample.authenticate,
  }
}

/** A JSON call as this person, of a node that takes them at their word. */
export async function callAt<T>(
  url: string,
  personId: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const { status, headers, text } = await callOnce(url + path, {
    method,
    agent: kept,
    headers: {
      authorization: `Bearer ${tokenOf(personId)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isJson = /json/.test(headers['content-type'] ?? '')
  return { status, body: isJson ? JSON.parse(text) : text }
}

/** A running server that lets people in by their ids, with the calls of a test node. */
export function nodeAt(url: string): Pick<TestNode, 'url' | 'call' | 'enter'> {
  return { url, call: (...given) => callAt(url, ...given), enter: (personId) => enter(url, personId) }
}

/** What features of tests say is in no protocol. */
async function enter(url: string, personId: string, madeUp: Feature<House>[] = []): Promise<Client> {
  const but = new RegExp(`^(?:${madeUp.map(({ name }) => name).join('|')})/`)
  const socket = await connect(`${url.replace('http', 'ws')}/v1/ws?token=${tokenOf(personId)}`)
  const client = heedProtocol(socket, madeUp.length > 0 ? { but } : {})
  const { position } = await client.next()
  client.send({ type: 'resume', position })
  return client
}
