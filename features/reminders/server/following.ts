import type { CompanionPlug, Followed } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Notices } from '#foundation/server/notice.ts'
import { holdOfTasks, holdReminder, type ReminderRow, saveReminder } from './reminder-store.ts'
import { shown } from './shown.ts'
import { reminderKind } from './waking.ts'
import type { ReaderOf } from './whose.ts'

type Parts = { clock: Clock; notices: Notices; readerOf: ReaderOf }

/** A reminder as it was, and its revision since. */
type Put = { before: ReminderRow; revision: number }

/** Ends the reminders of a task that is done or deleted. Taking that back brings back those that are still to come. */
export function createFollowing(parts: Parts): CompanionPlug {
  return {
    name: 'reminders',
    async follow(tx, ownerId, told) {
      const gone = told.filter(({ now }) => now === null || now.done).map(({ id }) => id)
      const rows = gone.length === 0 ? [] : await holdOfTasks(tx, ownerId, gone)
      return put(
        parts,
        tx,
        ownerId,
        rows.map((before) => ({ before, after: { ...before, state: 'over', wakeAt: null } })),
      )
    },
    async putBack(tx, ownerId, trace) {
      const now = parts.clock.now().getTime()
      const pairs: Pair[] = []
      for (const { before: after, revision } of trace as Put[]) {
        const before = await holdReminder(tx, ownerId, after.id)
        // A reminder that was changed since, or whose time has passed, stays as it is.
        const isPast = after.wakeAt !== null && Date.parse(after.wakeAt) <= now
        if (before?.revision === revision && !isPast) pairs.push({ before, after })
      }
      return put(parts, tx, ownerId, pairs)
    },
  }
}

type Pair = { before: ReminderRow; after: ReminderRow }

async function put(parts: Parts, tx: Transaction, ownerId: string, pairs: readonly Pair[]): Promise<Followed> {
  const { notices, readerOf } = parts
  const [trace, messages]: [Put[], { type: string }[]] = [[], []]
  for (const { before, after } of pairs) {
    await notices.withdraw(tx, ownerId, { kind: reminderKind, about: after.id })
    const row = await saveReminder(tx, ownerId, after)
    if (!row) continue
    trace.push({ before, revision: row.revision })
    const message = { type: 'reminders/changed', reminder: shown(row, (await readerOf(ownerId)).format) }
    messages.push(message)
  }
  return { traces: trace.length === 0 ? [] : [{ of: 'reminders', trace }], messages }
}
