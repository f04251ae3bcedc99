import { type FakeModel, openFakeModel } from '#features/assistant/server/testing/fake-model-server.ts'
import { z } from 'zod'
import { performRoute } from '#features/activity/contract.ts'
import { authenticatePeople } from '#features/people/server/index.ts'
import { enter } from '#features/people/server/testing/entry.ts'
import { type Answer, caller, publicUrl, secretKey, type TestHouse } from '#features/people/server/testing/house.ts'
import { clientSecret, type Guest, type Peer } from '#features/people/server/testing/peer.ts'
import type { Route } from '#foundation/contract/route.ts'
import type { Action } from '#foundation/server/action.ts'
import { readConfig } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { Feature, Plugs } from '#foundation/server/feature.ts'
import type { SocketMessage } from '#foundation/server/live/message.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Quota } from '#foundation/server/quota/quota.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { type House, openApp } from '#start/app.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'

export type WholeHouse = AsyncDisposable &
  Pick<TestHouse, 'api' | 'exchange' | 'socketUrl'> & {
    routes: Route[]
    featureOf(of: Route | SocketMessage): string | undefined
    messages: SocketMessage[]
    /** Those whose handlers were asked at least once. */
    reached: Set<Route>
    /** Of every feature. */
    quotas: Quota[]
    announce: House['announce']
    exportParts: House['exportParts']
    /** What is due by then becomes due now. */
    passTime(milliseconds: number): void
    /** A new session of this person. */
    enter(person: Guest): Promise<{ token: string; personId: string }>
    /** Nothing goes on behind the scenes any more; what is kept can still be exported. */
    rest(): Promise<void>
    /** Everything that was logged, and the headers of every answer. */
    said(): string
    /** Every token, ticket and code that went in or out, and what the house alone knows. */
    secrets: Set<string>
  }

/** Goes along with every call that is made up, and must come to light nowhere. */
export const password = 'a-password-that-nobody-asked-for'

/** Goes to the model that answers, and nowhere else. */
const modelKey = 'the-key-to-the-model-of-tests'

/** The whole product with these features, on a port of its own. */
export async function openWholeHouse(
  database: Database,
  { features, peer, settings }: { features: Feature<House>[]; peer: Peer; settings?: Record<string, string> },
): Promise<WholeHouse> {
  const lines: string[] = []
  let passed = 0
  const port = await freePort()
  const model = await openFakeModel()
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const config = readConfig({ ...settingsOf({ port, model, peer }), ...settings })
  const seen = watch(features)
  const app = await openApp({
    config,
    log,
    clock: { now: () => new Date(Date.now() + passed) },
    database,
    secrets: createSecrets(config.secretKeys),
    product: { features: seen.features, authenticate: authenticatePeople },
    version: '1.2.3',
    limits: { perPerson: 100_000, perAddress: 100_000, loopDelay: 60_000 },
  })
  const secrets = new Set([secretKey, clientSecret, password, modelKey])
  const door = overheard(caller({ url: `http://127.0.0.1:${port}` }), { lines, secrets })

  return {
    ...seen,
    routes: seen.named(app.actions.actions),
    announce: (...given) => seen.house().announce(...given),
    exportParts: (ownerId) => seen.house().exportParts(ownerId),
    ...door,
    passTime: (milliseconds) => void (passed += milliseconds),
    socketUrl: `ws://127.0.0.1:${port}/v1/ws`,
    async enter(person) {
      const { access_token: token, user } = await enter(door, peer, { person })
      return { token, personId: user.id }
    },
    rest: () => app.drain(),
    said: () => lines.join(''),
    secrets,
    async [Symbol.asyncDispose]() {
      await app.drain()
      await model[Symbol.asyncDispose]()
    },
  }
}

type Outside = { port: number; model: FakeModel; peer: Peer }

/** Of a database that is not its own a node takes nothing over that another may be working on. */
function settingsOf({ port, model, peer }: Outside): Record<string, string> {
  return {
    DATABASE_URL: 'postgres://attache@127.0.0.1/attache',
    PUBLIC_URL: publicUrl.origin,
    SECRET_KEY: secretKey,
    PORT: String(port),
    LLM_BASE_URL: model.url.href,
    LLM_MODEL: 'fake',
    LLM_API_KEY: modelKey,
    ...peer.settings,
  }
}

const { params: _, ...withoutName } = performRoute
const actionPlace = '/v1/actions/'

/** The same features; what they plug in is written down, and so is which handlers are asked. */
function watch(watched: Feature<House>[]) {
  const routes: Route[] = []
  const messages: SocketMessage[] = []
  const quotas: Quota[] = []
  const reached = new Set<Route>()
  const byAction = new Map<string, Route>()
  const features = new Map<Route | SocketMessage | string, string>()
  let opened: House | undefined

  function open(feature: Feature<House>, house: House): Plugs {
    opened = house
    const plugs = feature.open(house)
    for (const message of plugs.messages ?? []) {
      messages.push(message)
      features.set(message, feature.name)
    }
    quotas.push(...(plugs.quotas ?? []))
    for (const { name } of plugs.actions ?? []) features.set(name, feature.name)
    const handlers = (plugs.handlers ?? []).map(({ route, run }) => {
      routes.push(route)
      features.set(route, feature.name)
      const noted = async (call: never) => {
        reached.add(byAction.get((call as { params?: { name?: string } }).params?.name ?? '') ?? route)
        return run(call)
      }
      return { route, run: noted }
    })
    return { ...welcoming(feature, plugs), handlers }
  }

  return {
    messages,
    quotas,
    reached,
    featureOf: (of: Route | SocketMessage) =>
      features.get(of) ?? ('path' in of ? features.get(of.path.slice(actionPlace.length)) : undefined),
    /** With a route for every action that may be called by its name, whose shape is that of its input. */
    named(actions: readonly Action[]): Route[] {
      for (const { name, input } of actions)
        byAction.set(name, { ...withoutName, path: `${actionPlace}${name}`, body: z.object({ input }) })
      return [...routes.filter((route) => route !== performRoute), ...byAction.values()]
    },
    features: watched.map((feature) => ({ ...feature, open: (house: House) => open(feature, house) })),
    house(): House {
      if (!opened) throw new Error('No feature has been opened.')
      return opened
    },
  }
}

/** No account elsewhere exists here: each opens, and none is looked at, which would change its rows now and then. */
function welcoming({ name }: Feature<House>, { work, connectionKinds = [], ...plugs }: Plugs): Plugs {
  const kinds = connectionKinds.map((kind) => ({ ...kind, try: async () => [] }))
  return { ...plugs, connectionKinds: kinds, ...(work && name !== 'connections' && { work }) }
}

type Door = Pick<TestHouse, 'api' | 'exchange'>

function overheard(door: Door, { lines, secrets }: { lines: string[]; secrets: Set<string> }): Door {
  function hear<T>(answer: Answer<T>): Answer<T> {
    lines.push(`${JSON.stringify(answer.headers)}\n`)
    for (const [, secret = ''] of answer.text.matchAll(secretField)) secrets.add(secret)
    return answer
  }
  return {
    api: async (...given) => hear(await door.api(...given)),
    async exchange(fields) {
      for (const name of ['code', 'code_verifier', 'client_secret']) if (fields[name]) secrets.add(fields[name])
      return hear(await door.exchange(fields))
    },
  }
}

const secretField = /"\w*(?:token|ticket|secret|password)":"([^"]{12,})"/g
