import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addConnection } from '../connection-store.ts'
import * as store from './access-store.ts'

const now = new Date('2026-01-05T09:00:00Z')
const until = new Date('2026-01-05T09:00:40Z')
const accessUntil = '2026-01-05T10:00:00Z'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const id = randomUUIDv7()
    const opener = { sealed: mark, provider: mark, access: mark, accessUntil }
    await addConnection(tx, ownerId, { id, kind: mark, address: mark, user: mark, servers: [], ...opener, most: 9 })
    // So that a refresh of theirs is under way.
    await store.leaseAccess(tx, ownerId, { id, access: mark, now, until })
    return { id, access: mark }
  },
  calls: {
    leaseAccess: (tx, ownerId, { id, access }) => store.leaseAccess(tx, ownerId, { id, access, now: until, until }),
    keepAccess: (tx, ownerId, { id }) =>
      store.keepAccess(tx, ownerId, { id, until, access: 'mine', accessUntil, sealed: 'mine' }),
    endAccess: (tx, ownerId, { id }) => store.endAccess(tx, ownerId, { id, until, isDead: true }),
  },
})
