import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { indexOne } from './testing/indexed.ts'
import * as store from './word-store.ts'

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => ({ ...(await indexOne(tx, ownerId, mark)), mark }),
  calls: {
    listForms: (tx, ownerId, { mark }) => store.listForms(tx, ownerId, [mark]),
    countPassages: (tx, ownerId) => store.countPassages(tx, ownerId),
    listBeginning: (tx, ownerId, { mark }) =>
      store.listBeginning(tx, ownerId, { beginning: mark.slice(0, 2), limit: 9 }),
    listEnding: (tx, ownerId, { mark }) => store.listEnding(tx, ownerId, { ending: mark.slice(-2), limit: 9 }),
    listKnown: (tx, ownerId, { mark }) => store.listKnown(tx, ownerId, [mark]),
  },
})
