import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type Claimed = {
  ownerId: string
  contentId: string
  name: string
  bytes: number
  done: number
  attempts: number
}
type Lease = { node: string; milliseconds: number }

/**
 * Claims what a node that is gone was reading; otherwise, of the person whose last turn is longest ago, the content that has
 * waited longest. `isAlone`: there is no other node, so whatever another one was reading is left over from an earlier run.
 */
export async function claimReading(
  tx: Transaction,
  { node, milliseconds, isAlone }: Lease & { isAlone: boolean },
): Promise<Claimed | undefined> {
  const abandoned = sql`(lease_until < clock_timestamp() ${isAlone ? sql`or node <> ${node}` : sql``})`
  const { rows } = await sql<Claimed>`
    with abandoned as materialized (
      select owner_id, content_id, 0 as place from file_readings where state = 'reading' and ${abandoned}
      limit 1 for update skip locked
    ), people as materialized (
      select owner_id, min(created_at) as since from file_readings where state = 'waiting' group by owner_id
    ), queue as materialized (
      select people.owner_id from people, lateral (
        select max(begun_at) as begun_at from file_readings r where r.owner_id = people.owner_id and begun_at is not null
      ) last
      order by last.begun_at nulls first, people.since
    ), waiting as materialized (
      select first.owner_id, first.content_id, 1 as place from queue, lateral (
        select r.owner_id, r.content_id from file_readings r
        where r.owner_id = queue.owner_id and r.state = 'waiting' order by r.created_at limit 1 for update skip locked
      ) first
      limit 1
    ), next as (
      select owner_id, content_id from (select * from abandoned union all select * from waiting) either
      order by place limit 1
    )
    update file_readings r set state = 'reading', node = ${node}, attempts = attempts + 1, begun_at = clock_timestamp(),
      lease_until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
    from next where r.owner_id = next.owner_id and r.content_id = next.content_id
    returning r.owner_id as "ownerId", r.content_id as "contentId", r.name, r.done, r.attempts,
      (select c.bytes::float8 from file_contents c where c.owner_id = r.owner_id and c.id = r.content_id) as bytes`.execute(
    tx,
  )
  return rows[0]
}

/** Says again that this node is at work on this. */
export async function renewReading(
  tx: Transaction,
  { node, milliseconds, contentId }: Lease & { contentId: string },
): Promise<void> {
  await sql`update file_readings set lease_until = clock_timestamp() + ${milliseconds} * interval '1 millisecond'
    where state = 'reading' and node = ${node} and content_id = ${contentId}`.execute(tx)
}

/** Whether somebody else waits for a turn. */
export async function isAwaited(tx: Transaction, ownerId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from file_readings where state = 'waiting' and owner_id <> ${ownerId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Leaves the rest for the person's next turn, which does not count as an attempt. */
export async function handOver(
  tx: Transaction,
  { node, contentId }: { node: string; contentId: string },
): Promise<void> {
  await sql`update file_readings set state = 'waiting', node = null, lease_until = null, attempts = attempts - 1
    where state = 'reading' and node = ${node} and content_id = ${contentId}`.execute(tx)
}

/** Gives back what this node did not finish; being stopped counts as no attempt. */
export async function releaseReadings(tx: Transaction, node: string): Promise<void> {
  await sql`update file_readings set state = 'waiting', node = null, lease_until = null, attempts = attempts - 1
    where state = 'reading' and node = ${node}`.execute(tx)
}
