import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Purge = { before: Date; most: number }

/** Destroys up to `most` events deleted before then, and returns how many. */
export async function purgeEvents(tx: Transaction, { before, most }: Purge): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where (owner_id, id) in (
      select owner_id, id from events where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** The same for calendars, each with everything in it. */
export async function purgeCalendars(tx: Transaction, { before, most }: Purge): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from calendars where (owner_id, id) in (
      select owner_id, id from calendars where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
