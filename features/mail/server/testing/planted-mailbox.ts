import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '#foundation/server/database/database.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { FolderRole } from '../../contract.ts'
import type { Correspondent, Message } from '../../rules/message.ts'
import { addAccount, keepFolder } from '../account-store.ts'
import { arrive } from '../arriving.ts'
import { listDrafts } from '../drafts/draft-store.ts'
import { listSends } from '../sending/send-store.ts'
import { sampleMessage } from './sample-message.ts'

/** A mail as a table may hold it; `id` becomes its Message-ID. */
export type PlantedMail = Pick<Message, 'from' | 'to' | 'subject' | 'text'> &
  Partial<Pick<Message, 'listId' | 'unsubscribe' | 'inReplyTo'>> & {
    id: string
    at: string
    role: 'inbox' | 'sent'
    unread?: boolean
  }

const roles = ['inbox', 'drafts', 'sent', 'archive', 'junk', 'trash'] as const
const batch = 250

/** A connected mailbox with these mails, read unless they say otherwise. */
export async function plantMailbox(
  database: Database,
  ownerId: string,
  { me, mails }: { me: Correspondent; mails: readonly PlantedMail[] },
): Promise<void> {
  await database.as(ownerId, async (tx) => {
    const account = randomUUID()
    await addAccount(tx, ownerId, { id: account, kind: 'imap', ...me })
    for (const role of roles) {
      const folder = randomUUID()
      await keepFolder(tx, ownerId, { id: folder, account, path: role, name: role, role })
      const here = mails.filter((mail) => mail.role === role)
      for (let from = 0; from < here.length; from += batch) {
        const arriving = here.slice(from, from + batch).map(({ id, at, role: _role, unread = false, ...mail }) =>
          sampleMessage(
            { ...mail, messageId: id, sentAt: at },
            {
              receivedAt: at,
              bytes: mail.text.length,
              flags: { seen: !unread },
            },
          ),
        )
        await arrive(tx, ownerId, { folder, uidValidity: null, arriving }, { quotas: boundless })
      }
    }
  })
}

export type KeptMail = { id: string; role: FolderRole }

/** Where each mail is now. */
export async function keptMail(database: Database, ownerId: string): Promise<KeptMail[]> {
  return await database.as(ownerId, async (tx) => {
    const { rows } = await sql<KeptMail>`
      select m.header_id as id, f.role from mail_placements p
      join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
      join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
      where p.owner_id = ${ownerId} order by m.at, m.id`.execute(tx)
    return rows
  })
}

export type MailNow = {
  subject: string
  at: string
  role: FolderRole
  unread: boolean
  starred: boolean
  muted: boolean
  labels: string[]
  snoozedUntil: string | null
  split: string
}

/** How each mail stands now, the oldest first. */
export async function mailNow(database: Database, ownerId: string): Promise<MailNow[]> {
  return await database.as(ownerId, async (tx) => {
    const { rows } = await sql<MailNow>`
      select m.subject, m.at, f.role, not m.seen as unread, m.starred, t.muted, m.labels, t.split,
        t.snoozed_until as "snoozedUntil"
      from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
      join mail_threads t on t.owner_id = m.owner_id and t.id = m.thread_id
      join mail_folders f on f.owner_id = p.owner_id and f.id = p.folder_id
      where p.owner_id = ${ownerId} order by m.at, m.id`.execute(tx)
    return rows
  })
}

export type DraftNow = { to: string[]; subject: string; text: string }

export async function draftsNow(database: Database, ownerId: string): Promise<DraftNow[]> {
  const drafts = await database.as(ownerId, (tx) => listDrafts(tx, ownerId))
  return drafts.map(({ to, cc, subject, text }) => ({
    to: [...to, ...cc].map(({ address }) => address),
    subject,
    text,
  }))
}

export type SentMail = { to: string[]; subject: string; text: string }

/** What was given to be sent and not taken back, the first before the latest. */
export async function sentMail(database: Database, ownerId: string): Promise<SentMail[]> {
  return await database.as(ownerId, async (tx) => {
    const sends = await listSends(tx, ownerId)
    return sends.map(({ content: { to, cc, bcc, subject, text } }) => ({
      to: [...to, ...cc, ...bcc].map(({ address }) => address),
      subject,
      text,
    }))
  })
}
