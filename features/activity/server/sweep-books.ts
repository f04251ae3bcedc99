import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { closedSentences, redoUnknown, undoUnknown } from '../rules.ts'
import { type ActivityRow, columns, type Lease } from './activity-store.ts'

export type Settled = ActivityRow & { ownerId: string }

type Whose = {
  now: Date
  /** Of one person; of everybody without. */
  ownerId?: string | undefined
  /** No other node can be running, so other nodes' rows were left by an earlier run. */
  alone?: { node: string } | undefined
}

/** Closes expired proposals, and running actions whose node is gone. */
export async function settleActivities(tx: Transaction, { now, ownerId, alone }: Whose): Promise<Settled[]> {
  const lost = alone === undefined ? sql`lease_until < now()` : sql`(lease_until < now() or node <> ${alone.node})`
  const { rows } = await sql<Settled>`
    update activities set revision = revision + 1, ended_at = coalesce(ended_at, ${now.toISOString()}), undoing = false,
      state = case when state = 'waiting' then 'expired' else 'unknown' end,
      sentence = case when state = 'waiting' then ${closedSentences.expired}
        when undoing and state = 'undone' then ${redoUnknown} when undoing then ${undoUnknown} else ${closedSentences.unknown} end
    where ${ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}`}
      and (state = 'waiting' and expires_at <= ${now.toISOString()} or (state = 'running' or undoing) and ${lost})
    returning owner_id as "ownerId", ${columns}`.execute(tx)
  return rows
}

/** Says again that this node is at work on these. */
export async function renewLeases(
  tx: Transaction,
  { node, ids, milliseconds }: Lease & { ids: string[] },
): Promise<void> {
  await sql`update activities set lease_until = now() + ${milliseconds} * interval '1 millisecond'
    where (state = 'running' or undoing) and node = ${node} and id = any(${ids}::uuid[])`.execute(tx)
}
