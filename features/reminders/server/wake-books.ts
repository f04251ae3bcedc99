import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { reminderColumns, type ReminderRow } from './reminder-store.ts'

export type Awake = ReminderRow & { ownerId: string }

/** Due reminders with their own time, locked until the transaction ends; skips rows another node has locked. */
export async function holdDue(tx: Transaction, { now, most }: { now: Date; most: number }): Promise<Awake[]> {
  const { rows } = await sql<Awake>`
    select owner_id as "ownerId", ${reminderColumns} from reminders
    where state = 'active' and minutes is null and wake_at <= ${now.toISOString()}
    order by wake_at limit ${most} for update skip locked`.execute(tx)
  return rows
}

/** People whose reminders before events are due for a check. */
export async function listOwnersDue(tx: Transaction, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ ownerId: string }>`
    select distinct owner_id as "ownerId" from reminders
    where state = 'active' and minutes is not null and wake_at <= ${now.toISOString()} limit ${most}`.execute(tx)
  return rows.map(({ ownerId }) => ownerId)
}

/** Deletes up to this many that ended before then, and returns how many. */
export async function purgeReminders(
  tx: Transaction,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from reminders where (owner_id, id) in (
      select owner_id, id from reminders where ended_at < ${before.toISOString()} order by ended_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
