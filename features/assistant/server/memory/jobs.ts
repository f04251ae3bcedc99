import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { purgeDeleted } from '#foundation/server/database/purge.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'

/** For so long, Undo brings back what was forgotten. */
const recallableDays = 14

export function memoryJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'assistant.forget-for-good',
      ids: z.object({}),
      cron: '51 * * * *',
      async run(_ids, signal) {
        const before = new Date(clock.now().getTime() - recallableDays * 86_400_000)
        await purgeDeleted(database, 'facts', { before, signal })
      },
    }),
  ]
}
