import { Buffer } from 'node:buffer'
import { createHash, randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Person } from '#foundation/server/person.ts'
import { fileTooLarge, mostFileBytes } from '../contract.ts'
import {
  addPiece,
  beginContent,
  type Content,
  dropContent,
  readPiece,
  reserveMore,
  sealContent,
} from './content-store.ts'
import { storageQuota } from './quotas.ts'

/** Bytes on their way in and out. At no time is more of them in memory than a piece or two. */
export type Receiving = {
  /** Kept once all has arrived; of what is cut off in the middle, or has no room, nothing is left. */
  receive(person: Person, arriving: Arriving): Promise<Content>
  read(ownerId: string, contentId: string): AsyncGenerator<Uint8Array>
  /** Of what is no file's; that of a file stays. */
  drop(person: Person, contentId: string): Promise<void>
}

/** `length`: how much of it there is, where that is known before it arrives. */
export type Arriving = { bytes: AsyncIterable<Uint8Array>; length: number | undefined }

const pieceBytes = 512 * 1024

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

  const drop = async (ownerId: string, contentId: string): Promise<void> =>
    void (await database.as(ownerId, (tx) => dropContent(tx, ownerId, contentId)))

  return {
    async receive({ id: ownerId }, arriving) {
      if ((arriving.length ?? 0) > mostFileBytes) throw new Failure('too-large', fileTooLarge)
      const contentId = randomUUIDv7()
      await begin(ownerId, contentId, arriving.length ?? 0)
      try {
        return await store(ownerId, contentId, arriving)
      } catch (error) {
        // Where even this fails, housekeeping comes by; why it began to fail is what matters.
        await drop(ownerId, contentId).catch(() => undefined)
        throw error instanceof Failure && error.code === 'too-large' ? new Failure('too-large', fileTooLarge) : error
      }
    },
    async *read(ownerId, contentId) {
      for (let number = 0; ; number += 1) {
        const at = { contentId, number }
        const piece = await database.as(ownerId, (tx) => readPiece(tx, ownerId, at))
        if (!piece) return
        yield piece
      }
    },
    drop: ({ id }, contentId) => drop(id, contentId),
  }
}

/** In a transaction of its own: a slow line holds none open. `reserves`: there is no room reserved for it yet. */
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

/** However they come, they are kept in pieces of one size, the last one aside. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = []
  let size = 0
  for await (const some of bytes) {
    gathered.push(some)
    size += some.length
    if (size < pieceBytes) continue
    const whole = Buffer.concat(gathered)
    const end = whole.length - (whole.length % pieceBytes)
    for (let at = 0; at < end; at += pieceBytes) yield whole.subarray(at, at + pieceBytes)
    gathered = [whole.subarray(end)]
    size = whole.length - end
  }
  if (size > 0) yield Buffer.concat(gathered)
}
