import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Few rows, so that no transaction holds its locks for long. */
const mostAtOnce = 200

/** Destroys the rows of a table that were deleted before then, each with everything in it. */
export async function purgeDeleted(
  database: Database,
  table: string,
  { before, signal }: { before: Date; signal: AbortSignal },
): Promise<void> {
  const rows = sql.table(table)
  const oldest = sql`
    select owner_id, id from ${rows} where deleted_at < ${before.toISOString()} order by deleted_at limit ${mostAtOnce}`
  let purged = mostAtOnce
  while (purged === mostAtOnce && !signal.aborted) {
    const { numAffectedRows = 0n } = await database.asHouse((tx) =>
      sql`delete from ${rows} where (owner_id, id) in (${oldest})`.execute(tx),
    )
    purged = Number(numAffectedRows)
  }
}
