import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './tag-store.ts'
import { indexOne } from './testing/indexed.ts'

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => ({ ...(await indexOne(tx, ownerId, mark)), mark }),
  calls: {
    listTagged: (tx, ownerId, { mark }) => store.listTagged(tx, ownerId, mark),
    listTags: (tx, ownerId) => store.listTags(tx, ownerId, 9),
  },
})
