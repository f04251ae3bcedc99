import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './policy-store.ts'

export const cases = defineStoreCases({
  make: (tx, ownerId) => store.savePolicy(tx, ownerId, 'everything'),
  calls: {
    readPolicy: (tx, ownerId) => store.readPolicy(tx, ownerId),
    savePolicy: (tx, ownerId) => store.savePolicy(tx, ownerId, 'outside'),
  },
})
