import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { id } from '#foundation/contract/id.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { closePool } from './connection.ts'
import { asFailure, isCollision } from './outage.ts'
import { once } from './once.ts'
import { createTransactions } from './transaction.ts'
import type { Transaction } from './transaction.ts'

export type { Transaction } from './transaction.ts'

export type Database = AsyncDisposable & {
  /** One transaction as this person: row security shows and takes this person's rows alone. */
  as<T>(ownerId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One transaction as the server itself, not for a person: sign-in and job dispatch only. */
  asHouse<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Returns within a second if the database answers, and fails if it does not. */
  ping(): Promise<void>
  /** For the job queue, which brings its own SQL. */
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * The work may run again from its start when two transactions collide, so it touches nothing but the transaction.
 */
export function createDatabase(pool: pg.Pool, closing: () => Promise<void> = async () => {}): Database {
  const transactions = createTransactions(pool)
  const close = once(async () => {
    await closePool(pool)
    await closing()
  })
  return {
    pool,
    as: (ownerId, work) => attempt(() => transactions.run(beginAs(ownerId), work)),
    asHouse: (work) => attempt(() => transactions.run('begin', work)),
    ping: () => within(pingMilliseconds, pool.query('select 1')),
    close,
    [Symbol.asyncDispose]: close,
  }
}

const mostRetries = 3
const pingMilliseconds = 1000

/** The head of a transaction takes no parameters, so the id is looked at closely before it goes in. */
function beginAs(ownerId: string): string {
  if (!id.safeParse(ownerId).success) throw new Error(`Not the id of a person: ${JSON.stringify(ownerId)}`)
  return `begin; set local role attache_person; set local app.person = '${ownerId}'`
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isCollision(error) || retries === mostRetries) throw error
      await sleep(Math.random() * 20 * (retries + 1))
    }
  }
}

async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Failure('unavailable', 'The database does not answer.', { retryAfter: 2 })
  })
  try {
    await Promise.race([answer, tooLate])
  } catch (error) {
    throw asFailure(error)
  } finally {
    late.abort()
  }
}
