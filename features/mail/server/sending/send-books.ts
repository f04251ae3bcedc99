import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Send } from './send-store.ts'

/** A send that this node works on; `offered`: its bytes may have left already. */
export type Taken = Pick<Send, 'id' | 'account' | 'headerId' | 'content' | 'sender' | 'hiddenLine' | 'tries'> & {
  ownerId: string
  state: 'handing' | 'sent'
  offered: boolean
  message: Buffer
}

type At = { node: string; now: Date; until: Date }

/** Takes what has waited longest: due, left by a node that is gone, or sent without a copy. One node gets it. */
export async function takeSend(tx: Transaction, { node, now, until }: At): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    with next as materialized (
      select owner_id, id from mail_sends where look_at <= ${now.toISOString()}
      order by look_at limit 1 for update skip locked
    )
    update mail_sends s set node = ${node}, look_at = ${until.toISOString()}, changed_at = clock_timestamp(),
      state = case when s.state = 'held' then 'handing' else s.state end
    from next where s.owner_id = next.owner_id and s.id = next.id
    returning s.owner_id as "ownerId", s.id, s.account_id as account, s.header_id as "headerId", s.content, s.sender,
      s.hidden_line as "hiddenLine", s.tries, s.state, s.offered_at is not null as offered, s.message`.execute(tx)
  return rows[0]
}

/** When there is something to do next, on whatever node; `undefined`: never, as things are. */
export async function nextLook(tx: Transaction): Promise<Date | undefined> {
  const { rows } = await sql<{ at: string | Date | null }>`
    select min(look_at) as at from mail_sends where look_at is not null`.execute(tx)
  const at = rows[0]?.at ?? null
  return at === null ? undefined : new Date(at)
}

type Mine = { ownerId: string; id: string; node: string }

/** Says again that this node is at work. */
export async function renewSend(tx: Transaction, { ownerId, id, node, until }: Mine & { until: Date }): Promise<void> {
  await sql`
    update mail_sends set look_at = ${until.toISOString()}
    where owner_id = ${ownerId} and id = ${id} and node = ${node}`.execute(tx)
}

/** Before the first byte leaves, once: nothing comes back if another node has it, or it was offered before. */
export async function markOffered(tx: Transaction, { ownerId, id, node }: Mine): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update mail_sends set offered_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id} and node = ${node} and state = 'handing' and offered_at is null`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** The server said that it has it. That is heard even after another node gave up on it. */
export async function markSent(tx: Transaction, { ownerId, id, node }: Mine): Promise<void> {
  await sql`
    update mail_sends set state = 'sent', trouble = '', look_at = coalesce(look_at, clock_timestamp()), node = ${node},
      changed_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id} and (node = ${node} or state = 'unsure')`.execute(tx)
}

type Conclusion = Mine & {
  state: 'held' | 'sent' | 'unsure' | 'refused'
  trouble: string
  /** When there is something to do again. */
  lookAt: Date | null
  filed?: boolean
}

/** What came of it, for the node that has it; false: another node has it. */
export async function concludeSend(tx: Transaction, given: Conclusion): Promise<boolean> {
  const { ownerId, id, node, state, trouble, lookAt, filed = false } = given
  const look = lookAt?.toISOString() ?? null
  const { numAffectedRows = 0n } = await sql`
    update mail_sends set state = ${state}, trouble = ${trouble}, node = null, filed = filed or ${filed},
      look_at = ${look}::timestamptz,
      due_at = case when ${state} = 'held' then ${look}::timestamptz else due_at end,
      offered_at = case when ${state} = 'held' then null else offered_at end,
      tries = tries + 1, changed_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id} and node = ${node}`.execute(tx)
  return numAffectedRows > 0n
}

/** Mail in doubt that has come to light among the mail of its account was sent. */
export async function settleDoubts(tx: Transaction): Promise<{ ownerId: string; id: string }[]> {
  const { rows } = await sql<{ ownerId: string; id: string }>`
    update mail_sends s set state = 'sent', trouble = '', filed = true, changed_at = clock_timestamp()
    where s.state = 'unsure' and exists (
      select from mail_messages m where m.owner_id = s.owner_id and m.account_id = s.account_id
        and m.header_id = s.header_id and not m.draft)
    returning s.owner_id as "ownerId", s.id`.execute(tx)
  return rows
}

/** Destroys up to `most` sends that were over before then, and returns how many. */
export async function purgeSends(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from mail_sends where (owner_id, id) in (
      select owner_id, id from mail_sends where state in ('sent', 'taken-back') and look_at is null
        and changed_at < ${before.toISOString()} order by changed_at limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}
