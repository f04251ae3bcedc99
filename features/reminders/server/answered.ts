import type { Clock } from '#foundation/server/clock.ts'
import type { NoticeKind, Notices } from '#foundation/server/notice.ts'
import { holdReminder, saveReminder } from './reminder-store.ts'
import { wakeOf } from './reminders.ts'
import { reminderKind } from './waking.ts'

type Finished = NonNullable<NoticeKind['finished']>
type Stopped = NonNullable<NoticeKind['stopped']>

/** A reminder that asks again until it is done stops asking; taking that back resumes it. */
export const finishing: Finished = async (tx, ownerId, { about, finished }) => {
  const row = await holdReminder(tx, ownerId, about)
  if (!row || row.again === null || row.rule !== null) return
  if (finished && row.state === 'active') await saveReminder(tx, ownerId, { ...row, state: 'over', wakeAt: null })
  if (!finished && row.state === 'over' && row.asked > 0)
    await saveReminder(tx, ownerId, { ...row, state: 'active', wakeAt: row.lookedAt })
}

/** Ends a repeating reminder and its snoozed notices; taking that back resumes it. */
export function createStopping({ clock, notices }: { clock: Clock; notices: Notices }): Stopped {
  return async (tx, ownerId, { about, stopped }) => {
    const row = await holdReminder(tx, ownerId, about)
    if (!row) return
    if (stopped && row.state === 'active') {
      await notices.withdraw(tx, ownerId, { kind: reminderKind, about })
      await saveReminder(tx, ownerId, { ...row, state: 'stopped', wakeAt: null })
    }
    if (!stopped && row.state === 'stopped')
      await saveReminder(tx, ownerId, { ...row, ...wakeOf(row, clock.now().getTime()) })
  }
}
