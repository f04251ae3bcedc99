import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { isWholeWord } from '../rules/likeness.ts'

/** What must hold, or must not. */
export type Filter = { not: boolean } & (
  | { kind: 'in'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'has'; what: 'attachment' | 'invitation' | 'link' | 'file'; text: string }
  | { kind: 'is'; what: 'unread' | 'read' | 'starred' | 'answered' | 'snoozed' | 'muted' | 'draft' }
  | { kind: 'before'; moment: string }
  | { kind: 'since'; moment: string }
  /** Threads that stand in a list, or belong to a part of the inbox. */
  | { kind: 'list'; text: string }
  | { kind: 'split'; text: string }
  | { kind: 'ids'; ids: readonly string[] }
)

export type SoughtMail = {
  /** As PostgreSQL writes them: words are made comparable first, those of a field are so already. */
  words?: string
  fields?: string
  filters: readonly Filter[]
}

/** Threads with a message that fits, those with the newest first; of very many words only the newest are looked at. */
export async function searchThreads(
  tx: Transaction,
  ownerId: string,
  sought: SoughtMail & { behind: { at: string; id: string } | undefined; limit: number },
): Promise<{ id: string; at: string }[]> {
  const { behind, limit } = sought
  const after =
    behind === undefined ? sql`` : sql`having (max(at), thread_id) < (${behind.at}::timestamptz, ${behind.id}::uuid)`
  const { rows } = await sql<{ id: string; at: string }>`
    select thread_id as id, max(at) as at from (${fitting(ownerId, sought)}) fit
    group by thread_id ${after} order by max(at) desc, thread_id desc limit ${limit}`.execute(tx)
  return rows
}

/** Which of the terms a thread holds anywhere, and which in a subject or a sender. */
export type Likely = { id: string; at: string; held: boolean[]; named: boolean[] }

const mostLikely = 300

/**
 * Threads that hold any of these words, the newest first. Terms are letters and digits, the beginnings of words; short
 * names are whole words, but may begin a sender or a subject.
 */
export async function searchLikely(
  tx: Transaction,
  ownerId: string,
  { terms, filters }: { terms: readonly string[]; filters: readonly Filter[] },
): Promise<Likely[]> {
  const words = terms.map(wordOf).join(' | ')
  const held = terms.map((term) => sql`bool_or(search @@ to_tsquery('house.words', ${wordOf(term)}))`)
  const named = terms.map((term) => {
    const begin = term.toLowerCase()
    return sql`bool_or(search @@ ${`'from:${begin}':* | 'subject:${begin}':*`}::tsquery)`
  })
  const { rows } = await sql<Likely>`
    select thread_id as id, max(at) as at, array[${sql.join(held)}] as held, array[${sql.join(named)}] as named
    from (${fitting(ownerId, { words, filters })}) fit
    group by thread_id order by max(at) desc, thread_id desc limit ${mostLikely}`.execute(tx)
  return rows
}

function wordOf(term: string): string {
  return isWholeWord(term) ? term.toLowerCase() : `${term}:*`
}

/** How many messages fit, up to as many as are looked at. */
export async function countFitting(tx: Transaction, ownerId: string, sought: SoughtMail): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::integer as messages, count(distinct thread_id)::integer as threads,
      (count(distinct thread_id) filter (where not seen))::integer as unread
    from (${fitting(ownerId, sought)}) fit`.execute(tx)
  return rows[0] ?? { messages: 0, threads: 0, unread: 0 }
}

export type Counted = { messages: number; threads: number; unread: number }

const mostFound = 5_000

function fitting(ownerId: string, { words, fields, filters }: SoughtMail) {
  const queries = [
    ...(words === undefined ? [] : [sql`to_tsquery('house.words', ${words})`]),
    ...(fields === undefined ? [] : [sql`${fields}::tsquery`]),
  ]
  const source =
    queries.length === 0
      ? sql`(select * from mail_messages where owner_id = ${ownerId} order by at desc) m`
      : sql`search_mail_messages(${sql.join(queries, sql` && `)}, ${mostFound}) m`
  const isPlaced = filters.some((filter) => (filter.kind === 'in' || filter.kind === 'list') && !filter.not)
  const conditions = [
    sql`m.owner_id = ${ownerId}`,
    sql`exists (select from mail_accounts a
      where a.owner_id = m.owner_id and a.id = m.account_id and a.deleted_at is null)`,
    ...(isPlaced ? [] : [sql`not m.hidden`]),
    ...filters.map((filter) => (filter.not ? sql`not (${conditionOf(filter)})` : conditionOf(filter))),
  ]
  return sql`select m.thread_id, m.at, m.seen, m.search from ${source} where ${sql.join(conditions, sql` and `)} limit ${mostFound}`
}

function conditionOf(filter: Filter) {
  if (filter.kind === 'before') return sql`m.at < ${filter.moment}::timestamptz`
  if (filter.kind === 'since') return sql`m.at >= ${filter.moment}::timestamptz`
  if (filter.kind === 'label')
    return sql`exists (select from jsonb_array_elements_text(m.labels) label where lower(label) = lower(${filter.text}))`
  if (filter.kind === 'ids') return sql`m.thread_id = any(${[...filter.ids]}::uuid[])`
  if (filter.kind === 'list')
    return sql`exists (select from mail_listings l
      where l.owner_id = m.owner_id and l.thread_id = m.thread_id and l.list = ${filter.text})`
  if (filter.kind === 'split')
    return sql`exists (select from mail_threads t
      where t.owner_id = m.owner_id and t.id = m.thread_id and t.split = ${filter.text})`
  if (filter.kind === 'in') return placed(filter.text.toLowerCase())
  return filter.kind === 'is' ? stateOf(filter.what) : holding(filter)
}

function stateOf(what: Extract<Filter, { kind: 'is' }>['what']) {
  if (what === 'unread') return sql`not m.seen`
  if (what === 'read') return sql`m.seen`
  if (what === 'starred') return sql`m.starred`
  if (what === 'answered') return sql`m.answered`
  if (what === 'draft') return sql`m.draft`
  const column = what === 'snoozed' ? sql`t.snoozed_until is not null` : sql`t.muted`
  return sql`exists (select from mail_threads t where t.owner_id = m.owner_id and t.id = m.thread_id and ${column})`
}

function holding({ what, text }: Extract<Filter, { kind: 'has' }>) {
  if (what === 'attachment') return sql`m.attachments > 0`
  if (what === 'invitation') return sql`m.invitation is not null`
  if (what === 'link')
    return sql`exists (select from mail_bodies b where b.owner_id = m.owner_id and b.id = m.id
      and (b.text ~* 'https?://' or b.html ~* 'href'))`
  return sql`exists (select from mail_parts p where p.owner_id = m.owner_id and p.message_id = m.id
    and right(lower(p.name), ${text.length + 1}) = ${`.${text.toLowerCase()}`})`
}

const roles: Readonly<Record<string, string>> = { spam: 'junk', bin: 'trash', deleted: 'trash', draft: 'drafts' }

function placed(name: string) {
  if (name === 'anywhere' || name === 'all') return sql`true`
  return sql`exists (select from mail_placements p join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
    where p.owner_id = m.owner_id and p.message_id = m.id
      and (f.role = ${roles[name] ?? name} or lower(f.name) = ${name} or lower(f.path) = ${name}))`
}
