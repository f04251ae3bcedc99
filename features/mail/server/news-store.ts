import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Mail that a person may want to hear of. */
export type News = {
  message: string
  thread: string
  fromName: string
  fromAddress: string
  subject: string
  snippet: string
  invitation: string | null
  /** Whether the sorting says that it needs an answer. */
  asks: boolean
  writtenTo: boolean
}

/**
 * Which of these messages are new and unread in the inbox, and not older than `since` or than their account here. Mailing
 * lists, muted and snoozed threads and mail that is marked as suspicious are left out.
 */
export async function listNews(
  tx: Transaction,
  ownerId: string,
  { messages, since }: { messages: readonly string[]; since: Date },
): Promise<News[]> {
  const { rows } = await sql<News>`
    select m.id as message, m.thread_id as thread, m.from_name as "fromName", m.from_address as "fromAddress",
      m.subject, m.snippet, m.invitation, t.split = 'answer' as asks,
      exists (
        select from mail_messages w where w.owner_id = m.owner_id and w.thread_id = m.thread_id and w.own and not w.draft)
      or exists (
        select from mail_messages w, jsonb_array_elements(w.to_people || w.cc) p
        where w.owner_id = m.owner_id and w.from_address = a.address and w.own and not w.draft
          and lower(p ->> 'address') = lower(m.from_address)) as "writtenTo"
    from mail_messages m
    join mail_threads t on t.owner_id = m.owner_id and t.id = m.thread_id
    join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id and a.deleted_at is null and a.kind = 'imap'
    where m.owner_id = ${ownerId} and m.id = any(${[...messages]}::uuid[])
      and m.at >= greatest(${since.toISOString()}::timestamptz, a.created_at)
      and not m.own and not m.draft and not m.seen and m.list_id = '' and m.unsubscribe is null and m.marks = '[]'
      and not t.muted and t.snoozed_until is null and t.split <> 'newsletters'
      and (t.split = 'answer' or m.invitation is not null)
      and exists (
        select from mail_placements c join mail_folders f on f.owner_id = c.owner_id and f.id = c.folder_id
        where c.owner_id = m.owner_id and c.message_id = m.id and f.role = 'inbox')
    order by m.at, m.id`.execute(tx)
  return rows
}

/** Notes that the person is to be told of those of these messages that are not older, also after a crash. */
export async function markUntold(
  tx: Transaction,
  ownerId: string,
  { messages, since }: { messages: readonly string[]; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update mail_messages set untold = true
    where owner_id = ${ownerId} and id = any(${[...messages]}::uuid[]) and at >= ${since.toISOString()}
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Which of these were still untold; they are not any more. */
export async function markTold(tx: Transaction, ownerId: string, messages: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update mail_messages set untold = false
    where owner_id = ${ownerId} and id = any(${[...messages]}::uuid[]) and untold returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Which of these threads are still to be told of: unread in the inbox, neither muted nor snoozed. */
export async function listUnsettled(tx: Transaction, ownerId: string, threads: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_threads where owner_id = ${ownerId} and id = any(${[...threads]}::uuid[])
      and unread > 0 and roles @> '["inbox"]' and not muted and snoozed_until is null
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
