import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** A draft as a mail server has it. */
export type DraftCopy = {
  draft: string
  account: string
  revision: number
  folder: string
  uidValidity: number
  uid: number
  going: boolean
  lost: boolean
  /** What has the Message-ID of a revision up to this one is another program's. */
  above: number
}

/** Of a copy that is not there yet. */
export const noUid = 0

/** Of a copy that another mail program wrote; ours begin with 1. */
export const adoptedRevision = 0

const columns = sql`draft_id as draft, account_id as account, revision, folder_id as folder,
  uid_validity as "uidValidity", uid, going, lost, above`

export async function listDraftCopies(tx: Transaction, ownerId: string, draft: string): Promise<DraftCopy[]> {
  const { rows } = await sql<DraftCopy>`
    select ${columns} from mail_draft_copies where owner_id = ${ownerId} and draft_id = ${draft}
    order by account_id`.execute(tx)
  return rows
}

export async function listDraftCopiesIn(tx: Transaction, ownerId: string, folder: string): Promise<DraftCopy[]> {
  const { rows } = await sql<DraftCopy>`
    select ${columns} from mail_draft_copies where owner_id = ${ownerId} and folder_id = ${folder}
    order by uid`.execute(tx)
  return rows
}

/** As it is there now; nothing is lost any more. */
export async function keepDraftCopy(
  tx: Transaction,
  ownerId: string,
  { draft, account, revision, folder, uidValidity, uid, going }: Omit<DraftCopy, 'lost' | 'above'>,
): Promise<void> {
  await sql`
    insert into mail_draft_copies (owner_id, draft_id, account_id, revision, folder_id, uid_validity, uid, going)
    select ${ownerId}, ${draft}, ${account}, ${revision}, id, ${uidValidity}, ${uid}, ${going}
    from mail_folders where owner_id = ${ownerId} and id = ${folder}
    on conflict (owner_id, draft_id, account_id) do update set revision = excluded.revision,
      folder_id = excluded.folder_id, uid_validity = excluded.uid_validity, uid = excluded.uid,
      going = excluded.going, lost = false`.execute(tx)
}

type Which = Pick<DraftCopy, 'draft' | 'account'>

export async function setDraftCopyGoing(
  tx: Transaction,
  ownerId: string,
  { draft, account, going }: Which & { going: boolean },
): Promise<void> {
  await sql`update mail_draft_copies set going = ${going}
    where owner_id = ${ownerId} and draft_id = ${draft} and account_id = ${account}`.execute(tx)
}

export async function loseDraftCopy(tx: Transaction, ownerId: string, { draft, account }: Which): Promise<void> {
  await sql`update mail_draft_copies set lost = true
    where owner_id = ${ownerId} and draft_id = ${draft} and account_id = ${account}`.execute(tx)
}

/** It is written there anew, beside what another program made of it. */
export async function renewDraftCopy(
  tx: Transaction,
  ownerId: string,
  { draft, account, above }: Which & { above: number },
): Promise<void> {
  await sql`update mail_draft_copies set lost = false, uid = ${noUid}, above = ${above}
    where owner_id = ${ownerId} and draft_id = ${draft} and account_id = ${account}`.execute(tx)
}

export async function removeDraftCopy(tx: Transaction, ownerId: string, { draft, account }: Which): Promise<void> {
  await sql`delete from mail_draft_copies
    where owner_id = ${ownerId} and draft_id = ${draft} and account_id = ${account}`.execute(tx)
}
