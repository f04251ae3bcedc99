import { createComplaint } from './complaint.ts'
import type { Piece } from './run-books.ts'
import { keepRuns } from './run-books.ts'
import type { LocalRun, RunnerParts } from './runner.ts'
import type { Unstored } from './draft.ts'

export type Keeper = {
  /** There is something to keep. */
  wake: () => void
  /** Stores now what is not stored yet. */
  store: () => Promise<void>
  stop: () => Promise<void>
}

type Parts = Pick<RunnerParts, 'database' | 'log' | 'limits'> & { node: string; runs: Map<string, LocalRun> }

/** While this node has runs: stores what they write, renews their leases and learns which of them are to end. */
export function createKeeper(parts: Parts): Keeper {
  const { runs, limits, log } = parts
  const complaint = createComplaint(log, 'answers being written cannot be stored')
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let renewedAt = -Infinity
  let stopped = false

  function wake(): void {
    if (stopped || timer || runs.size === 0) return
    timer = setTimeout(() => {
      void store().finally(() => {
        timer = undefined
        wake()
      })
    }, limits.storing)
  }

  /** One after the other: a piece is asked for again until it is known to be stored. */
  function store(): Promise<void> {
    working = working.then(() => complaint.about(keep()))
    return working
  }

  async function keep(): Promise<void> {
    if (runs.size === 0) return
    const renews = performance.now() - renewedAt >= limits.renewal
    const at = performance.now()
    await keepOnce(parts, renews)
    if (renews) renewedAt = at
  }

  return {
    wake,
    store,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}

async function keepOnce({ database, node, runs, limits }: Parts, renews: boolean): Promise<void> {
  const local = [...runs.values()]
  const written = local.flatMap((run) => {
    const unstored = run.draft.unstored()
    return unstored ? [{ run, unstored }] : []
  })
  const kept = await database.asHouse((tx) =>
    keepRuns(tx, {
      node,
      runIds: local.map(({ run }) => run.runId),
      pieces: written.map(pieceOf),
      leaseMilliseconds: renews ? limits.lease : undefined,
    }),
  )
  for (const { run, unstored } of written) run.draft.kept(unstored)
  const byId = new Map(kept.map((each) => [each.runId, each]))
  for (const { run, ending } of local) {
    const held = byId.get(run.runId)
    if (held?.attempt !== run.attempt) ending.abort('lost')
    else if (held.stopRequested) ending.abort({ state: 'stopped' })
  }
}

function pieceOf({ run: { run }, unstored }: { run: LocalRun; unstored: Unstored }): Piece {
  return { runId: run.runId, attempt: run.attempt, ...unstored }
}
