import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoredEvent } from '../rules/event.ts'

/** What holds all of these words: those that go on or come first, the soonest first, then those that are over. */
export async function searchEvents(
  tx: Transaction,
  ownerId: string,
  { words, now, calendars, limit }: { words: string; now: string; calendars: readonly string[]; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with query as materialized (select ${queryFor(words)} as words)
    select id, calendar_id as calendar, type, title, wall_start as start, wall_end as "end", zone, location, description,
      attendees, people, color, priority, repeat, also, exceptions, origin, uid, written_after as "writtenAfter", revision
    from search_events((select words from query), ${mostRead}) e
    where e.owner_id = ${ownerId} and e.deleted_at is null and e.calendar_id = any(${[...calendars]}::uuid[])
    order by e.last_at < ${now}, case when e.last_at >= ${now} then greatest(e.starts_at, ${now}) end, e.starts_at desc, e.id
    limit ${limit}`.execute(tx)
  return rows
}

/** Of many the last are looked at. */
const mostRead = 2_000

/** The last word may still be being typed: it is found by its beginning. */
function queryFor(words: string) {
  const query = sql`websearch_to_tsquery('house.words', ${words})`
  return sql`case when right(${query}::text, 1) = '''' then (${query}::text || ':*')::tsquery else ${query} end`
}
