import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type Revocation = { ownerId: string; id: string; provider: string; sealed: string }

/**
 * Takes some that are due; whoever dies with them leaves them to the next after an hour. A provider ends all that it
 * granted for an account at once, so what somebody uses here again is not given back.
 */
export async function takeRevocations(tx: Transaction, most: number): Promise<Revocation[]> {
  await sql`
    delete from house.connection_revocations r using connections c
    where c.provider = r.provider and c.sealed is not null
      and house.account_at_provider(c.address) = r.account`.execute(tx)
  const { rows } = await sql<Revocation>`
    with due as materialized (
      select owner_id, id from house.connection_revocations where next_try_at <= clock_timestamp()
      order by next_try_at limit ${most} for update skip locked
    )
    update house.connection_revocations r set next_try_at = clock_timestamp() + interval '1 hour'
    from due where r.owner_id = due.owner_id and r.id = due.id
    returning r.owner_id as "ownerId", r.id, r.provider, r.sealed`.execute(tx)
  return rows
}

/** Only as it was taken: the account may be here again, and gone again. */
export async function dropRevocation(tx: Transaction, { ownerId, id, sealed }: Revocation): Promise<void> {
  await sql`delete from house.connection_revocations
    where owner_id = ${ownerId} and id = ${id} and sealed = ${sealed}`.execute(tx)
}

/** How many were given up. */
export async function dropOldRevocations(tx: Transaction): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from house.connection_revocations
    where gone_at < clock_timestamp() - interval '7 days'`.execute(tx)
  return Number(numAffectedRows)
}
