import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import { readPiece } from '../content-store.ts'
import {
  abandonMove,
  beginMove,
  copyPiece,
  emptyPieces,
  endMove,
  findMove,
  type Place,
  switchPlace,
} from './move-store.ts'
import { isMisplaced, type PieceStores } from './piece-stores.ts'
import { listMisplaced, listMoves, type Movable, type Moved, type Page } from './store-books.ts'

type Parts = { database: Database; log: Log; stores: Omit<PieceStores, 'beside'> }

/**
 * Moves contents to the store that the settings name, piece by piece: copies all of them, switches the content over in
 * one transaction, and then empties the place that it left. It can be killed at any moment and goes on from there, and
 * several nodes may do it at once.
 */
export async function moveContents(parts: Parts, signal: AbortSignal): Promise<void> {
  await each(parts, { signal, list: listMoves, run: (moved) => settle(parts, moved) })
  const { placing } = parts.stores
  await each(parts, {
    signal,
    list: (tx, page) => listMisplaced(tx, { ...placing, ...page }),
    run: (content) => moveOne(parts, content, signal),
  })
}

const atOnce = 100
/** After as many failures in a row, the store is taken to be away. */
const mostFailures = 5

type Each<T> = {
  signal: AbortSignal
  list: (tx: Transaction, page: Page) => Promise<T[]>
  run: (row: T) => Promise<void>
}

/** One content that cannot be moved now does not hold up the others. */
async function each<T extends Movable>({ database, log }: Parts, { signal, list, run }: Each<T>): Promise<void> {
  let failures = 0
  for (let after: Movable | undefined; ;) {
    const page = { after, most: atOnce }
    const found = await database.asHouse((tx) => list(tx, page))
    for (const row of found) {
      if (signal.aborted || failures === mostFailures) return
      failures = await run(row).then(
        () => 0,
        (error: unknown) => {
          log.warn({ err: error, contentId: row.contentId }, 'a content could not be moved now; it is tried again')
          return failures + 1
        },
      )
    }
    after = found.at(-1)
    if (found.length < atOnce) return
  }
}

/** Empties the place that a content left, or to which it is not to go any more. */
async function settle(parts: Parts, { ownerId, bytes, from, done, ...place }: Moved): Promise<void> {
  const isUnderWay = done !== null && isMisplaced({ store: from, bytes }, parts.stores.placing)
  if (isUnderWay && place.store === parts.stores.forSize(bytes).name) return
  await parts.database.as(ownerId, (tx) => abandonMove(tx, ownerId, place))
  await leave(parts, ownerId, place)
}

async function moveOne(parts: Parts, { ownerId, contentId, bytes }: Misplaced, signal: AbortSignal): Promise<void> {
  const { database, stores } = parts
  const target = stores.forSize(bytes)
  const fresh = { contentId, store: target.name, folder: randomUUID() }
  const move = await database.as(ownerId, async (tx) => {
    await beginMove(tx, ownerId, fresh)
    return findMove(tx, ownerId, contentId)
  })
  if (!move || move.done === null || move.store !== target.name) return
  const { folder } = move
  for (let number = move.done; !signal.aborted; number += 1) {
    const at = { contentId, number }
    const found = await database.as(ownerId, (tx) => readPiece(tx, ownerId, at))
    if (!found) break
    const piece = await stores.named(found.store).read({ ownerId, folder: found.folder }, found.stored)
    const stored = await target.put({ ownerId, folder }, piece)
    const { copied } = await database.as(ownerId, (tx) => copyPiece(tx, ownerId, { ...at, folder, stored }))
    if (!copied) return
  }
  const left = await database.as(ownerId, (tx) => switchPlace(tx, ownerId, move))
  if (left) await leave(parts, ownerId, left)
}

type Misplaced = Movable & { bytes: number }

/** Objects that cannot be removed now belong to no content, and are swept later. */
async function leave({ database, log, stores }: Parts, ownerId: string, place: Place): Promise<void> {
  if (place.store === 'database') while ((await database.as(ownerId, (tx) => emptyPieces(tx, ownerId, place))).isMore);
  else
    await dropObjects(stores, ownerId, place).catch((error: unknown) =>
      log.warn({ err: error, contentId: place.contentId }, 'the objects of a content that was moved are removed later'),
    )
  await database.as(ownerId, (tx) => endMove(tx, ownerId, place))
}

/** `async`: a store that this server does not know is a failure like any other. */
async function dropObjects(stores: Parts['stores'], ownerId: string, { store, folder }: Place): Promise<void> {
  await stores.named(store).drop({ ownerId, folder })
}
