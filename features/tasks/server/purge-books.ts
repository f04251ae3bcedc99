import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

type Purge = { before: Date; most: number }

/** Destroys up to `most` tasks deleted before then, and returns how many. */
export async function purgeTasks(tx: Transaction, { before, most }: Purge): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from tasks where (owner_id, id) in (
      select owner_id, id from tasks where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** The same for lists, each with everything in it. */
export async function purgeLists(tx: Transaction, { before, most }: Purge): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from task_lists where (owner_id, id) in (
      select owner_id, id from task_lists where deleted_at < ${before.toISOString()} order by deleted_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

export async function purgeImports(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from task_imports where created_at < ${before.toISOString()}`.execute(tx)
}
