import { randomUUID } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { pause } from '../pause.ts'
import { claimAccount, type Leased, listDueAccounts, releaseAccount, renewLeases } from './lease-books.ts'
import type { Mirrored } from './mirrored.ts'
import { backoff } from './rules.ts'
import { type Patience, usualPatience, work } from './session.ts'
import { createTurns, type Turns } from '../turns.ts'
import { lostLease } from './work.ts'

/** Keeps the copies of all accounts, each by one node at a time. */
export type Mirror = {
  start(): void
  /** There is a new account, or something new in an outbox. */
  nudge(): void
  stop(): Promise<void>
}

/** How patient it is; tests say otherwise. */
export type MirrorLimits = Partial<Patience> & {
  leaseMilliseconds?: number
  /** How often the outboxes of accounts at work are looked at. */
  tickMilliseconds?: number
  /** How often it is asked whether another node has left an account; this one is told of its own. */
  claimMilliseconds?: number
  retryMilliseconds?: number
}

type Parts = MirrorLimits & {
  database: Database
  log: Log
  kinds: () => readonly Mirrored[]
  /** No other node can be at work. */
  isAlone: boolean
}

type Running = { turns: Turns; stopping: AbortController; done: Promise<void> }

/** Lines to accounts that one node keeps open. */
const mostAccounts = 500
const stopMilliseconds = 3_000
/** A timer may ring a little before its time. */
const timerSlack = 5

export function createMirror(parts: Parts): Mirror {
  const { database, log, isAlone, leaseMilliseconds: milliseconds = 15_000, tickMilliseconds = 500 } = parts
  const { claimMilliseconds = isAlone ? 60_000 : 15_000 } = parts
  const node = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const claims = createTurns()
  const running = new Map<string, Running>()
  let watching: Promise<unknown> = Promise.resolve()

  function begin(leased: Leased): void {
    const own = { turns: createTurns(), stopping: new AbortController() }
    const given = { node, signal: AbortSignal.any([signal, own.stopping.signal]), turns: own.turns }
    running.set(leased.id, { ...own, done: keep(leased, given) })
  }
  async function keep(leased: Leased, given: Given): Promise<void> {
    const wait = await workOn(parts, leased, given)
    running.delete(leased.id)
    void nudgeLater(wait + timerSlack)
  }
  async function nudgeLater(wait: number): Promise<void> {
    await pause(wait, signal, { ref: false })
    claims.nudge()
  }
  async function claim(): Promise<void> {
    while (running.size < mostAccounts && !signal.aborted) {
      const leased = await database.asHouse((tx) => claimAccount(tx, { node, milliseconds, isAlone }))
      if (!leased) break
      begin(leased)
    }
  }
  const looking = lookingAfter(database, running, { node, milliseconds })
  return {
    start() {
      const every = (wait: number) => () => pause(wait, signal, { ref: false })
      watching = Promise.all([
        again(log, { signal, work: claim, wait: () => claims.next(claimMilliseconds, signal) }),
        again(log, { signal, work: () => looking.tick(), wait: every(tickMilliseconds) }),
        again(log, { signal, work: () => looking.renew(), wait: every(milliseconds / 3) }),
      ])
    },
    nudge: () => claims.nudge(),
    async stop() {
      stopping.abort()
      await watching
      const all = Promise.all([...running.values()].map(({ done }) => done))
      await Promise.race([all, pause(stopMilliseconds, new AbortController().signal, { ref: false })])
    },
  }
}

function lookingAfter(database: Database, running: ReadonlyMap<string, Running>, lease: Lease) {
  return {
    async tick(): Promise<void> {
      if (running.size === 0) return
      const due = await database.asHouse((tx) => listDueAccounts(tx, [...running.keys()]))
      for (const id of due) running.get(id)?.turns.nudge()
    },
    /** What was paused or removed is not ours any more. */
    async renew(): Promise<void> {
      if (running.size === 0) return
      const before = [...running]
      const ours = new Set(await database.asHouse((tx) => renewLeases(tx, lease)))
      for (const [id, session] of before) if (!ours.has(id)) session.stopping.abort()
    },
  }
}

type Lease = { node: string; milliseconds: number }
type Again = { signal: AbortSignal; work: () => Promise<void>; wait: () => Promise<void> }

async function again(log: Log, { signal, work: once, wait }: Again): Promise<void> {
  while (!signal.aborted) {
    await once().catch((error: unknown) => log.warn({ err: error }, 'the accounts elsewhere could not be looked after'))
    await wait()
  }
}

type Given = { node: string; signal: AbortSignal; turns: Turns }

/**
 * Never fails: whatever went wrong is told, and the account is given back. Answers in how many milliseconds it may be
 * taken again.
 */
async function workOn(parts: Parts, leased: Leased, { node, signal, turns }: Given): Promise<number> {
  const { database, log, kinds, retryMilliseconds = 1_000 } = parts
  const { ownerId, id, failures } = leased
  let trouble: unknown
  try {
    const mirrored = kinds().find(({ kind }) => kind === leased.kind)
    if (!mirrored) throw new Failure('unavailable', 'This server does not know such accounts any more.')
    const at = { database, log, account: { ownerId, id }, sink: mirrored.sink, node, signal, retryMilliseconds }
    await work(at, mirrored, { ...usualPatience, ...patienceOf(parts), turns })
  } catch (error) {
    trouble = error
  }
  const isOver = signal.aborted || trouble === lostLease || trouble === undefined
  if (!isOver) log.warn({ err: trouble, account: id, kind: leased.kind }, 'the line to an account elsewhere broke')
  const released = {
    id,
    node,
    trouble: isOver ? null : sentenceOf(trouble),
    wait: isOver ? 0 : backoff(failures, retryMilliseconds),
    isRefused: !isOver && trouble instanceof Failure && trouble.code === 'unauthenticated',
  }
  await database
    .asHouse((tx) => releaseAccount(tx, released))
    .catch((error: unknown) => log.warn({ err: error }, 'an account elsewhere could not be given back; its lease ends'))
  return released.wait
}

function patienceOf({ lookMilliseconds, historyMilliseconds }: Parts): Partial<Patience> {
  return {
    ...(lookMilliseconds !== undefined && { lookMilliseconds }),
    ...(historyMilliseconds !== undefined && { historyMilliseconds }),
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Failure ? error.message : 'The line broke. It is tried again.'
}
