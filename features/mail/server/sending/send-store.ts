import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { z } from 'zod'
import type { InvitationAnswer, SendState, sentMail } from '../../contract.ts'

/** Written for a machine to read. It never becomes a draft; `calendar` is an iCalendar text that goes along. */
export type Formal =
  | { kind: 'invitation'; message: string; answer: InvitationAnswer; calendar: string }
  | { kind: 'leaving' }

/** What was asked for. */
export type Content = z.output<typeof sentMail> & { formal?: Formal }

export type NewSend = {
  id: string
  account: string
  headerId: string
  content: Content
  sender: string
  message: Buffer
  hiddenLine: string
  writtenAfter: string[]
  draftId: string
  dueAt: string
}

/** A send without its bytes. */
export type Send = Omit<NewSend, 'message'> & {
  state: SendState
  scheduled: boolean
  tries: number
  trouble: string
  changedAt: string
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`id, account_id as account, header_id as "headerId", state, content, sender,
  hidden_line as "hiddenLine", written_after as "writtenAfter", draft_id as "draftId", scheduled,
  ${iso('due_at')} as "dueAt", tries, trouble, ${iso('changed_at')} as "changedAt"`

/** Returns `undefined` if the id is taken. */
export async function addSend(tx: Transaction, ownerId: string, send: NewSend): Promise<Send | undefined> {
  const { id, account, headerId, content, sender, message, hiddenLine, writtenAfter, draftId, dueAt } = send
  const { rows } = await sql<Send>`
    insert into mail_sends (owner_id, id, account_id, header_id, state, content, sender, message, hidden_line,
      written_after, draft_id, scheduled, due_at, look_at)
    values (${ownerId}, ${id}, ${account}, ${headerId}, 'held', ${JSON.stringify(content)}::jsonb, ${sender}, ${message},
      ${hiddenLine}, ${JSON.stringify(writtenAfter)}::jsonb, ${draftId}, ${content.at !== undefined}, ${dueAt}, ${dueAt})
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function holdSend(tx: Transaction, ownerId: string, id: string): Promise<Send | undefined> {
  const { rows } = await sql<Send>`
    select ${columns} from mail_sends where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

/** What became of a draft, by the last time it was sent. */
export async function findSendOfDraft(tx: Transaction, ownerId: string, draft: string): Promise<Send | undefined> {
  const { rows } = await sql<Send>`
    select ${columns} from mail_sends where owner_id = ${ownerId} and draft_id = ${draft}
    order by created_at desc, id desc limit 1`.execute(tx)
  return rows[0]
}

const mostListed = 200

/** What is not over, the next to go first. */
export async function listSends(tx: Transaction, ownerId: string): Promise<Send[]> {
  const { rows } = await sql<Send>`
    select ${columns} from mail_sends where owner_id = ${ownerId} and state in ('held', 'handing', 'unsure', 'refused')
    order by due_at, id limit ${mostListed}`.execute(tx)
  return rows
}

/** What was answered to the invitations in these messages, the last answer first. */
export async function listInvitationAnswers(
  tx: Transaction,
  ownerId: string,
  messages: readonly string[],
): Promise<{ message: string; answer: InvitationAnswer }[]> {
  const { rows } = await sql<{ message: string; answer: InvitationAnswer }>`
    select content->'formal'->>'message' as message, content->'formal'->>'answer' as answer from mail_sends
    where owner_id = ${ownerId} and content->'formal'->>'message' = any(${[...messages]}::text[])
      and state in ('held', 'handing', 'sent', 'unsure') order by created_at desc, id desc`.execute(tx)
  return rows
}

/** Takes it back, or holds it again until `dueAt`. */
export async function setSend(
  tx: Transaction,
  ownerId: string,
  { id, state, dueAt }: { id: string; state: 'held' | 'taken-back'; dueAt: string },
): Promise<void> {
  const look = state === 'held' ? dueAt : null
  await sql`
    update mail_sends set state = ${state}, due_at = ${dueAt}, look_at = ${look}::timestamptz, node = null,
      offered_at = null, tries = 0, trouble = '', changed_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** Of a send, for the archive; without the bytes, which are a file of their own. */
export async function exportSends(tx: Transaction, ownerId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id, account_id as "accountId", header_id as "headerId", state, content, sender, hidden_line as "hiddenLine",
      written_after as "writtenAfter", draft_id as "draftId", scheduled, due_at as "dueAt", look_at as "lookAt", node,
      offered_at as "offeredAt", filed, tries, trouble, created_at as "createdAt", changed_at as "changedAt"
    from mail_sends where owner_id = ${ownerId} order by id`.execute(tx)
  return rows
}

export async function readMessage(tx: Transaction, ownerId: string, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ message: Buffer }>`
    select message from mail_sends where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]?.message
}
