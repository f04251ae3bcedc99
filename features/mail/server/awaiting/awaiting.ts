import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { defineJob, type Job } from '#foundation/server/jobs/job.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Notice, NoticeKind, Notices } from '#foundation/server/notice.ts'
import { mailSource } from '../../rules/words.ts'
import { messagesOf } from '../doing.ts'
import { purgeAwaited, type Settled, settleAnswered, takeUnanswered } from './awaited-books.ts'
import { readAwaitedMail } from './awaited-store.ts'

/** The person asked to be told. */
export const unansweredKind: NoticeKind = {
  name: 'mail.unanswered',
  label: 'Mail that nobody answered in time',
  ways: ['push'],
  throughQuietHours: false,
}

export type AwaitingParts = {
  database: Database
  clock: Clock
  notices: Notices
  announce: Announce
}

const keptDays = 30

export function awaitingJobs(parts: AwaitingParts): Job[] {
  return [
    defineJob({ name: 'mail.awaited', ids: z.object({}), cron: '* * * * *', run: () => settleAwaited(parts) }),
    defineJob({
      name: 'mail.awaited-housekeeping',
      ids: z.object({}),
      cron: '17 3 * * *',
      async run() {
        const before = new Date(parts.clock.now().getTime() - keptDays * 86_400_000)
        await parts.database.asHouse((tx) => purgeAwaited(tx, before))
      },
    }),
  ]
}

/** An answer ends the waiting, and the notice about it. Where none came in time, the person is told once. */
export async function settleAwaited({ database, clock, notices, announce }: AwaitingParts): Promise<void> {
  const changed = await database.asHouse(async (tx) => {
    const answered = await settleAnswered(tx)
    for (const { ownerId, id } of answered)
      await notices.withdraw(tx, ownerId, { kind: unansweredKind.name, about: id })
    const unanswered = await takeUnanswered(tx, clock.now())
    for (const each of unanswered) await notices.hand(tx, each.ownerId, [await noticeOf(tx, each, clock.now())])
    return [...answered, ...unanswered]
  })
  for (const ownerId of new Set(changed.map((each) => each.ownerId)))
    for (const message of messagesOf(null)) await announce(ownerId, message)
}

async function noticeOf(tx: Transaction, awaited: Settled, now: Date): Promise<Notice> {
  const mail = await readAwaitedMail(tx, awaited.ownerId, awaited)
  const { subject = '', people = [], thread = null } = mail ?? {}
  const names = people.map(({ name, address }) => (name === '' ? address : name)).join(', ')
  return {
    kind: unansweredKind.name,
    about: awaited.id,
    occurrence: awaited.until,
    title: 'Nobody has answered yet',
    body: `“${subject === '' ? '(no subject)' : subject}”${names === '' ? '' : ` to ${names}`}`,
    link: thread === null ? '/assistant/mail?list=sent' : `/assistant/mail?thread=${thread}`,
    dueAt: now,
    sources: [mailSource({ subject, people: [] })],
  }
}
