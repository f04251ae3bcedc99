import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { noticeColumns, type NoticeRow } from './notice-store.ts'

export type Claimed = NoticeRow & { ownerId: string }
export type Lease = { node: string; milliseconds: number }

type Claiming = Lease & {
  now: Date
  most: number
  /** No other node can be running, so claims of other nodes were left by an earlier run of this one. */
  isAlone: boolean
}

/**
 * Claims notices that are due, and those whose node has stopped renewing its claim. Due times use the server's clock;
 * leases use the database's, which all nodes share.
 */
export async function claimDue(
  tx: Transaction,
  { node, milliseconds, now, most, isAlone }: Claiming,
): Promise<Claimed[]> {
  const abandoned = sql`(lease_until < clock_timestamp() ${isAlone ? sql`or node <> ${node}` : sql``})`
  const { rows } = await sql<Claimed>`
    with due as materialized (
      select owner_id, id from notices where state in ('due', 'kept') and look_at <= ${now.toISOString()}
      order by look_at limit ${most} for update skip locked
    ), abandoned as materialized (
      select owner_id, id from notices where state = 'claimed' and ${abandoned} limit ${most} for update skip locked
    ), n as (
      update notices set state = 'claimed', node = ${node}, revision = revision + 1,
        lease_until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
      where (owner_id, id) in (select owner_id, id from due union all select owner_id, id from abandoned) returning *
    )
    select n.owner_id as "ownerId", ${noticeColumns} from n order by n.due_at, n.id`.execute(tx)
  return rows
}

/** Renews this node's claims. */
export async function renewClaims(
  tx: Transaction,
  { node, milliseconds, ids }: Lease & { ids: readonly string[] },
): Promise<void> {
  await sql`update notices set lease_until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
    where state = 'claimed' and node = ${node} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Releases this node's unfinished claims, for another node or the next start. */
export async function releaseClaims(tx: Transaction, node: string): Promise<void> {
  await sql`update notices set state = 'due', node = null, lease_until = null
    where state = 'claimed' and node = ${node}`.execute(tx)
}

/** The notice that this capability may act on, and its owner. */
export async function findCapability(
  tx: Transaction,
  { digest, now }: { digest: Buffer; now: Date },
): Promise<{ ownerId: string; noticeId: string } | undefined> {
  const { rows } = await sql<{ ownerId: string; noticeId: string }>`
    select owner_id as "ownerId", notice_id as "noticeId" from notice_capabilities
    where digest = ${digest} and expires_at > ${now.toISOString()}`.execute(tx)
  return rows[0]
}

/** Deletes up to this many of the oldest, and returns how many. */
export async function purgeNotices(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notices where (owner_id, id) in (
      select owner_id, id from notices
      where created_at < ${before.toISOString()} and state in ('handed', 'withdrawn') order by created_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

export async function purgeCapabilities(tx: Transaction, now: Date): Promise<void> {
  await sql`delete from notice_capabilities where expires_at <= ${now.toISOString()}`.execute(tx)
}

/** Stores the key that identifies this server to push services, once for all nodes, and returns the one in effect. */
export async function keepPushKey(tx: Transaction, sealed: string): Promise<string> {
  await sql`insert into house.push_keys (sealed) values (${sealed}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ sealed: string }>`select sealed from house.push_keys`.execute(tx)
  return rows[0]?.sealed ?? sealed
}

/** Replaces a key that can no longer be decrypted, or was sealed with an older key. */
export async function replacePushKey(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update house.push_keys set sealed = ${to}, created_at = now() where sealed = ${from}`.execute(tx)
}
