import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Reminder } from '../contract.ts'
import { remindersQuota } from './quotas.ts'
import { addReminder, holdReminder, type ReminderRow, type SavedReminder, saveReminder } from './reminder-store.ts'
import { shown } from './shown.ts'
import { reminderKind } from './waking.ts'
import type { ReaderOf } from './whose.ts'

export type Changed = { before: ReminderRow; after: Reminder }
/** `beside`: what is new along with it. */
export type Work = {
  id: string
  work: (held: ReminderRow) => SavedReminder
  beside?: (held: ReminderRow) => SavedReminder | undefined
}
type Save = (ownerId: string, works: readonly Work[]) => Promise<Changed[]>

export type SavingParts = {
  database: Database
  announce: Announce
  notices: Notices
  quotas: Pick<Quotas, 'charge'>
  readerOf: ReaderOf
}

/**
 * Saves all of them or none. Pending snoozes and shown notices are withdrawn, because they describe the old version.
 */
export function createSaving(parts: SavingParts): Save {
  const { database, notices, quotas } = parts
  return async (ownerId, works) => {
    const saved = await database.as(ownerId, async (tx) => {
      const all: { before: ReminderRow; row: ReminderRow }[] = []
      for (const { id, work, beside } of works) {
        const held = await holdReminder(tx, ownerId, id)
        if (!held) throw noReminder()
        await notices.withdraw(tx, ownerId, { kind: reminderKind, about: id })
        const row = await saveReminder(tx, ownerId, work(held))
        if (!row) throw noReminder()
        all.push({ before: held, row })
        const more = beside?.(held)
        const added = more && (await addReminder(tx, ownerId, more))
        if (!added) continue
        await quotas.charge(tx, ownerId, remindersQuota, 1)
        all.push({ before: { ...added, state: 'stopped', wakeAt: null }, row: added })
      }
      return all
    })
    return Promise.all(saved.map(async ({ before, row }) => ({ before, after: await tell(parts, ownerId, row) })))
  }
}

type Telling = Pick<SavingParts, 'announce' | 'readerOf'>

export async function tell({ announce, readerOf }: Telling, ownerId: string, row: ReminderRow): Promise<Reminder> {
  const { format } = await readerOf(ownerId)
  const reminder = shown(row, format)
  await announce(ownerId, { type: 'reminders/changed', reminder } as { type: string })
  return reminder
}

export function noReminder(): Failure {
  return new Failure('not-found', 'There is no such reminder.')
}
