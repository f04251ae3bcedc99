import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { restorableDays } from '../rules/contact.ts'
import { purgeContacts, purgeImports } from './purge-books.ts'

const most = 200
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
        while (!signal.aborted && (await database.asHouse((tx) => purgeContacts(tx, { before, most }))) === most);
        await database.asHouse((tx) => purgeImports(tx, new Date(now - hour)))
      },
    }),
  ]
}
