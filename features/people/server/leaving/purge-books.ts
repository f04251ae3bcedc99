import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { houseTables } from '../tables.ts'

/** People who left long enough ago, earliest first. */
export async function dueForPurge(tx: Transaction, now: Date): Promise<string[]> {
  const due = await houseTables(tx)
    .selectFrom('people')
    .select('owner_id as id')
    .where('purge_at', '<=', now.toISOString())
    .orderBy('purge_at')
    .limit(100)
    .execute()
  return due.map(({ id }) => id)
}

/**
 * Destroys every row of this person, in every table of every feature, as listed by the catalogue. What stays is that
 * someone was here, when they left, and how many rows that were.
 */
export async function purgePerson(tx: Transaction, ownerId: string, now: Date): Promise<boolean> {
  const held = await houseTables(tx)
    .selectFrom('people')
    .select('leaving_at as leavingAt')
    .where('owner_id', '=', ownerId)
    .where('purge_at', '<=', now.toISOString())
    .forUpdate()
    .executeTakeFirst()
  if (!held?.leavingAt) return false

  await forgetSignIns(tx, ownerId)
  await sql`select set_config('app.purging', 'on', true)`.execute(tx)
  let rows = 0n
  for (const table of await privateTables(tx)) rows += await deleteRows(tx, ownerId, table)
  await houseTables(tx)
    .updateTable('house.departures')
    .set({ purged_at: now.toISOString(), rows_purged: Number(rows) })
    .where('owner_id', '=', ownerId)
    .where('left_at', '=', held.leavingAt)
    .execute()
  return true
}

/** In batches: one statement for gigabytes of files would exceed its timeout. */
async function deleteRows(tx: Transaction, ownerId: string, table: string): Promise<bigint> {
  const rows = sql.table(table)
  let deleted = 0n
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${rows} where owner_id = ${ownerId} and ctid = any(array(
        select ctid from ${rows} where owner_id = ${ownerId} limit ${mostAtOnce}))`.execute(tx)
    deleted += numAffectedRows
    if (numAffectedRows < BigInt(mostAtOnce)) return deleted
  }
}

const mostAtOnce = 1_000

async function forgetSignIns(tx: Transaction, ownerId: string): Promise<void> {
  await houseTables(tx).deleteFrom('house.socket_tickets').where('owner_id', '=', ownerId).execute()
  await houseTables(tx).deleteFrom('house.frame_tickets').where('owner_id', '=', ownerId).execute()
  await houseTables(tx).deleteFrom('house.sign_in_codes').where('owner_id', '=', ownerId).execute()
  await houseTables(tx)
    .deleteFrom('house.sign_in_handles')
    .using('identities')
    .where('identities.owner_id', '=', ownerId)
    .whereRef('identities.issuer', '=', 'house.sign_in_handles.issuer')
    .whereRef('identities.sub', '=', 'house.sign_in_handles.sub')
    .execute()
}

/** Tables that refer to others come before those. */
async function privateTables(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string; parents: string[] }>`
    select c.relname as name, coalesce(
      (select json_agg(parent.relname) from pg_constraint f join pg_class parent on parent.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as parents
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'owner_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(tx)
  return childrenFirst(rows)
}

function childrenFirst(tables: { name: string; parents: string[] }[]): string[] {
  const ordered: string[] = []
  let left = tables
  while (left.length > 0) {
    const wanted = new Set(left.flatMap(({ parents }) => parents))
    const free = left.filter(({ name }) => !wanted.has(name))
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a ring: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...free.map(({ name }) => name))
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}
