import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './conversation-store.ts'

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => {
    const made = await store.addConversation(tx, ownerId, { id: randomUUIDv7(), title: mark, provisional: true })
    if (!made) throw new Error('This id was taken.')
    const deleted = { id: randomUUIDv7(), title: mark, provisional: false }
    await store.addConversation(tx, ownerId, deleted)
    await store.markDeleted(tx, ownerId, { id: deleted.id, deletedAt: new Date() })
    return made
  },
  calls: {
    destroyDeleted: (tx, ownerId) => store.destroyDeleted(tx, ownerId),
    addConversation: (tx, ownerId) =>
      store.addConversation(tx, ownerId, { id: randomUUIDv7(), title: 'Mine', provisional: false }),
    findConversation: (tx, ownerId, { id }) => store.findConversation(tx, ownerId, id),
    listConversations: (tx, ownerId) => store.listConversations(tx, ownerId, {}),
    holdConversation: (tx, ownerId, { id }) => store.holdConversation(tx, ownerId, id),
    changeConversation: (tx, ownerId, { id }) =>
      store.changeConversation(tx, ownerId, { id, title: 'Taken', pinned: true, readThrough: 0 }),
    titleConversation: (tx, ownerId, { id }) => store.titleConversation(tx, ownerId, { id, title: 'Taken' }),
    markDeleted: (tx, ownerId, { id }) => store.markDeleted(tx, ownerId, { id, deletedAt: new Date() }),
    moveTip: (tx, ownerId, { id }) => store.moveTip(tx, ownerId, { id, tipId: null }),
    readTitles: (tx, ownerId, { id }) => store.readTitles(tx, ownerId, [id]),
    exportConversations: (tx, ownerId) => store.exportConversations(tx, ownerId, { after: undefined, limit: 100 }),
  },
})
