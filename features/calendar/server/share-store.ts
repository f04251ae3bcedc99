import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Share = { calendar: string; digest: Buffer; sealed: string }

/** Does nothing if it is already shared. */
export async function addShare(
  tx: Transaction,
  ownerId: string,
  { calendar, digest, sealed }: Share,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into calendar_shares (owner_id, calendar_id, digest, sealed)
    select ${ownerId}, ${calendar}, ${digest}, ${sealed}
    where exists (select from calendars where owner_id = ${ownerId} and id = ${calendar} and deleted_at is null)
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}

export async function findShare(tx: Transaction, ownerId: string, calendar: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from calendar_shares where owner_id = ${ownerId} and calendar_id = ${calendar}`.execute(tx)
  return rows[0]?.sealed
}

/** With a digest, only the share that has it. */
export async function removeShare(
  tx: Transaction,
  ownerId: string,
  { calendar, digest }: { calendar: string; digest?: Buffer | undefined },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from calendar_shares where owner_id = ${ownerId} and calendar_id = ${calendar}
      ${digest === undefined ? sql`` : sql`and digest = ${digest}`}`.execute(tx)
  return numAffectedRows > 0n
}

export async function exportShares(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select calendar_id as "calendarId", created_at as "createdAt" from calendar_shares where owner_id = ${ownerId}`.execute(
    tx,
  )
  return rows
}

/** Changes whenever anything in the calendar, or its name, does. */
export async function tagOfCalendar(tx: Transaction, ownerId: string, calendar: string): Promise<string> {
  const { rows } = await sql<{ tag: string }>`
    select md5(coalesce((select string_agg(id::text || revision, ',' order by id) from events
      where owner_id = ${ownerId} and calendar_id = ${calendar} and deleted_at is null), '') ||
      coalesce((select name from calendars where owner_id = ${ownerId} and id = ${calendar}), '')) as tag`.execute(tx)
  return rows[0]?.tag ?? ''
}
