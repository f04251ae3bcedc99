import type { Transaction } from '#foundation/server/database/database.ts'
import { createComplaint } from './complaint.ts'
import { type Closing, closeAnswers, cutAnswer, tellClosing } from './closing.ts'
import { holdConversation } from './conversation-store.ts'
import { tellStart } from './finish.ts'
import { findLost, findWaiting, type Lost, type Whose } from './run-books.ts'
import { type Claimed, claimNext, holdLost, listOpenRuns, takeOver } from './run-store.ts'
import type { Runner, RunnerParts } from './runner.ts'

type Parts = RunnerParts & {
  runner: Runner
  /** No other node can be at work: whatever runs and is not ours was left by an earlier life. */
  isAlone: boolean
}

/** Closes or takes over what other nodes left, and starts waiting runs. */
export type Sweeper = {
  /** Resolves after the first time. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

export function createSweeper(parts: Parts): Sweeper {
  const { limits, log } = parts
  const complaint = createComplaint(log, 'answers left by others cannot be looked for')
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> = Promise.resolve()
  let stopped = false

  function again(): void {
    if (stopped) return
    timer = setTimeout(() => {
      sweeping = complaint.about(sweep(parts)).finally(again)
    }, limits.sweep)
  }

  return {
    async start() {
      await sweep(parts)
      again()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await sweeping
    },
  }
}

async function sweep(parts: Parts): Promise<void> {
  const { database, runner, isAlone } = parts
  const lost = await database.asHouse((tx) => findLost(tx, { node: runner.node, isAlone }))
  for (const run of lost) await each(parts, run, () => recover(parts, run))
  if (runner.lease().node === undefined) return
  const waiting = await database.asHouse((tx) => findWaiting(tx, mostAtOnce))
  for (const whose of waiting) await each(parts, whose, () => beginWaiting(parts, whose))
  if (lost.length === mostAtOnce) await sweep(parts)
}

const mostAtOnce = 100

/** A failing one does not delay the others. */
async function each({ log }: Parts, { ownerId, conversationId }: Whose, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, person: ownerId, conversation: conversationId }, 'an answer could not be taken over')
  }
}

async function recover(parts: Parts, lost: Lost): Promise<void> {
  const { database, telling } = parts
  const { ownerId, conversationId } = lost
  const { again, closing, next } = await database.as(ownerId, (tx) => recoverIn(tx, parts, lost))
  if (again) {
    // More may have been told of it than was stored.
    telling.tell(ownerId, { type: 'conversation/reload', conversation_id: conversationId })
    begin(parts, ownerId, again)
  }
  if (closing) {
    tellClosing(telling, ownerId, closing)
    telling.tell(ownerId, { type: 'notice', text: interrupted, conversation_id: conversationId })
  }
  if (next) begin(parts, ownerId, next)
}

const interrupted = 'An answer was interrupted. What was written is kept; choose Retry to have it written anew.'
const mostAttempts = 2

type Recovered = { again?: Claimed | undefined; closing?: Closing | undefined; next?: Claimed | undefined }

/** Begun anew where nothing was written and nothing was done; otherwise closed, as far as it got. */
async function recoverIn(tx: Transaction, { runner, isAlone }: Parts, lost: Lost): Promise<Recovered> {
  const { ownerId, conversationId, runId, attempt } = lost
  await holdConversation(tx, ownerId, conversationId)
  // At work here, and only late to say so.
  if (runner.find(runId)?.run.attempt === attempt) return {}
  if (!(await holdLost(tx, ownerId, { runId, attempt, isAlone }))) return {}
  const run = (await listOpenRuns(tx, ownerId, conversationId)).find((open) => open.runId === runId)
  if (!run) return {}
  const { node, leaseMilliseconds } = runner.lease()
  if (!run.hasBegun && attempt < mostAttempts && node !== undefined)
    return { again: await takeOver(tx, ownerId, { runId, attempt, node, leaseMilliseconds }) }
  const answers = [cutAnswer({ ...run, state: 'interrupted' })]
  const closing = await closeAnswers(tx, ownerId, { conversationId, answers })
  if (!closing?.waiting || node === undefined) return { closing }
  return { closing, next: await claimNext(tx, ownerId, { conversationId, node, leaseMilliseconds }) }
}

async function beginWaiting(parts: Parts, { ownerId, conversationId }: Whose): Promise<void> {
  const { database, runner } = parts
  const claimed = await database.as(ownerId, async (tx) => {
    await holdConversation(tx, ownerId, conversationId)
    const { node, leaseMilliseconds } = runner.lease()
    if (node === undefined) return undefined
    return claimNext(tx, ownerId, { conversationId, node, leaseMilliseconds })
  })
  if (claimed) begin(parts, ownerId, claimed)
}

function begin({ telling, runner }: Parts, ownerId: string, run: Claimed): void {
  tellStart(telling.tell, ownerId, run)
  runner.begin(ownerId, run)
}
