import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Value, Values } from './mirrored.ts'
import { agree } from './rules.ts'

/** Something that was changed here and is to be changed there: this field of this item, from what it was. */
export type Operation = { item: string; field: string; from: Value; to: Value }

/** `sent`: what was handed over since it was read back last, in whole or not at all. */
export type Pending = {
  item: string
  field: string
  base: Value
  wanted: Value
  sent: Value[] | null
  revision: number
  attempts: number
}

const columns = sql`item, field, base, wanted, sent, revision, attempts`

/**
 * Puts a change into the outbox, in the transaction that made it here. A change of what already waits only replaces
 * what is wanted; what is changed back before it was handed over is forgotten. Nothing happens where there is no such
 * account, as with samples. `wait`: how many milliseconds it is left alone, in which it may change again.
 */
export async function enqueue(
  tx: Transaction,
  ownerId: string,
  accountId: string,
  { item, field, from, to }: Operation,
  wait = 0,
): Promise<void> {
  const due = sql`clock_timestamp() + ${wait} * interval '1 millisecond'`
  await sql`
    insert into mirror_operations as kept (owner_id, account_id, item, field, base, wanted, due_at)
    select owner_id, id, ${item}, ${field}, ${JSON.stringify(from)}::jsonb, ${JSON.stringify(to)}::jsonb, ${due}
    from mirror_accounts where owner_id = ${ownerId} and id = ${accountId}
    on conflict (owner_id, account_id, item, field) do update set wanted = excluded.wanted,
      base = case when kept.refused is null then kept.base else excluded.base end,
      revision = kept.revision + 1, attempts = 0, refused = null, due_at = excluded.due_at`.execute(tx)
  await sql`
    delete from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId} and item = ${item}
      and field = ${field} and base = wanted and sent is null`.execute(tx)
}

/**
 * What an item is to be here, now that it is like this there: what waits in the outbox stays, unless it was changed
 * there in the meantime; then theirs wins.
 */
export async function reconcile(
  tx: Transaction,
  ownerId: string,
  accountId: string,
  { item, theirs }: { item: string; theirs: Values },
): Promise<Values> {
  const pending = await listPending(tx, ownerId, accountId, item)
  if (pending.length === 0) return theirs
  const { here, overruled } = agree(pending, theirs)
  for (const field of overruled)
    await sql`delete from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId}
      and item = ${item} and field = ${field}`.execute(tx)
  return here
}

/** Those of the items for which something waits. */
export async function listWaiting(
  tx: Transaction,
  ownerId: string,
  { accountId, items }: { accountId: string; items: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select distinct item from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId}
      and item = any(${[...items]}) and refused is null`.execute(tx)
  return rows.map(({ item }) => item)
}

/** Whether some item waits to become this. */
export async function isWanted(
  tx: Transaction,
  ownerId: string,
  { accountId, field, wanted }: { accountId: string; field: string; wanted: Value },
): Promise<boolean> {
  const { rows } = await sql`
    select from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId} and field = ${field}
      and wanted = ${JSON.stringify(wanted)}::jsonb and refused is null limit 1`.execute(tx)
  return rows.length > 0
}

/** What waits for an item; what was given up does not. */
export async function listPending(
  tx: Transaction,
  ownerId: string,
  accountId: string,
  item: string,
): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select ${columns} from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId}
      and item = ${item} and refused is null order by number for update`.execute(tx)
  return rows
}

/** Items with something due, those that have waited longest first. */
export async function listDueItems(
  tx: Transaction,
  ownerId: string,
  { accountId, most }: { accountId: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select item from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId} and refused is null
    group by item having bool_and(due_at <= clock_timestamp()) order by min(number) limit ${most}`.execute(tx)
  return rows.map(({ item }) => item)
}

type At = { accountId: string; item: string; field: string }

/** Written before it is handed over: a crash in between leaves no doubt about what is ours. */
export async function markSent(
  tx: Transaction,
  ownerId: string,
  { accountId, item, field, wait }: At & { wait: number },
): Promise<void> {
  await sql`
    update mirror_operations set sent = coalesce(sent, '[]') || jsonb_build_array(wanted), attempts = attempts + 1,
      due_at = clock_timestamp() + ${wait} * interval '1 millisecond'
    where owner_id = ${ownerId} and account_id = ${accountId} and item = ${item} and field = ${field}`.execute(tx)
}

/** It is done, or overruled; what the person wants since then waits on, from what is there now. */
export async function endOperation(
  tx: Transaction,
  ownerId: string,
  { accountId, item, field, revision, theirs }: At & { revision: number; theirs: Value },
): Promise<void> {
  const which = sql`owner_id = ${ownerId} and account_id = ${accountId} and item = ${item} and field = ${field}`
  await sql`update mirror_operations set base = ${JSON.stringify(theirs)}::jsonb, sent = null, attempts = 0,
    due_at = clock_timestamp() where ${which} and revision <> ${revision}`.execute(tx)
  await sql`delete from mirror_operations where ${which} and (revision = ${revision} or base = wanted)`.execute(tx)
}

/** Nothing waits for the item any more. */
export async function forgetItem(
  tx: Transaction,
  ownerId: string,
  { accountId, item }: Pick<At, 'accountId' | 'item'>,
): Promise<void> {
  await sql`delete from mirror_operations where owner_id = ${ownerId} and account_id = ${accountId}
    and item = ${item}`.execute(tx)
}

/** It is not tried again, and stays to be told. */
export async function refuseOperation(
  tx: Transaction,
  ownerId: string,
  { accountId, item, field, why }: At & { why: string },
): Promise<void> {
  await sql`update mirror_operations set refused = ${why}, sent = null where owner_id = ${ownerId}
    and account_id = ${accountId} and item = ${item} and field = ${field}`.execute(tx)
}
