import { Buffer } from 'node:buffer'
import { createHash, randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { fileTooLarge } from '../contract.ts'
import { addPiece, beginContent, type Content, dropContent, readPiece, sealContent } from './content-store.ts'

/** Bytes on their way in and out. At no time is more of them in memory than a piece or two. */
export type Receiving = {
  /** Kept once all has arrived; of what is cut off in the middle nothing is left. */
  receive(person: Person, bytes: AsyncIterable<Uint8Array>): Promise<Content>
  read(ownerId: string, contentId: string): AsyncGenerator<Uint8Array>
  /** Of what is no file's; that of a file stays. */
  drop(person: Person, contentId: string): Promise<void>
}

const pieceBytes = 512 * 1024

export function createReceiving({ database }: { database: Database }): Receiving {
  async function store(ownerId: string, contentId: string, bytes: AsyncIterable<Uint8Array>): Promise<Content> {
    const hash = createHash('sha256')
    let size = 0
    let number = 0
    for await (const piece of inPieces(bytes)) {
      hash.update(piece)
      size += piece.length
      const place = { contentId, number }
      number += 1
      // Each by itself: a slow line holds no transaction open.
      const { added } = await database.as(ownerId, (tx) => addPiece(tx, ownerId, { ...place, piece }))
      if (!added) throw new Failure('unavailable', 'This took too long to arrive. Please send it again.')
    }
    const content = { id: contentId, bytes: size, sha256: hash.digest('hex') }
    await database.as(ownerId, (tx) => sealContent(tx, ownerId, content))
    return content
  }

  const drop = async (ownerId: string, contentId: string): Promise<void> => {
    await database.as(ownerId, (tx) => dropContent(tx, ownerId, contentId))
  }

  return {
    async receive({ id: ownerId }, bytes) {
      const contentId = randomUUIDv7()
      await database.as(ownerId, (tx) => beginContent(tx, ownerId, contentId))
      try {
        return await store(ownerId, contentId, bytes)
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
