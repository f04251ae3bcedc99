import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './account-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const id = randomUUIDv7()
    await store.addAccount(tx, ownerId, { id, kind: mark })
    return { id }
  },
  calls: {
    addAccount: (tx, ownerId) => store.addAccount(tx, ownerId, { id: randomUUIDv7(), kind: 'mine' }),
    changeAccount: (tx, ownerId, { id }) => store.changeAccount(tx, ownerId, { id, state: 'paused' }),
    refuseAccount: (tx, ownerId, { id }) => store.refuseAccount(tx, ownerId, { id, trouble: 'mine' }),
    removeAccount: (tx, ownerId, { id }) => store.removeAccount(tx, ownerId, id),
    listMirroring: (tx, ownerId) => store.listMirroring(tx, ownerId),
  },
})
