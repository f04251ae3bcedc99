import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type Settled = { ownerId: string; id: string; account: string; headerId: string; until: string }

const columns = sql`w.owner_id as "ownerId", w.id, w.account_id as account, w.header_id as "headerId",
  to_char(w.until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`

/** Somebody wrote after it: in its thread, or naming it where no copy of it is here. What a machine sent does not count. */
const isAnswered = sql`exists (
  select from mail_messages a where a.owner_id = w.owner_id and a.account_id = w.account_id
    and not a.own and not a.draft and not a.automatic and a.at > w.since
    and (a.in_reply_to @> to_jsonb(w.header_id) or a.thread_id in (
      select m.thread_id from mail_messages m
      where m.owner_id = w.owner_id and m.account_id = w.account_id and m.header_id = w.header_id)))`

/** Ends those that were answered, also after the person was told. */
export async function settleAnswered(tx: Transaction): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    update mail_awaited w set state = 'answered', changed_at = clock_timestamp()
    where w.state <> 'answered' and ${isAnswered} returning ${columns}`.execute(tx)
  return rows
}

/** Those whose time has come without an answer, each once. Mail that has not gone is not waited for. */
export async function takeUnanswered(tx: Transaction, now: Date): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    update mail_awaited w set state = 'told', changed_at = clock_timestamp()
    where w.state = 'waiting' and w.until <= ${now.toISOString()} and not ${isAnswered}
      and not exists (
        select from mail_sends s where s.owner_id = w.owner_id and s.account_id = w.account_id
          and s.header_id = w.header_id and s.state in ('held', 'handing', 'refused', 'taken-back'))
    returning ${columns}`.execute(tx)
  return rows
}

/** Destroys what was over before then. */
export async function purgeAwaited(tx: Transaction, before: Date): Promise<void> {
  await sql`
    delete from mail_awaited where changed_at < ${before.toISOString()} and until < ${before.toISOString()}`.execute(tx)
}
