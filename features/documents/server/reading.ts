import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import { pause } from '#foundation/server/pause.ts'
import { readingLimits } from '#foundation/server/reading/limits.ts'
import type { ReadFile } from '#foundation/server/reading/reader.ts'
import { refusals } from '#foundation/server/reading/refusal.ts'
import { createTurns } from '#foundation/server/turns.ts'
import type { FileReading, readingChanged } from '../contract.ts'
import { type Claimed, claimReading, handOver, isAwaited, releaseReadings, renewReading } from './reading-books.ts'
import { advanceReading, endReading, listFilesOf } from './reading-store.ts'
import type { Receiving } from './receiving.ts'

/** Reads what was kept, one content after the other, in the background. A long one is left for a while when others wait. */
export type ReadingWork = {
  start(): void
  /** Something new waits to be read. */
  nudge(): void
  stop(): Promise<void>
}

/** How patient it is; tests say otherwise. */
export type GivenToReading = { leaseMilliseconds?: number; lookMilliseconds?: number; turnMilliseconds?: number }

type Parts = GivenToReading & {
  database: Database
  clock: Clock
  log: Log
  announce: Announce
  receiving: Pick<Receiving, 'read'>
  readFile: ReadFile
  /** No other node can be at work. */
  isAlone: boolean
}

/** What was begun so often and never ended took the server along with it. */
const mostAttempts = 3
const gaveUp = 'Reading it was broken off three times.'

export function createReadingWork(parts: Parts): ReadingWork {
  const { database, log, isAlone, leaseMilliseconds: milliseconds = 10_000, lookMilliseconds = 1_000 } = parts
  const node = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = createTurns()
  let working: Promise<unknown> = Promise.resolve()
  let atWork: string | undefined

  async function readNext(): Promise<boolean> {
    const claimed = await database.asHouse((tx) => claimReading(tx, { node, milliseconds, isAlone }))
    if (!claimed) return false
    atWork = claimed.contentId
    await readOne(parts, { node, signal }, claimed).finally(() => (atWork = undefined))
    return true
  }
  async function look(): Promise<void> {
    while (!signal.aborted) {
      const found = await readNext().catch((error: unknown) => {
        log.warn({ err: error }, 'a file could not be read now; it is tried again')
        return false
      })
      if (!found) await turns.next(lookMilliseconds, signal)
    }
  }
  return {
    start() {
      working = Promise.all([look(), renewAgain(parts, { node, milliseconds, signal, atWork: () => atWork })])
    },
    nudge: () => turns.nudge(),
    async stop() {
      stopping.abort()
      await working
      await database
        .asHouse((tx) => releaseReadings(tx, node))
        .catch((error: unknown) =>
          log.warn({ err: error }, 'a file being read could not be given back; its lease ends'),
        )
    },
  }
}

type At = { node: string; signal: AbortSignal }
type Renewing = At & { milliseconds: number; atWork: () => string | undefined }

async function renewAgain({ database, log }: Parts, { node, milliseconds, signal, atWork }: Renewing): Promise<void> {
  while (!signal.aborted) {
    await pause(milliseconds / 3, signal, { ref: false })
    const contentId = atWork()
    if (contentId === undefined) continue
    await database
      .asHouse((tx) => renewReading(tx, { node, milliseconds, contentId }))
      .catch((error: unknown) => log.warn({ err: error }, 'the lease of a file being read could not be renewed'))
  }
}

async function readOne(parts: Parts, { node, signal }: At, claimed: Claimed): Promise<void> {
  const { ownerId, contentId, name, done: from } = claimed
  const { database, receiving, readFile } = parts
  const whose = { contentId, node }
  const moved = new AbortController()
  const handedOver = new AbortController()
  const turn = createTurn(parts, ownerId)
  const reason = whyNot(claimed)
  const outcome =
    reason !== undefined
      ? { refused: reason }
      : await readFile({
          bytes: await wholeOf(receiving.read(ownerId, contentId)),
          name,
          from,
          signal: AbortSignal.any([signal, moved.signal, handedOver.signal]),
          async onProgress(progress) {
            const reading = await database.as(ownerId, (tx) => advanceReading(tx, ownerId, { ...whose, ...progress }))
            if (reading) await tell(parts, { ownerId, contentId }, reading)
            if (reading && progress.done > from && progress.done < progress.most && (await turn.isOver()))
              handedOver.abort()
            // Its lease ended while this node slept, and another one reads it.
            if (!reading) moved.abort()
          },
        })
  if (handedOver.signal.aborted) return database.asHouse((tx) => handOver(tx, whose))
  if (outcome === 'stopped') return
  const { title = null, note = null, refused } = outcome
  const ending = { title, sentence: refused ?? note, state: refused === undefined ? 'read' : 'unreadable' } as const
  const reading = await database.as(ownerId, (tx) => endReading(tx, ownerId, { ...whose, ...ending }))
  if (reading) await tell(parts, { ownerId, contentId }, reading)
}

const usualTurn = 5_000
/** Resuming first skips what was read before, which takes time: a turn lasts at least this many times as long. */
const worthwhile = 3

/** How long one person's content is read while others wait. */
function createTurn({ database, clock, turnMilliseconds = usualTurn }: Parts, ownerId: string) {
  const begun = clock.now().getTime()
  let first: number | undefined
  return {
    async isOver(): Promise<boolean> {
      const now = clock.now().getTime()
      first ??= now
      if (now - first < Math.max(turnMilliseconds, worthwhile * (first - begun))) return false
      return database.asHouse((tx) => isAwaited(tx, ownerId))
    },
  }
}

/** Why it is not even begun. */
function whyNot({ bytes, attempts }: Claimed): string | undefined {
  if (bytes > readingLimits.fileBytes) return refusals.tooLarge
  return attempts > mostAttempts ? gaveUp : undefined
}

async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const gathered = await Array.fromAsync(pieces)
  // In memory of its own, so that it can be handed to the thread that reads.
  const whole = new Uint8Array(gathered.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of gathered) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

async function tell(
  { database, announce }: Parts,
  { ownerId, contentId }: { ownerId: string; contentId: string },
  reading: FileReading,
): Promise<void> {
  const files = await database.as(ownerId, (tx) => listFilesOf(tx, ownerId, contentId))
  if (files.length === 0) return
  const message: z.infer<typeof readingChanged> = { type: 'documents/reading', files, reading }
  await announce(ownerId, message)
}
