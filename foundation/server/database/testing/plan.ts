import { once } from 'node:events'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../database.ts'

/** How often an index was asked, and how many entries it gave. */
export type IndexReads = { scans: number; entries: number }

/**
 * What this work read from an index, by PostgreSQL's own count: proof that a plan is what it is meant to be, also
 * inside of functions. For tests that have the database to themselves.
 */
export async function readsOf(database: Database, index: string, work: () => Promise<void>): Promise<IndexReads> {
  const before = await count(database, index)
  await work()
  const after = await count(database, index)
  return { scans: after.scans - before.scans, entries: after.entries - before.entries }
}

/** How PostgreSQL would go about a query in this transaction, with the rights that it has. */
export async function planOf(tx: Transaction, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Each connection writes its counts down after a transaction when it is asked to at once. */
async function count({ pool }: Database, index: string): Promise<IndexReads> {
  // The last connection used is the first to be taken again: a job that has it now would keep its counts from here.
  while (pool.idleCount < pool.totalCount) await once(pool, 'release')
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of clients) await client.query('select pg_stat_force_next_flush()')
  for (const client of clients) client.release()
  const { rows } = await pool.query<{ scans: string; entries: string }>(
    'select idx_scan as scans, idx_tup_read as entries from pg_stat_user_indexes where indexrelname = $1',
    [index],
  )
  const [row] = rows
  if (!row) throw new Error(`There is no index ${index}.`)
  return { scans: Number(row.scans), entries: Number(row.entries) }
}
