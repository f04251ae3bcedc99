import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { closeCalls, purgeCalls } from './call-books.ts'

const keptDays = 90
const most = 500

export function leavingJobs(
  { database, clock }: { database: Database; clock: Clock },
  limits: { seconds: number },
): Job[] {
  return [
    defineJob({
      name: 'assistant.what-left',
      ids: z.object({}),
      cron: '27 * * * *',
      async run(_ids, signal) {
        const now = clock.now().getTime()
        await database.asHouse((tx) => closeCalls(tx, new Date(now - 2 * limits.seconds * 1_000)))
        const before = new Date(now - keptDays * 86_400_000)
        while (!signal.aborted && (await database.asHouse((tx) => purgeCalls(tx, { before, most }))) === most);
      },
    }),
  ]
}
