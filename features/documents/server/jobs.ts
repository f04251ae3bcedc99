import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { purgeDeleted } from '#foundation/server/database/purge.ts'
import type { Log } from '#foundation/server/log.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import { pausedHours, restorableDays, strayHours } from '../rules.ts'
import { listAbandoned, listStray } from './content-books.ts'
import type { Receiving } from './receiving.ts'
import { moveContents } from './storing/moving.ts'
import { sweepStores } from './storing/sweeping.ts'
import type { PieceStores } from './storing/piece-stores.ts'
import type { Uploads } from './uploads.ts'

const hour = 3_600_000
const most = 100

type Parts = {
  database: Database
  clock: Clock
  receiving: Pick<Receiving, 'drop'>
  stores: PieceStores
  log: Log
  uploads: Pick<Uploads, 'cancel'>
}

export function documentJobs({ database, clock, log, receiving, stores, uploads }: Parts): Job[] {
  const before = (hours: number) => new Date(clock.now().getTime() - hours * hour)
  async function each(
    list: typeof listStray,
    { before: then, signal }: { before: Date; signal: AbortSignal },
    end: (ownerId: string, id: string) => Promise<void>,
  ): Promise<void> {
    for (let found = most; found === most && !signal.aborted;) {
      const ended = await database.asHouse((tx) => list(tx, { before: then, most }))
      for (const { ownerId, id } of ended) if (!signal.aborted) await end(ownerId, id)
      found = ended.length
    }
  }
  return [
    defineJob({
      name: 'documents.housekeeping',
      ids: z.object({}),
      cron: '51 * * * *',
      async run(_ids, signal) {
        await purgeDeleted(database, 'files', { before: before(restorableDays * 24), signal })
        await purgeDeleted(database, 'file_folders', { before: before(restorableDays * 24), signal })
        await each(listAbandoned, { before: before(pausedHours), signal }, (ownerId, id) =>
          uploads.cancel({ id: ownerId }, id),
        )
        await each(listStray, { before: before(strayHours), signal }, (ownerId, id) =>
          receiving.drop({ id: ownerId }, id),
        )
      },
    }),
    defineJob({
      name: 'documents.sweep-stores',
      ids: z.object({}),
      cron: '23 * * * *',
      run: (_ids, signal) => sweepStores({ database, stores }, { before: before(strayHours), signal }),
    }),
    defineJob({
      name: 'documents.move-contents',
      ids: z.object({}),
      cron: '*/5 * * * *',
      onePerKey: true,
      expiry: 3_600,
      run: (_ids, signal) => moveContents({ database, log, stores }, signal),
    }),
  ]
}
