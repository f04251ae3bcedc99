import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { Counted } from './quota.ts'

/** How much of it a person has, and how much of that is in the trash. */
export async function countUsage(
  tx: Transaction,
  ownerId: string,
  { table, amount = '1', where = 'true', deleted = 'false', promised }: Counted,
): Promise<{ used: number; deleted: number }> {
  const coming =
    promised === undefined ? sql`0` : sql`(select count(*) from ${sql.table(promised)} where owner_id = ${ownerId})`
  const { rows } = await sql<{ used: string; deleted: string }>`
    select (coalesce(sum(${sql.raw(amount)}), 0) + ${coming})::text as used,
      coalesce(sum(${sql.raw(amount)}) filter (where ${sql.raw(deleted)}), 0)::text as deleted
    from ${sql.table(table)} kept where kept.owner_id = ${ownerId} and (${sql.raw(where)})`.execute(tx)
  const [row] = rows
  return { used: Number(row?.used ?? 0), deleted: Number(row?.deleted ?? 0) }
}

/** Locks the count of this kind for this person until the transaction ends. */
export async function holdCount(tx: Transaction, ownerId: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${name} ${ownerId}`}, 0))`.execute(tx)
}
