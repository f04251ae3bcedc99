import type { Transaction } from '#foundation/server/database/database.ts'
import { listingsOf, type Summary, summarise } from '../rules/thread.ts'
import { splitOf } from '../rules/split.ts'
import { listAccounts } from './account-store.ts'
import { listInThreads } from './message-store.ts'
import { findRules } from './rule-store.ts'
import { destroyThreads, holdThreads, saveListings, saveSummaries } from './thread-store.ts'

const atOnce = 200

/** Brings what lists show of these threads up to date with their messages; a thread without any is destroyed. */
export async function relist(tx: Transaction, ownerId: string, threads: readonly string[]): Promise<void> {
  const ids = [...new Set(threads)].toSorted()
  for (let at = 0; at < ids.length; at += atOnce) await relistSome(tx, ownerId, ids.slice(at, at + atOnce))
}

async function relistSome(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<void> {
  const held = await holdThreads(tx, ownerId, ids)
  const messages = await listInThreads(tx, ownerId, ids)
  const byThread = Map.groupBy(messages, ({ thread }) => thread)
  const senders = [...new Set(messages.map(({ fromAddress }) => fromAddress.toLowerCase()))]
  const rules = new Map((await findRules(tx, ownerId, senders)).map((rule) => [rule.address, rule]))
  const deleted = new Set((await listAccounts(tx, ownerId)).filter((each) => each.deleted).map(({ id }) => id))
  const summaries: (Summary & { id: string })[] = []
  const listings = held.flatMap((thread) => {
    const own = byThread.get(thread.id) ?? []
    const sorted = splitOf(own, (address) => rules.get(address.toLowerCase())?.split ?? undefined)
    const summary = summarise(own, sorted)
    if (!summary) return []
    summaries.push({ ...summary, id: thread.id })
    if (deleted.has(thread.account)) return []
    return listingsOf(own, thread, sorted.split).map((listing) => ({ ...listing, thread: thread.id }))
  })
  await saveSummaries(tx, ownerId, summaries)
  await saveListings(tx, ownerId, { threads: ids, listings })
  const left = new Set(summaries.map(({ id }) => id))
  const empty = held.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  if (empty.length > 0) await destroyThreads(tx, ownerId, empty)
}
