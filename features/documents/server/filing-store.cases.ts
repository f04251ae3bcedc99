import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent, sealContent } from './content-store.ts'
import { addFile } from './file-store.ts'
import * as store from './filing-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, name) {
    const file = { id: randomUUIDv7(), contentId: randomUUIDv7(), name, type: name }
    await beginContent(tx, ownerId, { id: file.contentId, reserved: 0 })
    await sealContent(tx, ownerId, { id: file.contentId, bytes: 0, sha256: name })
    await addFile(tx, ownerId, file)
    await store.placeFile(tx, ownerId, { id: file.id, folder: null, tags: [name], deletedAt: null })
    return { id: file.id, tag: name }
  },
  calls: {
    holdFiles: (tx, ownerId, { id }) => store.holdFiles(tx, ownerId, [id]),
    placeFile: (tx, ownerId, { id }) =>
      store.placeFile(tx, ownerId, { id, folder: null, tags: ['taken'], deletedAt: new Date(0) }),
    listTags: (tx, ownerId) => store.listTags(tx, ownerId),
    countFiles: (tx, ownerId) => store.countFiles(tx, ownerId),
    renameTag: (tx, ownerId, { tag }) => store.renameTag(tx, ownerId, { tag, name: 'taken' }),
  },
})
