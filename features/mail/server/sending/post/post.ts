import { randomUUID } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import { backoff } from '#foundation/server/mirror/rules.ts'
import type { Notices } from '#foundation/server/notice.ts'
import { pause } from '#foundation/server/pause.ts'
import { createTurns } from '#foundation/server/turns.ts'
import type { Door } from '../../imap/line.ts'
import * as books from '../send-books.ts'
import { endUnsent, tellUnsent } from '../unsent.ts'
import { handOver } from './hand-over.ts'
import { openSentFolder, type SentFolder } from './sent-folder.ts'

/** Hands over what is due. Any number of nodes may do so; one of them gets each mail. */
export type Post = {
  start(): void
  /** There is something new to send. */
  nudge(): void
  /** Does all that is due now. */
  run(): Promise<void>
  stop(): Promise<void>
}

export type PostParts = {
  database: Database
  clock: Clock
  log: Log
  outside: Door
  notices: Notices
  /** With what opens it. */
  accountElsewhere: (ownerId: string, id: string) => Promise<AccountElsewhere>
  tell: (ownerId: string) => void
  /** By IMAP, unless a test says otherwise. */
  openSent?: (account: AccountElsewhere, signal: AbortSignal) => Promise<SentFolder | undefined>
}

/** `signal` breaks off; `isStopping` begins nothing new. */
type Work = PostParts & { node: string; signal: AbortSignal; isStopping: () => boolean }

/** Another node may have been told of a mail and have died: for that long nobody looks whether there is one. */
const longestPause = 15_000
const leaseMilliseconds = 20_000
const firstPause = 5_000
/** What is being handed over is given this long to end. */
const stopMilliseconds = 3_000
/** About a day. */
const mostTries = 100

export function createPost(parts: PostParts): Post {
  const [stopping, breaking] = [new AbortController(), new AbortController()]
  const { signal } = stopping
  const turns = createTurns()
  const work = { ...parts, node: randomUUID(), signal: breaking.signal, isStopping: () => signal.aborted }
  let watching: Promise<unknown> = Promise.resolve()
  const run = () => sendDue(work)
  async function lookAfter(): Promise<number> {
    const wait = await untilNext(work)
    if (wait > 0) return wait
    await run()
    return untilNext(work)
  }
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const wait = await lookAfter().catch((error: unknown) => {
        parts.log.warn({ err: error }, 'mail that is due could not be looked after')
        return firstPause
      })
      await turns.next(wait, signal)
    }
  }
  return {
    start: () => void (watching = watch()),
    nudge: () => turns.nudge(),
    run,
    async stop() {
      stopping.abort()
      await Promise.race([watching, pause(stopMilliseconds, breaking.signal, { ref: false })])
      breaking.abort()
      await watching
    },
  }
}

const atOnce = 8

async function sendDue(work: Work): Promise<void> {
  const worker = async () => {
    while (!work.isStopping() && (await sendNext(work)));
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Milliseconds until something is due, whichever node will do it. */
async function untilNext({ database, clock }: Work): Promise<number> {
  const next = await database.asHouse((tx) => books.nextLook(tx))
  return next ? Math.min(longestPause, Math.max(0, next.getTime() - clock.now().getTime())) : longestPause
}

/** False: nothing is due. */
async function sendNext(work: Work): Promise<boolean> {
  const { database, node } = work
  const taken = await database.asHouse((tx) => books.takeSend(tx, { node, ...lease(work) }))
  if (!taken) return false
  const over = new AbortController()
  const renewing = renew(work, taken, over.signal)
  try {
    await (taken.state === 'sent'
      ? file(work, taken)
      : taken.offered
        ? doubt(work, taken, whyUnsure)
        : deliver(work, taken))
  } finally {
    over.abort()
    await renewing
    work.tell(taken.ownerId)
  }
  return true
}

function lease({ clock }: Pick<Work, 'clock'>): { now: Date; until: Date } {
  const now = clock.now()
  return { now, until: new Date(now.getTime() + leaseMilliseconds) }
}

async function renew(work: Work, { ownerId, id }: books.Taken, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(leaseMilliseconds / 4, signal, { ref: false })
    if (signal.aborted) return
    const { until } = lease(work)
    await work.database
      .asHouse((tx) => books.renewSend(tx, { ownerId, id, node: work.node, until }))
      // Another node may take it then; it cannot be offered twice all the same.
      .catch((error: unknown) => work.log.warn({ err: error }, 'a mail that is being sent could not be kept'))
  }
}

type End = { state: 'held' | 'sent' | 'unsure' | 'refused'; trouble?: string; wait?: number; filed?: boolean }

async function conclude(work: Work, { ownerId, id, content }: books.Taken, end: End): Promise<void> {
  const { state, trouble = '', wait, filed = false } = end
  const now = work.clock.now()
  const lookAt = wait === undefined ? null : new Date(now.getTime() + wait)
  const given = { ownerId, id, node: work.node, state, trouble, lookAt, filed }
  await work.database.asHouse(async (tx) => {
    const isOurs = await books.concludeSend(tx, given)
    if (isOurs && (state === 'refused' || state === 'unsure'))
      await tellUnsent(tx, ownerId, { id, content, state, trouble, now }, work.notices)
  })
}

async function deliver(work: Work, taken: books.Taken): Promise<void> {
  const { ownerId, id, content, sender, message, tries } = taken
  const account = await accountOf(work, taken)
  if (!account) return
  const to = [...content.to, ...content.cc, ...content.bcc].map(({ address }) => address)
  const offering = () => work.database.asHouse((tx) => books.markOffered(tx, { ownerId, id, node: work.node }))
  const parcel = { from: sender, to: [...new Set(to)], message, offering }
  const done = await handOver(work.outside, account, parcel, work.signal)
  if (done.state === 'accepted') return file(work, taken, account)
  if (done.state === 'unsure') return doubt(work, taken, done.why, account)
  const isLast = done.state === 'refused' || tries >= mostTries
  if (isLast) await conclude(work, taken, { state: 'refused', trouble: done.why })
  else await conclude(work, taken, { state: 'held', trouble: done.why, wait: waitOf(taken) })
}

function waitOf({ tries }: books.Taken): number {
  return backoff(tries, firstPause)
}

/** An account that is gone sends nothing; one that cannot be read now does later. */
async function accountOf(work: Work, taken: books.Taken): Promise<AccountElsewhere | undefined> {
  try {
    return await work.accountElsewhere(taken.ownerId, taken.account)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const isLater = error.code === 'unavailable' && taken.tries < mostTries
    if (isLater) await conclude(work, taken, { state: 'held', trouble: error.message, wait: waitOf(taken) })
    else await conclude(work, taken, { state: 'refused', trouble: `It was not sent: ${error.message}` })
    return undefined
  }
}

const whyUnsure = 'The server ended while this was handed over.'
const unknown = 'Nobody knows whether it was sent: it is not in the folder of sent mail.'

/** The folder of sent mail is the only witness. Without its word nothing is sent again. */
async function doubt(work: Work, taken: books.Taken, why: string, known?: AccountElsewhere): Promise<void> {
  const trouble = `${why} ${unknown}`
  try {
    const account = known ?? (await work.accountElsewhere(taken.ownerId, taken.account))
    await using sent = await openSent(work, account)
    const isThere = (await sent?.has(taken.headerId)) ?? false
    await conclude(work, taken, isThere ? { state: 'sent', filed: true } : { state: 'unsure', trouble })
  } catch (error) {
    work.log.warn({ err: error, send: taken.id }, 'the folder of sent mail could not be asked')
    await conclude(work, taken, { state: 'unsure', trouble })
  }
}

/** It has gone; that is stored first. Then its copy goes into the folder of sent mail, unless the server put it there. */
async function file(work: Work, taken: books.Taken, known?: AccountElsewhere): Promise<void> {
  if (taken.state !== 'sent') await sentNow(work, taken)
  try {
    const account = known ?? (await work.accountElsewhere(taken.ownerId, taken.account))
    await using sent = await openSent(work, account)
    const copy = Buffer.concat([Buffer.from(taken.hiddenLine, 'latin1'), taken.message])
    if (sent && !(await sent.has(taken.headerId))) await sent.file(copy, work.clock.now())
    await conclude(work, taken, { state: 'sent', filed: true })
  } catch (error) {
    work.log.warn({ err: error, send: taken.id }, 'a sent mail could not be put into the folder of sent mail')
    const isLast = taken.tries >= mostTries
    await conclude(work, taken, { state: 'sent', ...(!isLast && { wait: waitOf(taken) }) })
  }
}

async function sentNow(work: Work, { ownerId, id }: books.Taken): Promise<void> {
  await work.database.asHouse(async (tx) => {
    await books.markSent(tx, { ownerId, id, node: work.node })
    await endUnsent(tx, ownerId, id, work.notices)
  })
}

function openSent(
  { outside, signal, openSent: open }: Work,
  account: AccountElsewhere,
): Promise<SentFolder | undefined> {
  return open ? open(account, signal) : openSentFolder(outside, account, signal)
}
