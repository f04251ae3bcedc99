import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { purgeDeleted } from '#foundation/server/database/purge.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { restorableDays, strayHours } from '../rules.ts'
import { purgeContents } from './content-books.ts'

const hour = 3_600_000

export function documentJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  const before = (hours: number) => new Date(clock.now().getTime() - hours * hour)
  return [
    defineJob({
      name: 'documents.housekeeping',
      ids: z.object({}),
      cron: '51 * * * *',
      async run(_ids, signal) {
        await purgeDeleted(database, 'files', { before: before(restorableDays * 24), signal })
        await purgeDeleted(database, 'file_folders', { before: before(restorableDays * 24), signal })
        // Few at a time: each may have a hundred pieces.
        const contents = { before: before(strayHours), most: 10 }
        while (!signal.aborted && (await database.asHouse((tx) => purgeContents(tx, contents))) === contents.most);
      },
    }),
  ]
}
