import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Draft } from '../../contract.ts'

/** `writtenAfter`: whose words were read before it was written. */
export type StoredDraft = Draft & { writtenAfter: string[]; deleted: boolean }

const columns = sql`id, to_people as "to", cc, bcc, subject, text, html, attachments, account, answers, reply_to as "replyTo",
  written_after as "writtenAfter", revision,
  to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt", deleted_at is not null as deleted,
  exists (select from mail_draft_copies c where c.owner_id = mail_drafts.owner_id and c.draft_id = mail_drafts.id
    and c.lost) as elsewhere`

const mostListed = 200

/** The latest first. */
export async function listDrafts(tx: Transaction, ownerId: string): Promise<StoredDraft[]> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from mail_drafts where owner_id = ${ownerId} and deleted_at is null
    order by changed_at desc, id desc limit ${mostListed}`.execute(tx)
  return rows
}

export async function findDraft(tx: Transaction, ownerId: string, id: string): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from mail_drafts where owner_id = ${ownerId} and id = ${id} and deleted_at is null`.execute(tx)
  return rows[0]
}

/** Deleted or not; locks the row until the transaction ends. */
export async function holdDraft(tx: Transaction, ownerId: string, id: string): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from mail_drafts where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export type NewDraft = Omit<StoredDraft, 'revision' | 'changedAt' | 'deleted' | 'elsewhere'>
export type SavedDraft = Omit<NewDraft, 'answers' | 'replyTo'> & { deleted: boolean }

/** Returns `undefined` if the id is taken. */
export async function addDraft(tx: Transaction, ownerId: string, draft: NewDraft): Promise<StoredDraft | undefined> {
  const { id, to, cc, bcc, subject, text, html, attachments, account, answers, replyTo, writtenAfter } = draft
  const { rows } = await sql<StoredDraft>`
    insert into mail_drafts (owner_id, id, to_people, cc, bcc, subject, text, html, attachments, account, answers, reply_to,
      written_after)
    values (${ownerId}, ${id}, ${json(to)}, ${json(cc)}, ${json(bcc)}, ${subject}, ${text}, ${html},
      ${json(attachments)}, ${account}, ${answers}, ${replyTo}, ${json(writtenAfter)})
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

/** Saves it as given, whatever was stored; increments the revision. */
export async function saveDraft(
  tx: Transaction,
  ownerId: string,
  { id, to, cc, bcc, subject, text, html, attachments, account, writtenAfter, deleted }: SavedDraft,
): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    update mail_drafts set to_people = ${json(to)}, cc = ${json(cc)}, bcc = ${json(bcc)}, subject = ${subject}, text = ${text},
      html = ${html}, attachments = ${json(attachments)}, account = ${account},
      written_after = ${json(writtenAfter)}, revision = revision + 1, changed_at = clock_timestamp(),
      deleted_at = case when ${deleted} then coalesce(deleted_at, clock_timestamp()) end
    where owner_id = ${ownerId} and id = ${id} returning ${columns}`.execute(tx)
  return rows[0]
}

export async function destroyDeletedDrafts(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from mail_drafts where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

/** All fields, for the archive. */
export async function exportDrafts(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, to_people as "toPeople", cc, bcc, subject, text, html, attachments, account, answers,
      reply_to as "replyTo", written_after as "writtenAfter", revision, created_at as "createdAt", changed_at as "changedAt", deleted_at as "deletedAt"
    from mail_drafts where owner_id = ${ownerId} order by id`.execute(tx)
  return rows
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}
