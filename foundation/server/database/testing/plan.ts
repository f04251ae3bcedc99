import type { Database } from '../database.ts'

/**
 * How often this work looked into an index, by PostgreSQL's own count: proof that a plan is what it is meant to be,
 * also inside of functions. For tests that have the database to themselves.
 */
export async function indexScans(database: Database, index: string, work: () => Promise<void>): Promise<number> {
  const before = await countScans(database, index)
  await work()
  return (await countScans(database, index)) - before
}

/** Counts are written down by each connection after its transaction, when asked to at once. */
async function countScans({ pool }: Database, index: string): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of clients) await client.query('select pg_stat_force_next_flush()')
  for (const client of clients) client.release()
  const { rows } = await pool.query<{ scans: string }>(
    'select idx_scan as scans from pg_stat_user_indexes where indexrelname = $1',
    [index],
  )
  const [row] = rows
  if (!row) throw new Error(`There is no index ${index}.`)
  return Number(row.scans)
}
