import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { boundedSources } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { keepAwaited } from '../awaiting/awaited-store.ts'
import { holdDraft } from '../drafts/draft-store.ts'
import { addDraftThere, saveDraftThere } from '../drafts/there.ts'
import { findAnswered } from './answered-store.ts'
import { readFiles } from './files.ts'
import { sendsQuota } from './quotas.ts'
import { listSenders, type StoredSender } from './sender-store.ts'
import { addSend, type Content, holdSend, listSends, type Send, setSend } from './send-store.ts'
import { endUnsent } from './unsent.ts'
import { type Answered, writeMessage } from './written.ts'

/** What one deed did to a send, as undo needs it. */
export type Trace = { id: string; to: 'held' | 'taken-back' }

export type Asked = { content: Content; sources: readonly string[]; name: string }

export type Sending = {
  list(ownerId: string): Promise<Send[]>
  /** Fails as `send` would. */
  sender(ownerId: string, content: Content): Promise<StoredSender>
  send(ownerId: string, asked: Asked): Promise<Send>
  find(ownerId: string, id: string): Promise<Send>
  takeBack(ownerId: string, id: string): Promise<Send>
  /** What was taken back goes after all. */
  holdAgain(ownerId: string, id: string): Promise<Send>
}

export type SendingParts = {
  database: Database
  clock: Clock
  quotas: Pick<Quotas, 'charge'>
  notices: Pick<Notices, 'withdraw'>
  /** Something about the sends, and a draft, is different now. */
  changed: (ownerId: string, draft: string) => Promise<void>
}

export function createSending(parts: SendingParts): Sending {
  const { database, changed } = parts
  const change = async (ownerId: string, work: (tx: Transaction) => Promise<Send>) => {
    const done = await database.as(ownerId, work)
    await changed(ownerId, done.draftId)
    return done
  }
  return {
    list: (ownerId) => database.as(ownerId, (tx) => listSends(tx, ownerId)),
    sender: (ownerId, content) => database.as(ownerId, (tx) => checked(parts, { tx, ownerId }, content)),
    send: (ownerId, asked) => send(parts, ownerId, asked),
    find: (ownerId, id) => database.as(ownerId, async (tx) => (await holdSend(tx, ownerId, id)) ?? noSend()),
    takeBack: (ownerId, id) =>
      change(ownerId, async (tx) => {
        await endUnsent(tx, ownerId, id, parts.notices)
        return takeBack({ tx, ownerId }, id)
      }),
    holdAgain: (ownerId, id) => change(ownerId, (tx) => holdAgain(parts, { tx, ownerId }, id)),
  }
}

type At = { tx: Transaction; ownerId: string }

export const nothingSends =
  'There is no mailbox of yours here that can send. Copy the text, open it in your mail app or download it as .eml; or connect an account under Settings, Connections.'

/** The account that it goes from; fails where anything is not as it was said to be. */
async function checked({ clock }: SendingParts, { tx, ownerId }: At, content: Content): Promise<StoredSender> {
  const senders = await listSenders(tx, ownerId)
  if (senders.length === 0) throw new Failure('conflict', nothingSends)
  const sender = senders.find(({ account }) => account === content.account)
  if (!sender) throw new Failure('not-found', 'There is no such mailbox that mail can be sent from.')
  if (content.at !== undefined && Date.parse(content.at) <= clock.now().getTime())
    throw new Failure('invalid', 'The time at which this is to be sent has passed.')
  if (content.awaits !== undefined && Date.parse(content.awaits) <= Date.parse(content.at ?? clock.now().toISOString()))
    throw new Failure('invalid', 'By the time at which you want to be told, this has not been sent.')
  await readFiles(tx, ownerId, content.attachments)
  return sender
}

async function send(parts: SendingParts, ownerId: string, { content, sources, name }: Asked): Promise<Send> {
  const { database, clock, quotas, changed } = parts
  const id = content.id ?? randomUUIDv7()
  const known = await database.as(ownerId, (tx) => holdSend(tx, ownerId, id))
  if (known) return same(known, content)
  const now = clock.now()
  const letter = await database.as(ownerId, async (tx) => {
    const sender = await checked(parts, { tx, ownerId }, content)
    const files = await readFiles(tx, ownerId, content.attachments)
    return { sender, files, answered: await answeredBy({ tx, ownerId }, content) }
  })
  const { address, holdSeconds, name: own } = letter.sender
  const from = { name: own === '' ? name : own, address }
  const written = await writeMessage({ ...letter, content, from, date: now })
  const dueAt = content.at ?? new Date(now.getTime() + holdSeconds * 1_000).toISOString()
  const draftId = content.draft?.id ?? id
  const row = { ...written, id, account: content.account, content, sender: address, draftId, dueAt }
  const sent = await database.as(ownerId, async (tx) => {
    await removeDraft({ tx, ownerId }, content)
    const added = await addSend(tx, ownerId, { ...row, writtenAfter: boundedSources(sources) })
    if (!added) return same((await holdSend(tx, ownerId, id)) ?? noSend(), content)
    if (content.awaits !== undefined) {
      const mail = { account: content.account, headerId: written.headerId, since: now.toISOString() }
      await keepAwaited(tx, ownerId, { ...mail, id: randomUUIDv7(), until: content.awaits, state: 'waiting' })
    }
    await quotas.charge(tx, ownerId, sendsQuota, written.message.length)
    return added
  })
  await changed(ownerId, draftId)
  return sent
}

function same(known: Send, content: Content): Send {
  // As it was stored.
  if (isDeepStrictEqual(known.content, JSON.parse(JSON.stringify(content)))) return known
  throw new Failure('conflict', 'Another mail was sent under this id already.')
}

/** The draft goes with the mail. One that is gone was sent already, or discarded. */
async function removeDraft({ tx, ownerId }: At, { draft }: Content): Promise<void> {
  if (!draft) return
  const held = await holdDraft(tx, ownerId, draft.id)
  if (!held || held.deleted) throw new Failure('conflict', 'This draft was sent or discarded already.')
  if (held.revision !== draft.revision)
    throw new Failure('conflict', 'This draft was changed meanwhile. Look at it again before you send it.')
  await saveDraftThere(tx, ownerId, { ...held, deleted: true })
}

async function answeredBy({ tx, ownerId }: At, { answers, replyTo }: Content): Promise<Answered | undefined> {
  if (answers === undefined) return undefined
  return findAnswered(tx, ownerId, { thread: answers, message: replyTo ?? null })
}

const over = 'This mail has gone. It cannot be taken back.'

async function takeBack({ tx, ownerId }: At, id: string): Promise<Send> {
  const held = (await holdSend(tx, ownerId, id)) ?? noSend()
  if (held.state === 'taken-back') throw new Failure('conflict', 'This mail was taken back already.')
  if (held.state === 'handing')
    throw new Failure('conflict', 'This mail is being sent right now. It cannot be taken back.')
  if (held.state === 'sent') throw new Failure('conflict', over)
  await setSend(tx, ownerId, { id, state: 'taken-back', dueAt: held.dueAt })
  if (!held.content.formal) await bringDraft({ tx, ownerId }, held)
  return held
}

async function bringDraft({ tx, ownerId }: At, { draftId, content, writtenAfter }: Send): Promise<void> {
  const { to, cc, bcc, subject, text, html, attachments, account, answers = null, replyTo = null } = content
  const said = { to, cc, bcc, subject, text, html, attachments, account, writtenAfter }
  const there = await holdDraft(tx, ownerId, draftId)
  if (!there) await addDraftThere(tx, ownerId, { ...said, id: draftId, answers, replyTo })
  else if (there.deleted)
    await saveDraftThere(tx, ownerId, { ...there, ...said, account: there.account, deleted: false })
}

async function holdAgain({ clock }: SendingParts, { tx, ownerId }: At, id: string): Promise<Send> {
  const held = (await holdSend(tx, ownerId, id)) ?? noSend()
  if (held.state !== 'taken-back') throw new Failure('conflict', 'This mail was not taken back.')
  const draft = held.content.formal ? undefined : await unchangedDraft({ tx, ownerId }, held)
  const sender = (await listSenders(tx, ownerId)).find(({ account }) => account === held.account)
  if (!sender) throw new Failure('conflict', nothingSends)
  const soonest = clock.now().getTime() + sender.holdSeconds * 1_000
  const dueAt = new Date(Math.max(soonest, Date.parse(held.content.at ?? held.dueAt))).toISOString()
  if (draft) await saveDraftThere(tx, ownerId, { ...draft, deleted: true })
  await setSend(tx, ownerId, { id, state: 'held', dueAt })
  return { ...held, state: 'held', dueAt }
}

async function unchangedDraft({ tx, ownerId }: At, { draftId, content }: Send) {
  const draft = await holdDraft(tx, ownerId, draftId)
  if (!draft || draft.deleted || !isDraftOf(draft, content))
    throw new Failure('conflict', 'The draft of this mail has been changed since. Send it from there.')
  return draft
}

function isDraftOf(draft: Pick<Content, 'to' | 'cc' | 'bcc' | 'subject' | 'text' | 'html'>, content: Content): boolean {
  return (['to', 'cc', 'bcc', 'subject', 'text', 'html'] as const).every((field) =>
    isDeepStrictEqual(draft[field], content[field]),
  )
}

function noSend(): never {
  throw new Failure('not-found', 'There is no such mail on its way.')
}
