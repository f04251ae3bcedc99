import { randomUUID } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Action, Asking, Receipt } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { pause } from '#foundation/server/pause.ts'
import { type ActivityRow, type End, endActivity, type Lease } from './activity-store.ts'
import { joinLines } from './continuing.ts'
import type { EndedNotice } from './ended-notice.ts'
import { historyQuota } from './quotas.ts'
import { storable } from './storable.ts'
import { renewLeases } from './sweep-books.ts'
import type { Telling } from './telling.ts'

/** Does what was begun, and writes down what came of it. */
export type Runner = {
  lease: Lease
  /** Records refusals and failures, and throws them. */
  run(person: Person, action: Action, row: ActivityRow): Promise<ActivityRow>
  /** Keeps the word that this node is at work on it, while it is. */
  during<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Waits a while for what is being done. */
  drain(): Promise<void>
}

export type RunnerParts = {
  database: Database
  clock: Clock
  log: Log
  telling: Telling
  quotas: Pick<Quotas, 'charge'>
  leaseMilliseconds: number
  endedNotice: EndedNotice
}

const drainMilliseconds = 4_000

export function createRunner(parts: RunnerParts): Runner {
  const lease = { node: randomUUID(), milliseconds: parts.leaseMilliseconds }
  const during = createKeeper(parts, lease)

  async function end(person: Person, action: Action, result: Result, id: string): Promise<ActivityRow> {
    const ended = { ...result, id, node: lease.node, now: parts.clock.now() }
    const row = await parts.database.as(person.id, async (tx) => {
      const kept = await endActivity(tx, person.id, ended)
      if (kept)
        await parts.quotas.charge(tx, person.id, historyQuota, JSON.stringify([kept.receipt, kept.changes]).length)
      if (kept && action.isLong) await parts.endedNotice(tx, person.id, kept)
      const joined = kept?.state === 'done' && (await joinLines(tx, person.id, { action, row: kept, now: ended.now }))
      return joined || kept
    })
    if (!row) throw new Failure('not-found', 'There is no such activity any more.')
    parts.telling.tell(person.id, row)
    return row
  }

  return {
    lease,
    during: during.keep,
    drain: during.drain,
    run: (person, action, row) =>
      during.keep(row.id, async () => {
        const done = await attempt(person, action, row)
        if (!('error' in done)) return end(person, action, doneResult(action, done), row.id)
        await end(person, action, failedResult(done.error), row.id)
        throw done.error
      }),
  }
}

async function attempt(person: Person, action: Action, row: ActivityRow): Promise<Receipt | { error: unknown }> {
  try {
    return await action.run(person, row.input as never, askingOf(row))
  } catch (error) {
    return { error }
  }
}

function askingOf({ origin, sources, conversationId, answerId, askedBy }: ActivityRow): Asking {
  return {
    origin,
    sources,
    ...(conversationId && { conversationId }),
    ...(answerId && { answerId }),
    ...(askedBy && { askedBy }),
  }
}

type Result =
  | Pick<End & { state: 'done' }, 'state' | 'sentence' | 'changes' | 'receipt'>
  | Pick<End & { state: 'failed' | 'unknown' }, 'state' | 'sentence' | 'changes' | 'failure'>

function doneResult(action: Action, receipt: Receipt): Result {
  const { changes = [] } = receipt
  return { state: 'done', sentence: action.done(receipt as never), changes, receipt: storable(receipt) }
}

/** A bug may have struck before or after the thing was done. */
function failedResult(error: unknown): Result {
  if (error instanceof Failure)
    return { state: 'failed', sentence: error.message.replaceAll('\0', ''), changes: [], failure: error.code }
  return { state: 'unknown', sentence: brokenSentence, changes: [], failure: 'internal' }
}

const brokenSentence =
  'Something went wrong on the server while this was being done. It may or may not have happened: please check.'

function createKeeper({ database, log }: RunnerParts, { node, milliseconds }: Lease) {
  const open = new Map<string, Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined

  function renew(): void {
    const ids = [...open.keys()]
    database
      .asHouse((tx) => renewLeases(tx, { node, milliseconds, ids }))
      .catch((error: unknown) => log.warn({ err: error }, 'what is being done could not be said to be'))
  }

  async function keep<T>(id: string, work: () => Promise<T>): Promise<T> {
    const working = work()
    open.set(id, working)
    timer ??= setInterval(renew, milliseconds / 3).unref()
    try {
      return await working
    } finally {
      open.delete(id)
      if (open.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
    }
  }

  async function drain(): Promise<void> {
    const late = new AbortController()
    const tooLate = pause(drainMilliseconds, late.signal)
    await Promise.race([Promise.allSettled(open.values()), tooLate])
    late.abort()
  }

  return { keep, drain }
}
