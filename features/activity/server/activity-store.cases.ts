import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './activity-store.ts'

const now = new Date()
const lease = { node: randomUUID(), milliseconds: 60_000 }
const later = new Date(now.getTime() + 3_600_000)

function wish(words: string): store.NewActivity {
  return {
    id: randomUUIDv7(),
    action: 'chat.rename-conversation',
    title: words,
    effect: 'write',
    origin: 'chat',
    input: { words },
    shown: { title: words, fields: [{ name: 'words', label: words, value: words }] },
    editable: ['words'],
    hash: words,
    sources: [words],
    key: words,
    conversationId: randomUUID(),
    answerId: randomUUID(),
    askedBy: 'Built-in assistant',
    begin: { expiresAt: later },
  }
}

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const waiting = wish(words)
    const done = { ...wish(`${words}, done`), begin: lease }
    for (const each of [waiting, done]) await store.addActivity(tx, ownerId, each)
    const receipt = { thing: words, inverse: words }
    const end = { id: done.id, node: lease.node, now, sentence: words, changes: [] }
    await store.endActivity(tx, ownerId, { ...end, state: 'done', receipt })
    return { waiting, done }
  },
  calls: {
    findActivities: (tx, ownerId, { waiting, done }) => store.findActivities(tx, ownerId, [waiting.id, done.id]),
    addActivity: async (tx, ownerId, { waiting }) => {
      await store.addActivity(tx, ownerId, { ...wish('mine'), id: waiting.id, key: waiting.key })
    },
    dropOldest: (tx, ownerId) => store.dropOldest(tx, ownerId, 100),
    dropOldestBytes: (tx, ownerId) => store.dropOldestBytes(tx, ownerId, 1_000_000),
    findActivity: (tx, ownerId, { waiting: { id } }) => store.findActivity(tx, ownerId, id),
    findByKey: (tx, ownerId, { waiting: { key = '' } }) => store.findByKey(tx, ownerId, key),
    takeActivity: (tx, ownerId, { waiting: { id, hash } }) =>
      store.takeActivity(tx, ownerId, { id, hash, now, ...lease }),
    closeActivity: (tx, ownerId, { waiting: { id } }) =>
      store.closeActivity(tx, ownerId, { id, state: 'declined', sentence: 'No.', now }),
    endActivity: (tx, ownerId, { done: { id } }) => {
      const end = { id, node: lease.node, now, sentence: 'Mine.', changes: [] }
      return store.endActivity(tx, ownerId, { ...end, state: 'unknown', failure: 'internal' })
    },
    beginReversal: (tx, ownerId, { done: { id } }) => store.beginReversal(tx, ownerId, { id, from: 'done', ...lease }),
    endReversal: (tx, ownerId, { done: { id } }) => {
      const receipt = { thing: 'mine', inverse: 'mine' }
      const reversed = { to: 'undone' as const, now, sentence: 'Mine.', receipt, changes: [] }
      return store.endReversal(tx, ownerId, { id, node: lease.node, reversed })
    },
    findLast: (tx, ownerId, { done: { conversationId } }) =>
      store.findLast(tx, ownerId, { state: 'done', conversationId }),
    holdAnswer: (tx, ownerId, { done: { answerId = '' } }) => store.holdAnswer(tx, ownerId, answerId),
    countOfAnswer: (tx, ownerId, { done: { answerId = '' } }) => store.countOfAnswer(tx, ownerId, answerId),
    listOutcomes: (tx, ownerId, { done: { conversationId = '' } }) =>
      store.listOutcomes(tx, ownerId, { conversationId, limit: 100 }),
  },
})
