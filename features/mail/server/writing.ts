import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { CompanionTrace } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import { enqueue } from '#foundation/server/mirror/outbox-store.ts'
import type { Decided } from '../rules/thread.ts'
import { fingerprintAccount, listAccounts, setAccountDeleted } from './account-store.ts'
import { addErasures } from './erasure-store.ts'
import { followCopies } from './message-store.ts'
import { type Copy, type CopyState, holdCopies, removeCopies, saveCopies } from './placement-store.ts'
import { relist } from './relisting.ts'
import { findRules, listPictures, type Rule, savePictures, saveRule } from './rule-store.ts'
import { decideThread, holdThreads, listThreadIds, type StoredThread } from './thread-store.ts'

/** What can be changed of a copy by the person. */
export type CopyChange = Partial<Pick<CopyState, 'folder' | 'seen' | 'starred' | 'labels'>>
type Changed<Value> = { id: string; before: Value; after: Value }

/** The changes of one transaction, as undo needs them. */
export type Trace = {
  copies: (Changed<CopyChange> & { thread: string })[]
  threads: Changed<Decided>[]
  rules: Changed<Rule>[]
  pictures: Changed<boolean>[]
  /** An account that came or went with everything in it; the print says whether anything was changed since. */
  account?: Changed<'here' | 'gone'> & { print: string | null }
  /** Threads that stand elsewhere now although nothing of their own was changed. */
  moved: string[]
  companions?: CompanionTrace[]
}

/** Changes mail within one transaction, and records what each was. */
export type Writing = {
  tx: Transaction
  ownerId: string
  now: Date
  /** The copies of these threads and messages; fails if one of them does not exist. */
  copies(which: { threadIds: readonly string[]; messageIds: readonly string[] }): Promise<Copy[]>
  threads(ids: readonly string[]): Promise<StoredThread[]>
  change(changes: readonly { copy: Copy; to: CopyChange }[]): Promise<void>
  /** Deletes copies for good, here at once and then on their server. Nothing of this is in the trace. */
  erase(copies: readonly Copy[]): Promise<void>
  decide(thread: StoredThread, to: Partial<Decided>): Promise<void>
  rule(address: string, to: Partial<Omit<Rule, 'address'>>): Promise<void>
  pictures(message: string, show: boolean): Promise<void>
  /** An account that was filled within this transaction, or that is deleted or restored by it. */
  account(id: string, to: 'here' | 'gone', isNew?: boolean): Promise<void>
  /** Threads whose lists do not follow from a change above. */
  move(threads: readonly string[]): void
  settle(): Promise<void>
  trace(): Trace
}

export function noMail(): Failure {
  return new Failure('not-found', 'There is no such mail.')
}

export function openWriting(tx: Transaction, ownerId: string, clock: Clock): Writing {
  const trace: Trace = { copies: [], threads: [], rules: [], pictures: [], moved: [] }
  const messages = new Set<string>()
  const stale = new Set<string>()
  const move = (threads: readonly string[]): void => {
    trace.moved.push(...threads)
    for (const thread of threads) stale.add(thread)
  }
  return {
    tx,
    ownerId,
    now: clock.now(),
    copies: (which) => copiesOf(tx, ownerId, which),
    threads: (ids) => threadsOf(tx, ownerId, ids),
    async change(changes) {
      for (const each of await changeCopies(tx, ownerId, changes)) {
        trace.copies.push(each)
        stale.add(each.thread)
      }
      for (const { copy } of changes) messages.add(copy.message)
    },
    async erase(copies) {
      await eraseCopies(tx, ownerId, copies)
      for (const { message } of copies) messages.add(message)
      move(copies.map(({ thread }) => thread))
    },
    async decide(thread, to) {
      const before = decidedOf(thread)
      const after = { ...before, ...to }
      if (isDeepStrictEqual(before, after)) return
      await decideThread(tx, ownerId, { id: thread.id, ...after })
      const [stored] = await holdThreads(tx, ownerId, [thread.id])
      trace.threads.push({ id: thread.id, before, after: stored ? decidedOf(stored) : after })
      stale.add(thread.id)
    },
    ...rulesOf(tx, ownerId, trace),
    async account(id, to, isNew = false) {
      if (!isNew) await setGone(tx, ownerId, { id, at: to === 'gone' ? clock.now() : null })
      trace.account = { id, before: to === 'here' ? 'gone' : 'here', after: to, print: null }
      for (const thread of await listThreadIds(tx, ownerId, id)) stale.add(thread)
    },
    move,
    async settle() {
      if (messages.size > 0) await followCopies(tx, ownerId, [...messages])
      if (stale.size > 0) await relist(tx, ownerId, [...stale])
      if (trace.account) trace.account.print = await fingerprintAccount(tx, ownerId, trace.account.id)
    },
    trace: () => trace,
  }
}

async function threadsOf(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<StoredThread[]> {
  const found = await holdThreads(tx, ownerId, ids)
  if (found.length < new Set(ids).size) throw noMail()
  return found
}

async function setGone(tx: Transaction, ownerId: string, account: { id: string; at: Date | null }): Promise<void> {
  if (!(await setAccountDeleted(tx, ownerId, account)))
    throw new Failure('conflict', 'The sample mailbox has been loaded again meanwhile.')
}

type Which = Parameters<Writing['copies']>[0]

async function copiesOf(tx: Transaction, ownerId: string, { threadIds, messageIds }: Which): Promise<Copy[]> {
  const found = await holdCopies(tx, ownerId, { threads: threadIds, messages: messageIds })
  const [threads, known] = [new Set(found.map((each) => each.thread)), new Set(found.map((each) => each.message))]
  if (!threadIds.every((id) => threads.has(id)) || !messageIds.every((id) => known.has(id))) throw noMail()
  const gone = new Set((await listAccounts(tx, ownerId)).filter((each) => each.deleted).map(({ id }) => id))
  if (found.some(({ account }) => gone.has(account))) throw noMail()
  return found
}

export function decidedOf({ snoozedUntil, wokenAt, muted }: Decided): Decided {
  return { snoozedUntil, wokenAt, muted }
}

const changeable = ['folder', 'seen', 'starred', 'labels'] as const

async function changeCopies(
  tx: Transaction,
  ownerId: string,
  changes: readonly { copy: Copy; to: CopyChange }[],
): Promise<Trace['copies']> {
  const different = changes.flatMap(({ copy, to }) => {
    const names = changeable.filter((name) => name in to && !isDeepStrictEqual(copy[name], to[name]))
    return names.length === 0 ? [] : [{ copy, before: pick(copy, names), after: pick(to, names) }]
  })
  if (different.length === 0) return []
  await saveCopies(
    tx,
    ownerId,
    different.map(({ copy, after }) => ({ ...copy, ...after })),
  )
  const samples = await samplesOf(tx, ownerId)
  for (const { copy, before, after } of different)
    if (!samples.has(copy.account)) await tellServer(tx, ownerId, { copy, before, after })
  return different.map(({ copy, before, after }) => ({ id: copy.id, thread: copy.thread, before, after }))
}

function pick(values: CopyChange, names: readonly (keyof CopyChange)[]): CopyChange {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

async function eraseCopies(tx: Transaction, ownerId: string, copies: readonly Copy[]): Promise<void> {
  const ids = copies.map(({ id }) => id)
  const samples = await samplesOf(tx, ownerId)
  const mirrored = copies.filter(({ account }) => !samples.has(account))
  if (mirrored.some(({ uidValidity }) => uidValidity === null))
    throw new Failure('conflict', 'Its mail server has not told yet where some of this is. Try again in a minute.')
  await addErasures(tx, ownerId, ids)
  for (const { id, account } of mirrored)
    await enqueue(tx, ownerId, account, { item: id, field: 'deleted', from: false, to: true })
  await removeCopies(tx, ownerId, ids)
}

async function samplesOf(tx: Transaction, ownerId: string): Promise<Set<string>> {
  const accounts = await listAccounts(tx, ownerId)
  return new Set(accounts.filter(({ kind }) => kind === 'sample').map(({ id }) => id))
}

type Telling = { copy: Copy; before: CopyChange; after: CopyChange }

async function tellServer(tx: Transaction, ownerId: string, { copy, before, after }: Telling): Promise<void> {
  const tell = (field: string, from: string | boolean, to: string | boolean) =>
    enqueue(tx, ownerId, copy.account, { item: copy.id, field, from, to })
  for (const name of ['folder', 'seen', 'starred'] as const) {
    const [from, to] = [before[name], after[name]]
    if (from !== undefined && to !== undefined) await tell(name, from, to)
  }
  const [had, has] = [before.labels ?? [], after.labels ?? []]
  for (const label of had.filter((each) => !has.includes(each))) await tell(`label:${label}`, true, false)
  for (const label of has.filter((each) => !had.includes(each))) await tell(`label:${label}`, false, true)
}

function rulesOf(tx: Transaction, ownerId: string, trace: Trace): Pick<Writing, 'rule' | 'pictures'> {
  return {
    async rule(address, to) {
      const [found] = await findRules(tx, ownerId, [address])
      const before = found ?? { address, split: null, pictures: null }
      const after = { ...before, ...to }
      if (isDeepStrictEqual(before, after)) return
      await saveRule(tx, ownerId, after)
      trace.rules.push({ id: address, before, after })
    },
    async pictures(message, show) {
      const before = (await listPictures(tx, ownerId, [message])).length > 0
      if (before === show) return
      await savePictures(tx, ownerId, { id: message, show })
      trace.pictures.push({ id: message, before, after: show })
    },
  }
}

const changedSince = () => new Failure('out-of-date', 'Some of this mail was changed again since. It stays as it is.')

/** Restores everything; fails if anything has changed since. */
export async function putBack(writing: Writing, trace: Trace): Promise<void> {
  const { tx, ownerId } = writing
  const copies = new Map(
    (await holdCopies(tx, ownerId, { ids: trace.copies.map(({ id }) => id) })).map((copy) => [copy.id, copy]),
  )
  await writing.change(
    trace.copies.map(({ id, before, after }) => {
      const copy = copies.get(id)
      const names = changeable.filter((name) => name in after)
      if (!copy || !isDeepStrictEqual(pick(copy, names), pick(after, names))) throw changedSince()
      return { copy, to: before }
    }),
  )
  const threads = new Map(
    (
      await holdThreads(
        tx,
        ownerId,
        trace.threads.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  for (const { id, before, after } of trace.threads) {
    const thread = threads.get(id)
    if (!thread || !isDeepStrictEqual(decidedOf(thread), after)) throw changedSince()
    await writing.decide(thread, before)
  }
  for (const { id, before, after } of trace.rules) {
    const [now = { address: id, split: null, pictures: null }] = await findRules(tx, ownerId, [id])
    if (!isDeepStrictEqual(now, after)) throw changedSince()
    await writing.rule(id, before)
  }
  for (const { id, before, after } of trace.pictures) {
    if ((await listPictures(tx, ownerId, [id])).length > 0 !== after) throw changedSince()
    await writing.pictures(id, before)
  }
  if (trace.account) await putBackAccount(writing, trace.account)
  writing.move(trace.moved)
}

async function putBackAccount(writing: Writing, { id, before, after, print }: NonNullable<Trace['account']>) {
  const { tx, ownerId } = writing
  const account = (await listAccounts(tx, ownerId)).find((each) => each.id === id)
  if (!account) throw new Failure('conflict', 'It was deleted for good meanwhile.')
  const isAsLeft = account.deleted === (after === 'gone') && (await fingerprintAccount(tx, ownerId, id)) === print
  if (!isAsLeft) throw changedSince()
  await writing.account(id, before)
}
