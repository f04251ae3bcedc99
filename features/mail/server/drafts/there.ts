import type { Transaction } from '#foundation/server/database/database.ts'
import { enqueue, forgetItem } from '#foundation/server/mirror/outbox-store.ts'
import { listSenders } from '../sending/sender-store.ts'
import {
  type DraftCopy,
  keepDraftCopy,
  listDraftCopies,
  loseDraftCopy,
  noUid,
  removeDraftCopy,
  renewDraftCopy,
  setDraftCopyGoing,
} from './copy-store.ts'
import { addDraft, holdDraft, type NewDraft, saveDraft, type SavedDraft, type StoredDraft } from './draft-store.ts'

/** How the outbox names the copy of a draft at a mail server. */
export const draftField = 'draft'
const lead = 'draft:'

export function draftItem(draft: string): string {
  return `${lead}${draft}`
}

export function draftOfItem(item: string): string | undefined {
  return item.startsWith(lead) ? item.slice(lead.length) : undefined
}

/** Each save would write the whole mail there, so it waits until the person pauses. */
export const usualPause = 10_000

/** As `addDraft`, with a copy in the folder of drafts of its account. */
export async function addDraftThere(tx: Transaction, ownerId: string, draft: NewDraft, pause = usualPause) {
  const added = await addDraft(tx, ownerId, draft)
  if (added) await followDraft(tx, ownerId, added, pause)
  return added
}

/** As `saveDraft`; the copy follows, or goes with the draft. */
export async function saveDraftThere(tx: Transaction, ownerId: string, draft: SavedDraft, pause = usualPause) {
  const saved = await saveDraft(tx, ownerId, draft)
  if (saved) await followDraft(tx, ownerId, saved, pause)
  return saved
}

/** Where another program changed or deleted its copy, the draft is written there anew. */
export async function writeAnew(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const draft = await holdDraft(tx, ownerId, id)
  if (!draft || draft.deleted || draft.elsewhere !== true) return
  const lost = (await listDraftCopies(tx, ownerId, id)).filter((copy) => copy.lost)
  for (const copy of lost) await renewDraftCopy(tx, ownerId, { ...copy, above: draft.revision })
  await saveDraftThere(tx, ownerId, draft, 0)
}

async function followDraft(tx: Transaction, ownerId: string, draft: StoredDraft, pause: number): Promise<void> {
  const copies = await listDraftCopies(tx, ownerId, draft.id)
  const account = await accountOf(tx, ownerId, draft)
  const item = draftItem(draft.id)
  const isHere = (copy: DraftCopy) => copy.account === account && !draft.deleted
  for (const copy of copies.filter((each) => !isHere(each))) {
    // A lost one stays noted, should the draft come back.
    if (copy.lost) continue
    await setDraftCopyGoing(tx, ownerId, { ...copy, going: true })
    await enqueue(tx, ownerId, copy.account, { item, field: draftField, from: valueOf(copy), to: false })
  }
  if (account === undefined) return
  const copy = copies.find((each) => each.account === account)
  if (draft.deleted) {
    // It may be on its way there for the first time.
    if (!copy) await enqueue(tx, ownerId, account, { item, field: draftField, from: false, to: false })
    return
  }
  if (copy?.lost) return
  if (copy?.going) await setDraftCopyGoing(tx, ownerId, { ...copy, going: false })
  const from = copy ? valueOf(copy) : false
  await enqueue(tx, ownerId, account, { item, field: draftField, from, to: String(draft.revision) }, pause)
}

/** As the outbox writes it. */
function valueOf({ uid, revision }: DraftCopy): string | false {
  return uid === noUid ? false : String(revision)
}

/** Where its copy is kept: the mailbox that it goes from. */
async function accountOf(
  tx: Transaction,
  ownerId: string,
  { account }: Pick<StoredDraft, 'account'>,
): Promise<string | undefined> {
  return account ?? (await listSenders(tx, ownerId))[0]?.account
}

/** A version of a draft in a folder, with its UID there. */
export type DraftSpot = Pick<DraftCopy, 'revision' | 'folder' | 'uidValidity' | 'uid'>

/** Notes how its copy stands there; `undefined`: it is not there, or not as it was written. Returns whether it was lost. */
export async function settleDraft(
  tx: Transaction,
  ownerId: string,
  { draft: id, account }: Pick<DraftCopy, 'draft' | 'account'>,
  spot: DraftSpot | undefined,
): Promise<boolean> {
  const copy = (await listDraftCopies(tx, ownerId, id)).find((each) => each.account === account)
  const draft = await holdDraft(tx, ownerId, id)
  const isWanted = draft !== undefined && !draft.deleted && (await accountOf(tx, ownerId, draft)) === account
  if (spot) {
    await keepDraftCopy(tx, ownerId, { ...spot, draft: id, account, going: !isWanted })
    return false
  }
  if (!copy) return false
  if (!isWanted || copy.going) {
    await removeDraftCopy(tx, ownerId, copy)
    return false
  }
  if (copy.uid === noUid) return false
  await loseDraftCopy(tx, ownerId, copy)
  await forgetItem(tx, ownerId, { accountId: account, item: draftItem(id) })
  return true
}
