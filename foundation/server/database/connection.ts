import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import type { ClientConfig } from 'pg'

/** Where a PostgreSQL is and who we are there. */
export type Address = Pick<
  ClientConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'connectionString'
>

export type PoolSettings = {
  most?: number
  /** How long a request waits for a connection, in milliseconds. */
  patience?: number
  onLost: (error: Error) => void
}

/** A server that stops is noticed by the next query; without a listener it would end this process as well. */
export function createPool(address: Address, { most = 16, patience = 5000, onLost }: PoolSettings): Pool {
  const pool = new Pool({
    ...address,
    max: most,
    application_name: 'attache',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

/** Resolves when every connection is really gone; the pool itself only waits until it has asked them to go. */
export async function closePool(pool: Pool): Promise<void> {
  let left = pool.totalCount
  const gone = new Promise<void>((resolve) => {
    if (left === 0) resolve()
    pool.on('remove', () => {
      left -= 1
      if (left === 0) resolve()
    })
  })
  await pool.end()
  await Promise.race([gone, sleep(goodbyeMilliseconds)])
}

const goodbyeMilliseconds = 1000

/** One connection without time limits, for work at start. Its caller ends it. */
export async function connect(address: Address): Promise<Client> {
  const client = new Client({
    ...address,
    application_name: 'attache',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
