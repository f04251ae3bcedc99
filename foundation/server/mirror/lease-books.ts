import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'

/** An account that this node works on, and how often in a row that failed. */
export type Leased = { ownerId: string; id: string; kind: string; failures: number }

type Lease = { node: string; milliseconds: number }

/**
 * Takes the account that has waited longest, if nobody is believed to work on it. `isAlone`: there is no other node, so
 * what another one had was left by an earlier life of this one.
 */
export async function claimAccount(
  tx: Transaction,
  { node, milliseconds, isAlone }: Lease & { isAlone: boolean },
): Promise<Leased | undefined> {
  const { rows } = await sql<Leased>`
    with next as materialized (
      select owner_id, id from mirror_accounts where state = 'active' and look_at <= clock_timestamp()
        and (node is null or lease_until < clock_timestamp() ${isAlone ? sql`or node <> ${node}` : sql``})
      order by look_at limit 1 for update skip locked
    )
    update mirror_accounts a set node = ${node},
      lease_until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
    from next where a.owner_id = next.owner_id and a.id = next.id
    returning a.owner_id as "ownerId", a.id, a.kind, a.failures`.execute(tx)
  return rows[0]
}

/** Says again that this node is at work, and on which accounts it still may be. */
export async function renewLeases(tx: Transaction, { node, milliseconds }: Lease): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mirror_accounts set lease_until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
    where node = ${node} and state = 'active' returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Release = { id: string; node: string; trouble: string | null; wait: number; isRefused: boolean }

/** Gives an account back: after `wait` milliseconds anybody may take it again. */
export async function releaseAccount(tx: Transaction, { id, node, trouble, wait, isRefused }: Release): Promise<void> {
  await sql`
    update mirror_accounts set node = null, lease_until = null, trouble = ${trouble},
      failures = case when ${trouble}::text is null then 0 else failures + 1 end,
      state = case when ${isRefused} then 'refused' else state end,
      look_at = clock_timestamp() + ${wait} * interval '1 millisecond'
    where id = ${id} and node = ${node}`.execute(tx)
}

/** Which of these accounts have something in the outbox that is due. */
export async function listDueAccounts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from mirror_operations
    where refused is null and due_at <= clock_timestamp() and account_id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}
