import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './search-store.ts'
import { makeConversation } from './testing/conversation.ts'

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => ({ words: mark, limit: 10, ...(await makeConversation(tx, ownerId, mark)) }),
  calls: {
    searchMessages: (tx, ownerId, theirs) => store.searchMessages(tx, ownerId, theirs),
    searchWithin: (tx, ownerId, theirs) => store.searchWithin(tx, ownerId, theirs),
    searchTitles: (tx, ownerId, theirs) => store.searchTitles(tx, ownerId, theirs),
    listByIds: (tx, ownerId, { conversationId }) => store.listByIds(tx, ownerId, [conversationId]),
  },
})
