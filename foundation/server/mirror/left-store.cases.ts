import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addAccount } from './account-store.ts'
import { addRefused } from './cursor-store.ts'
import * as store from './left-store.ts'
import { enqueue, refuseOperation } from './outbox-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const accountId = randomUUIDv7()
    await addAccount(tx, ownerId, { id: accountId, kind: mark })
    await addRefused(tx, ownerId, { accountId, folder: mark, ref: mark, why: mark })
    await enqueue(tx, ownerId, accountId, { item: mark, field: 'seen', from: false, to: true })
    await refuseOperation(tx, ownerId, { accountId, item: mark, field: 'seen', why: mark })
    const { unread, givenUp } = await store.listLeft(tx, ownerId, accountId)
    return { accountId, unread: unread[0]?.id ?? '', change: givenUp[0]?.id ?? '' }
  },
  calls: {
    listLeft: async (tx, ownerId, { accountId }) => Object.values(await store.listLeft(tx, ownerId, accountId)).flat(),
    dismissUnread: (tx, ownerId, { accountId, unread }) =>
      store.dismissUnread(tx, ownerId, { accountId, id: unread }).then((done) => (done ? unread : null)),
    dismissGivenUp: (tx, ownerId, { accountId, change }) =>
      store.dismissGivenUp(tx, ownerId, { accountId, id: change }).then((done) => (done ? change : null)),
    retryGivenUp: (tx, ownerId, { accountId, change }) =>
      store.retryGivenUp(tx, ownerId, { accountId, id: change }).then((done) => (done ? change : null)),
  },
})
