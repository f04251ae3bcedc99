import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './store.ts'

const moment = '2026-01-05T09:00:00.000Z'

export const cases = defineStoreCases({
  make: (tx, ownerId) => store.addNotice(tx, ownerId, moment),
  calls: {
    readAskedAt: (tx, ownerId) => store.readAskedAt(tx, ownerId),
    addNotice: (tx, ownerId) => store.addNotice(tx, ownerId, moment),
    removeNotice: (tx, ownerId) => store.removeNotice(tx, ownerId),
  },
})
