import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { Counted } from './quota.ts'

/** How much of something a person has, and how much of that is in the trash. */
type Count = { used: number; deleted: number }

export async function countUsage(tx: Transaction, ownerId: string, counted: Counted): Promise<Count> {
  const { rows } = await countOf(ownerId, counted).execute(tx)
  return toCount(rows[0])
}

/** In one statement, because there are many kinds. */
export async function countUsages(tx: Transaction, ownerId: string, kinds: readonly Counted[]): Promise<Count[]> {
  if (kinds.length === 0) return []
  const counts = kinds.map((counted, at) => sql`select ${sql.lit(at)} as at, c.* from (${countOf(ownerId, counted)}) c`)
  const { rows } = await sql<Row & { at: number }>`${sql.join(counts, sql` union all `)}`.execute(tx)
  return kinds.map((_, at) => toCount(rows.find((row) => row.at === at)))
}

type Row = { used: string; deleted: string }

function countOf(
  ownerId: string,
  { table, amount = '1', where = 'true', deleted = 'false', promised }: Counted,
): RawBuilder<Row> {
  const coming =
    promised === undefined ? sql`0` : sql`(select count(*) from ${sql.table(promised)} where owner_id = ${ownerId})`
  return sql<Row>`
    select (coalesce(sum(${sql.raw(amount)}), 0) + ${coming})::text as used,
      coalesce(sum(${sql.raw(amount)}) filter (where ${sql.raw(deleted)}), 0)::text as deleted
    from ${sql.table(table)} kept where kept.owner_id = ${ownerId} and (${sql.raw(where)})`
}

function toCount(row: Row | undefined): Count {
  return { used: Number(row?.used ?? 0), deleted: Number(row?.deleted ?? 0) }
}

/** Locks the count of this kind for this person until the transaction ends. */
export async function holdCount(tx: Transaction, ownerId: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${name} ${ownerId}`}, 0))`.execute(tx)
}
