import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { sql } from 'kysely'
import { type Db, PgBoss, type SendOptions as BossOptions } from 'pg-boss'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type DueWatch, watchDue } from './due.ts'
import type { Job, JobIds } from './job.ts'

export type SendOptions = {
  /** Not before this moment. */
  after?: Date
  /** On a job with `onePerKey`, at most one waits per key. */
  key?: string
  /** The job exists only if this transaction commits. */
  within?: Transaction
}

export type Jobs = {
  /** Opens the queue and takes these jobs; nothing is sent before. */
  start(jobs: readonly Job[]): Promise<void>
  send<J extends Job>(job: J, ids: z.input<J['ids']>, options?: SendOptions): Promise<void>
  /** Stops taking work, waits for what runs, hands back what does not end in time. */
  close(): Promise<void>
}

/** Work that outlives the request that asked for it: kept in Postgres, done once, tried again, by any node. */
export function createJobs({ connection, log }: { connection: pg.PoolConfig; log: Log }): Jobs {
  const boss = new PgBoss({ ...bossConnection(connection), schema: 'jobs', max: 4, useListenNotify: true })
  const failed = (error: unknown) => log.error({ err: error }, 'the job queue failed')
  boss.on('error', failed)
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  let watch: DueWatch | undefined

  return {
    async start(jobs) {
      await boss.start()
      await prepare(boss, jobs)
      const workers = new Map<string, string>()
      for (const job of jobs) workers.set(job.name, await take(boss, job, log))
      watch = watchDue(boss, { workers, every: pollSeconds * 1000, failed })
    },
    async send(job, ids, { after, key, within } = {}) {
      const options: BossOptions = {
        ...(after && { startAfter: after }),
        ...(key !== undefined && { singletonKey: key }),
        ...(within && { db: asTheHouse(within) }),
      }
      await boss.send(job.name, idsAlone(job, ids), options)
    },
    async close() {
      await watch?.end()
      await boss.stop({ graceful: true, timeout: graceMilliseconds })
    },
  }
}

const graceMilliseconds = 1500
/** A killed worker's job returns to the queue after this long without a sign of life; the least that is allowed. */
const heartbeatSeconds = 10
/** Jobs start within milliseconds by notification; this is for those that were told to start later. */
const pollSeconds = 1
/** A worker looks for itself this rarely, as long as it is notified. */
const quietSeconds = 30

/** Makes the queues and the timetable what the jobs say. Most starts find them so, and change nothing. */
async function prepare(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const times = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const job of jobs) {
    const { onePerKey = false, cron } = job.settings
    const wanted = queueOf(job)
    const found = queues.get(job.name)
    if (!found) await boss.createQueue(job.name, { ...wanted, policy: onePerKey ? 'short' : 'standard' })
    else if (!isSubset(wanted, found)) await boss.updateQueue(job.name, wanted)
    if (cron !== undefined && times.get(job.name) !== cron) await boss.schedule(job.name, cron, {})
  }
}

function queueOf({ settings: { retries = 2, retryDelay = 1, expiry = 300 } }: Job) {
  return {
    retryLimit: retries,
    retryDelay,
    retryBackoff: true,
    expireInSeconds: expiry,
    heartbeatSeconds,
    notify: true,
  }
}

function isSubset(wanted: object, found: object): boolean {
  return isDeepStrictEqual({ ...found, ...wanted }, found)
}

/** Answers the worker that takes them. */
async function take(boss: PgBoss, job: Job, log: Log): Promise<string> {
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: quietSeconds }
  return boss.work<JobIds>(job.name, { batchSize: 1, ...polling }, async ([taken]) => {
    if (!taken) return
    await job.run(idsAlone(job, taken.data) as never, taken.signal).catch((error: unknown) => {
      log.warn({ err: error, job: job.name, jobId: taken.id, tries: taken.retryCount + 1 }, 'a job failed')
      throw error
    })
  })
}

/** A person's role may not touch the queue, so the queue's own statements step out of it and back. */
function asTheHouse(tx: Transaction): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await sql<{ role: string }>`show role`.execute(tx)
      await sql`set local role none`.execute(tx)
      const result = await tx.executeQuery<object>({ ...sql``.compile(tx), sql: text, parameters: values })
      await sql`set local role ${sql.id(rows[0]?.role ?? 'none')}`.execute(tx)
      return { rows: [...result.rows] }
    },
  }
}

/** Whatever is more than an identifier has no business in a payload: it would outlive the row it was copied from. */
function idsAlone(job: Job, ids: unknown): JobIds {
  return z.record(z.string(), identifier).parse(job.ids.parse(ids))
}

const identifier = z
  .string()
  .max(200)
  .regex(/^[\w:.@/+-]*$/, 'A job carries identifiers alone.')

function bossConnection({ host, port, user, password, database, connectionString, ssl }: pg.PoolConfig) {
  return {
    application_name: 'attache jobs',
    ...(connectionString !== undefined && { connectionString }),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(database !== undefined && { database }),
    ...(ssl !== undefined && { ssl }),
  }
}
