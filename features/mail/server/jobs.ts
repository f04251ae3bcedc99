import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import type { Doing } from './doing.ts'
import { dropFetched, listDueThreads, listUntold, purgeAccounts, sumListChanges } from './mail-books.ts'
import { type NewsParts, tellOfNews } from './news.ts'
import type { Writing } from './writing.ts'

export const restorableDays = 14
const most = 200

type Parts = { database: Database; clock: Clock; doing: Doing }
type JobParts = Parts & Omit<NewsParts, 'database'>

export function mailJobs(parts: JobParts): Job[] {
  const { database, clock, doing } = parts
  return [
    defineJob({
      name: 'mail.wake',
      ids: z.object({}),
      cron: '* * * * *',
      run: (_ids, signal) => wakeDue({ database, clock, doing }, signal),
    }),
    defineJob({
      name: 'mail.tell-late',
      ids: z.object({}),
      cron: '* * * * *',
      run: () => tellLate(parts),
    }),
    defineJob({
      name: 'mail.count',
      ids: z.object({}),
      cron: '* * * * *',
      run: () => database.asHouse((tx) => sumListChanges(tx)),
    }),
    defineJob({
      name: 'mail.housekeeping',
      ids: z.object({}),
      cron: '53 * * * *',
      async run() {
        const before = new Date(clock.now().getTime() - restorableDays * 86_400_000)
        await database.asHouse((tx) => purgeAccounts(tx, before))
        const aDayAgo = new Date(clock.now().getTime() - 86_400_000)
        await database.asHouse((tx) => dropFetched(tx, aDayAgo))
      },
    }),
  ]
}

const lateMilliseconds = 30_000

/** Tells of new mail that whoever brought it did not live to tell of. */
export async function tellLate(parts: Omit<JobParts, 'doing'>): Promise<void> {
  const { database, clock } = parts
  const before = new Date(clock.now().getTime() - lateMilliseconds)
  const late = await database.asHouse((tx) => listUntold(tx, { before, most }))
  for (const [ownerId, some] of Map.groupBy(late, ({ ownerId: owner }) => owner)) {
    const messages = some.map(({ id }) => id)
    await tellOfNews(parts, ownerId, messages)
  }
}

/** What was snoozed returns as unread, at the top of the inbox, also when nothing ran at that minute. */
export async function wakeDue({ database, clock, doing }: Parts, signal: AbortSignal): Promise<void> {
  for (;;) {
    const due = await database.asHouse((tx) => listDueThreads(tx, { now: clock.now(), most }))
    for (const [ownerId, threads] of Map.groupBy(due, ({ ownerId: owner }) => owner)) {
      if (signal.aborted) return
      await doing.at({ id: ownerId }, (writing) =>
        wakeThreads(
          writing,
          threads.map(({ id }) => id),
        ),
      )
    }
    if (due.length < most) return
  }
}

async function wakeThreads(writing: Writing, ids: readonly string[]): Promise<void> {
  const now = writing.now.getTime()
  const due = (await writing.threads(ids)).filter(
    ({ snoozedUntil }) => snoozedUntil !== null && Date.parse(snoozedUntil) <= now,
  )
  const copies = await writing.copies({ threadIds: due.map(({ id }) => id), messageIds: [] })
  for (const thread of due) {
    await writing.decide(thread, { snoozedUntil: null, wokenAt: thread.snoozedUntil })
    const newest = copies.findLast((copy) => copy.thread === thread.id && copy.role === 'inbox')
    const same = copies.filter(({ message }) => message === newest?.message)
    await writing.change(same.map((copy) => ({ copy, to: { seen: false } })))
  }
}
