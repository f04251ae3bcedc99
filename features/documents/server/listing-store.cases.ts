import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent, sealContent } from './content-store.ts'
import { addFile } from './file-store.ts'
import * as store from './listing-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, name) {
    const file = { id: randomUUIDv7(), contentId: randomUUIDv7(), name, type: name }
    await beginContent(tx, ownerId, { id: file.contentId, reserved: 0 })
    await sealContent(tx, ownerId, { id: file.contentId, bytes: 0, sha256: name })
    await addFile(tx, ownerId, file)
    return { id: file.id }
  },
  calls: {
    listCalled: (tx, ownerId, { id }) => store.listCalled(tx, ownerId, { names: ['a'], ids: [id], limit: 100 }),
    countChosen: (tx, ownerId) => store.countChosen(tx, ownerId, {}),
    listFiles: (tx, ownerId, { id }) => store.listFiles(tx, ownerId, { before: id, limit: 100 }),
  },
})
