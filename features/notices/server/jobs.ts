import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { keptDays } from '../rules.ts'
import { purgeCapabilities, purgeNotices } from './claim-books.ts'

const most = 500

export function noticeJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'notices.housekeeping',
      ids: z.object({}),
      cron: '37 * * * *',
      async run(_ids, signal) {
        const now = clock.now()
        const before = new Date(now.getTime() - keptDays * 86_400_000)
        await database.asHouse((tx) => purgeCapabilities(tx, now))
        while (!signal.aborted && (await database.asHouse((tx) => purgeNotices(tx, { before, most }))) === most);
      },
    }),
  ]
}
