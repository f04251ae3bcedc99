import type { StatedFinding } from '#foundation/contract/finding.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { MailBlocked, Mailboxes, MailMessage, MailView, Split, ThreadPage, ThreadRow } from '../contract.ts'
import { findingsIn, promisesOf } from '../rules/findings.ts'
import { readInvitation } from '../rules/invitation.ts'
import { type Known, knownFrom, marksNow } from '../rules/marks.ts'
import { readMailto } from '../rules/mailto.ts'
import { ownWords } from '../rules/reply/own-words.ts'
import { listKnown } from './correspondent-store.ts'
import { findAwaited } from './awaiting/awaited-store.ts'
import { type Account, listAccounts, listFolders } from './account-store.ts'
import { type FetchParts, whyNotHere } from './part-fetching.ts'
import type { FetchSource } from './source-fetching.ts'
import { listParts, type Part, readPart, findPart } from './part-store.ts'
import { findMessage, readHtml, type ReadMessage, readMessages } from './reading-store.ts'
import { blockedIn } from './reading/shown-html.ts'
import type { ReaderOf } from './whose.ts'
import { listInvitationAnswers } from './sending/send-store.ts'
import { findRules, listPictures } from './rule-store.ts'
import { countDrafts, countLists, listRows, readRows, type RowInList } from './thread-store.ts'
import { noMail } from './writing.ts'

export type Viewed = {
  view: MailView
  split?: Split | undefined
  folder?: string | undefined
  label?: string | undefined
  limit: number
  after?: string | undefined
}

export type Looking = {
  view(person: Person, wanted: Viewed): Promise<ThreadPage>
  /** Those that are there, in the order in which they are named. */
  named(person: Person, ids: readonly string[]): Promise<ThreadRow[]>
  read(person: Person, id: string): Promise<{ thread: ThreadRow; messages: MailMessage[]; awaited: string | null }>
  /** What a message asks for, and its dates. */
  findings(person: Person, id: string): Promise<StatedFinding[]>
  mailboxes(person: Person): Promise<Mailboxes>
  /** The name and the content of an attachment. */
  part(person: Person, id: string): Promise<{ name: string; content: Buffer }>
  /** A message as its server has it, and a name for its file. */
  source(person: Person, id: string): Promise<{ name: string; content: Buffer }>
}

type House = { database: Database; readerOf: ReaderOf; fetchParts: FetchParts; fetchSource: FetchSource }

/** After this a reader is told that it takes longer. */
const mostSeconds = 25

export function createLooking({ database, readerOf, fetchParts, fetchSource }: House): Looking {
  return {
    view: (person, wanted) => database.as(person.id, (tx) => viewOf(tx, person.id, wanted)),
    named: (person, ids) => database.as(person.id, async (tx) => (await readRows(tx, person.id, ids)).map(rowOf)),
    read: (person, id) => database.as(person.id, (tx) => threadOf(tx, person.id, id)),
    async findings(person, id) {
      const { zone } = await readerOf(person)
      return database.as(person.id, (tx) => findingsOf(tx, person.id, { id, zone }))
    },
    mailboxes: (person) => database.as(person.id, (tx) => mailboxesOf(tx, person.id)),
    async part(person, id) {
      const part = await database.as(person.id, (tx) => findPart(tx, person.id, id))
      if (!part) throw new Failure('not-found', 'There is no such attachment.')
      await fetchParts(person.id, [part], mostSeconds)
      const content = await database.as(person.id, (tx) => readPart(tx, person.id, id))
      if (!content) throw whyNotHere(part)
      return { name: part.name === '' ? 'attachment' : part.name, content }
    },
    source: (person, id) => fetchSource(person.id, id, mostSeconds),
  }
}

/** How far back own promises of a thread are looked for. */
const mostBefore = 30

/** Of a message: what it asks for, what its writer promises, and what the person promised in the thread so far. */
async function findingsOf(
  tx: Transaction,
  ownerId: string,
  { id, zone }: { id: string; zone: string },
): Promise<StatedFinding[]> {
  const message = await findMessage(tx, ownerId, id)
  if (!message) throw noMail()
  const thread = await readMessages(tx, ownerId, { thread: message.thread, limit: mostBefore })
  const promising = thread.filter((each) => isPersonal(each) && (each.own || each.id === id))
  const promises = promising.flatMap((each) => promisesOf({ ...each, from: each.fromName || each.fromAddress }, zone))
  const found = message.own ? [] : findingsIn(message, zone)
  const [duties, others] = [found.filter(({ kind }) => kind === 'duty'), found.filter(({ kind }) => kind !== 'duty')]
  return [...duties, ...promises, ...others]
}

/** What a list or a shop says to everybody is no promise. */
function isPersonal({ draft, listId, unsubscribe }: ReadMessage): boolean {
  return !draft && listId === '' && unsubscribe === null
}

function listOf({ view, split, folder, label }: Viewed): string {
  if (view === 'inbox' && split !== undefined) return `inbox:${split}`
  if (view === 'folder') return `folder:${said(folder, 'folder')}`
  if (view === 'label') return `label:${said(label, 'label')}`
  return view
}

function said(value: string | undefined, what: string): string {
  if (value === undefined) throw new Failure('invalid', `Say which ${what}.`)
  return value
}

async function viewOf(tx: Transaction, ownerId: string, wanted: Viewed): Promise<ThreadPage> {
  const { view, limit, after } = wanted
  const from = after === undefined ? undefined : placeIn(after)
  const page = { list: listOf(wanted), after: from, limit: limit + 1, ascending: view === 'snoozed' }
  const rows = await listRows(tx, ownerId, page)
  const threads = rows.slice(0, limit)
  const last = rows.length > limit ? threads.at(-1) : undefined
  return { threads: threads.map(rowOf), more: last ? `${last.id} ${last.at}` : null }
}

export function placeIn(after: string): { at: string; id: string } {
  const [, id, at] = placeOf.exec(after) ?? []
  if (id === undefined || at === undefined || !isMoment(at))
    throw new Failure('invalid', 'This is no place in a list of mail.')
  return { at, id }
}

const placeOf = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{4}-\d\d-\d\dT[\d:.]{5,20}Z)$/

/** PostgreSQL fails on a date that does not exist, such as 31 February. */
function isMoment(at: string): boolean {
  const moment = new Date(at)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === at.slice(0, 10)
}

export function rowOf({ newestAt: _newestAt, ...row }: RowInList): ThreadRow {
  return row
}

/** Of a longer thread the newest. */
const mostMessages = 200

export async function threadOf(tx: Transaction, ownerId: string, id: string) {
  const [row] = await readRows(tx, ownerId, [id])
  if (!row) throw noMail()
  const read = await readMessages(tx, ownerId, { thread: id, limit: mostMessages })
  const parts = Map.groupBy(
    await listParts(
      tx,
      ownerId,
      read.map((message) => message.id),
    ),
    ({ message }) => message,
  )
  const accounts = await listAccounts(tx, ownerId)
  const shown = await shownPictures(tx, ownerId, read)
  const newest = read.filter(({ hasHtml }) => hasHtml).slice(-mostCleaned)
  const html = new Map(
    (
      await readHtml(
        tx,
        ownerId,
        newest.map((each) => each.id),
      )
    ).map((each) => [each.id, each.html]),
  )
  const invited = read.filter(({ invitation }) => invitation !== null).map((message) => message.id)
  const answers = invited.length === 0 ? [] : await listInvitationAnswers(tx, ownerId, invited)
  const known = knownFrom(await listKnown(tx, ownerId, { except: id }))
  const messages = read.map((message) =>
    messageOf(message, {
      known,
      invitationAnswer: answers.find((each) => each.message === message.id)?.answer ?? null,
      blocked: message.hasHtml ? { ...blockedOf(html.get(message.id)), shown: shown(message) } : null,
      parts: parts.get(message.id) ?? [],
      account: accounts.find(({ id: account }) => account === message.account),
    }),
  )
  const awaited = await findAwaited(tx, ownerId, id)
  return { thread: rowOf(row), messages, awaited: awaited?.until ?? null }
}

/** Of more messages with HTML the newest; the others say it once their frame is opened. */
const mostCleaned = 20

const blockedOf = (html: string | undefined) => (html === undefined ? nothing : blockedIn(html))
const nothing = { pictures: 0, trackers: [], hosts: [] }

/** Whether the person wants the pictures of a message: said of it alone, or of all by its sender. */
async function shownPictures(tx: Transaction, ownerId: string, read: readonly ReadMessage[]) {
  const ids = await listPictures(
    tx,
    ownerId,
    read.map(({ id }) => id),
  )
  const senders = [...new Set(read.map(({ fromAddress }) => fromAddress.toLowerCase()))]
  const rules = (await findRules(tx, ownerId, senders)).filter(({ pictures }) => pictures === true)
  return ({ id, fromAddress }: ReadMessage) =>
    ids.includes(id) || rules.some(({ address }) => address === fromAddress.toLowerCase())
}

type Around = Pick<MailMessage, 'invitationAnswer'> & {
  parts: readonly Part[]
  account: Account | undefined
  blocked: MailBlocked | null
  known: Known
}

const mostShown = 100_000

function messageOf(message: ReadMessage, { parts, account, blocked, invitationAnswer, known }: Around): MailMessage {
  const { fromName, fromAddress, listId, seen, hasHtml, unsubscribe, text, ownText, invitation } = message
  const told = (each: { name: string; address: string }) => ({
    ...each,
    own: each.address.toLowerCase() === account?.address.toLowerCase(),
  })
  return {
    ...message,
    from: fromName === '' && fromAddress === '' ? null : told({ name: fromName, address: fromAddress }),
    to: message.to.map(told),
    cc: message.cc.map(told),
    bcc: message.bcc.map(told),
    replyTo: message.replyTo.map(told),
    text: ownText,
    quoted: text === ownText ? '' : ownWords(text).quoted,
    cut: text.length >= mostShown,
    html: hasHtml,
    blocked,
    parts: parts.map(({ id, name, type, bytes, inline }) => ({ id, name, type, bytes, inline })),
    invitationAnswer,
    invitation: invitation === null ? null : (readInvitation(invitation) ?? null),
    unsubscribe: unsubscribe && {
      oneClick: unsubscribe.oneClick,
      byMail: !unsubscribe.oneClick && account?.kind !== 'sample' && readMailto(unsubscribe.mailto ?? '') !== undefined,
      to: unsubscribe.https === undefined ? mailtoOf(unsubscribe) : (URL.parse(unsubscribe.https)?.host ?? ''),
      link:
        unsubscribe.oneClick || account?.kind === 'sample'
          ? null
          : (unsubscribe.https ?? `mailto:${unsubscribe.mailto ?? ''}`),
    },
    list: listId,
    marks: marksNow({ ...message, from: { name: fromName, address: fromAddress } }, known),
    unread: !seen,
    folders: message.folders ?? [],
    source: account?.kind === 'imap',
  }
}

/** Without the subject that it asks for. */
function mailtoOf({ mailto = '' }: { mailto?: string | undefined }): string {
  return mailto.split('?')[0] ?? ''
}

async function mailboxesOf(tx: Transaction, ownerId: string): Promise<Mailboxes> {
  const accounts = (await listAccounts(tx, ownerId)).filter(({ deleted }) => !deleted)
  const folders = await listFolders(tx, ownerId)
  const counts = new Map((await countLists(tx, ownerId)).map(({ list, ...count }) => [list, count]))
  const counted = (list: string) => counts.get(list) ?? { threads: 0, unread: 0 }
  const bins = folders.filter(({ role, account }) => role === 'trash' && accounts.some(({ id }) => id === account))
  return {
    accounts: accounts.map(({ id, kind, address, name }) => ({
      id,
      kind,
      address,
      name,
      folders: folders
        .filter(({ account }) => account === id)
        .map((folder) => ({ ...folder, unread: counted(`folder:${folder.id}`).unread })),
    })),
    labels: [...counts].flatMap(([list, { unread }]) =>
      list.startsWith('label:') ? [{ name: list.slice('label:'.length), unread }] : [],
    ),
    inbox: counted('inbox'),
    splits: {
      answer: counted('inbox:answer'),
      waiting: counted('inbox:waiting'),
      newsletters: counted('inbox:newsletters'),
      rest: counted('inbox:rest'),
    },
    starred: counted('starred'),
    snoozed: counted('snoozed'),
    drafts: { ...counted('drafts'), threads: await countDrafts(tx, ownerId) },
    trash: { messages: bins.reduce((sum, { id }) => sum + counted(`copies:${id}`).threads, 0) },
    sample: accounts.some(({ kind }) => kind === 'sample'),
  }
}
