import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Conversation, Message, Thread } from '#features/chat/contract.ts'
import { createThreadStore } from '#features/chat/web/thread-store.ts'
import { type TestDatabase, testDatabase } from '#foundation/server/database/testing.ts'
import { hasRedis, startRedis, type TestRedis } from '#foundation/server/live/testing/redis.ts'
import { createLive } from '#foundation/web/live/live.ts'
import { after, dial } from '#foundation/web/live/surroundings.ts'
import { whyForeign } from './protocol.ts'
import { nodeMigrations } from './testing/node.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { type Running, startAttache, temporaryFolder } from './testing/running.ts'
import { tokenOf } from './testing/sample.ts'
import { tokensOf } from './testing/scripted.ts'

const conversations = '/v1/conversations/conversations/'

let database: TestDatabase
let redis: TestRedis
/** Both use one database. The last test kills the first of them. */
let nodes: [Running, Running]
const ends: (() => Promise<unknown>)[] = []

/** A process of its own. */
async function startNode(): Promise<Running> {
  const folder = temporaryFolder()
  const { host = '', user, password, database: name } = database.address.house
  const running = await startAttache({
    command: [process.execPath, join(import.meta.dirname, 'testing/node-server.ts')],
    cwd: folder.path,
    env: {
      PORT: String(await freePort()),
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: `postgres://${user}:${String(password)}@localhost/${name}?host=${encodeURIComponent(host)}`,
      REDIS_URL: redis.url,
      SECRET_KEY: 'shared by all nodes of this house',
    },
  })
  ends.push(async () => {
    await running.stop()
    folder[Symbol.dispose]()
  })
  return running
}

async function call<T>(url: string, person: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${tokenOf(person)}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

type Device = {
  /** What it shows of the conversation. */
  shown: () => Thread | undefined
  say: (order: object | string) => string
  warnings: string[]
}

/** A browser without its screen: the live line, and the conversation kept in step, as the pages have them. */
async function openDevice({ url }: Running, person: string, conversation: string): Promise<Device> {
  const warnings: string[] = []
  const outside = {
    now: () => Date.now(),
    after,
    chance: () => 0.5,
    isOnline: () => true,
    whenOnline: () => () => {},
    dial,
    warn: (message: string) => warnings.push(message),
  }
  const token = async () => tokenOf(person)
  const live = createLive(
    {
      address: () => `${url.replace('http', 'ws')}/v1/ws`,
      ticket: token,
      refresh: token,
      reach: async () => true,
    },
    outside,
  )
  live.onAnnouncement((message) => {
    const foreign = whyForeign(message)
    if (foreign !== undefined) warnings.push(foreign)
  })
  const store = createThreadStore({
    read: (id, { limit }) => call<Thread>(url, person, 'GET', `${conversations}${id}?limit=${limit}`),
    after,
    isAway: live.isAway,
    frame: (run) => void setTimeout(run, 0),
  })
  store.listen(live)
  store.open(conversation)
  await live.connect()
  onTestFinished(() => live.close())
  await expect.poll(() => live.state()).toBe('open')
  await expect.poll(() => store.view(conversation).thread).toBeDefined()
  return {
    warnings,
    shown: () => store.view(conversation).thread,
    say(order) {
      const name = randomUUID()
      const content = typeof order === 'string' ? order : JSON.stringify(order)
      live.send({ type: 'user_message', content, conversation_id: conversation, client_message_id: name } as {
        type: string
      })
      return name
    },
  }
}

function begin({ url }: Running, person: string): Promise<Conversation> {
  return call<Conversation>(url, person, 'POST', conversations, { title: 'Two devices' })
}

const readAfresh = ({ url }: Running, person: string, id: string) =>
  call<Thread>(url, person, 'GET', `${conversations}${id}`)

const isWhole = ({ answers }: Thread) => answers.length === 0

function names(messages: readonly Message[]): (string | undefined)[] {
  return messages.filter(({ role }) => role === 'user').map(({ client_message_id }) => client_message_id)
}

describe.runIf(hasRedis)('through Redis', () => {
  beforeAll(async () => {
    database = await testDatabase({ migrations: nodeMigrations })
    redis = await startRedis()
    nodes = await Promise.all([startNode(), startNode()])
  })

  afterAll(async () => {
    await Promise.all(ends.map((end) => end()))
    await redis[Symbol.asyncDispose]()
    await database.close()
  })

  test('while Redis stands still, is killed and comes back, nothing is lost or doubled, and both devices catch up', async () => {
    const person = randomUUID()
    const [one, other] = nodes
    const { id } = await begin(one, person)
    const devices = [await openDevice(one, person, id), await openDevice(other, person, id)] as const
    const said: string[] = []
    const stored = () => readAfresh(one, person, id)

    /** Both devices send messages; once stored, both show them all. */
    async function converse(): Promise<void> {
      for (const device of devices) said.push(device.say({ tokens: 40, every: 5 }))
      await expect.poll(async () => names((await stored()).messages).length).toBe(said.length)
      await expect.poll(async () => isWhole(await stored())).toBe(true)
      const fresh = await stored()
      for (const device of devices) await expect.poll(() => device.shown()).toEqual(fresh)
    }

    await converse()
    redis.stand()
    for (let times = 0; times < 3; times += 1) await converse()
    await redis.kill()
    await converse()
    await redis.startAgain()
    await converse()
    await pause(2_000)
    await converse()

    const { messages } = await readAfresh(one, person, id)
    expect(names(messages)).toHaveLength(said.length)
    expect(new Set(names(messages))).toEqual(new Set(said))
    expect(messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)).toEqual(
      said.map(() => tokensOf(40)),
    )
    expect(messages.map(({ order }) => order)).toEqual(messages.map((_, index) => index + 1))
    for (const device of devices) expect(device.warnings).toEqual([])
    for (const node of [one, other]) {
      expect(node.stderr()).toContain('Redis is away')
      expect(node.stderr()).toContain('Redis is back')
    }
  })

  test('an answer that is being written is the same on both nodes, and ends honestly when its node is killed', async () => {
    const person = randomUUID()
    const [one, other] = nodes
    const { id } = await begin(one, person)
    const [here, there] = [await openDevice(one, person, id), await openDevice(other, person, id)]

    const finished = here.say({ tokens: 100, every: 2 })
    await expect.poll(() => there.shown()?.messages.at(-1)?.content).toBe(tokensOf(100))
    const broken = here.say({ tokens: 5_000, every: 2 })
    await expect.poll(() => there.shown()?.answers[0]?.text.length ?? 0).toBeGreaterThan(3_000)

    one.process.kill('SIGKILL')
    await expect.poll(() => there.shown()?.messages.at(-1)?.state).toBe('interrupted')

    const fresh = await readAfresh(other, person, id)
    await expect.poll(() => there.shown()).toEqual(fresh)
    expect(names(fresh.messages)).toEqual([finished, broken])
    const { content = '' } = fresh.messages.at(-1) ?? {}
    expect(tokensOf(5_000).startsWith(content)).toBe(true)
    // All but what was told within the last moments before.
    expect(content.length).toBeGreaterThan(1_000)

    const next = there.say('and again')
    await expect.poll(() => there.shown()?.messages.at(-1)?.content).toBe('You said: and again')
    expect(names((await readAfresh(other, person, id)).messages)).toEqual([finished, broken, next])
    expect(there.warnings).toEqual([])
  })

  test('a node starts, answers and stops cleanly while Redis stands still', async () => {
    redis.stand()
    try {
      const person = randomUUID()
      const node = await startNode()
      const { id } = await begin(node, person)
      const device = await openDevice(node, person, id)
      device.say('anybody there?')
      await expect.poll(() => device.shown()?.messages.at(-1)?.content).toBe('You said: anybody there?')
      expect(await node.stop()).toBe(0)
      expect(node.stderr()).not.toMatch(/"level":"(?:error|fatal)"/)
    } finally {
      redis.goOn()
    }
  })
})
