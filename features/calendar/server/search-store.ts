import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoredEvent } from '../rules/event.ts'

/** Events that contain all of these words: current and upcoming first, soonest first, then past ones. */
export async function searchEvents(
  tx: Transaction,
  ownerId: string,
  { words, now, calendars, limit }: { words: string; now: string; calendars: readonly string[]; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with query as materialized (select ${queryFor(words)} as words)
    select id, calendar_id as calendar, type, title, wall_start as start, wall_end as "end", zone, location, description,
      attendees, people, color, priority, done, repeat, also, exceptions, origin, uid, written_after as "writtenAfter", revision
    from search_events((select words from query), ${mostRead}) e
    where e.owner_id = ${ownerId} and e.deleted_at is null and e.calendar_id = any(${[...calendars]}::uuid[])
    order by e.last_at < ${now}, case when e.last_at >= ${now} then greatest(e.starts_at, ${now}) end, e.starts_at desc, e.id
    limit ${limit}`.execute(tx)
  return rows
}

/** Reads only the most recent ones if there are many. */
const mostRead = 2_000

/** The last word may be incomplete, so it matches as a prefix. */
function queryFor(words: string) {
  const query = sql`websearch_to_tsquery('house.words', ${words})`
  return sql`case when right(${query}::text, 1) = '''' then (${query}::text || ':*')::tsquery else ${query} end`
}
