import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titled } from '#foundation/server/titles.ts'
import type { ThreadRow } from '../contract.ts'
import type { Decided, Listing, Summary } from '../rules/thread.ts'
import { mailSource } from '../rules/words.ts'

export type StoredThread = Decided & { id: string; account: string; bareSubject: string; messages: number }

const local = sql`id, account_id as account, bare_subject as "bareSubject", messages,
  snoozed_until as "snoozedUntil", woken_at as "wokenAt", muted`

/** Locks the rows until the transaction ends, ordered by id to avoid deadlocks. */
export async function holdThreads(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<StoredThread[]> {
  const { rows } = await sql<StoredThread>`
    select ${local} from mail_threads where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx)
  return rows
}

/** Without any message yet. */
export async function addThreads(
  tx: Transaction,
  ownerId: string,
  threads: readonly { id: string; account: string; bareSubject: string }[],
): Promise<void> {
  await sql`
    insert into mail_threads (owner_id, id, account_id, bare_subject)
    select ${ownerId}, given.id, given.account, given."bareSubject"
    from jsonb_to_recordset(${JSON.stringify(threads)}::jsonb) given(id uuid, account uuid, "bareSubject" text)
    join mail_accounts a on a.owner_id = ${ownerId} and a.id = given.account
    on conflict do nothing`.execute(tx)
}

export async function decideThread(
  tx: Transaction,
  ownerId: string,
  { id, snoozedUntil, wokenAt, muted }: Decided & { id: string },
): Promise<void> {
  await sql`
    update mail_threads set snoozed_until = ${snoozedUntil}::timestamptz, woken_at = ${wokenAt}::timestamptz,
      muted = ${muted}
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** What lists show of each thread. */
export async function saveSummaries(
  tx: Transaction,
  ownerId: string,
  summaries: readonly (Summary & { id: string })[],
): Promise<void> {
  await sql`
    update mail_threads t set subject = s.subject, bare_subject = s."bareSubject", snippet = s.snippet,
      people = s.people, newest_at = s."newestAt", messages = s.messages, unread = s.unread, starred = s.starred,
      attachments = s.attachments, invitation = s.invitation, draft = s.draft, marked = s.marked, labels = s.labels,
      roles = s.roles, split = s.split, why = s.why, sorted = s.sorted
    from jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb) s(id uuid, subject text, "bareSubject" text,
      snippet text, people jsonb, "newestAt" timestamptz, messages integer, unread integer, starred boolean,
      attachments integer, invitation boolean, draft boolean, marked boolean, labels jsonb, roles jsonb, split text,
      why text, sorted boolean)
    where t.owner_id = ${ownerId} and t.id = s.id`.execute(tx)
}

/** In which lists these threads stand, instead of what was said before. */
export async function saveListings(
  tx: Transaction,
  ownerId: string,
  { threads, listings }: { threads: readonly string[]; listings: readonly (Listing & { thread: string })[] },
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(listings)}::jsonb)
    s(thread uuid, list text, at timestamptz, unread boolean)`
  await sql`
    delete from mail_listings l where l.owner_id = ${ownerId} and l.thread_id = any(${[...threads]}::uuid[])
      and not exists (select from ${given} where s.thread = l.thread_id and s.list = l.list)`.execute(tx)
  await sql`
    insert into mail_listings as kept (owner_id, thread_id, list, at, unread)
    select ${ownerId}, t.id, s.list, s.at, s.unread from ${given}
    join mail_threads t on t.owner_id = ${ownerId} and t.id = s.thread
    on conflict (owner_id, thread_id, list) do update set at = excluded.at, unread = excluded.unread
      where (kept.at, kept.unread) is distinct from (excluded.at, excluded.unread)`.execute(tx)
}

export async function destroyThreads(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from mail_threads where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Of an account, the newest first; without an account, all. */
export async function listThreadIds(tx: Transaction, ownerId: string, account: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_threads where owner_id = ${ownerId} and account_id = ${account} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

export type RowInList = Omit<ThreadRow, 'at'> & { at: string; newestAt: string }

const row = sql`t.id, t.account_id as account, t.subject, t.people, t.snippet, t.messages, t.unread, t.starred,
  t.attachments, t.invitation, t.draft, t.labels, t.split, t.why, t.sorted, t.roles,
  t.snoozed_until as "snoozedUntil", t.muted, t.marked, t.newest_at as "newestAt"`

type Place = { at: string; id: string }

/** Drafts of other mail programs that are edited here stand among the drafts that are written here. */
const isShown = (ownerId: string) => sql`(l.list <> 'drafts' or exists (
  select from mail_messages m
  join mail_placements p on p.owner_id = m.owner_id and p.message_id = m.id
  join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id and f.role = 'drafts'
  where m.owner_id = ${ownerId} and m.thread_id = l.thread_id and not exists (
    select from mail_drafts d where d.owner_id = m.owner_id and d.id = m.id and d.deleted_at is null)))`

/** A page of a list, the newest first; `ascending` the other way round. */
export async function listRows(
  tx: Transaction,
  ownerId: string,
  { list, after, limit, ascending }: { list: string; after: Place | undefined; limit: number; ascending: boolean },
): Promise<RowInList[]> {
  const order = ascending ? sql`l.at, l.thread_id` : sql`l.at desc, l.thread_id desc`
  const compared = ascending ? sql`>` : sql`<`
  const behind =
    after === undefined ? sql`` : sql`and (l.at, l.thread_id) ${compared} (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<RowInList>`
    select ${row}, page.at from (
      select l.thread_id, l.at from mail_listings l
      where l.owner_id = ${ownerId} and l.list = ${list} ${behind} ${list === 'drafts' ? sql`and ${isShown(ownerId)}` : sql``}
      order by ${order} limit ${limit}) page
    join mail_threads t on t.owner_id = ${ownerId} and t.id = page.thread_id
    order by page.at ${ascending ? sql`` : sql`desc`}, page.thread_id ${ascending ? sql`` : sql`desc`}`.execute(tx)
  return rows
}

/** In the order given. */
export async function readRows(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<RowInList[]> {
  const { rows } = await sql<RowInList>`
    select ${row}, t.newest_at as at from mail_threads t
    join mail_accounts a on a.owner_id = t.owner_id and a.id = t.account_id and a.deleted_at is null
    where t.owner_id = ${ownerId} and t.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], t.id)`.execute(tx)
  return rows
}

/**
 * How many threads stand in each list that has any, and how many of them have something unread. Of `copies:<folder>`,
 * `threads` are the copies in that folder.
 */
export async function countLists(
  tx: Transaction,
  ownerId: string,
): Promise<{ list: string; threads: number; unread: number }[]> {
  const { rows } = await sql<{ list: string; threads: number; unread: number }>`
    select list, sum(threads)::integer as threads, sum(unread)::integer as unread from mail_list_changes
    where owner_id = ${ownerId} group by list having sum(threads) > 0 order by list`.execute(tx)
  return rows
}

/** How many threads are shown among the drafts. */
export async function countDrafts(tx: Transaction, ownerId: string): Promise<number> {
  const { rows } = await sql<{ threads: number }>`
    select count(*)::integer as threads from mail_listings l
    where l.owner_id = ${ownerId} and l.list = 'drafts' and ${isShown(ownerId)}`.execute(tx)
  return rows[0]?.threads ?? 0
}

/** All fields that do not follow from the messages, a page at a time, by id. */
export async function exportThreads(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id, account_id as "accountId", subject, bare_subject as "bareSubject", snippet, people,
      newest_at as "newestAt", messages, unread, starred, attachments, invitation, draft, marked, labels, roles, split,
      why, sorted, snoozed_until as "snoozedUntil", woken_at as "wokenAt", muted, created_at as "createdAt"
    from mail_threads where owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(tx)
  return rows
}

/** What these are about. */
export async function readSubjects(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Titled[]> {
  const { rows } = await sql<Parameters<typeof mailSource>[0] & { id: string; title: string }>`
    select t.id, case t.subject when '' then '(no subject)' else t.subject end as title, t.subject, t.people
    from mail_threads t
    join mail_accounts a on a.owner_id = t.owner_id and a.id = t.account_id and a.deleted_at is null
    where t.owner_id = ${ownerId} and t.id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ id, title, ...thread }) => ({ id, title, sources: [mailSource(thread)] }))
}
