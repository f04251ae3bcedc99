import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Person } from '#foundation/server/person.ts'
import { pause } from '#foundation/server/pause.ts'
import { settleActivities } from './sweep-books.ts'
import type { Telling } from './telling.ts'

/** Closes what waited too long, and what was left by a server that is no more. */
export type Settling = {
  /** Of one person, before their activities are looked at. */
  settle(person: Person): Promise<void>
  /** For all people, periodically; resolves after the first time. */
  start: () => Promise<void>
  stop(): Promise<void>
}

type Parts = {
  database: Database
  clock: Clock
  log: Log
  telling: Telling
  node: string
  /** No other node can be at work. */
  isAlone: boolean
  everyMilliseconds: number
}

export function createSettling({ database, clock, log, telling, node, isAlone, everyMilliseconds }: Parts): Settling {
  const alone = isAlone ? { node } : undefined
  const stopping = new AbortController()
  let sweeping: Promise<void> = Promise.resolve()

  async function sweep(): Promise<void> {
    const settled = await database.asHouse((tx) => settleActivities(tx, { now: clock.now(), alone }))
    for (const { ownerId, ...row } of settled) telling.tell(ownerId, row)
  }

  async function sweepOnAndOn(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      await pause(everyMilliseconds, signal, { ref: false })
      if (signal.aborted) return
      await sweep().catch((error: unknown) =>
        log.warn({ err: error }, 'what waits for a yes could not be looked through'),
      )
    }
  }

  return {
    async settle({ id: ownerId }) {
      const settled = await database.as(ownerId, (tx) => settleActivities(tx, { now: clock.now(), ownerId, alone }))
      for (const { ownerId: _, ...row } of settled) telling.tell(ownerId, row)
    },
    async start() {
      await sweep()
      sweeping = sweepOnAndOn()
    },
    async stop() {
      stopping.abort()
      await sweeping
    },
  }
}
