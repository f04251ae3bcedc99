import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { MailMark } from '../contract.ts'
import type { Correspondent, Message, MessagePart } from '../rules/message.ts'
import type { MessageInThread } from '../rules/thread.ts'

/** A message as it is stored, with everything that was found out about it when it arrived. */
export type NewMessage = Pick<
  Message,
  'inReplyTo' | 'references' | 'sender' | 'replyTo' | 'to' | 'cc' | 'bcc' | 'automatic' | 'listId' | 'notes'
> & {
  id: string
  account: string
  thread: string
  headerId: string
  from: Correspondent
  subject: string
  bareSubject: string
  sentAt: string | null
  at: string
  bytes: number
  snippet: string
  own: boolean
  unsubscribe: Message['unsubscribe'] | null
  authentication: Message['authentication'] | null
  invitation: string | null
  marks: MailMark[]
  text: string
  ownText: string
  html: string
  parts: (Omit<MessagePart, 'contentId'> & { id: string; contentId: string | null })[]
  /** The state of its first copy; `followCopies` updates it for further ones. */
  state: { seen: boolean; starred: boolean; answered: boolean; draft: boolean; labels: string[]; hidden: boolean }
}

/** Leaves out those of accounts or threads that are not this person's. */
export async function addMessages(tx: Transaction, ownerId: string, messages: readonly NewMessage[]): Promise<void> {
  const rows = messages.map(({ text: _text, ownText, html, parts, from, state, ...message }) => ({
    ...message,
    ...state,
    fromName: from.name,
    fromAddress: from.address,
    attachments: parts.filter(({ inline }) => !inline).length,
    hasHtml: html !== '',
    ...searchedWords({ ...message, from, parts }),
    searched: ownText.slice(0, mostSearched),
  }))
  await sql`
    insert into mail_messages (owner_id, id, account_id, thread_id, header_id, in_reply_to, header_references,
      from_name, from_address, sender, reply_to, to_people, cc, bcc, subject, bare_subject, sent_at, at, bytes, snippet,
      own, automatic, list_id, unsubscribe, authentication, invitation, notes, marks, attachments, has_html, seen,
      starred, answered, draft, labels, hidden, search)
    select ${ownerId}, g.id, t.account_id, t.id, g."headerId", g."inReplyTo", g."references", g."fromName",
      g."fromAddress", g.sender, g."replyTo", g."to", g.cc, g.bcc, g.subject, g."bareSubject", g."sentAt", g.at, g.bytes,
      g.snippet, g.own, g.automatic, g."listId", g.unsubscribe, g.authentication, g.invitation, g.notes, g.marks,
      g.attachments, g."hasHtml", g.seen, g.starred, g.answered, g.draft, g.labels, g.hidden,
      to_tsvector('house.words', concat_ws(' ', g.subject, g."fromWords", g."toWords", g."partWords", g.searched))
        || mail_field('from', g."fromWords") || mail_field('to', g."toWords") || mail_field('subject', g.subject)
        || mail_field('file', g."partWords")
    from jsonb_to_recordset(${json(rows)}) g(id uuid, account uuid, thread uuid, "headerId" text, "inReplyTo" jsonb,
      "references" jsonb, "fromName" text, "fromAddress" text, sender jsonb, "replyTo" jsonb, "to" jsonb, cc jsonb,
      bcc jsonb, subject text, "bareSubject" text, "sentAt" timestamptz, at timestamptz, bytes integer, snippet text,
      own boolean, automatic boolean, "listId" text, unsubscribe jsonb, authentication jsonb, invitation text,
      notes jsonb, marks jsonb, attachments integer, "hasHtml" boolean, seen boolean, starred boolean,
      answered boolean, draft boolean, labels jsonb, hidden boolean, "fromWords" text, "toWords" text,
      "partWords" text, searched text)
    join mail_threads t on t.owner_id = ${ownerId} and t.id = g.thread and t.account_id = g.account`.execute(tx)
  await addBodies(tx, ownerId, messages)
}

/** A tsvector holds at most a megabyte. */
const mostSearched = 100_000

type Searched = Pick<NewMessage, 'from' | 'to' | 'cc' | 'bcc' | 'parts'>

function searchedWords({ from, to, cc, bcc, parts }: Searched) {
  return {
    fromWords: peopleWords([from]),
    toWords: peopleWords([...to, ...cc, ...bcc]),
    partWords: parts.map(({ name }) => name).join(' '),
  }
}

function peopleWords(people: readonly Correspondent[]): string {
  return people
    .slice(0, 100)
    .map(({ name, address }) => `${name} ${address}`)
    .join(' ')
}

async function addBodies(tx: Transaction, ownerId: string, messages: readonly NewMessage[]): Promise<void> {
  const bodies = messages.map(({ id, text, ownText, html }) => ({ id, text, ownText, html }))
  await sql`
    insert into mail_bodies (owner_id, id, text, own_text, html)
    select ${ownerId}, m.id, g.text, g."ownText", g.html
    from jsonb_to_recordset(${json(bodies)}) g(id uuid, text text, "ownText" text, html text)
    join mail_messages m on m.owner_id = ${ownerId} and m.id = g.id`.execute(tx)
  const parts = messages.flatMap((message) => message.parts.map((part) => ({ ...part, message: message.id })))
  await sql`
    insert into mail_parts (owner_id, id, message_id, place, name, type, bytes, content_id, inline)
    select ${ownerId}, g.id, m.id, g.place, g.name, g.type, g.bytes, g."contentId", g.inline
    from jsonb_to_recordset(${json(parts)}) g(id uuid, message uuid, place text, name text, type text, bytes integer,
      "contentId" text, inline boolean)
    join mail_messages m on m.owner_id = ${ownerId} and m.id = g.message
    on conflict do nothing`.execute(tx)
}

type InThread = MessageInThread & {
  thread: string
  automatic: boolean
  listId: string
  canLeave: boolean
  callsOff: boolean
}

/** What the rows of these threads are made from, the oldest message first; messages in no folder are left out. */
export async function listInThreads(tx: Transaction, ownerId: string, threads: readonly string[]): Promise<InThread[]> {
  const { rows } = await sql<InThread>`
    select m.id, m.thread_id as thread, m.subject, m.bare_subject as "bareSubject", m.from_name as "fromName",
      m.from_address as "fromAddress", m.to_people as "to", m.at, m.snippet, m.seen, m.starred, m.draft, m.own, m.labels,
      m.attachments, m.invitation is not null as invitation, m.marks <> '[]' as marked, m.automatic,
      m.list_id as "listId", m.unsubscribe is not null as "canLeave",
      coalesce(m.invitation ~* '\\nmethod:cancel\\s', false) as "callsOff", c.copies
    from mail_messages m join lateral (
      select jsonb_agg(jsonb_build_object('folder', p.folder_id, 'role', f.role) order by p.id) as copies
      from mail_placements p join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
      where p.owner_id = ${ownerId} and p.message_id = m.id) c on c.copies is not null
    where m.owner_id = ${ownerId} and m.thread_id = any(${[...threads]}::uuid[])
    order by m.at, m.id`.execute(tx)
  return rows
}

/** Flags follow from the copies of a message; what has no copy left is destroyed. */
export async function followCopies(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const given = sql`m.owner_id = ${ownerId} and m.id = any(${[...ids]}::uuid[])`
  await sql`
    delete from mail_messages m where ${given} and not exists (
      select from mail_placements p where p.owner_id = ${ownerId} and p.message_id = m.id)`.execute(tx)
  await sql`
    update mail_messages m set seen = c.seen, starred = c.starred, answered = c.answered, draft = c.draft,
      labels = c.labels, hidden = c.hidden
    from (
      select p.message_id, bool_or(p.seen) as seen, bool_or(p.starred) as starred, bool_or(p.answered) as answered,
        bool_or(p.draft or f.role = 'drafts') as draft, bool_and(f.role in ('junk', 'trash')) as hidden,
        coalesce(jsonb_agg(distinct label.name) filter (where label.name is not null), '[]') as labels
      from mail_placements p join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
      left join lateral jsonb_array_elements_text(p.labels) label(name) on true
      where p.owner_id = ${ownerId} and p.message_id = any(${[...ids]}::uuid[]) group by p.message_id) c
    where ${given} and c.message_id = m.id and (m.seen, m.starred, m.answered, m.draft, m.labels, m.hidden)
      is distinct from (c.seen, c.starred, c.answered, c.draft, c.labels, c.hidden)`.execute(tx)
}

export type KnownMessage = { id: string; thread: string; headerId: string; bytes: number; sentAt: string | null }

/** Messages of an account by their Message-IDs. */
export async function findByHeaders(
  tx: Transaction,
  ownerId: string,
  { account, headerIds }: { account: string; headerIds: readonly string[] },
): Promise<KnownMessage[]> {
  const { rows } = await sql<KnownMessage>`
    select id, thread_id as thread, header_id as "headerId", bytes, sent_at as "sentAt" from mail_messages
    where owner_id = ${ownerId} and account_id = ${account} and header_id = any(${[...headerIds]})
    order by id`.execute(tx)
  return rows
}

/** The thread of the latest message with this bare subject between these two people, since then. */
export async function findSameSubject(
  tx: Transaction,
  ownerId: string,
  { account, bareSubject, people, from, to }: SameSubject,
): Promise<string | undefined> {
  const { rows } = await sql<{ thread: string }>`
    select thread_id as thread from mail_messages
    where owner_id = ${ownerId} and account_id = ${account} and bare_subject = ${bareSubject}
      and at between ${from}::timestamptz and ${to}::timestamptz
      and lower(from_address) = any(${[...people]})
      and jsonb_array_length(to_people) = 1 and lower(to_people -> 0 ->> 'address') = any(${[...people]})
    order by at desc, id limit 1`.execute(tx)
  return rows[0]?.thread
}

type SameSubject = { account: string; bareSubject: string; people: readonly string[]; from: string; to: string }

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}

/** Moves every message of one thread to another. */
export async function joinThreads(
  tx: Transaction,
  ownerId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`update mail_messages set thread_id = ${into} where owner_id = ${ownerId} and thread_id = ${from}
    and exists (select from mail_threads where owner_id = ${ownerId} and id = ${into})`.execute(tx)
}

/** Threads with mail by this sender, those with the newest first. */
export async function listThreadsBy(
  tx: Transaction,
  ownerId: string,
  { address, limit }: { address: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ thread: string }>`
    select thread_id as thread from mail_messages where owner_id = ${ownerId} and from_address = ${address}
    group by thread_id order by max(at) desc limit ${limit}`.execute(tx)
  return rows.map(({ thread }) => thread)
}
