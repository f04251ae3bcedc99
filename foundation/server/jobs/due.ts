import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'

/** Ends the watching, and comes back when no question is open. */
export type DueWatch = { end(): Promise<void> }

type Watched = {
  /** The worker of each queue. */
  workers: ReadonlyMap<string, string>
  every: number
  failed: (error: unknown) => void
}

/**
 * Wakes the workers of queues in which something has become due. Workers hear at once of what is sent; what was told to
 * start later, or is tried again, is found by one question about all queues, because one for each is most of what an
 * idle server does.
 */
export function watchDue(boss: PgBoss, { workers, every, failed }: Watched): DueWatch {
  const ending = new AbortController()
  const { signal } = ending
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await wakeDue(boss, workers).catch(failed)
      // It fails only because it is told to end.
      await pause(every, undefined, { signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    async end() {
      ending.abort()
      await watching
    },
  }
}

async function wakeDue(boss: PgBoss, workers: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await boss.getDb().executeSql(due)
  for (const { name } of rows) {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
}

const due = `select distinct name from jobs.job where state < 'active' and not blocked and start_after <= now()`
