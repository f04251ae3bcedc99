import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoredEvent } from '../rules/event.ts'

/** A guest of single events, under one name. */
export type GuestRow = {
  name: string
  email: string
  /** When their latest past event began and when their next one begins; null if there is none. */
  last: string | null
  next: string | null
  foreign: boolean
  /** From the latest event with this name. */
  title: string
  origin: StoredEvent['origin']
}

type Stretch = { now: Date; from: Date; to: Date }

/** Guests by name, address and sources, of events that begin within a span. */
export async function listGuests(tx: Transaction, ownerId: string, { now, from, to }: Stretch): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select guest ->> 'name' as name, lower(guest ->> 'email') as email,
      jsonb_array_length(coalesce(written_after -> 'people', '[]')) > 0 as foreign,
      max(starts_at) filter (where starts_at <= ${now.toISOString()}) as last,
      min(starts_at) filter (where starts_at > ${now.toISOString()}) as next,
      (array_agg(title order by starts_at desc, id))[1] as title,
      (array_agg(origin order by starts_at desc, id))[1] as origin
    from events cross join jsonb_array_elements(people) guest
    where owner_id = ${ownerId} and deleted_at is null and repeat is null and people <> '[]'
      and starts_at >= ${from.toISOString()} and starts_at < ${to.toISOString()}
      and calendar_id in (select id from calendars where owner_id = ${ownerId} and deleted_at is null)
    group by 1, 2, 3`.execute(tx)
  return rows
}

/** Series with guests at any occurrence that continue after this moment, most recently begun first. */
export async function listGuestSeries(
  tx: Transaction,
  ownerId: string,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, calendar_id as calendar, type, title, wall_start as start, wall_end as "end", zone, '' as location,
      '' as description, attendees, people, color, priority, repeat, also, exceptions, origin, uid,
      written_after as "writtenAfter", revision
    from events
    where owner_id = ${ownerId} and deleted_at is null and repeat is not null
      and (people <> '[]' or exceptions @? '$[*].overrides.people[*]')
      and last_at >= ${from.toISOString()} and starts_at < ${to.toISOString()}
      and calendar_id in (select id from calendars where owner_id = ${ownerId} and deleted_at is null)
    order by starts_at desc, id limit ${most}`.execute(tx)
  return rows
}
