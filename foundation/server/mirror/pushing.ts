import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '../database/database.ts'
import type { Settled, Source, Values } from './mirrored.ts'
import { endOperation, listDueItems, listPending, markSent, type Pending, refuseOperation } from './outbox-store.ts'
import { write } from './pulling.ts'
import { agree, backoff } from './rules.ts'
import type { At } from './work.ts'

/** After so many it is given up, and told; a line may break more often without it being the item's fault. */
const mostAttempts = 6
const mostBroken = 20
const itemsAtOnce = 50

/** `isStale`: something is not where it was known to be, so it has to be looked at anew. */
type Pushed = { isAny: boolean; isStale: boolean }

/** Hands over what is due, item by item, in the order in which it was changed. */
export async function push(at: At, source: Source): Promise<Pushed> {
  const { ownerId, id: accountId } = at.account
  const pushed: Pushed = { isAny: false, isStale: false }
  for (;;) {
    const items = await at.database.as(ownerId, (tx) => listDueItems(tx, ownerId, { accountId, most: itemsAtOnce }))
    if (items.length === 0) return pushed
    pushed.isAny = true
    for (const item of items) if (await handOver(at, source, item)) pushed.isStale = true
  }
}

/** Hands one item over, and tells whether it is stale: somewhere else by now. */
async function handOver(at: At, source: Source, item: string): Promise<boolean> {
  const pending = await write(at, (tx) => beginItem(at, tx, item))
  if (pending.length === 0) return false
  let found: Settled | undefined
  try {
    found = await source.change(item, (theirs) => agree(pending, theirs).toWrite)
  } catch (error) {
    // Only a reason about this item is the item's; anything else ends this line to the account.
    if (!(error instanceof Failure) || error.code === 'unavailable') throw error
    const last = pending.filter(({ attempts }) => attempts + 1 >= mostAttempts)
    await write(at, (tx) => giveUp(at, tx, last, error.message))
    if (last.length > 0) await takeTheirs(at, source, item)
    return isNotThere(error)
  }
  await write(at, (tx) => settle(at, tx, { item, pending, found }))
  at.sink.changed?.(at.account)
  return false
}

/** What broke the line every time is given up before it does so again. */
async function beginItem(at: At, tx: Transaction, item: string): Promise<Pending[]> {
  const { ownerId, id: accountId } = at.account
  const pending = await listPending(tx, ownerId, accountId, item)
  const spent = pending.filter(({ attempts }) => attempts >= mostBroken)
  await giveUp(at, tx, spent, 'The line broke each time this was handed over.')
  const rest = pending.filter((each) => !spent.includes(each))
  for (const { field, attempts } of rest) {
    const wait = backoff(attempts, at.retryMilliseconds)
    await markSent(tx, ownerId, { accountId, item, field, wait })
  }
  return rest
}

function isNotThere(error: unknown): boolean {
  return error instanceof Failure && error.code === 'not-found'
}

/** What was given up is here as it is there. */
async function takeTheirs(at: At, source: Source, item: string): Promise<void> {
  let found: Settled | undefined
  try {
    found = await source.change(item, () => ({}))
  } catch (error) {
    // Where it is by then, the next look tells.
    if (isNotThere(error)) return
    throw error
  }
  await write(at, (tx) => settle(at, tx, { item, pending: [], found }))
}

async function giveUp(at: At, tx: Transaction, pending: readonly Pending[], why: string): Promise<void> {
  const { ownerId, id: accountId } = at.account
  for (const { item, field } of pending) await refuseOperation(tx, ownerId, { accountId, item, field, why })
}

type Handed = { item: string; pending: readonly Pending[]; found: Settled | undefined }

/** Ends what is there as it was wanted, or was overruled there; the copy becomes what is there. */
async function settle(at: At, tx: Transaction, { item, pending, found }: Handed): Promise<void> {
  const { ownerId, id: accountId } = at.account
  for (const operation of pending) {
    const { field, revision, wanted, attempts } = operation
    const theirs = found === undefined ? wanted : (found.values[field] ?? false)
    const isOver = theirs === wanted || agree([operation], found?.values ?? {}).overruled.length > 0
    if (isOver) await endOperation(tx, ownerId, { accountId, item, field, revision, theirs })
    else if (attempts + 1 >= mostAttempts) await giveUp(at, tx, [operation], 'The server did not take it.')
  }
  await at.sink.settle(
    tx,
    at.account,
    item,
    found && { ...found, values: await valuesHere(at, tx, item, found.values) },
  )
}

/** What waits still is as it is wanted here. */
async function valuesHere(at: At, tx: Transaction, item: string, theirs: Values): Promise<Values> {
  const left = await listPending(tx, at.account.ownerId, at.account.id, item)
  return agree(left, theirs).here
}
