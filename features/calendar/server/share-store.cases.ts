import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addCalendar } from './calendar-store.ts'
import * as store from './share-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const calendar = randomUUIDv7()
    await addCalendar(tx, ownerId, { id: calendar, role: 'own', name: words, color: '#22c55e' })
    await store.addShare(tx, ownerId, { calendar, digest: Buffer.from(words), sealed: words })
    return { calendar }
  },
  calls: {
    addShare: async (tx, ownerId, { calendar }) => {
      if (await store.addShare(tx, ownerId, { calendar, digest: Buffer.from('mine'), sealed: 'mine' })) return calendar
      return undefined
    },
    findShare: (tx, ownerId, { calendar }) => store.findShare(tx, ownerId, calendar),
    removeShare: async (tx, ownerId, { calendar }) =>
      (await store.removeShare(tx, ownerId, { calendar })) ? calendar : undefined,
    exportShares: (tx, ownerId) => store.exportShares(tx, ownerId),
    tagOfCalendar: async (tx, ownerId, { calendar }) => {
      await store.tagOfCalendar(tx, ownerId, calendar)
    },
  },
})
