import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addList } from './list-store.ts'
import * as store from './task-store.ts'
import { sampleTask } from './testing/sample-task.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const list = randomUUIDv7()
    await addList(tx, ownerId, { id: list, role: 'own', name: words, color: '#22c55e' })
    const whole = sampleTask(list, { title: words, notes: words, uid: words, origin: 'sample' })
    const part = sampleTask(list, { title: words, parent: whole.id, follows: whole.id })
    for (const task of [whole, part]) await store.addTask(tx, ownerId, task)
    return { list, task: whole }
  },
  calls: {
    findTask: (tx, ownerId, { task }) => store.findTask(tx, ownerId, task.id),
    holdTasks: (tx, ownerId, { task }) => store.holdTasks(tx, ownerId, [task.id]),
    listParts: (tx, ownerId, { task }) => store.listParts(tx, ownerId, [task.id]),
    listOpenTitled: (tx, ownerId, { task }) => store.listOpenTitled(tx, ownerId, [task.title]),
    findFollowing: (tx, ownerId, { task }) => store.findFollowing(tx, ownerId, task.id),
    listDated: (tx, ownerId, { list }) => store.listDated(tx, ownerId, list),
    listSample: (tx, ownerId) => store.listSample(tx, ownerId),
    findByUids: (tx, ownerId, { task }) => store.findByUids(tx, ownerId, [task.uid ?? '']),
    rankBeside: async (tx, ownerId) => (await store.rankBeside(tx, ownerId, { last: true })) ?? undefined,
    readTitles: (tx, ownerId, { task }) => store.readTitles(tx, ownerId, [task.id]),
    addTask: async (tx, ownerId, { task }) => {
      await store.addTask(tx, ownerId, { ...task, title: 'mine' })
    },
    saveTask: (tx, ownerId, { task }) => store.saveTask(tx, ownerId, { ...task, title: 'mine' }),
    markDeleted: (tx, ownerId, { task }) => store.markDeleted(tx, ownerId, { id: task.id, at: new Date() }),
    exportTasks: (tx, ownerId) => store.exportTasks(tx, ownerId, { after: undefined, limit: 100 }),
  },
})
