import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Handing } from '../contract.ts'

/** A notice that this node has claimed. */
type Held = { id: string; node: string }

type InApp = Held & { now: Date; lateSeconds: number; lateWhy: string | null }

/** Marks it as delivered in the app. Returns whether that is new; false if the claim was lost. */
export async function markHanded(
  tx: Transaction,
  ownerId: string,
  { id, node, now, lateSeconds, lateWhy }: InApp,
): Promise<boolean> {
  const { rows } = await sql`
    update notices set handed_at = ${now.toISOString()}, late_seconds = ${lateSeconds}, late_why = ${lateWhy},
      revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and state = 'claimed' and node = ${node} and handed_at is null
    returning id`.execute(tx)
  if (rows.length === 0) return false
  await addHanding(tx, ownerId, {
    noticeId: id,
    handing: { way: 'app', place: '', state: 'handed', tries: 1, at: now.toISOString(), why: null },
  })
  return true
}

export async function addHanding(
  tx: Transaction,
  ownerId: string,
  { noticeId, handing }: { noticeId: string; handing: Handing },
): Promise<void> {
  const { way, place, state, tries, at, why } = handing
  await sql`
    insert into notice_handings (owner_id, id, notice_id, way, place, state, tries, why, at)
    select ${ownerId}, ${randomUUIDv7()}, ${noticeId}, ${way}, ${place}, ${state}, ${tries}, ${why}, ${at}
    where exists (select from notices where owner_id = ${ownerId} and id = ${noticeId})`.execute(tx)
}

/** Ends a claim: delivered, or held until later. Returns whether this node still had it. */
export async function endClaim(
  tx: Transaction,
  ownerId: string,
  { id, node, keptUntil }: Held & { keptUntil?: Date | undefined },
): Promise<boolean> {
  const until = keptUntil?.toISOString() ?? null
  const { numAffectedRows = 0n } = await sql`
    update notices set state = ${keptUntil ? 'kept' : 'handed'}, kept_until = coalesce(${until}::timestamptz, kept_until),
      look_at = coalesce(${until}::timestamptz, look_at),
      node = null, lease_until = null, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and state = 'claimed' and node = ${node}`.execute(tx)
  return numAffectedRows > 0n
}

type Capability = { digest: Buffer; noticeId: string; expiresAt: Date }

export async function addCapability(
  tx: Transaction,
  ownerId: string,
  { digest, noticeId, expiresAt }: Capability,
): Promise<void> {
  await sql`
    insert into notice_capabilities (owner_id, digest, notice_id, expires_at)
    select ${ownerId}, ${digest}, ${noticeId}, ${expiresAt.toISOString()}
    where exists (select from notices where owner_id = ${ownerId} and id = ${noticeId})`.execute(tx)
}
