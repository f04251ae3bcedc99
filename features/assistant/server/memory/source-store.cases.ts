import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './source-store.ts'

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => {
    const conversationId = randomUUIDv7()
    await store.addSources(tx, ownerId, { conversationId, sources: [mark], onlyElsewhere: false })
    return { conversationId }
  },
  calls: {
    listSources: (tx, ownerId, { conversationId }) => store.listSources(tx, ownerId, conversationId),
    addSources: (tx, ownerId, { conversationId }) =>
      store.addSources(tx, ownerId, { conversationId, sources: ['mine'], onlyElsewhere: true }),
    exportSources: (tx, ownerId) => store.exportSources(tx, ownerId),
  },
})
