import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type Conversation, provisionalTitle } from '../contract.ts'
import { closeAnswers, cutAnswer, tellClosing } from './closing.ts'
import {
  addConversation,
  changeConversation,
  findConversation,
  holdConversation,
  listConversations,
  markDeleted,
} from './conversation-store.ts'
import { listOpenRuns, requestStop } from './run-store.ts'
import { chatsQuota } from './quotas.ts'
import type { Runner } from './runner.ts'
import type { Telling } from './telling.ts'

type New = { id?: string | undefined; title: string; provisional?: boolean | undefined }
type Change = Omit<Parameters<typeof changeConversation>[2], 'id' | 'left'>
type Left = NonNullable<Parameters<typeof changeConversation>[2]['left']>

export type Conversations = {
  /** Asked for twice with the same id, it is made once. */
  create(person: Person, conversation: New): Promise<Conversation>
  list(person: Person, choice: Parameters<typeof listConversations>[2]): Promise<Conversation[]>
  /** Finds a deleted one only if requested. */
  find(person: Person, id: string, also?: { deleted: true }): Promise<Conversation>
  change(person: Person, id: string, change: Change): Promise<Conversation>
  /** Refuses where what would be changed is not as it was left. */
  changeBack(person: Person, id: string, change: Change, left: Left): Promise<Conversation>
  /** Stops the answer being written in it. */
  remove(person: Person, id: string): Promise<Conversation>
  /** Like `remove`, but refuses if the chat is deleted already. */
  removeAgain(person: Person, id: string): Promise<Conversation>
  restore(person: Person, id: string): Promise<Conversation>
  /** The same, and refuses where it is not deleted any more. */
  bringBack(person: Person, id: string): Promise<Conversation>
  /** Ends what is written or waits; what is written stays. */
  stop(person: Person, id: string): Promise<void>
}

type Parts = { database: Database; clock: Clock; telling: Telling; runner: Runner; quotas: Pick<Quotas, 'charge'> }

export function noConversation(): Failure {
  return new Failure('not-found', 'There is no such conversation.')
}

function changedSince(): Failure {
  return new Failure('out-of-date', 'This chat was changed again since. It stays as it is.')
}

export function createConversations(parts: Parts): Conversations {
  const { database, clock, quotas } = parts
  return {
    async create(person, { id = randomUUIDv7(), title, provisional = title === provisionalTitle }) {
      const { made, found } = await database.as(person.id, async (tx) => {
        const added = await addConversation(tx, person.id, { id, title, provisional })
        if (added) await quotas.charge(tx, person.id, chatsQuota, 1)
        return { made: added, found: added ?? (await findConversation(tx, person.id, id)) }
      })
      return found && !made ? found : told(parts, person, made)
    },
    list: ({ id }, choice) => database.as(id, (tx) => listConversations(tx, id, choice)),
    async find({ id: ownerId }, id, also) {
      const found = await database.as(ownerId, (tx) => findConversation(tx, ownerId, id))
      if (!found || (found.deleted && !also)) throw noConversation()
      return found
    },
    change: async (person, id, change) =>
      told(parts, person, await database.as(person.id, (tx) => changeConversation(tx, person.id, { id, ...change }))),
    async changeBack(person, id, change, left) {
      const { changed, found } = await database.as(person.id, async (tx) => ({
        changed: await changeConversation(tx, person.id, { id, ...change, left }),
        found: await findConversation(tx, person.id, id),
      }))
      if (!changed && found && !found.deleted) throw changedSince()
      return told(parts, person, changed)
    },
    async remove(person, id) {
      await stop(parts, person, id)
      return (await mark(parts, person, { id, deletedAt: clock.now() })).conversation
    },
    async removeAgain(person, id) {
      await stop(parts, person, id)
      const { conversation, wasSo } = await mark(parts, person, { id, deletedAt: clock.now() })
      if (wasSo) throw new Failure('out-of-date', 'This chat has been deleted already.')
      return conversation
    },
    restore: async (person, id) => (await mark(parts, person, { id, deletedAt: undefined })).conversation,
    async bringBack(person, id) {
      const { conversation, wasSo } = await mark(parts, person, { id, deletedAt: undefined })
      if (wasSo) throw new Failure('out-of-date', 'This chat has been restored already.')
      return conversation
    },
    async stop(person, id) {
      if (!(await stop(parts, person, id))) throw noConversation()
    },
  }
}

function told({ telling }: Parts, { id }: Person, conversation: Conversation | undefined): Conversation {
  if (!conversation) throw noConversation()
  telling.tell(id, { type: 'conversation/changed', conversation })
  return conversation
}

/** Deleted or restored; told if it was not so before. */
async function mark(parts: Parts, person: Person, { id, deletedAt }: { id: string; deletedAt: Date | undefined }) {
  const { id: ownerId } = person
  const { changed, found } = await parts.database.as(ownerId, async (tx) => {
    const marked = await markDeleted(tx, ownerId, { id, deletedAt })
    return { changed: marked, found: marked ?? (await findConversation(tx, ownerId, id)) }
  })
  return found && !changed
    ? { conversation: found, wasSo: true }
    : { conversation: told(parts, person, changed), wasSo: false }
}

/** First what waits, so that nothing begins when what runs has ended. */
async function stop({ database, telling, runner }: Parts, { id: ownerId }: Person, id: string): Promise<boolean> {
  const stopped = await database.as(ownerId, (tx) => stopWaiting(tx, ownerId, id))
  if (!stopped) return false
  if (stopped.closing) tellClosing(telling, ownerId, stopped.closing)
  await runner.end(id, { state: 'stopped' })
  return true
}

async function stopWaiting(tx: Transaction, ownerId: string, conversationId: string) {
  if (!(await holdConversation(tx, ownerId, conversationId))) return undefined
  await requestStop(tx, ownerId, conversationId)
  const waiting = (await listOpenRuns(tx, ownerId, conversationId)).filter(({ state }) => state === 'queued')
  const answers = waiting.map((run) => cutAnswer({ ...run, state: 'stopped' }))
  return { closing: await closeAnswers(tx, ownerId, { conversationId, answers }) }
}
