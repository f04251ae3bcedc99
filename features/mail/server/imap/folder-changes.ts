import type { FetchMessageObject, ImapFlow, StatusObject } from 'imapflow'
import type { Batch, Cursor, Found } from '#foundation/server/mirror/mirrored.ts'
import type { MimeReader } from '#foundation/server/reading/mime/mime-reader.ts'
import type { Arriving } from '../arriving.ts'
import { nextToCompare } from './comparing.ts'
import { type Fetched, fetchMessages } from './fetching.ts'
import { type Flags, flagsOf } from './flags.ts'
import { type FolderCursor, folderCursor } from './folder-cursor.ts'
import { statusQuery } from './folders.ts'
import { vanishedSince } from './vanished.ts'

/** What is different in a folder, under the UIDVALIDITY that its numbers have. */
export type ImapChange = Found & { validity: number } & (
    | { kind: 'arrived'; arriving: Omit<Arriving, 'flags'> & { flags: Flags } }
    | { kind: 'flags'; uid: number; flags: Flags }
    /** Of the UIDs from `from` on, these alone are still there. */
    | { kind: 'present'; from: number; uids: readonly number[] }
    /** These are not there any more. */
    | { kind: 'vanished'; uids: readonly number[] }
    /** What has a number of another UIDVALIDITY is not there any more. */
    | { kind: 'renumbered' }
  )

export type ImapBatch = Batch<ImapChange>

export type FolderParts = {
  client: ImapFlow
  reader: MimeReader
  /** What is left of the history of each folder. */
  older: Map<string, number[]>
  /** How folders stood when they were listed; each is good for one look. */
  statuses: Map<string, StatusObject>
}
type Parts = FolderParts

/** The first of a folder are few, so that they are there at once. */
const perBatch = 200

/** What changed in a folder since the cursor; the newest first where there is none, then older ones. */
export async function readChanges(parts: Parts, folder: string, given: Cursor | undefined): Promise<ImapBatch> {
  const status = await statusOf(parts, folder)
  const cursor = folderCursor(given)
  if (!status) return nothing(cursor ?? { validity: 0, next: 1, low: 1, modseq: null, exists: 0 })
  const isSame = cursor?.validity === status.validity && isAsBefore(cursor, status)
  // Where nothing is counted, flags are compared once all is here: until then each turn brings older messages.
  const isQuiet = isSame && (status.modseq !== null || status.exists === 0 || cursor.low > 1)
  if (isQuiet && cursor.low <= 1) return nothing(cursor)
  return inFolder(parts, folder, async () => {
    // Its numbers are those of the folder as it is open now, whatever was told before.
    const opened = openStatus(parts.client) ?? status
    if (cursor?.validity !== opened.validity) return begin(parts, folder, opened)
    if (cursor.next < status.next) return newest(parts, folder, { cursor, status })
    if (isQuiet) return older(parts, folder, cursor)
    const batch = await differences(parts, folder, { cursor, status })
    return cursor.low > 1 ? { ...batch, left: 'history' } : batch
  })
}

function isAsBefore({ next, exists, modseq }: FolderCursor, status: Status): boolean {
  return next >= status.next && exists === status.exists && modseq === status.modseq
}

type Status = { validity: number; next: number; modseq: string | null; exists: number }

/** Nothing where it cannot be read: it is gone, or the account has no right to. */
async function statusOf({ client, statuses }: Parts, folder: string): Promise<Status | undefined> {
  const told = statuses.get(folder)
  statuses.delete(folder)
  if (told) return toStatus(told)
  try {
    // STATUS says of the open folder what was known when it was opened.
    const isOpen = client.mailbox !== false && client.mailbox.path === folder
    return isOpen ? await openAnew(client, folder) : await askStatus(client, folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'NotFound') return undefined
    throw error
  }
}

async function openAnew(client: ImapFlow, folder: string): Promise<Status> {
  await client.mailboxOpen(folder)
  return openStatus(client) ?? { validity: 0, next: 1, modseq: null, exists: 0 }
}

function openStatus(client: ImapFlow): Status | undefined {
  const { mailbox } = client
  if (mailbox === false) return undefined
  const { uidValidity, uidNext, exists, highestModseq } = mailbox
  const modseq = highestModseq && isCounting(client) ? String(highestModseq) : null
  return { validity: Number(uidValidity), next: uidNext, exists, modseq }
}

/** Some servers name a HIGHESTMODSEQ when a folder is opened although they do not support CONDSTORE. */
function isCounting({ enabled }: ImapFlow): boolean {
  return enabled.has('CONDSTORE')
}

async function askStatus(client: ImapFlow, folder: string): Promise<Status | undefined> {
  const status = await client.status(folder, statusQuery)
  return status ? toStatus(status) : undefined
}

function toStatus(status: StatusObject): Status {
  const { uidNext = 1, uidValidity = 0n, messages = 0, highestModseq } = status
  const modseq = highestModseq ? String(highestModseq) : null
  return { validity: Number(uidValidity), next: uidNext, modseq, exists: messages }
}

async function inFolder<T>({ client }: Parts, folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await client.getMailboxLock(folder)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

function nothing(cursor: FolderCursor): ImapBatch {
  const left = cursor.low > 1 ? 'history' : 'nothing'
  return { changes: [], cursor, left, done: cursor.exists, most: cursor.exists }
}

/**
 * The newest of a folder that was not read before, or not under this UIDVALIDITY. What was moved there from here may be
 * gone already.
 */
async function begin(parts: Parts, folder: string, status: Status): Promise<ImapBatch> {
  const all = await uidsFrom(parts.client, 1)
  parts.older.set(folder, all)
  const { validity, modseq } = status
  const next = Math.max(status.next, (all.at(-1) ?? 0) + 1)
  const batch = await older(parts, folder, { validity, next, low: next, modseq, exists: all.length })
  return { ...batch, changes: [...batch.changes, { ref: 'present', validity, kind: 'present', from: 1, uids: all }] }
}

/** The next lower ones, the newest of them first. */
async function older(parts: Parts, folder: string, cursor: FolderCursor): Promise<ImapBatch> {
  const { client, reader } = parts
  const all = parts.older.get(folder) ?? (await uidsFrom(client, 1))
  const below = all.filter((uid) => uid < cursor.low)
  parts.older.set(folder, below)
  const taken = below.slice(-perBatch)
  const { messages, unreadable } = await fetchMessages(client, reader, taken)
  const isWhole = below.length <= perBatch
  const low = isWhole ? 1 : (taken[0] ?? 1)
  const { validity } = cursor
  const changes = messages.map((each) => arrivedOf(each, validity))
  if (isWhole) changes.push({ ref: 'numbers', validity, kind: 'renumbered' })
  const most = cursor.exists
  const done = Math.max(0, most - (below.length - taken.length))
  return { changes, unreadable, cursor: { ...cursor, low }, left: isWhole ? 'nothing' : 'history', done, most }
}

function arrivedOf({ ref, arriving }: Fetched, validity: number): ImapChange {
  const { receivedAt, message } = arriving
  const by = message.from?.name || (message.from?.address ?? '')
  return { ref, validity, kind: 'arrived', arriving, about: { title: message.subject, by, at: receivedAt } }
}

/** What has arrived since, the oldest first; with the last of it, what else is different. */
type Since = { cursor: FolderCursor; status: Status }

async function newest(parts: Parts, folder: string, { cursor, status }: Since): Promise<ImapBatch> {
  const { client, reader } = parts
  const uids = await uidsFrom(client, cursor.next)
  const taken = uids.slice(0, perBatch)
  const { messages, unreadable } = await fetchMessages(client, reader, taken)
  const { validity } = cursor
  const isAll = uids.length === taken.length
  const next = isAll ? Math.max(status.next, (taken.at(-1) ?? 0) + 1) : (taken.at(-1) ?? 0) + 1
  const exists = cursor.exists + taken.length
  const changes = messages.map((each) => arrivedOf(each, validity))
  const now = { ...cursor, next, exists }
  if (!isAll) return { changes, unreadable, cursor: now, left: 'news', done: exists, most: exists }
  // What was written or moved there from here may be gone before it was ever read.
  changes.push({ ref: 'present', validity, kind: 'present', from: cursor.next, uids })
  const rest = await differences(parts, folder, { cursor: now, status })
  return { ...rest, changes: [...changes, ...rest.changes], unreadable, left: cursor.low > 1 ? 'history' : 'nothing' }
}

/** Flags that changed, and which are gone. */
async function differences({ client }: Parts, folder: string, { cursor, status }: Since): Promise<ImapBatch> {
  const { validity, low, next } = cursor
  const isSameNumber = status.exists === cursor.exists
  const isCounted = status.modseq !== null && !isCountedAnew(cursor, status)
  const isFewer = !isSameNumber && isCounted && cursor.low <= 1
  const told = isFewer ? await vanishedSince(client, folder, cursor) : undefined
  // Of what came and went since, a server may tell nothing.
  const vanished = told && cursor.exists - told.length === status.exists ? told : undefined
  const isTold = vanished !== undefined || (isSameNumber && isCounted)
  const uids = isTold ? undefined : await uidsFrom(client, 1)
  const { flags, compared } = isCountedAnew(cursor, status)
    ? { flags: await flagsOfAll(client, uids ?? []) }
    : await changedFlags(client, cursor, uids ?? [])
  const changes: ImapChange[] = flags
    .filter(({ uid }) => uid >= low && uid < next)
    .map((each) => ({ ref: String(each.uid), validity, kind: 'flags', uid: each.uid, flags: flagsOf(each.flags) }))
  // What arrived in between is not counted yet.
  const here = uids?.filter((uid) => uid < next)
  if (here)
    changes.push({ ref: 'present', validity, kind: 'present', from: low, uids: here.filter((uid) => uid >= low) })
  if (vanished && vanished.length > 0) changes.push({ ref: 'vanished', validity, kind: 'vanished', uids: vanished })
  const exists = here?.length ?? status.exists
  const now = { ...cursor, modseq: status.modseq, exists, compared }
  return { changes, cursor: now, left: 'nothing', done: exists, most: exists }
}

/**
 * A server that lost its index but kept the UIDs counts changes from 1 again, so the old count tells nothing; nor is
 * there one where the server has only begun to count.
 */
function isCountedAnew({ modseq }: FolderCursor, status: Status): boolean {
  return status.modseq !== null && (modseq === null || BigInt(status.modseq) < BigInt(modseq))
}

type Flagged = { flags: FetchMessageObject[]; compared?: number | undefined }

async function changedFlags(client: ImapFlow, cursor: FolderCursor, uids: readonly number[]): Promise<Flagged> {
  const { modseq } = cursor
  const query = { uid: true, flags: true }
  const isCounted = isCounting(client) && client.mailbox !== false && client.mailbox.highestModseq !== undefined
  if (modseq !== null && isCounted)
    return { flags: await client.fetchAll('1:*', query, { uid: true, changedSince: BigInt(modseq) }) }
  const next = nextToCompare(uids, cursor.compared)
  return { flags: await flagsOfAll(client, next.uids), compared: next.compared }
}

async function flagsOfAll(client: ImapFlow, uids: readonly number[]) {
  return uids.length === 0 ? [] : client.fetchAll(uids.join(','), { uid: true, flags: true }, { uid: true })
}

/** In ascending order. */
async function uidsFrom(client: ImapFlow, from: number): Promise<number[]> {
  const found = await client.search({ uid: `${from}:*` }, { uid: true })
  // `7:*` names the last one even where that is lower.
  return Array.isArray(found) ? found.filter((uid) => uid >= from).toSorted((one, other) => one - other) : []
}
