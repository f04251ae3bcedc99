import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent } from './content-store.ts'
import * as store from './upload-store.ts'

const plain = { type: 'text/plain', folder: null, bytes: 3, sha256: null, modified: null }

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const upload = { ...plain, id: randomUUIDv7(), contentId: randomUUIDv7(), name: mark, type: mark, sha256: mark }
    await beginContent(tx, ownerId, { id: upload.contentId, reserved: upload.bytes })
    await store.addUpload(tx, ownerId, upload)
    return upload
  },
  calls: {
    // A stranger's upload cannot use this content, so it gets its own.
    async addUpload(tx, ownerId) {
      const contentId = randomUUIDv7()
      await beginContent(tx, ownerId, { id: contentId, reserved: 0 })
      return store.addUpload(tx, ownerId, { ...plain, id: randomUUIDv7(), contentId, name: 'Mine' })
    },
    findUpload: (tx, ownerId, { id }) => store.findUpload(tx, ownerId, id),
    holdUpload: (tx, ownerId, { id }) => store.holdUpload(tx, ownerId, id),
    listUploads: (tx, ownerId) => store.listUploads(tx, ownerId),
    advanceUpload: (tx, ownerId, { id }) => store.advanceUpload(tx, ownerId, { id, from: 0, arrived: 3 }),
    dropUpload: (tx, ownerId, { id }) => store.dropUpload(tx, ownerId, id),
    endUpload: (tx, ownerId, { contentId }) => store.endUpload(tx, ownerId, contentId),
    exportUploads: (tx, ownerId) => store.exportUploads(tx, ownerId),
  },
})
