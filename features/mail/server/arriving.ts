import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type Known, knownFrom } from '../rules/marks.ts'
import type { Message } from '../rules/message.ts'
import { type Account, type Folder, listAccounts, listFolders } from './account-store.ts'
import { listKnown } from './correspondent-store.ts'
import { listErased } from './erasure-store.ts'
import { openJoining } from './joining.ts'
import { addMessages, findByHeaders, followCopies, type KnownMessage, type NewMessage } from './message-store.ts'
import { newMessage } from './new-message.ts'
import {
  addCopies,
  type Copy,
  type CopyState,
  findCopies,
  holdCopies,
  listCopiesThere,
  type NewCopy,
  removeCopies,
  saveCopies,
  sendBack,
  setServerPlace,
} from './placement-store.ts'
import { messagesQuota } from './quotas.ts'
import { relist } from './relisting.ts'
import { decideThread, holdThreads } from './thread-store.ts'

/** A message as a server has it in a folder. */
export type Arriving = {
  /** Null: no server has it, as with samples. */
  uid: number | null
  /** When the server received it. */
  receivedAt: string
  bytes: number
  flags: Omit<CopyState, 'folder'>
  message: Message
}

export type Arrival = { folder: string; uidValidity: number | null; arriving: readonly Arriving[] }

/** `fresh`: messages that were not here before, in whatever folder. */
export type Arrived = {
  threads: string[]
  fresh: { message: string; thread: string }[]
  /** Copies that were known under other numbers: what their server says of them otherwise is still to be followed. */
  rebound: number[]
}

/**
 * Takes messages into a folder. What it has already by UIDVALIDITY and UID is left as it is. What is known from another
 * folder, or from an earlier UIDVALIDITY, gets another place instead of another row. Meant for a few hundred at a time.
 */
export async function arrive(
  tx: Transaction,
  ownerId: string,
  arrival: Arrival,
  { quotas }: { quotas: Pick<Quotas, 'charge'> },
): Promise<Arrived> {
  const folder = (await listFolders(tx, ownerId)).find(({ id }) => id === arrival.folder)
  const account = (await listAccounts(tx, ownerId)).find(({ id }) => id === folder?.account)
  if (!folder || !account) throw new Failure('not-found', 'The folder that this mail arrives in is not there any more.')
  const coming = await withoutKnown(tx, ownerId, arrival)
  const known = knownFrom(coming.length > 0 ? await listKnown(tx, ownerId) : [])
  const { isFresh, copies, placed, rebound } = await place(tx, ownerId, { folder, account, arrival, coming, known })
  const joining = await openJoining(tx, ownerId, { account: account.id, messages: isFresh })
  const messages: NewMessage[] = []
  for (const message of isFresh) messages.push({ ...message, thread: await joining.threadOf(message) })
  await joining.save(messages)
  await addMessages(tx, ownerId, messages)
  const stored = await addCopies(tx, ownerId, copies)
  const fresh = messages.map(({ id, thread, own }) => ({ message: id, thread: joining.now(thread), own }))
  const unsettled = notAsStored({ messages: fresh.map(({ message }) => message), copies, stored })
  await followCopies(tx, ownerId, [...unsettled, ...placed.map(({ id }) => id)])
  if (folder.role === 'inbox') await wake(tx, ownerId, fresh)
  const threads = [...new Set([...fresh, ...placed].map(({ thread }) => thread))]
  await relist(tx, ownerId, threads)
  if (fresh.length > 0) await quotas.charge(tx, ownerId, messagesQuota, fresh.length)
  return { threads, fresh: fresh.map(({ message, thread }) => ({ message, thread })), rebound }
}

async function withoutKnown(tx: Transaction, ownerId: string, arrival: Arrival): Promise<Arriving[]> {
  const { folder, uidValidity, arriving } = arrival
  const uids = arriving.flatMap(({ uid }) => (uid === null ? [] : [uid]))
  if (uidValidity === null || uids.length === 0) return [...arriving]
  const here = (await findCopies(tx, ownerId, { folder, uidValidity, uids })).map(({ uid }) => uid)
  const known = new Set([...here, ...(await listErased(tx, ownerId, { folder, uidValidity, uids }))])
  const unique = new Map(arriving.map((each) => [each.uid ?? Symbol('none'), each]))
  return [...unique.values()].filter(({ uid }) => uid === null || !known.has(uid))
}

type Placing = { folder: Folder; account: Account; arrival: Arrival; coming: readonly Arriving[]; known: Known }

/** Which of those coming are new, and where the others are now as well. */
async function place(tx: Transaction, ownerId: string, { folder, account, arrival, coming, known: people }: Placing) {
  const headerIds = coming.map(({ message }) => message.messageId).filter((id) => id !== '')
  const known = await findByHeaders(tx, ownerId, { account: account.id, headerIds })
  const held = await holdCopies(tx, ownerId, { messages: known.map(({ id }) => id) })
  const isFresh: NewMessage[] = []
  const copies: NewCopy[] = []
  const placed = new Map<string, { id: string; thread: string }>()
  const rebound: number[] = []
  for (const each of coming) {
    const found = known.find((message) => isSame(message, each))
    const { uid, flags } = each
    const { uidValidity } = arrival
    if (found) placed.set(found.id, found)
    const moved = found && held.find((copy) => copy.message === found.id && isAnew(copy, arrival))
    if (moved && uid !== null && uidValidity !== null) {
      held.splice(held.indexOf(moved), 1)
      await setServerPlace(tx, ownerId, { id: moved.id, folder: folder.id, uidValidity, uid })
      rebound.push(uid)
      continue
    }
    const message = found?.id ?? randomUUIDv7()
    if (!found) {
      const made = newMessage(each, { id: message, account, folder, known: people })
      isFresh.push(made)
      if (made.headerId !== '')
        known.push({ id: message, thread: '', headerId: made.headerId, bytes: made.bytes, sentAt: made.sentAt })
    }
    copies.push({ id: randomUUIDv7(), message, folder: folder.id, uidValidity, uid, ...flags })
  }
  return { isFresh, copies, placed: [...placed.values()].filter(({ thread }) => thread !== ''), rebound }
}

type Stored = {
  messages: readonly string[]
  copies: readonly Pick<NewCopy, 'id' | 'message'>[]
  stored: readonly string[]
}

/** New messages are stored as their only copy says. What is left: those with further copies, or whose copy came in between. */
export function notAsStored({ messages, copies, stored }: Stored): string[] {
  const kept = new Set(stored)
  const byMessage = Map.groupBy(copies, ({ message }) => message)
  return messages.filter((message) => {
    const [only, ...others] = byMessage.get(message) ?? []
    return only === undefined || others.length > 0 || !kept.has(only.id)
  })
}

/** The same Message-ID alone proves nothing: whoever writes a message chooses it. */
function isSame(known: KnownMessage, { message, bytes }: Arriving): boolean {
  return (
    message.messageId !== '' &&
    known.headerId === message.messageId &&
    known.bytes === bytes &&
    millisecondOf(known.sentAt) === millisecondOf(message.sentAt)
  )
}

function millisecondOf(at: string | null | undefined): number | null {
  return at === null || at === undefined ? null : Date.parse(at)
}

/** A copy that the person moved here, or that this folder now counts under another UIDVALIDITY. */
function isAnew(copy: Copy, { folder, uidValidity }: Arrival): boolean {
  if (copy.serverFolder === folder) return copy.uidValidity !== uidValidity
  return copy.folder === folder
}

/** An answer brings a snoozed thread back. */
async function wake(
  tx: Transaction,
  ownerId: string,
  fresh: readonly { thread: string; own: boolean }[],
): Promise<void> {
  const answered = fresh.filter(({ own }) => !own).map(({ thread }) => thread)
  for (const thread of await holdThreads(tx, ownerId, answered))
    if (thread.snoozedUntil !== null) await decideThread(tx, ownerId, { ...thread, snoozedUntil: null, wokenAt: null })
}

/** How copies are on their server now; the caller has asked the outbox what stays as the person wants it. */
export async function follow(
  tx: Transaction,
  ownerId: string,
  copies: readonly (CopyState & { id: string })[],
): Promise<string[]> {
  const held = await holdCopies(tx, ownerId, { ids: copies.map(({ id }) => id) })
  await saveCopies(tx, ownerId, copies)
  return settle(tx, ownerId, held)
}

/** Copies that are not on their server any more. */
export async function depart(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const held = await holdCopies(tx, ownerId, { ids })
  await removeCopies(tx, ownerId, ids)
  return settle(tx, ownerId, held)
}

/** Removes what was in a folder that its server no longer has. Mail that was moved there only here goes back to where it came from. */
export async function leaveFolder(tx: Transaction, ownerId: string, folder: string): Promise<string[]> {
  const back = await sendBack(tx, ownerId, folder)
  const threads = await settle(tx, ownerId, await holdCopies(tx, ownerId, { ids: back }))
  return [...threads, ...(await depart(tx, ownerId, await listCopiesThere(tx, ownerId, folder)))]
}

async function settle(tx: Transaction, ownerId: string, held: readonly Copy[]): Promise<string[]> {
  await followCopies(tx, ownerId, [...new Set(held.map(({ message }) => message))])
  const threads = [...new Set(held.map(({ thread }) => thread))]
  await relist(tx, ownerId, threads)
  return threads
}
