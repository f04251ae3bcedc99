import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { restorableDays } from '../rules/task.ts'
import { purgeImports, purgeLists, purgeTasks } from './purge-books.ts'

const most = 200

export function taskJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'tasks.housekeeping',
      ids: z.object({}),
      cron: '23 * * * *',
      async run(_ids, signal) {
        const before = new Date(clock.now().getTime() - restorableDays * 86_400_000)
        for (const purge of [purgeTasks, purgeLists])
          while (!signal.aborted && (await database.asHouse((tx) => purge(tx, { before, most }))) === most);
        await database.asHouse((tx) => purgeImports(tx, new Date(clock.now().getTime() - 3_600_000)))
      },
    }),
  ]
}
