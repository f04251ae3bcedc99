import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { purgeForgotten } from './purge-books.ts'

/** For so long, Undo brings back what was forgotten. */
const recallableDays = 14
const most = 200

export function memoryJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'assistant.forget-for-good',
      ids: z.object({}),
      cron: '51 * * * *',
      async run(_ids, signal) {
        const before = new Date(clock.now().getTime() - recallableDays * 86_400_000)
        while (!signal.aborted && (await database.asHouse((tx) => purgeForgotten(tx, { before, most }))) === most);
      },
    }),
  ]
}
