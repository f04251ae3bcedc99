import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent, sealContent } from './content-store.ts'
import { addFile } from './file-store.ts'
import { placeFile } from './filing-store.ts'
import * as store from './folder-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, name) {
    const folder = { id: randomUUIDv7(), name, parent: null }
    await store.addFolder(tx, ownerId, folder)
    const gone = { id: randomUUIDv7(), name: `${name} gone`, parent: folder.id, mark: randomUUIDv7() }
    await store.addFolder(tx, ownerId, gone)
    await store.markFolders(tx, ownerId, { ids: [gone.id], mark: gone.mark, deletedAt: new Date(0) })
    const file = { id: randomUUIDv7(), contentId: randomUUIDv7(), name, type: name }
    await beginContent(tx, ownerId, { id: file.contentId, reserved: 0 })
    await sealContent(tx, ownerId, { id: file.contentId, bytes: 0, sha256: name })
    await addFile(tx, ownerId, file)
    await placeFile(tx, ownerId, { id: file.id, folder: folder.id, tags: [name], deletedAt: null })
    return { folder, gone, file: file.id }
  },
  calls: {
    listFolders: (tx, ownerId) => store.listFolders(tx, ownerId),
    findFolder: (tx, ownerId, { folder }) => store.findFolder(tx, ownerId, folder.id),
    addFolder: (tx, ownerId, { folder }) =>
      store.addFolder(tx, ownerId, { ...folder, id: randomUUIDv7(), name: 'Taken' }),
    isFolderName: (tx, ownerId, { folder }) => store.isFolderName(tx, ownerId, { ...folder, id: randomUUIDv7() }),
    changeFolder: (tx, ownerId, { folder: { id, ...from } }) =>
      store.changeFolder(tx, ownerId, { id, from, to: { ...from, name: 'Taken' } }),
    listBelow: (tx, ownerId, { folder }) => store.listBelow(tx, ownerId, folder.id),
    markFolders: (tx, ownerId, { folder }) =>
      store.markFolders(tx, ownerId, { ids: [folder.id], mark: randomUUIDv7(), deletedAt: new Date(0) }),
    unmarkFolders: (tx, ownerId, { gone }) => store.unmarkFolders(tx, ownerId, gone.mark),
    listFilesWithin: (tx, ownerId, { folder, gone }) =>
      store.listFilesWithin(tx, ownerId, { ids: [folder.id], mark: gone.mark }),
    markFileWith: (tx, ownerId, { file }) =>
      store.markFileWith(tx, ownerId, { id: file, mark: randomUUIDv7(), deletedAt: new Date(0) }),
    destroyDeletedFolders: (tx, ownerId) => store.destroyDeletedFolders(tx, ownerId),
    exportFolders: (tx, ownerId) => store.exportFolders(tx, ownerId),
  },
})
