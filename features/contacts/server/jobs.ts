import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { purgeDeleted } from '#foundation/server/database/purge.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { restorableDays } from '../rules/contact.ts'
import { purgeImports } from './import-books.ts'

const hour = 3_600_000

export function contactJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  return [
    defineJob({
      name: 'contacts.housekeeping',
      ids: z.object({}),
      cron: '37 * * * *',
      async run(_ids, signal) {
        const now = clock.now().getTime()
        const before = new Date(now - restorableDays * 24 * hour)
        await purgeDeleted(database, 'contacts', { before, signal })
        await database.asHouse((tx) => purgeImports(tx, new Date(now - hour)))
      },
    }),
  ]
}
