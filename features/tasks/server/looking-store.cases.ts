import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addList } from './list-store.ts'
import * as store from './looking-store.ts'
import { addTask } from './task-store.ts'
import { sampleTask } from './testing/sample-task.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const list = randomUUIDv7()
    await addList(tx, ownerId, { id: list, role: 'own', name: words, color: '#22c55e' })
    const whole = sampleTask(list, { title: words, notes: words, waitsFor: { name: words, email: null } })
    for (const task of [whole, sampleTask(list, { title: words, parent: whole.id })]) await addTask(tx, ownerId, task)
    return { list, whole, words }
  },
  calls: {
    listTasks: (tx, ownerId, { list }) =>
      store.listTasks(tx, ownerId, { lists: [list], statuses: ['todo'], order: 'rank', limit: 10 }),
    listZones: async (tx, ownerId) => {
      const zones = await store.listZones(tx, ownerId, { from: '2026-01-01', before: '2027-01-01' })
      return zones.length > 0 ? zones : undefined
    },
    countTasks: async (tx, ownerId, { list }) =>
      (await store.countTasks(tx, ownerId, { lists: [list], statuses: ['todo'] })) || undefined,
    countColumns: (tx, ownerId, { list }) => store.countColumns(tx, ownerId, { lists: [list], statuses: ['todo'] }),
    countSearched: (tx, ownerId, { list, words }) =>
      store.countSearched(tx, ownerId, { words, lists: [list], statuses: ['todo'] }),
    listDoers: (tx, ownerId, { words }) => store.listDoers(tx, ownerId, { words, limit: 10 }),
    tallyOpen: (tx, ownerId) => store.tallyOpen(tx, ownerId, '2026-01-05'),
    countParts: (tx, ownerId, { whole }) => store.countParts(tx, ownerId, [whole.id]),
    searchTasks: (tx, ownerId, { list, words }) =>
      store.searchTasks(tx, ownerId, { words, lists: [list], statuses: ['todo'], limit: 10 }),
  },
})
