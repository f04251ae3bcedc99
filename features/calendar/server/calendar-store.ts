import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { roles } from '../contract.ts'
import type { WrittenAfter } from '../rules/written.ts'

export type Role = (typeof roles)[number]

/** The state before the sample workspace changed it. */
export type BeforeSample = { visible: boolean; deleted: boolean }

/** A calendar as it is stored. */
export type CalendarRow = {
  id: string
  role: Role
  name: string
  color: string
  visible: boolean
  /** New events go here. */
  usual: boolean
  syncing: boolean
  error: string | null
  position: number
  beforeSample: BeforeSample | null
  deleted: boolean
  shared: boolean
  writtenAfter: WrittenAfter
  revision: number
}

const columns = sql`id, role, name, color, visible, usual, syncing, error, position, before_sample as "beforeSample",
  deleted_at is not null as deleted, exists (select from calendar_shares s where s.owner_id = calendars.owner_id and s.calendar_id = calendars.id) as shared,
  written_after as "writtenAfter", revision`

/** In order, including deleted ones. */
export async function listCalendars(tx: Transaction, ownerId: string): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select ${columns} from calendars where owner_id = ${ownerId} order by position, created_at, id`.execute(tx)
  return rows
}

export type NewCalendarRow = Pick<CalendarRow, 'id' | 'role' | 'name' | 'color'> &
  Partial<Pick<CalendarRow, 'writtenAfter'>>

/** Returns `undefined` if it exists already. */
export async function addCalendar(
  tx: Transaction,
  ownerId: string,
  { id, role, name, color, writtenAfter = {} }: NewCalendarRow,
): Promise<CalendarRow | undefined> {
  const { rows } = await sql<CalendarRow>`
    insert into calendars (owner_id, id, role, name, color, written_after, position)
    values (${ownerId}, ${id}, ${role}, ${name}, ${color}, ${JSON.stringify(writtenAfter)}::jsonb,
      (select coalesce(max(position), 0) + 1 from calendars where owner_id = ${ownerId}))
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function holdCalendar(tx: Transaction, ownerId: string, id: string): Promise<CalendarRow | undefined> {
  const { rows } = await sql<CalendarRow>`
    select ${columns} from calendars where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Prevents its deletion until the transaction ends; others may still write events. */
export async function keepOpen(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<Pick<CalendarRow, 'name' | 'deleted'> | undefined> {
  const { rows } = await sql<Pick<CalendarRow, 'name' | 'deleted'>>`
    select name, deleted_at is not null as deleted from calendars where owner_id = ${ownerId} and id = ${id}
    for share`.execute(tx)
  return rows[0]
}

export type SavedCalendar = Omit<CalendarRow, 'role' | 'position' | 'shared' | 'revision'>

/** Saves it as given, whatever was stored. */
export async function saveCalendar(
  tx: Transaction,
  ownerId: string,
  calendar: SavedCalendar,
): Promise<CalendarRow | undefined> {
  const { id, name, color, visible, usual, syncing, error, beforeSample, deleted, writtenAfter } = calendar
  const { rows } = await sql<CalendarRow>`
    update calendars set name = ${name}, color = ${color}, visible = ${visible}, usual = ${usual}, syncing = ${syncing}, error = ${error},
      written_after = ${JSON.stringify(writtenAfter)}::jsonb,
      before_sample = ${beforeSample === null ? null : JSON.stringify(beforeSample)}::jsonb,
      deleted_at = case when ${deleted} then coalesce(deleted_at, clock_timestamp()) end, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} returning ${columns}`.execute(tx)
  return rows[0]
}

/** Destroys deleted calendars with everything in them, and deleted events. */
export async function destroyDeleted(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from events where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
  await sql`delete from calendars where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

/** All fields, for the archive. */
export async function exportCalendars(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, role, name, color, visible, usual, syncing, error, position, before_sample as "beforeSample",
      written_after as "writtenAfter", revision,
      created_at as "createdAt", deleted_at as "deletedAt"
    from calendars where owner_id = ${ownerId} order by position, id`.execute(tx)
  return rows
}
