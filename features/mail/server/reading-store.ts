import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { MailMark } from '../contract.ts'
import type { Authentication, Correspondent, Unsubscribe } from '../rules/message.ts'

/** A message as it is read, without its HTML. */
export type ReadMessage = {
  id: string
  thread: string
  account: string
  headerId: string
  fromName: string
  fromAddress: string
  replyTo: Correspondent[]
  to: Correspondent[]
  cc: Correspondent[]
  bcc: Correspondent[]
  subject: string
  sentAt: string | null
  at: string
  snippet: string
  seen: boolean
  starred: boolean
  answered: boolean
  draft: boolean
  own: boolean
  automatic: boolean
  labels: string[]
  listId: string
  unsubscribe: Unsubscribe | null
  authentication: Authentication | null
  invitation: string | null
  notes: string[]
  marks: MailMark[]
  hasHtml: boolean
  hidden: boolean
  text: string
  ownText: string
  folders: string[]
}

const columns = sql`m.id, m.thread_id as thread, m.account_id as account, m.header_id as "headerId",
  m.from_name as "fromName", m.from_address as "fromAddress", m.reply_to as "replyTo", m.to_people as "to", m.cc, m.bcc,
  m.subject, m.sent_at as "sentAt", m.at, m.snippet, m.seen, m.starred, m.answered, m.draft, m.own, m.automatic, m.labels,
  m.list_id as "listId", m.unsubscribe, m.authentication, m.invitation, m.notes, m.marks, m.has_html as "hasHtml",
  m.hidden, left(b.text, ${100_000}) as text, left(b.own_text, ${100_000}) as "ownText",
  (select jsonb_agg(p.folder_id order by p.id) from mail_placements p
    where p.owner_id = m.owner_id and p.message_id = m.id) as folders`
const joined = sql`mail_messages m join mail_bodies b on b.owner_id = m.owner_id and b.id = m.id
  join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id and a.deleted_at is null`

/** The newest so many of a thread, the oldest of them first. */
export async function readMessages(
  tx: Transaction,
  ownerId: string,
  { thread, limit }: { thread: string; limit: number },
): Promise<ReadMessage[]> {
  const { rows } = await sql<ReadMessage>`
    select ${columns} from ${joined} where m.owner_id = ${ownerId} and m.thread_id = ${thread}
    order by m.at desc, m.id desc limit ${limit}`.execute(tx)
  return rows.toReversed()
}

/** What persons wrote to each other in a stretch of time, the newest first; spam and the trash hold none of it. */
export async function readPersonal(
  tx: Transaction,
  ownerId: string,
  { own, since, until, limit }: { own: boolean; since: string | null; until: string | null; limit: number },
): Promise<ReadMessage[]> {
  const { rows } = await sql<ReadMessage>`
    select ${columns} from ${joined}
    where m.owner_id = ${ownerId} and m.own = ${own} and not m.draft and not m.automatic and m.list_id = ''
      and m.unsubscribe is null and m.marks = '[]'
      and (${since}::timestamptz is null or m.at >= ${since}) and (${until}::timestamptz is null or m.at < ${until})
      and exists (select from mail_placements p join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
        where p.owner_id = m.owner_id and p.message_id = m.id and f.role not in ('junk', 'trash', 'drafts'))
    order by m.at desc, m.id desc limit ${limit}`.execute(tx)
  return rows
}

export async function findMessage(tx: Transaction, ownerId: string, id: string): Promise<ReadMessage | undefined> {
  const { rows } = await sql<ReadMessage>`
    select ${columns} from ${joined} where m.owner_id = ${ownerId} and m.id = ${id}`.execute(tx)
  return rows[0]
}

/** The HTML of messages, exactly as received. */
export async function readHtml(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<{ id: string; html: string }[]> {
  const { rows } = await sql<{ id: string; html: string }>`
    select id, html from mail_bodies where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and html <> ''
    order by id`.execute(tx)
  return rows
}

/** Which account a message is in, a copy of it that a server has, and the whole of it if that was fetched. */
export async function findSource(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<
  { account: string; subject: string; bytes: number; copy: string | null; source: Buffer | null } | undefined
> {
  const { rows } = await sql<{
    account: string
    subject: string
    bytes: number
    copy: string | null
    source: Buffer | null
  }>`
    select m.account_id as account, m.subject, m.bytes, b.source,
      (select p.id from mail_placements p where p.owner_id = m.owner_id and p.message_id = m.id and p.uid is not null
        order by p.id limit 1) as copy
    from ${joined} where m.owner_id = ${ownerId} and m.id = ${id}`.execute(tx)
  return rows[0]
}

/** Keeps the whole of the message that this is a copy of. */
export async function keepSource(
  tx: Transaction,
  ownerId: string,
  { copy, content, now }: { copy: string; content: Uint8Array; now: Date },
): Promise<void> {
  await sql`update mail_bodies set source = ${Buffer.from(content)}, source_at = ${now.toISOString()}
    where owner_id = ${ownerId} and id = (
      select message_id from mail_placements where owner_id = ${ownerId} and id = ${copy})`.execute(tx)
}

/** By which the outbox names the whole of a message. */
export const sourceField = 'source'

/** All fields, a page at a time, by id. */
export async function exportMessages(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id, m.account_id as "accountId", m.thread_id as "threadId", m.header_id as "headerId",
      m.in_reply_to as "inReplyTo", m.header_references as "headerReferences", m.from_name as "fromName",
      m.from_address as "fromAddress", m.sender, m.reply_to as "replyTo", m.to_people as "toPeople", m.cc, m.bcc,
      m.subject, m.bare_subject as "bareSubject", m.sent_at as "sentAt", m.at, m.bytes, m.snippet, m.seen, m.starred,
      m.answered, m.draft, m.labels, m.own, m.automatic, m.list_id as "listId", m.unsubscribe, m.authentication,
      m.invitation, m.notes, m.marks, m.attachments, m.has_html as "hasHtml", m.hidden, m.created_at as "createdAt",
      b.text, b.own_text as "ownText", b.html
    from mail_messages m left join mail_bodies b on b.owner_id = m.owner_id and b.id = m.id
    where m.owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and m.id > ${after}`}
    order by m.id limit ${limit}`.execute(tx)
  return rows
}
