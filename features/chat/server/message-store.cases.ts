import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './message-store.ts'
import { makeConversation } from './testing/conversation.ts'

export const cases = defineStoreCases({
  make: makeConversation,
  calls: {
    addPair: (tx, ownerId, { conversationId }) => {
      const question = { id: randomUUIDv7(), conversationId, parentId: null, content: 'Mine', clientMessageId: 'mine' }
      const answer = { runId: randomUUIDv7(), answerId: randomUUIDv7(), sessionId: 'mine' }
      return store.addPair(tx, ownerId, {
        question,
        reserved: { ...answer, node: undefined, leaseMilliseconds: 1_000 },
      })
    },
    findSent: (tx, ownerId, { conversationId, question: { clientMessageId } }) =>
      store.findSent(tx, ownerId, { conversationId, clientMessageId }),
    findMessage: (tx, ownerId, { conversationId, question: { id } }) =>
      store.findMessage(tx, ownerId, { conversationId, id }),
    listMessages: (tx, ownerId, { conversationId }) =>
      store.listMessages(tx, ownerId, { conversationId, limit: undefined, before: undefined }),
    listOtherVersions: (tx, ownerId, { conversationId, question: { id } }) =>
      store.listOtherVersions(tx, ownerId, { conversationId, parentIds: [id, null] }),
    readHistory: (tx, ownerId, { conversationId }) =>
      store.readHistory(tx, ownerId, { conversationId, through: 100, most: 100 }),
    firstWords: (tx, ownerId, { conversationId }) => store.firstWords(tx, ownerId, conversationId),
    readTree: (tx, ownerId, { conversationId }) => store.readTree(tx, ownerId, conversationId),
    markPath: (tx, ownerId, { conversationId }) => store.markPath(tx, ownerId, { conversationId, path: [] }),
    exportMessages: (tx, ownerId, { conversationId }) =>
      store.exportMessages(tx, ownerId, { conversationId, after: 0, limit: 100 }),
  },
})
