import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { testDatabase, type TestDatabase } from '../database/testing.ts'
import type { Heard } from './bus.ts'
import { channelLimits } from './memory-bus.ts'
import { openRedisBus, type RedisBus } from './redis-bus.ts'
import { redisProgram, startRedis, type TestRedis } from './testing/redis.ts'

let database: TestDatabase
let redis: TestRedis

const logged: { level: number; msg: string }[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) })

async function openNode(): Promise<RedisBus> {
  const bus = await openRedisBus({
    url: redis.url,
    pool: database.pool,
    log,
    clock: systemClock,
    limits: channelLimits,
    sure: ['endings'],
  })
  onTestFinished(() => bus[Symbol.asyncDispose]())
  return bus
}

describe.runIf(redisProgram())('over Redis', () => {
  beforeAll(async () => {
    database = await testDatabase()
    redis = await startRedis()
  })

  afterAll(async () => {
    await redis[Symbol.asyncDispose]()
    await database.close()
  })

  test('what one node publishes another hears', async () => {
    const [one, other] = [await openNode(), await openNode()]
    const heard: Heard[] = []
    await other.listen('ana', (news) => heard.push(news))
    const position = await one.publish('ana', 'one')
    await expect.poll(() => heard).toContainEqual({ text: 'one', position })
  })
})
