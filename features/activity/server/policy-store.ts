import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Policy } from '../contract.ts'

/** By default a person is asked before anything that leaves the server or cannot be undone. */
export async function readPolicy(tx: Transaction, ownerId: string): Promise<Policy> {
  const { rows } = await sql<{ policy: Policy }>`
    select policy from activity_policies where owner_id = ${ownerId}`.execute(tx)
  return rows[0]?.policy ?? 'outside'
}

export async function savePolicy(tx: Transaction, ownerId: string, policy: Policy): Promise<void> {
  await sql`insert into activity_policies (owner_id, policy) values (${ownerId}, ${policy})
    on conflict (owner_id) do update set policy = excluded.policy`.execute(tx)
}
