import { randomUUID } from 'node:crypto'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import { pause } from '#foundation/server/pause.ts'
import { type Gap, lateWhy } from '../rules.ts'
import { type Claimed, claimDue, releaseClaims, renewClaims } from './claim-books.ts'
import type { Deliver } from './delivery.ts'

/** Checks periodically whether something is due, and delivers it. */
export type Watch = {
  start(): void
  stop(): Promise<void>
}

export type WatchLimits = {
  /** How long a silent node is believed to be working. */
  leaseMilliseconds: number
  lookMilliseconds: number
}

export const watchLimits: WatchLimits = { leaseMilliseconds: 5_000, lookMilliseconds: 500 }

type Parts = WatchLimits & {
  database: Database
  clock: Clock
  log: Log
  /** No other node can be running. */
  isAlone: boolean
}

/** Notices per batch, and people served in parallel, so that one slow push service does not block the rest. */
const most = 100
const mostAtOnce = 40
/** A longer pause between two checks means that the machine slept or its clock jumped. */
const gapMilliseconds = 30_000
const mostGaps = 20

export function createWatch(parts: Parts, deliver: (node: string) => Deliver): Watch {
  const { database, clock, log, lookMilliseconds, leaseMilliseconds: milliseconds } = parts
  const node = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const noteGap = createGaps(clock)
  const atWork = new Map<Promise<void>, readonly Claimed[]>()
  let watching: Promise<unknown> = Promise.resolve()
  function begin(ownerId: string, claimed: readonly Claimed[], gaps: readonly Gap[]): void {
    const work = deliver(node)(ownerId, claimed, { gaps, signal })
      .catch((error: unknown) => log.error({ err: error }, 'notices could not be delivered; they are tried again'))
      .finally(() => atWork.delete(work))
    atWork.set(work, claimed)
  }

  async function look(): Promise<void> {
    const gaps = noteGap()
    for (let found = most; found === most && !signal.aborted;) {
      while (atWork.size >= mostAtOnce) await Promise.race(atWork.keys())
      const claiming = { node, milliseconds, now: clock.now(), most, isAlone: parts.isAlone }
      const claimed = await database.asHouse((tx) => claimDue(tx, claiming))
      for (const [ownerId, rows] of Map.groupBy(claimed, (row) => row.ownerId)) begin(ownerId, rows, gaps)
      found = claimed.length
    }
  }

  async function renew(): Promise<void> {
    const ids = [...atWork.values()].flatMap((claimed) => claimed.map(({ id }) => id))
    if (ids.length > 0) await database.asHouse((tx) => renewClaims(tx, { node, milliseconds, ids }))
  }

  const noted = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  return {
    start() {
      watching = Promise.all([
        again({ every: lookMilliseconds, signal, work: look, failed: noted('what is due could not be looked for') }),
        again({ every: milliseconds / 3, signal, work: renew, failed: noted('claims could not be renewed') }),
      ])
    },
    async stop() {
      stopping.abort()
      await watching
      await Promise.all(atWork.keys())
      await database
        .asHouse((tx) => releaseClaims(tx, node))
        .catch(noted('claims could not be given back; they end by themselves'))
    },
  }
}

type Again = { every: number; signal: AbortSignal; work: () => Promise<void>; failed: (error: unknown) => void }

async function again({ every, signal, work, failed }: Again): Promise<void> {
  while (!signal.aborted) {
    await work().catch(failed)
    await pause(every, signal, { ref: false })
  }
}

/** Records when this server was not running: before its start, and while the machine slept. */
function createGaps(clock: Clock): () => readonly Gap[] {
  let last = clock.now().getTime()
  const gaps: Gap[] = [{ from: 0, until: last, why: lateWhy.down }]
  return () => {
    const now = clock.now().getTime()
    if (Math.abs(now - last) > gapMilliseconds)
      gaps.push({ from: Math.min(last, now), until: Math.max(last, now), why: lateWhy.asleep })
    if (gaps.length > mostGaps) gaps.splice(1, 1)
    last = now
    return gaps
  }
}
