import { z } from 'zod'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { foldChanges, indexBacklog } from './index-books.ts'

const mostPassages = 100
const mostChanges = 20_000

/** Indexes what was stored before there was an index or is too long to be indexed at once, and adds up what was counted since the last time. */
export function searchJobs({ database }: { database: Database }): Job[] {
  return [
    defineJob({
      name: 'search.housekeeping',
      ids: z.object({}),
      cron: '* * * * *',
      async run(_ids, signal) {
        let more = true
        while (more && !signal.aborted) {
          more = await database.asHouse((tx) => indexBacklog(tx, mostPassages))
          const folded = await database.asHouse((tx) => foldChanges(tx, mostChanges))
          more ||= folded === mostChanges
        }
      },
    }),
  ]
}
