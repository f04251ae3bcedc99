import type { ImapFlow } from 'imapflow'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Account, Settled, Value, Values } from '#foundation/server/mirror/mirrored.ts'
import { listAccounts, listFolders } from '../account-store.ts'
import { adoptedRevision, type DraftCopy, listDraftCopies, noUid } from '../drafts/copy-store.ts'
import { draftMessage } from '../drafts/draft-message.ts'
import { findDraft } from '../drafts/draft-store.ts'
import { draftField, type DraftSpot } from '../drafts/there.ts'
import { findAnswered } from '../sending/answered-store.ts'
import { readFiles } from '../sending/files.ts'
import { listSenders } from '../sending/sender-store.ts'
import { openFolder } from './folders.ts'

/** The copies of drafts that are written here, as far as the database knows. */
export type DraftsHere = {
  /** The folder of drafts, and what is known to be in it of this draft. */
  find(draft: string): Promise<{ path: string; folder: string; known: DraftCopy | undefined } | undefined>
  /** `undefined`: it was sent or discarded meanwhile. */
  message(draft: string, revision: string): Promise<Buffer | undefined>
}

export function createDraftsHere(database: Pick<Database, 'as'>, { ownerId, id: account }: Account): DraftsHere {
  return {
    find: (draft) =>
      database.as(ownerId, async (tx) => {
        const folders = await listFolders(tx, ownerId)
        const folder = folders.find((each) => each.account === account && each.role === 'drafts')
        const known = (await listDraftCopies(tx, ownerId, draft)).find((copy) => copy.account === account)
        return folder && { path: folder.path, folder: folder.id, known }
      }),
    async message(id, revision) {
      const read = await database.as(ownerId, async (tx) => {
        const draft = await findDraft(tx, ownerId, id)
        if (!draft) return undefined
        const { answers, replyTo, attachments } = draft
        const answered =
          answers === null ? undefined : await findAnswered(tx, ownerId, { thread: answers, message: replyTo })
        const address = (await listAccounts(tx, ownerId)).find((each) => each.id === account)?.address ?? ''
        const name = (await listSenders(tx, ownerId)).find((sender) => sender.account === account)?.name ?? ''
        return { draft, answered, from: { name, address }, files: await readFiles(tx, ownerId, attachments) }
      })
      if (!read) return undefined
      const { draft, files, from, answered } = read
      return draftMessage(draft, files, {
        from,
        answered,
        messageId: headerIdOf({ draft: id, revision }, from.address),
      })
    },
  }
}

type Version = { draft: string; revision: string }

function headerIdOf({ draft, revision }: Version, address: string): string {
  return `draft.${draft}.${revision}@${address.split('@').at(-1) ?? ''}`
}

/** Which version of which draft has this Message-ID. */
export function versionOf(headerId: string): Version | undefined {
  const [, draft, revision] = /^<?draft\.([\da-f-]{36})\.(\d{1,9})@/.exec(headerId) ?? []
  return draft === undefined || revision === undefined ? undefined : { draft, revision }
}

/** What is there and was not written by us. */
const otherwise = 'otherwise'

type At = { client: ImapFlow; drafts: DraftsHere }

/**
 * Writes the version that is wanted and then removes those before it, so that there is one at any time. After a crash in
 * between, what is there already is found by its Message-ID.
 */
export async function changeDraft(
  { client, drafts }: At,
  draft: string,
  decide: (theirs: Values) => Values,
): Promise<Settled | undefined> {
  const there = await drafts.find(draft)
  if (!there) return undefined
  const { path, folder, known } = there
  const lock = await openFolder(client, path)
  try {
    const uidValidity = client.mailbox === false ? 0 : Number(client.mailbox.uidValidity)
    const last = known?.uidValidity === uidValidity && known.uid !== noUid ? known : undefined
    const versions = () => listVersions(client, { draft, above: known?.above ?? 0, last })
    const before = await versions()
    const wanted = decide({ [draftField]: valueOf(before, last) })[draftField]
    if (typeof wanted === 'string') await append({ client, drafts }, { draft, path, revision: wanted })
    if (wanted === false) await remove(client, before)
    const after = await versions()
    const value = valueOf(after, last)
    const newest = after.at(-1)
    if (typeof value !== 'string' || value === otherwise || !newest)
      return { values: { [draftField]: value }, place: {} }
    await remove(client, after.slice(0, -1))
    const spot: DraftSpot = { revision: Number(newest.revision), folder, uidValidity, uid: newest.uid }
    return { values: { [draftField]: value }, place: { spot } }
  } finally {
    lock.release()
  }
}

type There = { uid: number; revision: string }

type Versions = { draft: string; above: number; last: DraftCopy | undefined }

/** Those that were written from here, the latest last. */
async function listVersions(client: ImapFlow, { draft, above, last }: Versions): Promise<There[]> {
  await client.noop()
  const adopted = last?.revision === adoptedRevision ? await listAdopted(client, last) : []
  const found = await client.search({ header: { 'message-id': `draft.${draft}.` }, deleted: false }, { uid: true })
  if (!Array.isArray(found) || found.length === 0) return adopted
  const messages = await client.fetchAll(found.join(','), { uid: true, envelope: true }, { uid: true })
  const own = messages.flatMap(({ uid, envelope }) => {
    const version = versionOf(envelope?.messageId ?? '')
    return version?.draft === draft && Number(version.revision) > above ? [{ uid, revision: version.revision }] : []
  })
  return [...adopted, ...own].toSorted(
    (one, other) => Number(one.revision) - Number(other.revision) || one.uid - other.uid,
  )
}

/** What another mail program wrote is known by its number alone. */
async function listAdopted(client: ImapFlow, { uid, revision }: DraftCopy): Promise<There[]> {
  const found = await client.search({ uid: String(uid), deleted: false }, { uid: true })
  return Array.isArray(found) && found.includes(uid) ? [{ uid, revision: String(revision) }] : []
}

/** The revision that is there; another program may have kept the Message-ID of what it changed. */
function valueOf(versions: readonly There[], known: DraftCopy | undefined): Value {
  const isOther = ({ uid, revision }: There) => revision === String(known?.revision) && uid !== known?.uid
  return versions.some(isOther) ? otherwise : (versions.at(-1)?.revision ?? false)
}

async function append({ client, drafts }: At, { draft, path, revision }: Version & { path: string }): Promise<void> {
  const message = await drafts.message(draft, revision)
  if (!message) return
  try {
    await client.append(path, message, ['\\Draft', '\\Seen'])
  } catch (error) {
    if (error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO')
      throw new Failure('conflict', 'The mail server does not take this draft.', { cause: error })
    throw error
  }
}

/** A server without UIDPLUS would delete everything that is marked, so there it stays marked, which programs hide. */
async function remove(client: ImapFlow, versions: readonly There[]): Promise<void> {
  if (versions.length === 0) return
  const uids = versions.map(({ uid }) => uid).join(',')
  if (client.capabilities.has('UIDPLUS')) await client.messageDelete(uids, { uid: true })
  else await client.messageFlagsAdd(uids, ['\\Deleted'], { uid: true })
}
