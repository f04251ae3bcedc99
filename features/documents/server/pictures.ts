import { Buffer } from 'node:buffer'
import { Failure } from '#foundation/contract/failure.ts'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Drawer } from '#foundation/server/reading/drawing/drawer.ts'
import { readingLimits } from '#foundation/server/reading/limits.ts'
import { type PictureWidth, thumbnailWidth } from '../contract.ts'
import { findFile, type StoredFile } from './file-store.ts'
import type { Receiving } from './receiving.ts'
import { findThumbnail, keepThumbnail } from './thumbnail-store.ts'

/** Pages of files as pictures. What is in the file runs nowhere, and nothing is fetched for it. */
export type Pictures = {
  picture(person: Person, wanted: { id: string; page: number; width: PictureWidth }): Promise<FileAnswer>
}

type Parts = { database: Database; receiving: Pick<Receiving, 'read'>; drawer: Pick<Drawer, 'draw'> }

export function createPictures({ database, receiving, drawer }: Parts): Pictures {
  async function drawn(ownerId: string, file: StoredFile, wish: { page: number; width: number }): Promise<Uint8Array> {
    if (file.bytes > readingLimits.fileBytes) throw new Failure('too-large', 'Only files of up to 50 MB are drawn.')
    const bytes = () => gathered(receiving.read(ownerId, file.content_id))
    const result = await drawer.draw({ key: `${ownerId} ${file.content_id}`, ...wish, bytes })
    if ('refused' in result) throw new Failure('not-found', `There is no picture of this. ${result.refused}`)
    return result.picture
  }
  async function thumbnail(ownerId: string, file: StoredFile): Promise<Uint8Array> {
    const contentId = file.content_id
    const known = await database.as(ownerId, (tx) => findThumbnail(tx, ownerId, contentId))
    if (known) return known
    const picture = await drawn(ownerId, file, { page: 1, width: thumbnailWidth })
    await database.as(ownerId, (tx) => keepThumbnail(tx, ownerId, { contentId, picture }))
    return picture
  }
  return {
    async picture({ id: ownerId }, { id, page, width }) {
      const file = await database.as(ownerId, (tx) => findFile(tx, ownerId, id))
      if (!file || file.deleted) throw new Failure('not-found', 'There is no such file.')
      const isSmall = width === thumbnailWidth && page === 1
      const picture = isSmall ? await thumbnail(ownerId, file) : await drawn(ownerId, file, { page, width })
      return { name: `${file.name}.webp`, bytes: picture.length, content: one(picture) }
    },
  }
}

async function gathered(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* one(picture: Uint8Array): AsyncGenerator<Uint8Array> {
  yield picture
}
