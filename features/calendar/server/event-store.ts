import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titled } from '#foundation/server/titles.ts'
import type { StoredEvent } from '../rules/event.ts'
import { eventSource } from '../rules/written.ts'

/** The span by which it is found. `last` is null for an endless series. */
export type Envelope = { starts: string; ends: string; last: string | null }

/** `deleted` is also true in a deleted calendar. */
export type KeptEvent = StoredEvent & { deleted: boolean }

const names = sql`id, calendar_id as calendar, type, title, wall_start as start, wall_end as "end", zone, location,
  description, attendees, people, color, priority, done, repeat, also, exceptions, origin, uid,
  written_after as "writtenAfter", revision`
/** Only the beginning of each description. */
const shortNames = (description: number) => sql`id, calendar_id as calendar, type, title, wall_start as start,
  wall_end as "end", zone, location, left(description, ${description}::int) as description, attendees, people, color,
  priority, done, repeat, also, exceptions, origin, uid, written_after as "writtenAfter", revision`
const kept = sql`${names}, deleted_at is not null as deleted`

/** At most `most` rows, with each description cut to this length. */
export type Between = { from: string; to: string; calendars: readonly string[]; most: number; description: number }

/**
 * Everything that may overlap this span: short events are found by their start, others by their end. All-day events are
 * found with half a day of tolerance, and series as a whole.
 */
export async function listBetween(
  tx: Transaction,
  ownerId: string,
  { from, to, calendars, most, description }: Between,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    (select ${shortNames(description)} from events
    where owner_id = ${ownerId} and deleted_at is null and not spanning
      and starts_at >= ${from}::timestamptz - interval '1 day' and starts_at < ${to}::timestamptz
      and ends_at >= ${from}::timestamptz and calendar_id = any(${[...calendars]}::uuid[])
    limit ${most})
    union all
    (select ${shortNames(description)} from events
    where owner_id = ${ownerId} and deleted_at is null and spanning
      and last_at >= ${from}::timestamptz - interval '15 hours' and starts_at < ${to}::timestamptz + interval '15 hours'
      and calendar_id = any(${[...calendars]}::uuid[])
    limit ${most})`.execute(tx)
  return rows
}

/** The first single events from then on, and all series that continue. */
export async function listFrom(
  tx: Transaction,
  ownerId: string,
  { from, calendars, most }: { from: string; calendars: readonly string[]; most: number },
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    (select ${names} from events
    where owner_id = ${ownerId} and deleted_at is null and not spanning
      and starts_at >= ${from}::timestamptz - interval '1 day' and calendar_id = any(${[...calendars]}::uuid[])
    order by starts_at limit ${most})
    union all
    select ${names} from events
    where owner_id = ${ownerId} and deleted_at is null and spanning
      and last_at >= ${from}::timestamptz - interval '15 hours' and calendar_id = any(${[...calendars]}::uuid[])`.execute(
    tx,
  )
  return rows
}

/** Deleted or not. */
export async function findEvent(tx: Transaction, ownerId: string, id: string): Promise<KeptEvent | undefined> {
  const { rows } = await sql<KeptEvent>`
    select ${kept} from events where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks the rows until the transaction ends, ordered by id to avoid deadlocks. */
export async function holdEvents(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<KeptEvent[]> {
  const { rows } = await sql<KeptEvent>`
    select ${kept} from events where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx)
  return rows
}

/** The events of one calendar, by start. */
export async function listOfCalendar(tx: Transaction, ownerId: string, calendar: string): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select ${names} from events where owner_id = ${ownerId} and calendar_id = ${calendar} and deleted_at is null
    order by starts_at, id`.execute(tx)
  return rows
}

export async function countOfCalendar(tx: Transaction, ownerId: string, calendar: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from events
    where owner_id = ${ownerId} and calendar_id = ${calendar} and deleted_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether the person has ever had an event; deleted ones count. */
export async function hadEvents(tx: Transaction, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from events where owner_id = ${ownerId}) as had`.execute(tx)
  return rows[0]?.had === true
}

/** Events of the sample workspace that still exist. */
export async function listSample(tx: Transaction, ownerId: string): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select ${names} from events where owner_id = ${ownerId} and origin = 'sample' and deleted_at is null
    order by starts_at, id`.execute(tx)
  return rows
}

/** Events by their UID in a file. */
export async function findByUids(
  tx: Transaction,
  ownerId: string,
  { calendar, uids }: { calendar: string; uids: readonly string[] },
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select ${names} from events
    where owner_id = ${ownerId} and calendar_id = ${calendar} and uid = any(${[...uids]}) and deleted_at is null`.execute(
    tx,
  )
  return rows
}

/** Returns `undefined` if the id is taken, or the person has no such calendar. */
export async function addEvent(
  tx: Transaction,
  ownerId: string,
  { event, envelope }: { event: StoredEvent; envelope: Envelope },
): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    insert into events (owner_id, id, calendar_id, type, title, wall_start, wall_end, zone, location, description,
      attendees, people, color, priority, done, repeat, also, exceptions, origin, uid, written_after, starts_at,
      ends_at, last_at, search)
    select ${ownerId}, ${event.id}, ${event.calendar}, ${event.type}, ${event.title}, ${event.start}, ${event.end},
      ${event.zone}, ${event.location}, ${event.description}, ${event.attendees}, ${json(event.people)}, ${event.color},
      ${event.priority}, ${event.done}, ${event.repeat}, ${json(event.also)}, ${json(event.exceptions)}, ${event.origin}, ${event.uid},
      ${json(event.writtenAfter)}, ${envelope.starts}, ${envelope.ends}, ${envelope.last ?? 'infinity'}, ${searched(event)}
    where exists (select from calendars where owner_id = ${ownerId} and id = ${event.calendar})
    on conflict (owner_id, id) do nothing returning ${names}`.execute(tx)
  return rows[0]
}

/** Saves it as given and undeleted, whatever was stored; increments the revision. */
export async function saveEvent(
  tx: Transaction,
  ownerId: string,
  { event, envelope }: { event: StoredEvent; envelope: Envelope },
): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    update events set calendar_id = ${event.calendar}, type = ${event.type}, title = ${event.title},
      wall_start = ${event.start}, wall_end = ${event.end}, zone = ${event.zone}, location = ${event.location},
      description = ${event.description}, attendees = ${event.attendees}, people = ${json(event.people)},
      color = ${event.color}, priority = ${event.priority}, done = ${event.done}, repeat = ${event.repeat}, also = ${json(event.also)},
      exceptions = ${json(event.exceptions)}, origin = ${event.origin}, uid = ${event.uid},
      written_after = ${json(event.writtenAfter)}, starts_at = ${envelope.starts},
      ends_at = ${envelope.ends}, last_at = ${envelope.last ?? 'infinity'}, search = ${searched(event)},
      deleted_at = null, revision = revision + 1
    where owner_id = ${ownerId} and id = ${event.id}
      and exists (select from calendars where owner_id = ${ownerId} and id = ${event.calendar})
    returning ${names}`.execute(tx)
  return rows[0]
}

export async function markDeleted(
  tx: Transaction,
  ownerId: string,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`update events set deleted_at = ${at.toISOString()}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null`.execute(tx)
}

/** All fields, a page at a time, by id. */
export async function exportEvents(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id, calendar_id as "calendarId", type, title, wall_start as "wallStart", wall_end as "wallEnd", zone, location,
      description, attendees, people, color, priority, done, repeat, also, exceptions, origin, uid,
      written_after as "writtenAfter", starts_at as "startsAt",
      ends_at as "endsAt", last_at as "lastAt", revision, created_at as "createdAt", deleted_at as "deletedAt"
    from events where owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(tx)
  return rows
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}

/** Includes text that only one occurrence has. A tsvector holds at most a megabyte. */
function searched({ exceptions, ...event }: StoredEvent) {
  const words = [event, ...exceptions.map(({ overrides }) => overrides)].flatMap(wordsOf).join('\n')
  return sql`to_tsvector('house.words', ${words.slice(0, 100_000)})`
}

type Words = Partial<Pick<StoredEvent, 'title' | 'location' | 'description' | 'people'>>

function wordsOf({ title = '', location = '', description = '', people = [] }: Words): string[] {
  return [title, location, ...people.flatMap(({ name, email }) => [name, email]), description].filter(Boolean)
}

/** What these are called. */
export async function readTitles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Titled[]> {
  const { rows } = await sql<Pick<StoredEvent, 'id' | 'title' | 'origin'> & { isForeign: boolean }>`
    select id, title, origin, jsonb_array_length(coalesce(written_after -> 'title', '[]')) > 0 as "isForeign" from events
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(tx)
  return rows.map(({ id, isForeign, ...event }) => ({
    id,
    title: event.title,
    sources: isForeign ? [eventSource(event)] : [],
  }))
}
