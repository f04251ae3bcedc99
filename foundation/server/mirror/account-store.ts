import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'

/** Where the copy of an account stands. */
export type Mirroring = {
  id: string
  kind: string
  state: 'active' | 'paused' | 'refused'
  trouble: string | null
  lookedAt: string | null
  /** How many items have been brought, of how many; of the folders looked at so far. */
  done: number
  most: number
  isWhole: boolean
  /** What waits to be changed there, and what was given up. */
  waiting: number
  givenUp: number
  /** What could not be taken. */
  refused: number
}

/** From now on a copy of this account is kept. */
export async function addAccount(
  tx: Transaction,
  ownerId: string,
  { id, kind }: { id: string; kind: string },
): Promise<void> {
  await sql`insert into mirror_accounts (owner_id, id, kind) values (${ownerId}, ${id}, ${kind})`.execute(tx)
}

type Wanted = { id: string; state: 'active' | 'paused' }

/** Pauses, or goes on at once, whatever it was waiting for. Whoever works on it stops. */
export async function changeAccount(tx: Transaction, ownerId: string, { id, state }: Wanted): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update mirror_accounts set state = ${state}, trouble = null, failures = 0, look_at = clock_timestamp(), node = null
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

/** Only its person can go on. One that is paused stays so; whoever works on it stops. */
export async function refuseAccount(
  tx: Transaction,
  ownerId: string,
  { id, trouble }: { id: string; trouble: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update mirror_accounts set state = 'refused', trouble = ${trouble}, node = null
    where owner_id = ${ownerId} and id = ${id} and state = 'active'`.execute(tx)
  return numAffectedRows > 0n
}

/** With its cursors and its outbox. */
export async function removeAccount(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`delete from mirror_accounts where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

export async function listMirroring(tx: Transaction, ownerId: string): Promise<Mirroring[]> {
  const of = sql`owner_id = a.owner_id and account_id = a.id`
  const { rows } = await sql<Mirroring>`
    select a.id, a.kind, a.state, a.trouble, a.looked_at as "lookedAt",
      coalesce(f.done, 0)::int as done, coalesce(f.most, 0)::int as most, coalesce(f.whole, false) as "isWhole",
      (select count(*)::int from mirror_operations where ${of} and refused is null) as waiting,
      (select count(*)::int from mirror_operations where ${of} and refused is not null) as "givenUp",
      (select count(*)::int from mirror_refused where ${of}) as refused
    from mirror_accounts a
    left join lateral (select sum(done) as done, sum(most) as most, bool_and(is_whole) as whole
      from mirror_folders where ${of}) f on true
    where a.owner_id = ${ownerId} order by a.created_at, a.id`.execute(tx)
  return rows
}
