import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type ReminderRow = {
  id: string
  text: string
  about: 'text' | 'event' | 'people' | 'calendar' | 'chat' | 'task'
  target: {
    event?: string
    original?: string
    named?: string
    calendar?: string
    words?: string
    chat?: string
    task?: string
    silent?: boolean
    allDay?: boolean
  }
  minutes: number | null
  start: string | null
  rule: string | null
  zone: string
  floating: boolean
  occurrence: string | null
  again: number | null
  asked: number
  state: 'active' | 'over' | 'stopped'
  wakeAt: string | null
  lookedAt: string
  /** It ended because its event is no longer there. */
  gone: boolean
  /** Counts changes of events, so that reminders are checked again if one happened during a check. */
  changes: number
  sources: string[]
  revision: number
}

export const reminderColumns = sql`id, text, about, target, minutes, start, rule, zone, floating, occurrence, again, asked,
  state, wake_at as "wakeAt", looked_at as "lookedAt", gone, changes, sources, revision`

/** All fields except those the database computes. */
export type SavedReminder = Omit<ReminderRow, 'gone' | 'changes' | 'revision'>

/** Returns `undefined` if the person already has a reminder with this id. */
export async function addReminder(
  tx: Transaction,
  ownerId: string,
  row: SavedReminder,
): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    insert into reminders (owner_id, id, text, about, target, minutes, start, rule, zone, floating, occurrence, again,
      asked, state, wake_at, looked_at, sources)
    values (${ownerId}, ${row.id}, ${row.text}, ${row.about}, ${JSON.stringify(row.target)}, ${row.minutes},
      ${row.start}, ${row.rule}, ${row.zone}, ${row.floating}, ${row.occurrence}, ${row.again}, ${row.asked},
      ${row.state}, ${row.wakeAt}, ${row.lookedAt}, ${JSON.stringify(row.sources)})
    on conflict (owner_id, id) do nothing returning ${reminderColumns}`.execute(tx)
  return rows[0]
}

export async function findReminder(tx: Transaction, ownerId: string, id: string): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    select ${reminderColumns} from reminders where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function holdReminder(tx: Transaction, ownerId: string, id: string): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    select ${reminderColumns} from reminders where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function saveReminder(
  tx: Transaction,
  ownerId: string,
  row: SavedReminder,
): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    update reminders set text = ${row.text}, about = ${row.about}, target = ${JSON.stringify(row.target)},
      minutes = ${row.minutes}, start = ${row.start}, rule = ${row.rule}, zone = ${row.zone},
      floating = ${row.floating}, occurrence = ${row.occurrence}, again = ${row.again}, asked = ${row.asked},
      state = ${row.state}, wake_at = ${row.wakeAt}, looked_at = ${row.lookedAt}, gone = false,
      sources = ${JSON.stringify(row.sources)}, revision = revision + 1,
      ended_at = case when ${row.state} = 'active' then null else coalesce(ended_at, clock_timestamp()) end
    where owner_id = ${ownerId} and id = ${row.id} returning ${reminderColumns}`.execute(tx)
  return rows[0]
}

/** Upcoming reminders, soonest first. */
export async function listActive(
  tx: Transaction,
  ownerId: string,
  { limit }: { limit: number },
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${reminderColumns} from reminders where owner_id = ${ownerId} and state = 'active' and not gone
    order by minutes is not null, wake_at, id limit ${limit}`.execute(tx)
  return rows
}

/** Locks the reminders before events until the transaction ends. */
export async function holdBeforeEvents(tx: Transaction, ownerId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${reminderColumns} from reminders
    where owner_id = ${ownerId} and state = 'active' and minutes is not null order by id for update`.execute(tx)
  return rows
}

/** Locks the reminders about these tasks until the transaction ends. */
export async function holdOfTasks(tx: Transaction, ownerId: string, tasks: readonly string[]): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${reminderColumns} from reminders
    where owner_id = ${ownerId} and about = 'task' and state = 'active' and target ->> 'task' = any(${tasks}::text[])
    order by id for update`.execute(tx)
  return rows
}

/** Locks the reminders whose time follows the person's zone until the transaction ends. */
export async function holdFloating(tx: Transaction, ownerId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${reminderColumns} from reminders
    where owner_id = ${ownerId} and state = 'active' and floating order by id for update`.execute(tx)
  return rows
}

type Woken = Pick<ReminderRow, 'id' | 'occurrence' | 'asked' | 'state' | 'wakeAt' | 'lookedAt' | 'zone'> & {
  gone?: boolean
}

/** Records what time itself changed; not an edit by the person. */
export async function markWoken(tx: Transaction, ownerId: string, woken: Woken): Promise<void> {
  const { id, occurrence, asked, state, wakeAt, lookedAt, zone, gone = false } = woken
  await sql`
    update reminders set occurrence = ${occurrence}, asked = ${asked}, state = ${state}, wake_at = ${wakeAt},
      looked_at = ${lookedAt}, zone = ${zone}, gone = ${gone},
      ended_at = case when ${state} = 'active' then null else coalesce(ended_at, clock_timestamp()) end
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** Has the reminders before events checked again at once, including those that ended with their event. */
export async function wakeBeforeEvents(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  await sql`
    update reminders set state = 'active', wake_at = ${now.toISOString()}, changes = changes + 1
    where owner_id = ${ownerId} and minutes is not null and (state = 'active' or (state = 'over' and gone))`.execute(tx)
}

export async function exportReminders(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, text, about, target, minutes, start, rule, zone, floating, occurrence, again, asked, state,
      wake_at as "wakeAt", looked_at as "lookedAt", gone, changes, sources, revision, created_at as "createdAt", ended_at as "endedAt"
    from reminders where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
