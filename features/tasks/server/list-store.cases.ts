import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './list-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const add = () => store.addList(tx, ownerId, { id: randomUUIDv7(), role: 'own', name: words, color: '#22c55e' })
    const [made, deleted] = [await add(), await add()]
    if (!made || !deleted) throw new Error('The list was not added.')
    await store.saveList(tx, ownerId, { ...deleted, deleted: true })
    return made
  },
  calls: {
    listLists: (tx, ownerId) => store.listLists(tx, ownerId),
    addList: async (tx, ownerId, { id }) => {
      await store.addList(tx, ownerId, { id, role: 'own', name: 'mine', color: '#22c55e' })
    },
    holdList: (tx, ownerId, { id }) => store.holdList(tx, ownerId, id),
    saveList: (tx, ownerId, list) => store.saveList(tx, ownerId, { ...list, name: 'mine' }),
    destroyDeleted: (tx, ownerId) => store.destroyDeleted(tx, ownerId),
    exportLists: (tx, ownerId) => store.exportLists(tx, ownerId),
  },
})
