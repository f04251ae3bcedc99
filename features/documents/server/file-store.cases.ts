import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent, sealContent } from './content-store.ts'
import * as store from './file-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const contentId = randomUUIDv7()
    await beginContent(tx, ownerId, { id: contentId, reserved: 0 })
    await sealContent(tx, ownerId, { id: contentId, bytes: 0, sha256: mark })
    const file = { id: randomUUIDv7(), contentId, name: mark, type: mark, sampleFrom: new Date(0) }
    await store.addFile(tx, ownerId, file)
    const deleted = { ...file, id: randomUUIDv7() }
    await store.addFile(tx, ownerId, deleted)
    await store.markFile(tx, ownerId, { id: deleted.id, deletedAt: new Date(0) })
    return file
  },
  calls: {
    // A stranger's file cannot use these bytes, so it gets its own.
    async addFile(tx, ownerId) {
      const contentId = randomUUIDv7()
      await beginContent(tx, ownerId, { id: contentId, reserved: 0 })
      return store.addFile(tx, ownerId, { id: randomUUIDv7(), contentId, name: 'Mine', type: 'text/plain' })
    },
    findFile: (tx, ownerId, { id }) => store.findFile(tx, ownerId, id),
    listSampleFiles: (tx, ownerId) => store.listSampleFiles(tx, ownerId),
    renameFile: (tx, ownerId, { id }) => store.renameFile(tx, ownerId, { id, name: 'Taken' }),
    markFile: (tx, ownerId, { id }) => store.markFile(tx, ownerId, { id, deletedAt: new Date(0) }),
    destroyDeleted: (tx, ownerId) => store.destroyDeleted(tx, ownerId),
    readNames: (tx, ownerId, { id }) => store.readNames(tx, ownerId, [id]),
    exportFiles: (tx, ownerId) => store.exportFiles(tx, ownerId),
  },
})
