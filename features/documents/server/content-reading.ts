import type { Database } from '#foundation/server/database/database.ts'
import { findPieceBytes, readPiece } from './content-store.ts'
import type { PieceStores } from './storing/piece-stores.ts'

/** Streams content out; memory holds only a piece. */
export type ContentReading = {
  /** `number`: the piece to begin with. */
  read(ownerId: string, contentId: string, number?: number): AsyncGenerator<Uint8Array>
  /** From the byte `from` up to, but not including, `to`. */
  readSpan(ownerId: string, contentId: string, span: { from: number; to: number }): AsyncGenerator<Uint8Array>
}

type Parts = { database: Database; stores: Pick<PieceStores, 'named'> }

export function createContentReading({ database, stores }: Parts): ContentReading {
  async function pieceAt(ownerId: string, at: { contentId: string; number: number }): Promise<Uint8Array | undefined> {
    let tried: string | undefined
    for (;;) {
      const found = await database.as(ownerId, (tx) => readPiece(tx, ownerId, at))
      if (!found) return undefined
      const { store, folder, stored } = found
      try {
        return await stores.named(store).read({ ownerId, folder }, stored)
      } catch (error) {
        // The content may have moved on after its row was read.
        if (tried === folder) throw error
        tried = folder
      }
    }
  }
  async function* read(ownerId: string, contentId: string, from = 0): AsyncGenerator<Uint8Array> {
    for (let number = from; ; number += 1) {
      const piece = await pieceAt(ownerId, { contentId, number })
      if (!piece) return
      yield piece
    }
  }
  async function* readSpan(ownerId: string, contentId: string, { from, to }: { from: number; to: number }) {
    const pieceBytes = await database.as(ownerId, (tx) => findPieceBytes(tx, ownerId, contentId))
    if (pieceBytes === undefined) return
    const number = Math.floor(from / pieceBytes)
    let at = number * pieceBytes
    for await (const piece of read(ownerId, contentId, number)) {
      yield piece.subarray(Math.max(0, from - at), to - at)
      at += piece.length
      if (at >= to) return
    }
  }
  return { read, readSpan }
}
