import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { purgeDeleted } from '#foundation/server/database/purge.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { restorableDays } from '../rules.ts'

export function chatJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'chat.housekeeping',
      ids: z.object({}),
      cron: '43 * * * *',
      async run(_ids, signal) {
        const before = new Date(clock.now().getTime() - restorableDays * 86_400_000)
        await purgeDeleted(database, 'conversations', { before, signal })
      },
    }),
  ]
}
