import { createHash, randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Person } from '#foundation/server/person.ts'
import { mostRequestBytes } from '../contract.ts'
import { type ContentReading, createContentReading } from './content-reading.ts'
import { addPiece, beginContent, type Content, dropContent, reserveMore, sealContent } from './content-store.ts'
import { inPieces } from './pieces.ts'
import { storageQuota } from './quotas.ts'
import type { PieceStore } from './storing/piece-storage.ts'
import type { PieceStores } from './storing/piece-stores.ts'

/** Streams content in and out; memory holds only a piece or two. */
export type Receiving = ContentReading & {
  /** Stores a complete upload; one that is cut off or does not fit leaves nothing behind. */
  receive(person: Person, arriving: Arriving): Promise<Content>
  /** Drops content that no file uses. */
  drop(person: Pick<Person, 'id'>, contentId: string): Promise<void>
}

/** `length` is the size, if announced. */
export type Arriving = { bytes: AsyncIterable<Uint8Array>; length: number | undefined }

/** A larger file comes by another route. */
export const requestTooLarge = 'A file of more than 50 MB is sent in pieces. Nothing of this one was kept.'

type Parts = { database: Database; log: Log; quotas: Pick<Quotas, 'charge'>; stores: PieceStores }

export function createReceiving(parts: Parts): Receiving {
  const { database, stores } = parts
  async function store(ownerId: string, at: Target, { bytes, length }: Arriving): Promise<Content> {
    const { contentId, into } = at
    const hash = createHash('sha256')
    let size = 0
    let number = 0
    for await (const piece of inPieces(bytes, into.pieceBytes)) {
      hash.update(piece)
      size += piece.length
      const stored = await into.put({ ownerId, folder: contentId }, piece)
      const more = length === undefined ? piece.length : 0
      await addTo(parts, ownerId, { contentId, number, stored }, more)
      number += 1
    }
    const content = { id: contentId, bytes: size, sha256: hash.digest('hex') }
    await database.as(ownerId, (tx) => sealContent(tx, ownerId, content))
    return content
  }

  return {
    async receive({ id: ownerId }, arriving) {
      if ((arriving.length ?? 0) > mostRequestBytes) throw new Failure('too-large', requestTooLarge)
      const contentId = randomUUIDv7()
      const into = stores.forSize(arriving.length)
      await begin(parts, ownerId, { id: contentId, reserved: arriving.length ?? 0, store: into })
      try {
        return await store(ownerId, { contentId, into }, arriving)
      } catch (error) {
        // If this fails too, the purge job cleans up; the original error matters more.
        await dropWhole(parts, ownerId, contentId).catch(() => undefined)
        throw error instanceof Failure && error.code === 'too-large' ? new Failure('too-large', requestTooLarge) : error
      }
    },
    ...createContentReading(parts),
    drop: ({ id }, contentId) => dropWhole(parts, id, contentId),
  }
}

type Begun = { id: string; reserved: number; store: PieceStore }

async function begin({ database, quotas }: Parts, ownerId: string, content: Begun): Promise<void> {
  await database.as(ownerId, async (tx) => {
    await beginContent(tx, ownerId, content)
    await quotas.charge(tx, ownerId, storageQuota, content.reserved)
  })
}

type Target = { contentId: string; into: PieceStore }

/** Each piece has its own transaction: a slow connection keeps none open. `more`: its bytes without room reserved. */
async function addTo(
  { database, quotas }: Parts,
  ownerId: string,
  part: Parameters<typeof addPiece>[2],
  more: number,
): Promise<void> {
  const { added } = await database.as(ownerId, async (tx) => {
    const result = await addPiece(tx, ownerId, part)
    if (more > 0) {
      await reserveMore(tx, ownerId, { id: part.contentId, more })
      await quotas.charge(tx, ownerId, storageQuota, more)
    }
    return result
  })
  if (!added) throw new Failure('unavailable', 'This took too long to arrive. Please send it again.')
}

/** Rows first: what has none is out of use, and an hourly job removes the bytes if that fails here. */
async function dropWhole({ database, log, stores }: Parts, ownerId: string, contentId: string): Promise<void> {
  for (;;) {
    const { isMore, from } = await database.as(ownerId, (tx) => dropContent(tx, ownerId, contentId))
    if (isMore) continue
    if (from === undefined) return
    return await stores
      .named(from.store)
      .drop({ ownerId, folder: from.folder })
      .catch((error: unknown) => log.warn({ err: error, contentId }, 'a content was not removed from its store yet'))
  }
}
