import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './file-store.ts'

const sampleFile = (name: string) => ({ id: randomUUIDv7(), name, type: name, bytes: 4, content: Buffer.from(name) })

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const file = sampleFile(words)
    await store.addFile(tx, ownerId, file)
    return { file }
  },
  calls: {
    addFile: async (tx, ownerId) => {
      await store.addFile(tx, ownerId, sampleFile('mine'))
    },
    listFiles: (tx, ownerId, { file }) => store.listFiles(tx, ownerId, [file.id]),
    readFile: (tx, ownerId, { file }) => store.readFile(tx, ownerId, file.id),
    exportFiles: (tx, ownerId) => store.exportFiles(tx, ownerId),
  },
})
