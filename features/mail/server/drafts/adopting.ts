import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { z } from 'zod'
import { type AttachedFile, type draftElsewhere, newDraft, recipient } from '../../contract.ts'
import type { Correspondent } from '../../rules/message.ts'
import { listAccounts } from '../account-store.ts'
import { depart } from '../arriving.ts'
import { type FetchParts, whyNotHere } from '../part-fetching.ts'
import { listParts, type Part, readPart } from '../part-store.ts'
import { findServerPlace, holdCopies } from '../placement-store.ts'
import { findMessage, readHtml, type ReadMessage } from '../reading-store.ts'
import { checkFiles, type Files } from '../sending/files.ts'
import { findAnsweredBy } from '../sending/answered-store.ts'
import { adoptedRevision, keepDraftCopy } from './copy-store.ts'
import { addDraft, findDraft, type NewDraft, type StoredDraft } from './draft-store.ts'
import { saying } from './drafting.ts'
import { draftsQuota } from './quotas.ts'

export type Adopting = {
  /** Fails where it cannot be edited here. */
  find(ownerId: string, messageId: string): Promise<ReadMessage>
  adopt(ownerId: string, which: z.output<typeof draftElsewhere>): Promise<StoredDraft>
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
  const find: Adopting['find'] = (ownerId, messageId) =>
    database.as(ownerId, async (tx) => (await written(tx, ownerId, messageId)).message)
  return {
    find,
    async adopt(ownerId, { messageId, id = randomUUIDv7() }) {
      const there = await database.as(ownerId, (tx) => findDraft(tx, ownerId, id))
      if (there) return there
      await find(ownerId, messageId)
      const attachments = await attach(ownerId, messageId)
      const { draft, threads } = await database.as(ownerId, async (tx) => {
        const adopted = await take(tx, ownerId, { messageId, id, attachments })
        await quotas.charge(tx, ownerId, draftsQuota, 1)
        return adopted
      })
      await announce(ownerId, { type: 'mail/drafts', id } as { type: string })
      await announce(ownerId, { type: 'mail/changed', threads } as { type: string })
      return draft
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

type Taking = { messageId: string; id: string; attachments: AttachedFile[] }

async function take(tx: Transaction, ownerId: string, { messageId, id, attachments }: Taking) {
  const { message, copy } = await written(tx, ownerId, messageId)
  await checkFiles(tx, ownerId, attachments)
  const made = await draftOf(tx, ownerId, message)
  const draft = await addDraft(tx, ownerId, { ...made, id, attachments })
  if (!draft) throw new Failure('conflict', 'A draft with this id was deleted.')
  const place = await findServerPlace(tx, ownerId, copy.id)
  if (place && place.uid !== null && place.uidValidity !== null) {
    const { folder, uidValidity, uid } = place
    const at = { folder, uidValidity, uid, revision: adoptedRevision, going: false }
    await keepDraftCopy(tx, ownerId, { ...at, draft: id, account: message.account })
  }
  return { draft, threads: await depart(tx, ownerId, [copy.id]) }
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
