import { performance } from 'node:perf_hooks'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { testDatabase, type TestDatabase } from '../database/testing.ts'
import type { Bus, Heard } from './bus.ts'
import type { ChannelLimits } from './channels.ts'
import { createSocketCloser } from './endings.ts'
import { channelLimits } from './memory-bus.ts'
import { openRedisBus, type RedisBus } from './redis-bus.ts'
import { testBus } from './testing/bus-contract.ts'
import { hasRedis, startRedis, type TestRedis } from './testing/redis.ts'
import { connect, openLive } from './testing.ts'

let database: TestDatabase
let redis: TestRedis

type TestNode = { bus: RedisBus; logged: { level: number; msg: string }[]; away: boolean[] }

async function openNode({ limits = {}, url = redis.url }: { limits?: Partial<ChannelLimits>; url?: string } = {}) {
  const logged: TestNode['logged'] = []
  const away: boolean[] = []
  const bus = await openRedisBus({
    url,
    pool: database.pool,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    clock: systemClock,
    limits: { ...channelLimits, ...limits },
    sure: ['endings'],
    metrics: { ...noMetrics, brokerAway: (is) => void away.push(is) },
  })
  onTestFinished(() => bus[Symbol.asyncDispose]())
  return { bus, logged, away }
}

const noMetrics = {
  requestAnswered: () => {},
  socketOpened: () => {},
  socketClosed: () => {},
  announced: () => {},
}

/** A channel of this test's own, and what a node hears in it. */
let channels = 0
async function openEar(bus: Bus): Promise<{ channel: string; heard: Heard[] }> {
  channels += 1
  const channel = `person:${channels}`
  const heard: Heard[] = []
  await bus.listen(channel, (news) => heard.push(news))
  return { channel, heard }
}

async function listenTo(bus: Bus, channel: string): Promise<Heard[]> {
  const heard: Heard[] = []
  await bus.listen(channel, (news) => heard.push(news))
  return heard
}

const hangUp = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'attache nodes' and datname = current_database()`

async function millisecondsOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

async function isTogether(one: Bus, other: Bus): Promise<boolean> {
  const [here, there] = await Promise.all([one.position('together'), other.position('together')])
  return here.epoch === there.epoch
}

describe.runIf(hasRedis)('through Redis', () => {
  beforeAll(async () => {
    database = await testDatabase()
    redis = await startRedis()
  })

  afterAll(async () => {
    await redis[Symbol.asyncDispose]()
    await database.close()
  })

  describe('as every bus', () => {
    // What one test leaves in a channel is not there for the next one.
    testBus(async (limits = {}) => {
      await redis.startAgain()
      const [{ bus }, { bus: other }] = [await openNode({ limits }), await openNode({ limits })]
      return { bus, other }
    })
  })

  test('one that stands still costs a second once, and nobody resumes into the hole', async () => {
    const [{ bus: one, logged, away }, { bus: other }] = [await openNode(), await openNode()]
    const { channel, heard } = await openEar(other)
    const here = await listenTo(one, channel)
    const before = await one.publish(channel, 'before')
    await expect.poll(() => heard).toEqual([{ text: 'before', position: before }])
    redis.stand()

    const first = await millisecondsOf(one.publish(channel, 'alone'))
    const later: number[] = []
    for (const text of ['again', 'again', 'again']) later.push(await millisecondsOf(one.publish(channel, text)))
    expect(Math.min(...later)).toBeLessThan(first / 2)
    const texts = here.filter((news) => news !== 'missed').map(({ text }) => text)
    expect(texts).toEqual(['before', 'alone', 'again', 'again', 'again'])
    await expect.poll(() => heard).toContain('missed')
    for (const node of [one, other]) expect(await node.since(channel, before)).toBe('gap')
    const alone = await one.position(channel)

    redis.goOn()
    await expect.poll(() => isTogether(one, other)).toBe(true)
    for (const place of [before, alone]) {
      await expect.poll(() => one.since(channel, place)).toBe('gap')
      expect(await other.since(channel, place)).toBe('gap')
    }
    const after = await one.publish(channel, 'after')
    await expect.poll(() => heard).toContainEqual({ text: 'after', position: after })
    expect(logged.map(({ msg }) => msg)).toEqual([
      'Redis is away: this node goes on alone until it is back',
      'Redis is back',
    ])
    expect([away[0], away.at(-1)]).toEqual([false, false])
    expect(away).toContain(true)
  })

  test('one that was killed and comes back empty, or with an older memory, begins new epochs', async () => {
    const [{ bus: one }, { bus: other }] = [await openNode(), await openNode()]
    const { channel, heard } = await openEar(other)
    const before = await one.publish(channel, 'before')
    await redis.startAgain()
    await expect.poll(() => isTogether(one, other)).toBe(true)
    await expect.poll(() => heard).toContain('missed')
    expect(await other.since(channel, before)).toBe('gap')
    expect(await other.since(channel, { ...before, seq: 0 })).toBe('gap')
  })

  test('a node knows whether it hears the others', async () => {
    const [{ bus: one }, { bus: other }] = [await openNode(), await openNode()]
    expect([one.hears(), other.hears()]).toEqual([true, true])
    await redis.kill()
    await expect.poll(() => [one.hears(), other.hears()]).toEqual([false, false])
    await redis.startAgain()
    await expect.poll(() => [one.hears(), other.hears()]).toEqual([true, true])
  })

  test('what is told in passing, and what may not be missed, still arrives', async () => {
    const [{ bus: one }, { bus: other }] = [await openNode(), await openNode()]
    const endings = await listenTo(other, 'endings')
    const { channel, heard } = await openEar(other)
    await redis.kill()
    await one.tell('endings', 'somebody')
    await one.tell(channel, 'typing')
    await one.tell(channel, 'x'.repeat(9_000))
    await expect.poll(() => endings).toContainEqual({ text: 'somebody' })
    await expect.poll(() => heard).toContainEqual({ text: 'typing' })
    expect(heard).not.toContainEqual({ text: 'x'.repeat(9_000) })
    await redis.startAgain()
  })

  test('a session that ends on one node loses its sockets on the other, Redis or not', async () => {
    const [{ bus: one }, { bus: other }] = [await openNode(), await openNode()]
    const closeSockets = createSocketCloser(one)
    await using live = await openLive({ bus: other })
    for (const dies of [false, true]) {
      const client = await connect(`${live.url}?token=ana`)
      await client.next()
      if (dies) await redis.kill()
      const closing = closeSockets({ session: 'session of ana' })
      expect((await client.closed).code).toBe(4003)
      await closing
    }
    await redis.startAgain()
  })

  test('a node that hears neither Redis nor the database looks at everything again when it does', async () => {
    const [{ bus: one, logged }, { bus: other }] = [await openNode(), await openNode()]
    const endings = await listenTo(one, 'endings')
    const { channel, heard } = await openEar(one)
    await redis.kill()
    const before = await one.publish(channel, 'alone')
    await database.pool.query(hangUp)
    await expect.poll(() => endings).toEqual(['missed'])
    await expect.poll(() => heard).toContain('missed')
    expect(await one.since(channel, before)).toBe('gap')
    await other.tell(channel, 'typing')
    await expect.poll(() => heard).toContainEqual({ text: 'typing' })
    expect(logged.map(({ msg }) => msg)).toContain('the notes of other nodes are not heard for now')
    await redis.startAgain()
  })

  test('a node that does not hear the database hears all the rest, and closes nobody’s socket', async () => {
    const [{ bus: one }, { bus: other }] = [await openNode(), await openNode()]
    const endings = await listenTo(one, 'endings')
    const { channel, heard } = await openEar(one)
    await database.pool.query(hangUp)
    const position = await other.publish(channel, 'news')
    await other.tell('endings', 'somebody')
    await expect.poll(() => heard).toEqual([{ text: 'news', position }])
    await expect.poll(() => endings).toContainEqual({ text: 'somebody' })
    expect(endings).not.toContain('missed')
  })

  test('a node that alone cannot reach it neither misses what the others say, nor do they miss what it says', async () => {
    const { bus: one } = await openNode()
    const { bus: cutOff } = await openNode({ url: 'redis://127.0.0.1:1' })
    const { channel, heard } = await openEar(one)
    const there = await listenTo(cutOff, channel)
    const before = await one.publish(channel, 'before')
    await cutOff.publish(channel, 'from afar')
    await expect.poll(() => heard).toContain('missed')
    expect(await one.since(channel, before)).toBe('gap')

    await expect.poll(async () => (await one.publish(channel, 'to all'), there)).toContain('missed')
    expect(await cutOff.since(channel, await one.position(channel))).toBe('gap')
    await one.tell(channel, 'typing')
    await expect.poll(() => there).toContainEqual({ text: 'typing' })
    expect(heard.filter((news) => news !== 'missed' && news.text === 'typing')).toHaveLength(1)
  })

  test('what was said alone by a node that died is not forgotten', async () => {
    const before = await (await openNode()).bus.publish('person:orphan', 'before')
    await database.pool.query(`insert into house.missed_channels values ('person:orphan', now() - interval '1 minute')`)
    const { bus } = await openNode()
    await expect.poll(() => bus.since('person:orphan', before)).toBe('gap')
    const left = async () => (await database.pool.query('select from house.missed_channels')).rowCount
    await expect.poll(left).toBe(0)
  })

  test('a start without it is a start', async () => {
    const { bus, logged } = await openNode({ url: 'redis://127.0.0.1:1' })
    const position = await bus.publish('ana', 'alone')
    expect(await bus.since('ana', { ...position, seq: 0 })).toMatchObject([{ text: 'alone' }])
    expect(logged.map(({ msg }) => msg)).toEqual(['Redis is away: this node goes on alone until it is back'])
  })

  test('houses that share one do not hear each other', async () => {
    const { bus } = await openNode()
    const { heard, channel } = await openEar(bus)
    const mine = database
    database = await testDatabase()
    const { bus: neighbour } = await openNode()
    await neighbour.publish(channel, 'from next door')
    const position = await bus.publish(channel, 'from here')
    await expect.poll(() => heard).toEqual([{ text: 'from here', position }])
    await neighbour[Symbol.asyncDispose]()
    await database.close()
    database = mine
  })
})
