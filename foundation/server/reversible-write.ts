import { type Companion, type Companions, type CompanionTrace, joined } from './companion.ts'
import type { Database, Transaction } from './database/database.ts'
import { rehearse } from './database/rehearsal.ts'
import type { Announce } from './live/announce.ts'

type Work<Writing, Result> = (writing: Writing) => Promise<Result>

/** How a feature changes its own rows so that each change can be undone and shown beforehand. */
export type Write<Writing, Trace> = {
  /** Commits the work in one transaction and announces the change to the person's devices. */
  keep<Result>(ownerId: string, work: Work<Writing, Result>): Promise<{ result: Result; trace: Trace }>
  /** Undoes what the trace records. Fails if any of it has changed since. Returns the trace that reverses the undo. */
  putBack(ownerId: string, trace: Trace): Promise<Trace>
  /** Does the work and rolls it back, to show what would happen. */
  rehearse<Result>(ownerId: string, work: Work<Writing, Result>): Promise<Result>
}

/** What a feature brings: how to open a transaction's writing, and what follows from it. */
export type WriteSteps<Writing, Trace> = {
  /** Identifies the feature to its companions. */
  name: string
  open(tx: Transaction, ownerId: string): Writing
  /** Runs before the commit; a failure, such as a full quota, rolls everything back. */
  settle(writing: Writing): Promise<void>
  putBack(writing: Writing, trace: Trace): Promise<void>
  companionsIn(writing: Writing, trace: Trace): Promise<Companion[]>
  messagesOf(trace: Trace): { type: string }[]
}

export type WriteParts = { database: Database; announce: Announce; companions: Companions }

type Traced<Trace> = { trace(): Trace }

export function createReversibleWrite<Writing extends Traced<Trace>, Trace extends { companions?: CompanionTrace[] }>(
  { database, announce, companions }: WriteParts,
  steps: WriteSteps<Writing, Trace>,
): Write<Writing, Trace> {
  async function run<Result>(
    tx: Transaction,
    ownerId: string,
    { work, back = [] }: { work: Work<Writing, Result>; back?: CompanionTrace[] },
  ) {
    const writing = steps.open(tx, ownerId)
    const result = await work(writing)
    await steps.settle(writing)
    const trace = writing.trace()
    // Companions compare what they are told with their rows, so those are restored first.
    const undone = await companions.putBack(tx, ownerId, back)
    const things = await steps.companionsIn(writing, trace)
    const told = await companions.tell(tx, ownerId, { by: steps.name, things })
    const { traces, messages } = joined([undone, told])
    return { result, trace: traces.length === 0 ? trace : { ...trace, companions: traces }, messages }
  }

  async function keep<Result>(ownerId: string, work: Work<Writing, Result>, back?: CompanionTrace[]) {
    const { result, trace, messages } = await database.as(ownerId, (tx) =>
      run(tx, ownerId, { work, ...(back && { back }) }),
    )
    for (const message of [...steps.messagesOf(trace), ...messages]) await announce(ownerId, message)
    return { result, trace }
  }

  return {
    keep,
    async putBack(ownerId, trace) {
      return (await keep(ownerId, (writing) => steps.putBack(writing, trace), trace.companions)).trace
    },
    rehearse: (ownerId, work) => rehearse(database, ownerId, async (tx) => (await run(tx, ownerId, { work })).result),
  }
}
