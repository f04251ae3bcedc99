import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import { awaitedAnswer, awaitedNoMore } from '../../contract.ts'
import { mailSource, namedMail } from '../../rules/words.ts'
import { momentWords } from '../deeds.ts'
import { messagesOf } from '../doing.ts'
import { readRows, type RowInList } from '../thread-store.ts'
import type { ReaderOf } from '../whose.ts'
import { noMail } from '../writing.ts'
import { type Awaited, dropAwaited, findAwaited, findOwnLast, holdAwaited, keepAwaited } from './awaited-store.ts'
import { unansweredKind } from './awaiting.ts'

type Parts = {
  database: Database
  clock: Clock
  readerOf: ReaderOf
  announce: Announce
  notices: Pick<Notices, 'withdraw'>
}
type Told = { thread: string; subject: string; until: string | null }
type Trace = { thread: string; before: Awaited | null; after: Awaited | null }

const unseen = { threadId: 'The card names the mail.' }

/** Being told where nobody answers, and not any more. */
export function awaitingActions(parts: Parts): Action[] {
  const { database, readerOf } = parts
  const row = (person: Person, id: string) => database.as(person.id, (tx) => rowOf(tx, person.id, id))
  return [
    defineAction({
      name: 'mail.await-answer',
      title: 'Tell me if nobody answers',
      description: 'Tell the person at a time if nobody has answered their last mail in a conversation by then.',
      input: awaitedAnswer,
      effect: 'write',
      isWordless: true,
      unseen,
      async show(person, { threadId, until }) {
        const mail = await row(person, threadId)
        const fields = [
          { name: 'mail', label: 'Mail', value: namedMail([mail.subject]) },
          { name: 'until', label: 'Tells you', value: momentWords(until, await readerOf(person)) },
        ]
        return { title: 'Tell me if nobody answers', fields, sources: [mailSource(mail)] }
      },
      run: (person, { threadId, until }) =>
        change(parts, person, threadId, (tx) => begun(parts, { tx, ownerId: person.id }, { threadId, until })),
      done: ({ thing: { subject, until } }) => `If nobody answers “${subject}”, you are told ${until ?? 'then'}.`,
      undo: (person, receipt) => putBack(parts, person, receipt),
    }),
    defineAction({
      name: 'mail.stop-awaiting',
      title: 'Don’t wait for an answer any more',
      description: 'Do not tell the person any more that nobody answers a conversation.',
      input: awaitedNoMore,
      effect: 'write',
      isWordless: true,
      unseen,
      async show(person, { threadId }) {
        const mail = await row(person, threadId)
        const fields = [{ name: 'mail', label: 'Mail', value: namedMail([mail.subject]) }]
        return { title: 'Don’t wait for an answer any more', fields, sources: [mailSource(mail)] }
      },
      run: (person, { threadId }) =>
        change(parts, person, threadId, async (tx) => {
          const before = await findAwaited(tx, person.id, threadId)
          if (!before) throw new Failure('conflict', 'No answer is waited for in this conversation.')
          return { thread: threadId, before, after: null }
        }),
      done: ({ thing: { subject } }) => `You are not told any more whether “${subject}” is answered.`,
      undo: (person, receipt) => putBack(parts, person, receipt),
    }),
  ]
}

type At = { tx: Transaction; ownerId: string }

async function begun(
  { clock }: Parts,
  { tx, ownerId }: At,
  { threadId, until }: { threadId: string; until: string },
): Promise<Trace> {
  if (Date.parse(until) <= clock.now().getTime()) throw new Failure('invalid', 'That time has passed.')
  const last = await findOwnLast(tx, ownerId, threadId)
  if (!last)
    throw new Failure('conflict', 'You have written nothing in this conversation, so nobody owes you an answer.')
  if (last.isAnswered) throw new Failure('conflict', 'Your last mail in this conversation has been answered.')
  const { isAnswered: _answered, ...mail } = last
  const before = (await holdAwaited(tx, ownerId, mail)) ?? null
  const at = new Date(until).toISOString()
  return { thread: threadId, before, after: { ...mail, id: before?.id ?? randomUUIDv7(), until: at, state: 'waiting' } }
}

async function change(
  parts: Parts,
  person: Person,
  threadId: string,
  work: (tx: Transaction) => Promise<Trace>,
): Promise<Receipt<Told>> {
  const { database, readerOf, announce } = parts
  const reader = await readerOf(person)
  const { trace, mail } = await database.as(person.id, async (tx) => {
    const planned = await work(tx)
    await store(parts, { tx, ownerId: person.id }, planned)
    return { trace: planned, mail: await rowOf(tx, person.id, threadId) }
  })
  for (const message of messagesOf([threadId])) await announce(person.id, message)
  const words = (awaited: Awaited | null) => awaited && momentWords(awaited.until, reader)
  const { before, after } = trace
  return {
    thing: { thread: threadId, subject: mail.subject, until: words(after) },
    changes: [{ label: 'Tells you if nobody answers', before: words(before), after: words(after) }],
    inverse: trace,
    sources: [mailSource(mail)],
    things: [{ kind: 'mail', id: threadId, title: mail.subject }],
  }
}

async function putBack(parts: Parts, person: Person, { inverse }: Receipt<Told>): Promise<Reversal<Told>> {
  const { thread, before, after } = inverse as Trace
  const receipt = await change(parts, person, thread, async (tx) => {
    const awaited = after ?? before
    const now = awaited ? ((await holdAwaited(tx, person.id, awaited)) ?? null) : null
    if (!isDeepStrictEqual(now, after))
      throw new Failure('out-of-date', 'What is waited for in this conversation was changed since.')
    return { thread, before: after, after: before }
  })
  return { ...receipt, inverse: receipt.inverse }
}

async function store({ notices }: Parts, { tx, ownerId }: At, { before, after }: Trace): Promise<void> {
  if (after) await keepAwaited(tx, ownerId, after)
  else if (before) await dropAwaited(tx, ownerId, before)
  if (before) await notices.withdraw(tx, ownerId, { kind: unansweredKind.name, about: before.id })
}

async function rowOf(tx: Transaction, ownerId: string, id: string): Promise<RowInList> {
  const [found] = await readRows(tx, ownerId, [id])
  if (!found) throw noMail()
  return found
}
