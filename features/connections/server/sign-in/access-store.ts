import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Of several who saw the same token run out, one gets to refresh it; a turn that was not given back ends by itself. */
export async function leaseAccess(
  tx: Transaction,
  ownerId: string,
  { id, access, now, until }: { id: string; access: string | null; now: Date; until: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set refreshing_until = ${until.toISOString()}
    where owner_id = ${ownerId} and id = ${id} and access is not distinct from ${access} and sealed is not null
      and (refreshing_until is null or refreshing_until <= ${now.toISOString()})`.execute(tx)
  return numAffectedRows > 0n
}

type Kept = { id: string; until: Date; access: string; accessUntil: string; sealed: string | null }

/** What a refresh brought, if the turn is ours until then. Without a new refresh token the old one goes on. */
export async function keepAccess(
  tx: Transaction,
  ownerId: string,
  { id, until, access, accessUntil, sealed }: Kept,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set access = ${access}, access_until = ${accessUntil}, sealed = coalesce(${sealed}, sealed),
      refreshing_until = null
    where owner_id = ${ownerId} and id = ${id} and refreshing_until = ${until.toISOString()}`.execute(tx)
  return numAffectedRows > 0n
}

/** Ends our turn to refresh without a new token. `isDead`: the grant is forgotten as well. */
export async function endAccess(
  tx: Transaction,
  ownerId: string,
  { id, until, isDead }: { id: string; until: Date; isDead: boolean },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set refreshing_until = null, sealed = case when ${isDead} then null else sealed end,
      access = case when ${isDead} then null else access end
    where owner_id = ${ownerId} and id = ${id} and refreshing_until = ${until.toISOString()}`.execute(tx)
  return numAffectedRows > 0n
}
