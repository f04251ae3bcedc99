import { type Companions, nothingFollowed } from '#foundation/server/companion.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { NoticeKind, Notices } from '#foundation/server/notice.ts'
import { holdReminder, type ReminderRow, saveReminder } from './reminder-store.ts'
import { wakeOf } from './reminders.ts'
import { reminderKind } from './waking.ts'

type Finished = NonNullable<NoticeKind['finished']>
type Stopped = NonNullable<NoticeKind['stopped']>

/**
 * A reminder that asks again until it is done stops asking, and a reminder of a task completes the task; taking that
 * back resumes it, and restores the task.
 */
export function createFinishing({ companions }: { companions: Companions }): Finished {
  return async (tx, ownerId, { about, finished, traces }) => {
    const row = await holdReminder(tx, ownerId, about)
    if (row) await endAsking(tx, ownerId, row, finished)
    if (!finished) return companions.putBack(tx, ownerId, traces)
    if (row?.target.task === undefined) return nothingFollowed
    const done = await companions.finish(tx, ownerId, { id: row.target.task, zone: row.zone })
    return done.traces.length === 0 ? done : { ...done, also: 'Its task is done too.' }
  }
}

async function endAsking(tx: Transaction, ownerId: string, row: ReminderRow, finished: boolean): Promise<void> {
  if (row.again === null || row.rule !== null) return
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
    if (stopped || row.state !== 'stopped') return
    // One that asks again has its only time behind it, and goes on asking.
    const isAsking = row.rule === null && row.asked > 0
    const next = isAsking ? { state: 'active' as const, wakeAt: row.lookedAt } : wakeOf(row, clock.now().getTime())
    await saveReminder(tx, ownerId, { ...row, ...next })
  }
}
