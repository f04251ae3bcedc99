import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { sql } from 'kysely'
import * as store from './notice-store.ts'

const now = new Date('2026-11-23T08:00:00Z')

const sampleNotice = (mark: string, occurrence: string) => ({
  id: randomUUIDv7(),
  kind: 'notes.note',
  about: mark,
  occurrence,
  title: mark,
  body: mark,
  link: `/assistant?${mark}`,
  dueAt: now,
  sources: [mark],
})

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const [handed, due, dropped] = ['first', 'second', 'third'].map((which) => sampleNotice(mark, which))
    if (!handed || !due || !dropped) throw new Error('There are three.')
    await store.addNotices(tx, ownerId, [handed, due, dropped])
    await sql`update notices set state = 'handed', handed_at = now() where owner_id = ${ownerId} and id = ${handed.id}`.execute(
      tx,
    )
    await store.withdrawOne(tx, ownerId, dropped.id)
    return { handed, due, dropped }
  },
  calls: {
    addNotices: (tx, ownerId) => store.addNotices(tx, ownerId, [sampleNotice('Mine', 'first')]),
    findNotice: (tx, ownerId, { handed }) => store.findNotice(tx, ownerId, handed.id),
    listNotices: (tx, ownerId) => store.listNotices(tx, ownerId, { limit: 100 }),
    countUnseen: (tx, ownerId) => store.countUnseen(tx, ownerId, []),
    markSeen: (tx, ownerId, { handed }) => store.markSeen(tx, ownerId, { ids: [handed.id], now }),
    answerNotice: (tx, ownerId, { handed }) => store.answerNotice(tx, ownerId, { id: handed.id, answer: 'done', now }),
    withdrawNotices: (tx, ownerId, { handed: { kind, about } }) =>
      store.withdrawNotices(tx, ownerId, { kind, about, now }),
    withdrawOne: (tx, ownerId, { due }) => store.withdrawOne(tx, ownerId, due.id),
    restoreOne: (tx, ownerId, { dropped }) => store.restoreOne(tx, ownerId, dropped.id),
    dropOldest: (tx, ownerId) => store.dropOldest(tx, ownerId, 10),
    exportNotices: (tx, ownerId) => store.exportNotices(tx, ownerId),
    exportHandings: (tx, ownerId) => store.exportHandings(tx, ownerId),
  },
})
