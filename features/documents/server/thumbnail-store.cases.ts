import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { beginContent, sealContent } from './content-store.ts'
import * as store from './thumbnail-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const contentId = randomUUIDv7()
    await beginContent(tx, ownerId, { id: contentId, reserved: 0 })
    await sealContent(tx, ownerId, { id: contentId, bytes: 0, sha256: mark })
    const picture = new TextEncoder().encode(mark)
    await store.keepThumbnail(tx, ownerId, { contentId, picture })
    return { contentId, picture }
  },
  calls: {
    findThumbnail: (tx, ownerId, { contentId }) => store.findThumbnail(tx, ownerId, contentId),
    keepThumbnail: (tx, ownerId, thumbnail) => store.keepThumbnail(tx, ownerId, thumbnail),
  },
})
