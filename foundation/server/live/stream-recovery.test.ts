import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Position } from '#foundation/contract/live.ts'
import { systemClock } from '../clock.ts'
import { testDatabase } from '../database/testing.ts'
import { createAnnouncer } from './announce.ts'
import type { Bus } from './bus.ts'
import { endingsChannel } from './endings.ts'
import { channelLimits, createMemoryBus } from './memory-bus.ts'
import { openRedisBus } from './redis-bus.ts'
import { openPassage, type Passage } from './testing/passage.ts'
import { hasRedis, startRedis, type TestRedis } from './testing/redis.ts'
import { type Client, connect, openLive, type TestLive } from './testing.ts'

/*
 * A client that holds what it has heard, and reads afresh when it is told to, is compared with all that was said; under
 * cuts at any moment, on any node, with channels that forget, and with a broker that comes and goes.
 */

/** Stored before it is announced: what a client reads afresh. */
type Said = number[]

class Reader {
  held: number[] = []
  reloads = 0
  #position: Position | undefined
  #client: Client | undefined

  async cut(): Promise<void> {
    this.#client?.ws.terminate()
    await this.#client?.closed
    this.#client = undefined
  }

  /** Greeted, it goes on from what it knows, and takes in what comes until it is cut. */
  async enter(live: TestLive, said: Said): Promise<void> {
    const client = await connect(`${live.url}?token=ana`)
    this.#client = client
    const greeting = await client.next()
    if (this.#position === undefined) this.#readAfresh(greeting['position'] as Position, said)
    client.send({ type: 'resume', position: this.#position })
    client.ws.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()), said))
    for (const frame of client.frames.slice(1)) this.#hear(frame, said)
  }

  #hear(frame: { type: string; n?: number; seq?: number; position?: Position }, said: Said): void {
    if (frame.type === 'reload' && frame.position) this.#readAfresh(frame.position, said)
    if (frame.type !== 'test/news' || frame.n === undefined || !this.#position) return
    const seq = this.#position.seq + 1
    if (frame.seq !== seq) throw new Error(`A hole or a repeat: ${frame.seq} came instead of ${seq}.`)
    this.#position = { ...this.#position, seq }
    // Said before it was read afresh: known already.
    if (!this.held.includes(frame.n)) this.held.push(frame.n)
  }

  #readAfresh(position: Position, said: Said): void {
    this.reloads += 1
    this.#position = position
    this.held = [...said]
  }
}

type Trial = {
  nodes: TestLive[]
  rounds: number
  /** What happens beside it; it goes on for as long. */
  trouble?: () => Promise<void>
}

/** Publishes on every node while readers come and go; in the end every one of them holds everything, in order. */
async function tryOut({ nodes, rounds, trouble = async () => {} }: Trial): Promise<Reader[]> {
  const said: Said = []
  const any = () => nodes[randomInt(nodes.length)] as TestLive
  const readers = Array.from({ length: 4 }, () => new Reader())
  const troubled = new AbortController()
  const publishing = new AbortController()

  async function publish(): Promise<void> {
    for (let n = 0; n < rounds || !troubled.signal.aborted; n += 1) {
      said.push(n)
      await any().announce('ana', { type: 'test/news', n, text: 'x'.repeat(randomInt(200)) } as { type: string })
      if (randomInt(3) === 0) await pause(randomInt(15))
    }
    publishing.abort()
  }

  async function comeAndGo(reader: Reader): Promise<void> {
    while (!publishing.signal.aborted) {
      await reader.enter(any(), said)
      await pause(randomInt(60))
      await reader.cut()
      await pause(randomInt(40))
    }
    await reader.enter(any(), said)
  }

  await Promise.all([publish(), trouble().finally(() => troubled.abort()), ...readers.map(comeAndGo)])
  for (const reader of readers) await expect.poll(() => reader.held).toEqual(said)
  for (const reader of readers) await reader.cut()
  return readers
}

async function openNode(bus: Bus): Promise<TestLive> {
  const live = await openLive({ bus, limits: { perAddress: { burst: 10_000, perSecond: 1_000 } } })
  onTestFinished(() => live[Symbol.asyncDispose]())
  return Object.assign(live, { announce: createAnnouncer(bus) })
}

const forgetful = { ...channelLimits, entries: 12, size: 1_500 }

test('on one node: everything, or the word to read afresh', async () => {
  const node = await openNode(createMemoryBus({ clock: systemClock }))
  const readers = await tryOut({ nodes: [node], rounds: 300 })
  expect(readers.map(({ reloads }) => reloads)).toEqual([1, 1, 1, 1])
})

test('on one node that forgets: everything, or the word to read afresh', async () => {
  const node = await openNode(createMemoryBus({ clock: systemClock, limits: forgetful }))
  const readers = await tryOut({ nodes: [node], rounds: 300 })
  expect(readers.some(({ reloads }) => reloads > 1)).toBe(true)
})

type House = { redis: TestRedis; /** The way from the first node to it. */ passage: Passage; nodes: TestLive[] }

async function openHouse(limits = channelLimits): Promise<House> {
  const redis = await startRedis()
  const passage = await openPassage(redis.url)
  const database = await testDatabase()
  onTestFinished(async () => {
    await database.close()
    await passage[Symbol.asyncDispose]()
    await redis[Symbol.asyncDispose]()
  })
  const house = { log: pino({ level: 'silent' }), clock: systemClock, sure: [endingsChannel] }
  const nodes = []
  for (const url of [passage.to, redis.url]) {
    const bus = await openRedisBus({ ...house, url, pool: database.pool, limits })
    onTestFinished(() => bus[Symbol.asyncDispose]())
    nodes.push(await openNode(bus))
  }
  return { redis, passage, nodes }
}

describe.runIf(hasRedis)('through Redis', () => {
  test('on two nodes: everything, and nothing has to be read afresh', async () => {
    const { nodes } = await openHouse()
    const readers = await tryOut({ nodes, rounds: 300 })
    expect(readers.map(({ reloads }) => reloads)).toEqual([1, 1, 1, 1])
  })

  test('on two nodes with a Redis that forgets: everything, or the word to read afresh', async () => {
    const { nodes } = await openHouse(forgetful)
    const readers = await tryOut({ nodes, rounds: 300 })
    expect(readers.some(({ reloads }) => reloads > 1)).toBe(true)
  })

  test('on two nodes while it stands still, goes on, is killed and comes back empty: the same', async () => {
    const { redis, nodes } = await openHouse()
    const readers = await tryOut({
      nodes,
      rounds: 300,
      async trouble() {
        await pause(300)
        redis.stand()
        await expect.poll(() => isAtOnePlace(nodes)).toBe(false)
        redis.goOn()
        await expect.poll(() => isAtOnePlace(nodes)).toBe(true)
        redis.stand()
        await pause(300)
        await redis.kill()
        await expect.poll(() => isAtOnePlace(nodes)).toBe(false)
        await redis.startAgain()
      },
    })
    expect(readers.every(({ reloads }) => reloads > 1)).toBe(true)
  })

  test('on two nodes of which one is cut off, or its line falls silent: the same', async () => {
    const { passage, nodes } = await openHouse()
    const readers = await tryOut({
      nodes,
      rounds: 300,
      async trouble() {
        for (const how of ['cut', 'stall', 'cut'] as const) {
          await pause(randomInt(700))
          passage[how]()
          await pause(randomInt(1_000))
          if (how === 'stall') await expect.poll(() => isAtOnePlace(nodes)).toBe(false)
          passage.open()
        }
      },
    })
    expect(readers.every(({ reloads }) => reloads > 1)).toBe(true)
  })

  test.each(['cut', 'stall'] as const)('on two nodes while one is still away from it (%s): the same', async (how) => {
    const { passage, nodes } = await openHouse()
    await tryOut({
      nodes,
      rounds: 300,
      async trouble() {
        await pause(300)
        passage[how]()
        await expect.poll(() => isAtOnePlace(nodes)).toBe(false)
      },
    })
    expect(await isAtOnePlace(nodes)).toBe(false)
  })

  test('on two nodes while it is still away from both: the same', async () => {
    const { redis, nodes } = await openHouse()
    await tryOut({
      nodes,
      rounds: 300,
      async trouble() {
        await pause(300)
        redis.stand()
        await expect.poll(() => isAtOnePlace(nodes)).toBe(false)
      },
    })
    expect(await isAtOnePlace(nodes)).toBe(false)
  })
})

async function isAtOnePlace(nodes: TestLive[]): Promise<boolean> {
  const epochs = await Promise.all(nodes.map(async ({ bus }) => (await bus.position('person:ana')).epoch))
  return new Set(epochs).size === 1
}
