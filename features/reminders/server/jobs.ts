import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { keptDays } from '../rules.ts'
import { purgeReminders } from './wake-books.ts'

const most = 500

export function reminderJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'reminders.housekeeping',
      ids: z.object({}),
      cron: '43 * * * *',
      async run(_ids, signal) {
        const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
        while (!signal.aborted && (await database.asHouse((tx) => purgeReminders(tx, { before, most }))) === most);
      },
    }),
  ]
}
