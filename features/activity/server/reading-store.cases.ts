import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { cases as activities } from './activity-store.cases.ts'
import * as store from './reading-store.ts'

type Made = { waiting: { id: string } }

export const cases = defineStoreCases({
  make: async (tx, ownerId, words) => (await activities.make(tx, ownerId, words)) as Made,
  calls: {
    listActivities: (tx, ownerId, { waiting: { id } }) => store.listActivities(tx, ownerId, { before: id, limit: 100 }),
    exportActivities: (tx, ownerId) => store.exportActivities(tx, ownerId, { after: undefined, limit: 100 }),
  },
})
