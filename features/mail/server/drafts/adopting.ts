import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type AttachedFile, newDraft, recipient } from '../../contract.ts'
import type { Correspondent } from '../../rules/message.ts'
import { listAccounts } from '../account-store.ts'
import { type FetchParts, whyNotHere } from '../part-fetching.ts'
import { listParts, type Part, readPart } from '../part-store.ts'
import { findServerPlace, holdCopies } from '../placement-store.ts'
import { findMessage, readHtml, type ReadMessage } from '../reading-store.ts'
import { checkFiles, type Files } from '../sending/files.ts'
import { findAnsweredBy } from '../sending/answered-store.ts'
import { adoptedRevision, keepDraftCopy, listDraftCopies, removeDraftCopy } from './copy-store.ts'
import { addDraft, findDraft, holdDraft, type NewDraft, saveDraft } from './draft-store.ts'
import { changedDrafts, kept, saying } from './drafting.ts'
import { draftsQuota } from './quotas.ts'

/** What was made of a message, as undo needs it. */
export type Adopted = { messageId: string; draft: NewDraft }

export type Adopting = {
  /** Fails where it cannot be edited here. */
  find(ownerId: string, messageId: string): Promise<ReadMessage>
  adopt(ownerId: string, messageId: string): Promise<Adopted>
  /** Gives up the draft, and leaves theirs alone; or takes it up again. Fails where it has been changed since. */
  reverse(ownerId: string, adopted: Adopted): Promise<void>
}

export type AdoptingParts = {
  database: Database
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  files: Files
  fetchParts: FetchParts
}

const fetchSeconds = 20

/**
 * A draft that another mail program wrote becomes one that is edited here. On its server it stays as it is until it is
 * changed here, sent or discarded.
 */
export function createAdopting({ database, announce, quotas, files, fetchParts }: AdoptingParts): Adopting {
  async function attach(ownerId: string, message: string): Promise<AttachedFile[]> {
    const parts = () => database.as(ownerId, (tx) => listParts(tx, ownerId, [message]))
    await fetchParts(ownerId, await parts(), fetchSeconds)
    const attached: AttachedFile[] = []
    for (const part of await parts()) {
      const content = await database.as(ownerId, (tx) => readPart(tx, ownerId, part.id))
      if (!content) throw whyNotHere(part)
      attached.push(await files.copy(ownerId, keptPart(part, content)))
    }
    return attached
  }
  /** Lists of threads show the draft no more, or again. */
  async function tell(ownerId: string, messageId: string): Promise<void> {
    await announce(ownerId, changedDrafts(messageId))
    const message = await database.as(ownerId, (tx) => findMessage(tx, ownerId, messageId))
    if (!message) return
    const changed = { type: 'mail/changed', threads: [message.thread] }
    await announce(ownerId, changed)
  }
  const find: Adopting['find'] = (ownerId, messageId) =>
    database.as(ownerId, async (tx) => (await written(tx, ownerId, messageId)).message)
  return {
    find,
    async adopt(ownerId, messageId) {
      await find(ownerId, messageId)
      const there = await database.as(ownerId, (tx) => findDraft(tx, ownerId, messageId))
      if (there) return { messageId, draft: kept(there) }
      const attachments = await attach(ownerId, messageId)
      const adopted = await database.as(ownerId, (tx) => take(tx, ownerId, { messageId, attachments, quotas }))
      await tell(ownerId, messageId)
      return { messageId, draft: kept(adopted) }
    },
    async reverse(ownerId, { messageId, draft }) {
      await database.as(ownerId, async (tx) => {
        const held = await holdDraft(tx, ownerId, messageId)
        if (!held || !isDeepStrictEqual(kept(held), draft))
          throw new Failure('conflict', 'This draft has been changed since. Look at it before you change it back.')
        await saveDraft(tx, ownerId, { ...held, deleted: !held.deleted })
        if (held.deleted) await noteCopy(tx, ownerId, messageId)
        else await forgetCopy(tx, ownerId, messageId)
      })
      await tell(ownerId, messageId)
    },
  }
}

/** A message among the drafts of its mailbox, and its copy there. */
async function written(tx: Transaction, ownerId: string, messageId: string) {
  const message = await findMessage(tx, ownerId, messageId)
  const copies = await holdCopies(tx, ownerId, { messages: [messageId] })
  const copy = copies.find(({ role, folder, serverFolder }) => role === 'drafts' && folder === serverFolder)
  if (!message || !copy) throw new Failure('not-found', 'This draft is not in your mailbox any more.')
  return { message, copy }
}

type Taking = Pick<AdoptingParts, 'quotas'> & { messageId: string; attachments: AttachedFile[] }

async function take(tx: Transaction, ownerId: string, { messageId, attachments, quotas }: Taking) {
  const { message } = await written(tx, ownerId, messageId)
  await checkFiles(tx, ownerId, attachments)
  const draft = { ...(await draftOf(tx, ownerId, message)), id: messageId, attachments }
  const added = await addDraft(tx, ownerId, draft)
  if (added) await quotas.charge(tx, ownerId, draftsQuota, 1)
  const taken = added ?? (await saveDraft(tx, ownerId, { ...draft, deleted: false }))
  if (!taken) throw new Failure('conflict', 'This draft cannot be edited here.')
  await noteCopy(tx, ownerId, messageId)
  return taken
}

/** What they wrote is the copy of the draft until it is changed here. A sample is on no server. */
async function noteCopy(tx: Transaction, ownerId: string, messageId: string): Promise<void> {
  const { message, copy } = await written(tx, ownerId, messageId)
  const place = await findServerPlace(tx, ownerId, copy.id)
  if (!place || place.uid === null || place.uidValidity === null) return
  const { folder, uidValidity, uid } = place
  const at = { folder, uidValidity, uid, revision: adoptedRevision, going: false }
  await keepDraftCopy(tx, ownerId, { ...at, draft: messageId, account: message.account })
}

async function forgetCopy(tx: Transaction, ownerId: string, draft: string): Promise<void> {
  for (const copy of await listDraftCopies(tx, ownerId, draft)) await removeDraftCopy(tx, ownerId, copy)
}

type Made = Omit<NewDraft, 'id' | 'attachments'>

async function draftOf(tx: Transaction, ownerId: string, message: ReadMessage): Promise<Made> {
  const [{ html } = { html: '' }] = await readHtml(tx, ownerId, [message.id])
  const account = (await listAccounts(tx, ownerId)).find(({ id }) => id === message.account)
  const answered = await findAnsweredBy(tx, ownerId, message.id)
  const { to, cc, bcc, subject } = message
  const fields = newDraft.safeParse({
    to: to.flatMap(recipientOf),
    cc: cc.flatMap(recipientOf),
    bcc: bcc.flatMap(recipientOf),
    subject,
    ...saying({ html, text: message.text.trimEnd() }),
  })
  if (!fields.success || message.text.length >= mostRead)
    throw new Failure('too-large', 'This draft is longer than what can be edited here. Edit it where it was written.')
  return {
    ...fields.data,
    account: account?.kind === 'imap' ? message.account : null,
    answers: answered === undefined ? null : message.thread,
    replyTo: answered ?? null,
    writtenAfter: [`the draft “${subject}” from another mail program`],
  }
}

/** As much of a text as is read at once. */
const mostRead = 100_000

/** An address that cannot be sent to stands there as a name, for the person to see. */
function recipientOf({ name, address }: Correspondent) {
  const as = [
    { name, address },
    { name: name || address, address: '' },
  ]
  return as.map((each) => recipient.safeParse(each)).find(({ success }) => success)?.data ?? []
}

function keptPart({ name, type, bytes }: Part, content: Buffer) {
  async function* pieces() {
    yield content
  }
  return { name: name === '' ? 'Attachment' : name, type, bytes, content: pieces() }
}
