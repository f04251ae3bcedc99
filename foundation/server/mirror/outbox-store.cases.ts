import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addAccount } from './account-store.ts'
import * as store from './outbox-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const accountId = randomUUIDv7()
    await addAccount(tx, ownerId, { id: accountId, kind: mark })
    await store.enqueue(tx, ownerId, accountId, { item: mark, field: 'seen', from: false, to: true })
    return { accountId, item: mark, field: 'seen' }
  },
  calls: {
    enqueue: (tx, ownerId, { accountId, item }) =>
      store.enqueue(tx, ownerId, accountId, { item, field: 'mine', from: false, to: true }),
    reconcile: (tx, ownerId, { accountId, item, field }) =>
      store.reconcile(tx, ownerId, accountId, { item, theirs: { [field]: 'another' } }),
    listWaiting: (tx, ownerId, { accountId, item }) => store.listWaiting(tx, ownerId, { accountId, items: [item] }),
    isWanted: (tx, ownerId, { accountId, field }) =>
      store.isWanted(tx, ownerId, { accountId, field, wanted: true }).then((found) => (found ? accountId : null)),
    listPending: (tx, ownerId, { accountId, item }) => store.listPending(tx, ownerId, accountId, item),
    listDueItems: (tx, ownerId, { accountId }) => store.listDueItems(tx, ownerId, { accountId, most: 9 }),
    markSent: (tx, ownerId, which) => store.markSent(tx, ownerId, { ...which, wait: 0 }),
    endOperation: (tx, ownerId, which) => store.endOperation(tx, ownerId, { ...which, revision: 1, theirs: true }),
    forgetItem: (tx, ownerId, which) => store.forgetItem(tx, ownerId, which),
    refuseOperation: (tx, ownerId, which) => store.refuseOperation(tx, ownerId, { ...which, why: 'taken' }),
  },
})
