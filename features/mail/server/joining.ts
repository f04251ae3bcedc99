import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#foundation/server/database/database.ts'
import { isAnswer } from '../rules/subject.ts'
import { type Naming, namingsOf, threadsOf } from '../rules/joining.ts'
import { findSameSubject, joinThreads, type NewMessage } from './message-store.ts'
import { addReferences, findReferences, joinReferences } from './reference-store.ts'
import { addThreads, decideThread, destroyThreads, holdThreads } from './thread-store.ts'

type Unthreaded = Omit<NewMessage, 'thread'>

/** Finds the threads of messages that arrive together; what belongs to two threads makes one of them. */
export type Joining = {
  threadOf(message: Unthreaded): Promise<string>
  /** Before the messages are stored. */
  save(messages: readonly NewMessage[]): Promise<void>
  /** Where a thread is now, if another one took it in. */
  now(thread: string): string
}

export async function openJoining(
  tx: Transaction,
  ownerId: string,
  { account, messages }: { account: string; messages: readonly Unthreaded[] },
): Promise<Joining> {
  const headerIds = messages.flatMap((each) => [each.headerId, ...each.inReplyTo, ...each.references])
  let known: Naming[] = await findReferences(tx, ownerId, { account, headerIds: [...new Set(headerIds)] })
  const added: { id: string; account: string; bareSubject: string }[] = []
  const into = new Map<string, string>()
  const now = (thread: string): string => {
    const other = into.get(thread)
    return other === undefined ? thread : now(other)
  }

  async function merge(threads: readonly string[]): Promise<string> {
    const [first = '', ...others] = threads.toSorted()
    for (const from of others) {
      into.set(from, first)
      known = known.map((naming) => (naming.thread === from ? { ...naming, thread: first } : naming))
      if (!added.some(({ id }) => id === from)) await mergeStored(tx, ownerId, { from, into: first, added })
    }
    return first
  }

  return {
    now,
    async threadOf(message) {
      const found = threadsOf(message, known)
      const same = found.length === 0 ? await sameSubject(tx, ownerId, account, message) : undefined
      const thread = found.length > 0 ? await merge(found) : (same ?? randomUUIDv7())
      if (found.length === 0 && same === undefined)
        added.push({ id: thread, account, bareSubject: message.bareSubject })
      const { bareSubject } = message
      known.push(...namingsOf(message, thread).map((naming) => ({ ...naming, bareSubject })))
      return thread
    },
    async save(joined) {
      const kept = added.filter(({ id }) => !into.has(id))
      if (kept.length > 0) await addThreads(tx, ownerId, kept)
      for (const message of joined) message.thread = now(message.thread)
      const references = joined.flatMap((message) => namingsOf(message, message.thread))
      if (references.length > 0) await addReferences(tx, ownerId, { account, references })
    },
  }
}

type Merge = { from: string; into: string; added: readonly { id: string; account: string; bareSubject: string }[] }

/** What the person decided about either holds for both. */
async function mergeStored(tx: Transaction, ownerId: string, { from, into, added }: Merge): Promise<void> {
  const unsaved = added.filter(({ id }) => id === into)
  if (unsaved.length > 0) await addThreads(tx, ownerId, unsaved)
  const held = await holdThreads(tx, ownerId, [from, into])
  const goes = held.find(({ id }) => id === from)
  const stays = held.find(({ id }) => id === into)
  if (!goes || !stays) return
  await decideThread(tx, ownerId, {
    id: into,
    snoozedUntil: stays.snoozedUntil ?? goes.snoozedUntil,
    wokenAt: stays.wokenAt ?? goes.wokenAt,
    muted: stays.muted || goes.muted,
  })
  await joinThreads(tx, ownerId, { from, into })
  await joinReferences(tx, ownerId, { from, into })
  await destroyThreads(tx, ownerId, [from])
}

const fourteenDays = 14 * 86_400_000

/** “Re:” without any header that says what it answers: the same subject between the same two people. */
async function sameSubject(
  tx: Transaction,
  ownerId: string,
  account: string,
  message: Unthreaded,
): Promise<string | undefined> {
  const { inReplyTo, references, subject, bareSubject, from, to, cc, at } = message
  const [only] = to
  const hasHeaders = inReplyTo.length + references.length > 0
  if (hasHeaders || !only || to.length + cc.length > 1 || bareSubject === '' || !isAnswer(subject)) return undefined
  return findSameSubject(tx, ownerId, {
    account,
    bareSubject,
    people: [from.address.toLowerCase(), only.address.toLowerCase()],
    from: new Date(Date.parse(at) - fourteenDays).toISOString(),
    to: at,
  })
}
