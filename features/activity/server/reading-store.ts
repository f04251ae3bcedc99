import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { ActivityState } from '../contract.ts'
import type { Origin } from '#foundation/contract/act.ts'
import { type ActivityRow, columns } from './activity-store.ts'

export type Choice = {
  kind?: string | undefined
  state?: ActivityState | undefined
  origin?: Origin | undefined
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
  limit: number
}

/** The newest first; `before` names one that is known. */
export async function listActivities(tx: Transaction, ownerId: string, choice: Choice): Promise<ActivityRow[]> {
  const { kind, state, origin, from, to, before, limit } = choice
  const earlier = sql`(created_at, id) < (select created_at, id from activities
    where owner_id = ${ownerId} and id = ${before ?? null})`
  const { rows } = await sql<ActivityRow>`
    select ${columns} from activities where owner_id = ${ownerId}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${origin === undefined ? sql`` : sql`and origin = ${origin}`}
      ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
      ${to === undefined ? sql`` : sql`and created_at < ${to}`}
      ${before === undefined ? sql`` : sql`and ${earlier}`}
    order by created_at desc, id desc limit ${limit}`.execute(tx)
  return rows
}

/** Everything that is known of each, a page at a time, by id. */
export async function exportActivities(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(ActivityRow & { key: string | null })[]> {
  const { rows } = await sql<ActivityRow & { key: string | null }>`
    select ${columns}, key from activities
    where owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(tx)
  return rows
}
