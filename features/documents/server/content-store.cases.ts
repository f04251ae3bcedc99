import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './content-store.ts'
import { addFile } from './file-store.ts'

const bytesOf = (text: string) => ({ piece: new TextEncoder().encode(text), sha256: null })

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const [whole, arriving] = [randomUUIDv7(), randomUUIDv7()]
    for (const contentId of [whole, arriving]) {
      await store.beginContent(tx, ownerId, { id: contentId, reserved: mark.length })
      await store.addPiece(tx, ownerId, { contentId, number: 0, stored: bytesOf(mark) })
    }
    const content = { id: whole, bytes: mark.length, sha256: mark }
    await store.sealContent(tx, ownerId, content)
    await addFile(tx, ownerId, { id: randomUUIDv7(), contentId: whole, name: mark, type: mark })
    return { content, arriving }
  },
  calls: {
    beginContent: (tx, ownerId) => store.beginContent(tx, ownerId, { id: randomUUIDv7(), reserved: 1 }),
    reserveMore: (tx, ownerId, { arriving }) => store.reserveMore(tx, ownerId, { id: arriving, more: 1 }),
    addPiece: (tx, ownerId, { arriving }) =>
      store.addPiece(tx, ownerId, { contentId: arriving, number: 1, stored: bytesOf('abc') }),
    sealContent: (tx, ownerId, { arriving }) =>
      store.sealContent(tx, ownerId, { id: arriving, bytes: 1, sha256: 'taken' }),
    holdContent: (tx, ownerId, { content }) => store.holdContent(tx, ownerId, content.id),
    holdSame: (tx, ownerId, { content }) => store.holdSame(tx, ownerId, { ...content, id: randomUUIDv7() }),
    dropContent: (tx, ownerId, { arriving }) => store.dropContent(tx, ownerId, arriving),
    readPiece: (tx, ownerId, { content }) => store.readPiece(tx, ownerId, { contentId: content.id, number: 0 }),
    findPieceBytes: (tx, ownerId, { content }) => store.findPieceBytes(tx, ownerId, content.id),
    exportContents: (tx, ownerId) => store.exportContents(tx, ownerId),
  },
})
