import { sql } from 'kysely'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '../database/database.ts'
import { addRefused, holdsAccount, keepCursors, listCursors, moveCursor, renameCursor } from './cursor-store.ts'
import type { Batch, Cursor, Found, Renamed, Source, SourceFolder } from './mirrored.ts'
import { type At, lostLease } from './work.ts'

/** How far each folder has been read. */
export type Cursors = Map<string, Cursor>

/** The folders there are now, and how far each was read. */
export async function readFolders(at: At, source: Source): Promise<{ folders: SourceFolder[]; cursors: Cursors }> {
  const folders = await source.folders()
  const { ownerId, id: accountId } = at.account
  const renamed = await findRenamed(at, source, folders)
  const kept = await write(at, async (tx) => {
    for (const each of renamed)
      if (await at.sink.renameFolder?.(tx, at.account, each)) await renameCursor(tx, ownerId, { accountId, ...each })
    await at.sink.keepFolders(tx, at.account, folders)
    await keepCursors(tx, ownerId, { accountId, names: folders.map(({ name }) => name) })
    return listCursors(tx, ownerId, accountId)
  })
  return { folders, cursors: new Map(kept.map(({ name, cursor }) => [name, cursor])) }
}

async function findRenamed(at: At, source: Source, folders: readonly SourceFolder[]): Promise<Renamed[]> {
  if (!source.renamed) return []
  const { ownerId, id } = at.account
  const before = await at.database.as(ownerId, (tx) => listCursors(tx, ownerId, id))
  const [known, listed] = [new Set(before.map(({ name }) => name)), new Set(folders.map(({ name }) => name))]
  const gone = before.filter(({ name }) => !listed.has(name))
  const fresh = [...listed].filter((name) => !known.has(name))
  return gone.length > 0 && fresh.length > 0 ? source.renamed(gone, fresh) : []
}

/** Takes one batch of a folder, and tells what is left there. */
export async function pull(at: At, source: Source, folder: string, cursors: Cursors): Promise<Batch<Found>['left']> {
  return takeIn(at, folder, cursors, await source.changes(folder, cursors.get(folder), at.signal))
}

/** Takes the first batch of each folder. While one is stored, the next is asked for: the line does nothing meanwhile. */
export async function* pullEach(
  at: At,
  source: Source,
  folders: readonly string[],
  cursors: Cursors,
): AsyncGenerator<{ folder: string; left: Batch<Found>['left'] }> {
  const ask = (place: number) => askFor(at, source, folders[place], cursors.get(folders[place] ?? ''))
  let next = ask(0)
  for (const [place, folder] of folders.entries()) {
    const batch = await next
    if (!batch) return
    // The very first batch should be visible soon, so nothing is read beside it.
    const isCalm = batch.left !== 'news' && cursors.size > 0
    next = isCalm ? ask(place + 1) : undefined
    const left = await takeIn(at, folder, cursors, batch)
    yield { folder, left }
    next ??= ask(place + 1)
  }
}

type Older = {
  folders: readonly string[]
  isTime: () => boolean
  /** Called before each batch is stored; answers whether anything was changed there meanwhile. */
  handOver: () => Promise<boolean>
}

/**
 * Takes older batches of these folders, one folder after the other, as long as there is time for another. Tells whether
 * any are left. While one is stored, the next is read.
 */
export async function pullOlder(
  at: At,
  source: Source,
  cursors: Cursors,
  { folders, isTime, handOver }: Older,
): Promise<boolean> {
  const rest = [...folders]
  const ask = (cursor: Cursor | undefined) => askFor(at, source, rest[0], cursor ?? cursors.get(rest[0] ?? ''))
  let next = isTime() ? ask(undefined) : undefined
  while (next) {
    const [folder = ''] = rest
    const read = await next
    // A batch that was read before our changes were sent may be out of date, so it is read again.
    const batch = (await handOver()) ? await ask(undefined) : read
    if (!batch) break
    if (batch.left === 'nothing') rest.shift()
    next = isTime() ? ask(batch.left === 'nothing' ? undefined : batch.cursor) : undefined
    await takeIn(at, folder, cursors, batch)
  }
  return rest.length > 0
}

/** Starts reading; `undefined` if there is no folder or the work is being stopped. */
function askFor(at: At, source: Source, folder: string | undefined, cursor: Cursor | undefined) {
  if (folder === undefined || at.signal.aborted) return undefined
  const asked = source.changes(folder, cursor, at.signal)
  // The caller awaits it later and handles a failure; until then it must not count as unhandled.
  asked.catch(() => undefined)
  return asked
}

async function takeIn(at: At, folder: string, cursors: Cursors, batch: Batch<Found>): Promise<Batch<Found>['left']> {
  const before = cursors.get(folder)
  const isSame = JSON.stringify(before) === JSON.stringify(batch.cursor)
  if (batch.changes.length > 0 || !isSame) {
    await takeBatch(at, folder, { before, batch })
    cursors.set(folder, batch.cursor)
    if (batch.changes.length > 0) at.sink.changed?.(at.account)
  }
  return batch.left
}

type Taken = { before: Cursor | undefined; batch: Batch<Found> }

/** All of it in one transaction; where something in it cannot be taken, that is set aside and the rest is. */
async function takeBatch(at: At, folder: string, taken: Taken): Promise<void> {
  try {
    await write(at, async (tx) => {
      await at.sink.take(tx, at.account, folder, taken.batch.changes)
      await close(at, tx, folder, taken)
    })
  } catch (error) {
    if (error === lostLease || isOutage(error) || at.signal.aborted) throw error
    at.log.warn({ err: error, folder, account: at.account.id }, 'a batch could not be taken; it is taken one by one')
    await write(at, async (tx) => {
      for (const change of taken.batch.changes) await takeOne(at, tx, folder, change)
      await close(at, tx, folder, taken)
    })
  }
}

async function takeOne(at: At, tx: Transaction, folder: string, change: Found): Promise<void> {
  await sql`savepoint one`.execute(tx)
  try {
    await at.sink.take(tx, at.account, folder, [change])
  } catch (error) {
    if (isOutage(error)) throw error
    at.log.error({ err: error, folder, ref: change.ref, account: at.account.id }, 'this could not be taken')
    await sql`rollback to savepoint one`.execute(tx)
    await refuse(at, tx, folder, { ref: change.ref, about: change.about, why: 'It could not be stored.' })
  }
  await sql`release savepoint one`.execute(tx)
}

async function close(at: At, tx: Transaction, folder: string, { before, batch }: Taken): Promise<void> {
  for (const unreadable of batch.unreadable ?? []) await refuse(at, tx, folder, unreadable)
  const { cursor, done, most, left } = batch
  const { ownerId, id: accountId } = at.account
  const moved = { accountId, name: folder, before, cursor, done, most, isWhole: left === 'nothing' }
  if (!(await moveCursor(tx, ownerId, moved))) throw lostLease
}

async function refuse(at: At, tx: Transaction, folder: string, refused: Found & { why: string }): Promise<void> {
  const { ownerId, id: accountId } = at.account
  await addRefused(tx, ownerId, { accountId, folder, ...refused })
}

/** Only as long as the account is ours. */
export async function write<T>(at: At, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database, account, node } = at
  return database.as(account.ownerId, async (tx) => {
    if (!(await holdsAccount(tx, account.ownerId, { accountId: account.id, node }))) throw lostLease
    return work(tx)
  })
}

function isOutage(error: unknown): boolean {
  return error instanceof Failure && error.code === 'unavailable'
}
