import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPiece, beginContent, sealContent } from '../content-store.ts'
import * as store from './move-store.ts'

const stored = { piece: null, sha256: 'abc' }

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const contentId = randomUUIDv7()
    await beginContent(tx, ownerId, { id: contentId, reserved: mark.length })
    await addPiece(tx, ownerId, { contentId, number: 0, stored: { piece: Buffer.from(mark), sha256: null } })
    await sealContent(tx, ownerId, { id: contentId, bytes: mark.length, sha256: mark })
    const place: store.Place = { contentId, store: 'disk', folder: randomUUID() }
    await store.beginMove(tx, ownerId, place)
    return place
  },
  calls: {
    beginMove: (tx, ownerId, place) => store.beginMove(tx, ownerId, place),
    findMove: (tx, ownerId, { contentId }) => store.findMove(tx, ownerId, contentId),
    copyPiece: (tx, ownerId, place) => store.copyPiece(tx, ownerId, { ...place, number: 0, stored }),
    switchPlace: (tx, ownerId, place) => store.switchPlace(tx, ownerId, place),
    abandonMove: (tx, ownerId, place) => store.abandonMove(tx, ownerId, place),
    emptyPieces: (tx, ownerId, place) => store.emptyPieces(tx, ownerId, place),
    endMove: (tx, ownerId, place) => store.endMove(tx, ownerId, place),
  },
})
