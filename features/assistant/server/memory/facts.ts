import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Fact } from '../../contract.ts'
import { recall, sameText } from '../../rules/recall.ts'
import { addFact, changeFact, type FactWords, holdFact, listFacts, markForgotten } from './fact-store.ts'
import { factsQuota } from './quotas.ts'

export type Learned = {
  text: string
  /** Its untrusted sources; empty if the person said it. */
  sources: readonly string[]
  conversationId: string | undefined
}

export type Facts = {
  list(person: Person): Promise<Fact[]>
  /** Facts that contain some of the words, or the newest. */
  recall(person: Person, words: string | undefined): Promise<Fact[]>
  find(person: Person, id: string): Promise<Fact>
  remember(person: Person, learned: Learned): Promise<Fact>
  /** `before` is what it said until now. */
  change(person: Person, id: string, learned: Learned): Promise<{ fact: Fact; before: FactWords }>
  /** As it was, unless it says something else by now than `after`. */
  changeBack(person: Person, id: string, words: { before: FactWords; after: string }): Promise<Fact>
  /** `while`: only where it still says so. */
  forget(person: Person, id: string, only?: { while: string }): Promise<Fact>
  recallForgotten(person: Person, id: string): Promise<Fact>
}

const mostRecalled = 50

type Parts = { database: Database; clock: Clock; announce: Announce; quotas: Pick<Quotas, 'charge'> }

export function createFacts({ database, clock, announce, quotas }: Parts): Facts {
  /** One transaction, after which every device reads afresh. */
  async function write<Result>({ id }: Person, work: (tx: Transaction, ownerId: string) => Promise<Result>) {
    const result = await database.as(id, (tx) => work(tx, id))
    await announce(id, { type: 'assistant/facts-changed' })
    return result
  }

  return {
    list: ({ id }) => database.as(id, (tx) => listFacts(tx, id)),
    recall: async ({ id }, words = '') =>
      recall(await database.as(id, (tx) => listFacts(tx, id)), words).slice(0, mostRecalled),
    find: ({ id: ownerId }, id) => database.as(ownerId, async (tx) => known(await holdFact(tx, ownerId, id))),
    remember: (person, learned) =>
      write(person, async (tx, ownerId) => {
        const fact = await learn(tx, ownerId, learned)
        await quotas.charge(tx, ownerId, factsQuota, 1)
        return fact
      }),
    change: (person, id, learned) =>
      write(person, async (tx, ownerId) => {
        const { text, origin, sources } = known(await holdFact(tx, ownerId, id))
        const fact = known(await changeFact(tx, ownerId, { id, ...wordsOf(learned), at: clock.now() }))
        return { fact, before: { text, origin, sources } }
      }),
    changeBack: (person, id, { before, after }) =>
      write(person, async (tx, ownerId) => {
        unchanged(await holdFact(tx, ownerId, id), after)
        return known(await changeFact(tx, ownerId, { id, ...before, at: clock.now() }))
      }),
    forget: (person, id, only) =>
      write(person, async (tx, ownerId) => {
        if (only) unchanged(await holdFact(tx, ownerId, id), only.while)
        return known(await markForgotten(tx, ownerId, { id, forgottenAt: clock.now() }))
      }),
    recallForgotten: (person, id) =>
      write(person, async (tx, ownerId) => {
        const fact = await markForgotten(tx, ownerId, { id, forgottenAt: undefined })
        if (!fact) throw new Failure('conflict', 'This is remembered already, or was forgotten for good.')
        return fact
      }),
  }
}

async function learn(tx: Transaction, ownerId: string, learned: Learned): Promise<Fact> {
  const words = wordsOf(learned)
  const facts = await listFacts(tx, ownerId)
  const isKnown = facts.some(({ text, origin }) => origin === words.origin && sameText(text, words.text))
  if (isKnown) throw new Failure('conflict', `“${words.text}” is remembered already.`)
  return addFact(tx, ownerId, { ...words, id: randomUUIDv7(), conversation_id: learned.conversationId ?? null })
}

function wordsOf({ text, sources }: Learned): FactWords {
  return { text, origin: sources.length > 0 ? 'read' : 'said', sources: [...sources] }
}

function known(fact: Fact | undefined): Fact {
  if (!fact) throw new Failure('not-found', 'There is no such fact.')
  return fact
}

function unchanged(fact: Fact | undefined, text: string): void {
  if (known(fact).text !== text) throw new Failure('out-of-date', 'This fact was changed again since.')
}
