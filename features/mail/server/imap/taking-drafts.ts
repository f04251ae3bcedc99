import type { Transaction } from '#foundation/server/database/database.ts'
import type { Account } from '#foundation/server/mirror/mirrored.ts'
import { listPending, listWaiting } from '#foundation/server/mirror/outbox-store.ts'
import type { Folder } from '../account-store.ts'
import { type DraftCopy, keepDraftCopy, listDraftCopiesIn, noUid } from '../drafts/copy-store.ts'
import { draftItem, settleDraft } from '../drafts/there.ts'
import { versionOf } from './drafts-there.ts'
import type { ImapChange } from './folder-changes.ts'

type Taking = { folder: Folder; changes: readonly ImapChange[] }

/**
 * What came into the folder of drafts, without the copies that were written there from here; `lost` are drafts whose
 * copy another program changed or deleted.
 */
export async function takeDrafts(
  tx: Transaction,
  account: Account,
  { folder, changes }: Taking,
): Promise<{ changes: readonly ImapChange[]; lost: string[] }> {
  if (folder.role !== 'drafts') return { changes, lost: [] }
  const copies = await listDraftCopiesIn(tx, account.ownerId, folder.id)
  const rest: ImapChange[] = []
  for (const change of changes)
    if (change.kind !== 'arrived' || !(await isOwn(tx, account, { change, copies }))) rest.push(change)
  const gone = (await listDraftCopiesIn(tx, account.ownerId, folder.id)).filter(
    (copy) => !copy.lost && changes.some((change) => isGone(copy, change)),
  )
  const items = gone.map(({ draft }) => draftItem(draft))
  // What is handed over just now is settled by who does it.
  const waiting = new Set(await listWaiting(tx, account.ownerId, { accountId: account.id, items }))
  const lost: string[] = []
  for (const { draft } of gone.filter((each) => !waiting.has(draftItem(each.draft))))
    if (await settleDraft(tx, account.ownerId, { draft, account: account.id }, undefined)) lost.push(draft)
  return { changes: rest, lost }
}

type Arrived = Extract<ImapChange, { kind: 'arrived' }>

async function isOwn(
  tx: Transaction,
  { ownerId, id: accountId }: Account,
  { change, copies }: { change: Arrived; copies: readonly DraftCopy[] },
): Promise<boolean> {
  const { validity, arriving } = change
  const version = versionOf(arriving.message.messageId)
  if (arriving.uid === null) return false
  if (!version) return false
  const copy = copies.find(({ draft }) => draft === version.draft)
  if (copy && copy.uid !== noUid && String(copy.revision) === version.revision) {
    if (copy.uidValidity === validity) return copy.uid === arriving.uid
    await keepDraftCopy(tx, ownerId, { ...copy, uidValidity: validity, uid: arriving.uid })
    return true
  }
  const pending = await listPending(tx, ownerId, accountId, draftItem(version.draft))
  return pending.some(({ sent }) => sent?.includes(version.revision) === true)
}

function isGone({ uidValidity, uid }: DraftCopy, change: ImapChange): boolean {
  if (uid === noUid) return false
  if (change.kind === 'renumbered') return uidValidity !== change.validity
  if (uidValidity !== change.validity) return false
  if (change.kind === 'vanished') return change.uids.includes(uid)
  return change.kind === 'present' && uid >= change.from && !change.uids.includes(uid)
}
