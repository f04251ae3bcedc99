import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Bus } from './bus.ts'
import { endingsChannel } from './endings.ts'
import { channelLimits, createMemoryBus } from './memory-bus.ts'

type BusParts = {
  config: { redisUrl: string | undefined }
  database: Database
  log: Log
  clock: Clock
  metrics?: Metrics | undefined
}

/** Through Redis where there is one; a house of one node needs none, and does not load what speaks to it. */
export async function openBus({ config, database, ...parts }: BusParts): Promise<Bus & AsyncDisposable> {
  const { redisUrl: url } = config
  if (url === undefined) return { ...createMemoryBus(parts), async [Symbol.asyncDispose]() {} }
  const { openRedisBus } = await import('./redis-bus.ts')
  return openRedisBus({ ...parts, url, pool: database.pool, limits: channelLimits, sure: [endingsChannel] })
}
