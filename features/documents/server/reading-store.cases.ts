import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent, sealContent } from './content-store.ts'
import { addFile } from './file-store.ts'
import * as store from './reading-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const contentId = randomUUIDv7()
    await beginContent(tx, ownerId, { id: contentId, reserved: 0 })
    await sealContent(tx, ownerId, { id: contentId, bytes: 0, sha256: mark })
    const file = { id: randomUUIDv7(), contentId, name: mark, type: mark }
    await addFile(tx, ownerId, file)
    await store.addReading(tx, ownerId, { contentId, name: mark })
    const node = randomUUIDv7()
    await sql`update file_readings set state = 'reading', node = ${node}, lease_until = now() + interval '1 day'
      where owner_id = ${ownerId} and content_id = ${contentId}`.execute(tx)
    const passage = { kind: 'text' as const, text: mark, place: { heading: [mark] }, language: mark }
    const step = { contentId, node, kind: mark, unit: 'pages' as const, done: 1, most: 2, passages: [passage] }
    await store.advanceReading(tx, ownerId, step)
    return { file: file.id, contentId, step }
  },
  calls: {
    async addReading(tx, ownerId) {
      const contentId = randomUUIDv7()
      await beginContent(tx, ownerId, { id: contentId, reserved: 0 })
      await store.addReading(tx, ownerId, { contentId, name: 'Mine' })
    },
    listReadings: (tx, ownerId, { file }) => store.listReadings(tx, ownerId, [file]),
    listFilesOf: (tx, ownerId, { contentId }) => store.listFilesOf(tx, ownerId, contentId),
    listPassages: (tx, ownerId, { contentId }) => store.listPassages(tx, ownerId, { contentId, after: -1, limit: 9 }),
    advanceReading: (tx, ownerId, { step }) => store.advanceReading(tx, ownerId, { ...step, done: 2 }),
    endReading: (tx, ownerId, { step: { contentId, node } }) =>
      store.endReading(tx, ownerId, { contentId, node, state: 'read', title: 'Taken', sentence: null }),
  },
})
