import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import type { Handing } from '../contract.ts'
import * as store from './handing-store.ts'
import { addNotices } from './notice-store.ts'

const now = new Date('2026-11-23T08:00:00Z')
const handing: Handing = { way: 'push', place: 'Phone', state: 'handed', tries: 1, at: now.toISOString(), why: null }

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const [id, node] = [randomUUIDv7(), randomUUID()]
    const words = { title: mark, body: mark, link: '/assistant', sources: [] }
    await addNotices(tx, ownerId, [
      { id, kind: 'notes.note', about: mark, occurrence: 'handing', dueAt: now, ...words },
    ])
    await sql`update notices set state = 'claimed', node = ${node} where owner_id = ${ownerId} and id = ${id}`.execute(
      tx,
    )
    await store.addHanding(tx, ownerId, { noticeId: id, handing: { ...handing, place: mark, why: mark } })
    await store.addCapability(tx, ownerId, { digest: randomBytes(32), noticeId: id, expiresAt: now })
    return { id, node }
  },
  calls: {
    markHanded: (tx, ownerId, { id, node }) =>
      store.markHanded(tx, ownerId, { id, node, now, lateSeconds: 0, lateWhy: null }),
    addHanding: (tx, ownerId, { id }) => store.addHanding(tx, ownerId, { noticeId: id, handing }),
    endClaim: (tx, ownerId, { id, node }) => store.endClaim(tx, ownerId, { id, node }),
    addCapability: (tx, ownerId, { id }) =>
      store.addCapability(tx, ownerId, { digest: randomBytes(32), noticeId: id, expiresAt: now }),
  },
})
