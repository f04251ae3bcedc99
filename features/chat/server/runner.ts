import { randomUUID } from 'node:crypto'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import { pause } from '#foundation/server/pause.ts'
import type { ChatEvent } from '../contract.ts'
import type { AnswerNotice } from './answer-notice.ts'
import type { Answerer, Turn } from './answerer.ts'
import { type Draft, openDraft } from './draft.ts'
import { createFinish } from './finish.ts'
import { createKeeper } from './keeper.ts'
import type { ChatLimits } from './limits.ts'
import { readHistory } from './message-store.ts'
import { outwait } from './patience.ts'
import type { Claimed } from './run-store.ts'
import type { Telling } from './telling.ts'
import { type End, writeAnswer } from './work.ts'

/** A run at work on this node. */
export type LocalRun = { ownerId: string; run: Claimed; draft: Draft; ending: AbortController; done: Promise<void> }

export type RunnerParts = {
  database: Database
  log: Log
  telling: Telling
  answerer: Answerer
  limits: ChatLimits
  answerNotice: AnswerNotice
}

/** Works on the runs of this node: writes, stores, ends, and goes on with what waits. */
export type Runner = {
  node: string
  /** By which lease a run may begin here now; without a node when there is no room. */
  lease: () => { node: string | undefined; leaseMilliseconds: number }
  /** `question` saves reading it. */
  begin: (ownerId: string, run: Claimed, question?: string) => void
  /** Ends those of a conversation that are at work here; they are done when this resolves. */
  end: (conversationId: string, end: End) => Promise<void>
  find: (runId: string) => LocalRun | undefined
  /** Stores what was written here. */
  store: () => Promise<void>
  /** Lets them go on for a while, then hands the rest over; begins nothing any more. */
  drain: () => Promise<void>
}

export function createRunner(parts: RunnerParts): Runner {
  const { limits, telling } = parts
  const node = randomUUID()
  const runs = new Map<string, LocalRun>()
  const keeper = createKeeper({ ...parts, node, runs })
  let draining = false

  const hasRoom = () => !draining && runs.size < limits.runs
  const lease = () => ({ node: hasRoom() ? node : undefined, leaseMilliseconds: limits.lease })
  const finish = createFinish({ ...parts, lease, begin, isClosing: () => draining })

  function begin(ownerId: string, run: Claimed, question?: string): void {
    const tell = (event: ChatEvent) => telling.tell(ownerId, event)
    const draft = openDraft({ ...run, gatherMilliseconds: limits.gathering, tell })
    const local: LocalRun = { ownerId, run, draft, ending: new AbortController(), done: Promise.resolve() }
    runs.set(run.runId, local)
    keeper.wake()
    local.done = work(local, question).finally(() => {
      if (runs.get(run.runId) === local) runs.delete(run.runId)
    })
  }

  async function work(local: LocalRun, question: string | undefined): Promise<void> {
    const turn = turnOf(parts, local, question)
    const { draft, ending } = local
    await finish(local, await writeAnswer({ ...parts, draft, turn, store: keeper.store }, ending))
  }

  return {
    node,
    lease,
    begin,
    end: (conversationId, end) => endAll(runs, end, ({ run }) => run.conversationId === conversationId),
    find: (runId) => runs.get(runId),
    store: keeper.store,
    async drain() {
      draining = true
      await allDone(runs, limits.drain)
      await endAll(runs, 'left')
      await keeper.stop()
    },
  }
}

async function endAll(
  runs: Map<string, LocalRun>,
  end: End,
  concerns: (local: LocalRun) => boolean = () => true,
): Promise<void> {
  const ending = [...runs.values()].filter(concerns)
  for (const local of ending) local.ending.abort(end)
  await Promise.all(ending.map(({ done }) => done))
}

/** Or this many milliseconds have passed. */
async function allDone(runs: Map<string, LocalRun>, most: number): Promise<void> {
  const late = new AbortController()
  const tooLong = pause(most, late.signal)
  await Promise.race([Promise.all([...runs.values()].map(({ done }) => done)), tooLong])
  late.abort()
}

function turnOf({ database }: RunnerParts, { ownerId, run, ending }: LocalRun, question: string | undefined): Turn {
  const { sessionId, conversationId, runId, answerId, order } = run
  return {
    person: { id: ownerId, sessionId },
    conversationId,
    runId,
    answerId,
    async history(most) {
      if (most === 1 && question !== undefined) return [{ role: 'user', content: question }]
      const stretch = { conversationId, through: order - 1, most }
      return outwait(
        () => database.as(ownerId, (tx) => readHistory(tx, ownerId, stretch)),
        () => ending.signal.aborted,
      )
    },
  }
}
