import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { PieceStore, Whose } from './piece-storage.ts'
import type { PieceStores } from './piece-stores.ts'
import { listRowless } from './store-books.ts'

type Beside = { stores: Pick<PieceStores, 'beside'> }
type Sweep = { before: Date; signal: AbortSignal }

/**
 * Removes bytes without a content, which a crash, a store that did not answer, or the end of an account left beside the
 * database. One store that fails does not hold up the others.
 */
export async function sweepStores({ database, stores }: Beside & { database: Database }, sweep: Sweep): Promise<void> {
  const failures: unknown[] = []
  for (const store of stores.beside)
    await sweepStore(database, store, sweep).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Not every store could be swept.')
}

/** Removes all bytes of somebody whose rows are gone. What cannot be removed now is swept later. */
export async function forgetIn({ stores, log }: Beside & { log: Log }, ownerId: string): Promise<void> {
  for (const store of stores.beside)
    await store
      .forget(ownerId)
      .catch((error: unknown) => log.warn({ err: error }, 'files of somebody who left are removed later'))
}

const mostAtOnce = 500

async function sweepStore(database: Database, store: PieceStore, { before, signal }: Sweep): Promise<void> {
  if (store.isHeld()) return
  let old: Whose[] = []
  async function dropRowless(): Promise<void> {
    const rowless = await database.asHouse((tx) => listRowless(tx, store.name, old))
    old = []
    for (const whose of rowless) if (!signal.aborted) await store.drop(whose)
  }
  for await (const { changedAt, ...whose } of store.list()) {
    if (signal.aborted) return
    if (changedAt < before) old.push(whose)
    if (old.length === mostAtOnce) await dropRowless()
  }
  await dropRowless()
}
