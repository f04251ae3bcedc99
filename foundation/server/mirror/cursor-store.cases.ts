import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addAccount } from './account-store.ts'
import * as store from './cursor-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const accountId = randomUUIDv7()
    const node = randomUUIDv7()
    await addAccount(tx, ownerId, { id: accountId, kind: mark })
    await sql`update mirror_accounts set node = ${node} where owner_id = ${ownerId} and id = ${accountId}`.execute(tx)
    const cursor = { mark }
    const moved = { accountId, name: mark, before: undefined, cursor, done: 1, most: 2, isWhole: false }
    await store.moveCursor(tx, ownerId, moved)
    const refused = { accountId, folder: mark, ref: mark, why: mark }
    await store.addRefused(tx, ownerId, refused)
    return { accountId, node, moved, refused }
  },
  calls: {
    holdsAccount: (tx, ownerId, { accountId, node }) => store.holdsAccount(tx, ownerId, { accountId, node }),
    markLooked: (tx, ownerId, { accountId, node }) => store.markLooked(tx, ownerId, { accountId, node }),
    listCursors: (tx, ownerId, { accountId }) => store.listCursors(tx, ownerId, accountId),
    // A cursor belongs to an account of the same person, as the database holds.
    async moveCursor(tx, ownerId, { moved }) {
      const accountId = randomUUIDv7()
      await addAccount(tx, ownerId, { id: accountId, kind: 'mine' })
      return store.moveCursor(tx, ownerId, { ...moved, accountId, before: moved.cursor, cursor: {} })
    },
    keepCursors: (tx, ownerId, { accountId }) => store.keepCursors(tx, ownerId, { accountId, names: [] }),
    renameCursor: (tx, ownerId, { accountId, moved }) =>
      store.renameCursor(tx, ownerId, { accountId, from: moved.name, to: 'mine' }),
    async addRefused(tx, ownerId, { refused }) {
      const accountId = randomUUIDv7()
      await addAccount(tx, ownerId, { id: accountId, kind: 'mine' })
      await store.addRefused(tx, ownerId, { ...refused, accountId })
    },
  },
})
