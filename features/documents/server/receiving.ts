import { createHash, randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Person } from '#foundation/server/person.ts'
import { mostRequestBytes } from '../contract.ts'
import {
  addPiece,
  beginContent,
  type Content,
  dropContent,
  readPiece,
  reserveMore,
  sealContent,
} from './content-store.ts'
import { inPieces } from './pieces.ts'
import { storageQuota } from './quotas.ts'

/** Streams content in and out; memory holds only a piece or two. */
export type Receiving = {
  /** Stores a complete upload; one that is cut off or does not fit leaves nothing behind. */
  receive(person: Person, arriving: Arriving): Promise<Content>
  /** `number`: the piece to begin with. */
  read(ownerId: string, contentId: string, number?: number): AsyncGenerator<Uint8Array>
  /** Drops content that no file uses. */
  drop(person: Pick<Person, 'id'>, contentId: string): Promise<void>
}

/** `length` is the size, if announced. */
export type Arriving = { bytes: AsyncIterable<Uint8Array>; length: number | undefined }

/** A larger file comes by another route. */
export const requestTooLarge = 'A file of more than 50 MB is sent in pieces. Nothing of this one was kept.'

type Parts = { database: Database; quotas: Pick<Quotas, 'charge'> }

export function createReceiving({ database, quotas }: Parts): Receiving {
  async function begin(ownerId: string, id: string, reserved: number): Promise<void> {
    await database.as(ownerId, async (tx) => {
      await beginContent(tx, ownerId, { id, reserved })
      await quotas.charge(tx, ownerId, storageQuota, reserved)
    })
  }

  async function store(ownerId: string, contentId: string, { bytes, length }: Arriving): Promise<Content> {
    const hash = createHash('sha256')
    let size = 0
    let number = 0
    for await (const piece of inPieces(bytes)) {
      hash.update(piece)
      size += piece.length
      await addTo({ database, quotas }, ownerId, { contentId, number, piece }, length === undefined)
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
      await begin(ownerId, contentId, arriving.length ?? 0)
      try {
        return await store(ownerId, contentId, arriving)
      } catch (error) {
        // If this fails too, the purge job cleans up; the original error matters more.
        await dropWhole(database, ownerId, contentId).catch(() => undefined)
        throw error instanceof Failure && error.code === 'too-large' ? new Failure('too-large', requestTooLarge) : error
      }
    },
    async *read(ownerId, contentId, from = 0) {
      for (let number = from; ; number += 1) {
        const at = { contentId, number }
        const piece = await database.as(ownerId, (tx) => readPiece(tx, ownerId, at))
        if (!piece) return
        yield piece
      }
    },
    drop: ({ id }, contentId) => dropWhole(database, id, contentId),
  }
}

/** Each piece has its own transaction: a slow connection keeps none open. `reserves`: its room is not reserved yet. */
async function addTo(
  { database, quotas }: Parts,
  ownerId: string,
  part: Parameters<typeof addPiece>[2],
  reserves: boolean,
): Promise<void> {
  const more = part.piece.length
  const { added } = await database.as(ownerId, async (tx) => {
    const result = await addPiece(tx, ownerId, part)
    if (reserves) {
      await reserveMore(tx, ownerId, { id: part.contentId, more })
      await quotas.charge(tx, ownerId, storageQuota, more)
    }
    return result
  })
  if (!added) throw new Failure('unavailable', 'This took too long to arrive. Please send it again.')
}

async function dropWhole(database: Database, ownerId: string, contentId: string): Promise<void> {
  while ((await database.as(ownerId, (tx) => dropContent(tx, ownerId, contentId))).isMore);
}
