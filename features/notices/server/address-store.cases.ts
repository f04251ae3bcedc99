import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './address-store.ts'

const now = new Date('2026-11-23T08:00:00Z')

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const asked = { id: randomUUIDv7(), address: mark, codeHash: randomBytes(32), expiresAt: now, now }
    await store.askAddress(tx, ownerId, asked)
    return asked
  },
  calls: {
    askAddress: (tx, ownerId, { address, codeHash }) =>
      store.askAddress(tx, ownerId, {
        id: randomUUIDv7(),
        address: `mine ${address.length}`,
        codeHash,
        expiresAt: now,
        now,
      }),
    holdAddress: (tx, ownerId, { id }) => store.holdAddress(tx, ownerId, id),
    listAddresses: (tx, ownerId) => store.listAddresses(tx, ownerId),
    countTry: (tx, ownerId, { id }) => store.countTry(tx, ownerId, id),
    verifyAddress: (tx, ownerId, { id }) => store.verifyAddress(tx, ownerId, { id, now }),
    removeAddress: (tx, ownerId, { id }) => store.removeAddress(tx, ownerId, id),
    exportAddresses: (tx, ownerId) => store.exportAddresses(tx, ownerId),
  },
})
