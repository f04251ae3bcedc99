import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { type Doer, type Status, statuses as allStatuses, type TaskPriority } from '../contract.ts'
import type { StoredTask } from '../rules/task.ts'

/** Filters; what is omitted does not restrict. Days and times are local. */
export type Wanted = {
  ids?: readonly string[] | undefined
  lists: readonly string[]
  statuses: readonly Status[]
  dueFrom?: string | undefined
  dueBefore?: string | undefined
  /** Also those that wait for somebody who is to be asked again before this day. */
  orAskBefore?: string | undefined
  doneFrom?: string | undefined
  doneBefore?: string | undefined
  priority?: TaskPriority | undefined
  /** Words of the name of the person it was given to; empty for anyone. */
  person?: string | undefined
  parent?: string | undefined
  /** Only those that are overdue, or only the others. */
  late?: { is: boolean; by: Lateness } | undefined
  /** The order, and the cursor in it: the last row's sort values and its id. */
  order: Order
  behind?: { place: string; id: string } | undefined
  limit: number
}

export type Counted = Omit<Wanted, 'order' | 'limit' | 'behind' | 'late'>
type ColumnCount = { status: Status; count: number }

export type Order = 'late' | 'due' | 'rank' | 'done'

/** What is overdue at a moment: days before `today`, and times before what the clock of their zone shows. */
export type Lateness = {
  today: string
  /** No due from here on is overdue in any zone. */
  before: string
  /** What the person's clock shows, and those of other zones that matter. */
  wall: string
  walls: readonly { zone: string; wall: string }[]
}

const names = sql`id, list_id as list, parent_id as parent, title, notes, due, zone, minutes, priority, status,
  done_at as "doneAt", rank, repeat, repeats_from as "repeatsFrom", since, follows, waits_for as "waitsFor",
  ask_on as "askOn", links, origin, uid, written_after as "writtenAfter", revision`

export async function listTasks(tx: Transaction, ownerId: string, wanted: Wanted): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks where owner_id = ${ownerId} and deleted_at is null and ${narrowed(wanted)}
    order by ${orders[wanted.order]}, id limit ${wanted.limit}`.execute(tx)
  return rows
}

export async function countTasks(tx: Transaction, ownerId: string, wanted: Counted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tasks
    where owner_id = ${ownerId} and deleted_at is null and ${narrowed({ ...wanted, order: 'rank', limit: 0 })}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** How many of these there are in each column; a column without any is missing. */
export async function countColumns(tx: Transaction, ownerId: string, wanted: Counted): Promise<ColumnCount[]> {
  // Said once more by `status <> 'done'`, open ones would be counted row by row instead of from the index.
  const which = wanted.statuses.includes('done') ? wanted : { ...wanted, statuses: allStatuses }
  const { rows } = await sql<ColumnCount>`
    select status, count(*)::integer as count from tasks
    where owner_id = ${ownerId} and deleted_at is null and status = any(${[...wanted.statuses]})
      and ${narrowed({ ...which, order: 'rank', limit: 0 })}
    group by status`.execute(tx)
  return rows
}

/** The zones of open tasks that are due at a time within these days. */
export async function listZones(
  tx: Transaction,
  ownerId: string,
  { from, before }: { from: string; before: string },
): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    select distinct zone from tasks
    where owner_id = ${ownerId} and status <> 'done' and deleted_at is null and due >= ${from} and due < ${before}
      and length(due) > 10`.execute(tx)
  return rows.map(({ zone }) => zone)
}

/**
 * Open tasks that are alike, counted: `due` is null if they are not due before that day; `asking` counts those of them
 * for which somebody is to be asked again before it.
 */
export type Tally = { list: string; due: string | null; zone: string; open: number; waiting: number; asking: number }

/** All open tasks in one pass: in which list, due when before `dueBefore`, and how many of them wait for somebody. */
export async function tallyOpen(tx: Transaction, ownerId: string, dueBefore: string): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select list_id as list, case when due < ${dueBefore} then due end as due, zone, count(*)::integer as open,
      count(waits_for)::integer as waiting,
      (count(waits_for) filter (where ask_on < ${dueBefore} and (due is null or due >= ${dueBefore})))::integer as asking
    from tasks where owner_id = ${ownerId} and status <> 'done' and deleted_at is null group by 1, 2, 3`.execute(tx)
  return rows
}

/** The number of subtasks of each of these, and how many of them are done. */
export async function countParts(
  tx: Transaction,
  ownerId: string,
  parents: readonly string[],
): Promise<{ id: string; all: number; done: number }[]> {
  const { rows } = await sql<{ id: string; all: number; done: number }>`
    select parent_id as id, count(*)::integer as "all", (count(*) filter (where status = 'done'))::integer as done
    from tasks where owner_id = ${ownerId} and parent_id = any(${[...parents]}::uuid[]) and deleted_at is null
    group by parent_id`.execute(tx)
  return rows
}

/** People tasks were given to: each address once, or each name without one. */
export async function listDoers(
  tx: Transaction,
  ownerId: string,
  { words, limit }: { words: string; limit: number },
): Promise<Doer[]> {
  const { rows } = await sql<Doer>`
    select distinct on (coalesce(waits_for ->> 'email', waits_for ->> 'name')) waits_for ->> 'name' as name,
      waits_for ->> 'email' as email
    from tasks where owner_id = ${ownerId} and waits_for is not null and deleted_at is null and ${isGivenTo(words)}
    order by coalesce(waits_for ->> 'email', waits_for ->> 'name'), created_at desc limit ${limit}`.execute(tx)
  return rows
}

/**
 * Tasks that contain all words of a text, the last of which may be incomplete; or of a list of beginnings, those with a
 * word that begins like one of them. Open ones come first, and of these the best: those with the words in their titles,
 * and of these the shortest.
 */
export async function searchTasks(
  tx: Transaction,
  ownerId: string,
  { words, lists, statuses, limit, skip = 0 }: Searched & { limit: number; skip?: number },
): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    with ${queryOf(words)} select ${names} from ${found(ownerId, { lists, statuses })}
    order by t.status = 'done', ts_rank(t.search, (select words from query)) desc, length(t.title), t.created_at desc, t.id limit ${limit} offset ${skip}`.execute(
    tx,
  )
  return rows
}

/** How many tasks a search finds in each column. */
export async function countSearched(
  tx: Transaction,
  ownerId: string,
  { words, ...wanted }: Searched,
): Promise<ColumnCount[]> {
  const { rows } = await sql<ColumnCount>`
    with ${queryOf(words)} select t.status, count(*)::integer as count from ${found(ownerId, wanted)}
    group by t.status`.execute(tx)
  return rows
}

type Searched = { words: string | readonly string[] } & Pick<Wanted, 'lists' | 'statuses'>

function queryOf(words: string | readonly string[]) {
  const isText = typeof words === 'string'
  const query = isText
    ? sql`websearch_to_tsquery('house.words', ${words})`
    : sql`to_tsquery('house.words', ${words.map((word) => `${word}:*`).join(' | ')})`
  return sql`query as materialized (
      select case when right(${query}::text, 1) = '''' then (${query}::text || ':*')::tsquery else ${query} end as words)`
}

function found(ownerId: string, { lists, statuses }: Omit<Searched, 'words'>) {
  return sql`search_tasks((select words from query), ${mostRead}) t
    where t.owner_id = ${ownerId} and t.deleted_at is null and t.list_id = any(${[...lists]}::uuid[])
      and t.status = any(${[...statuses]})`
}

/** Reads only the most recent ones if there are many. */
const mostRead = 2_000

const places = {
  late: sql`due`,
  due: sql`coalesce(due, '9999') collate "C"`,
  rank: sql`rank`,
  done: sql`done_at`,
}
const orders = { late: places.late, due: sql`due nulls last`, rank: places.rank, done: sql`done_at desc` }

function narrowed(wanted: Wanted) {
  const { lists, statuses, dueFrom, dueBefore, doneFrom, doneBefore, priority, person, parent } = wanted
  const isOpen = !statuses.includes('done')
  const parts = [
    sql`list_id = any(${[...lists]}::uuid[])`,
    // The indexes cover only done and not done.
    ...(isOpen ? [sql`status <> 'done'`] : []),
    ...(statuses.length === 1 && !isOpen ? [sql`status = 'done'`] : []),
    ...(statuses.length < 4 && !(isOpen && statuses.length === 3) ? [sql`status = any(${[...statuses]})`] : []),
    ...(dueFrom === undefined ? [] : [sql`due >= ${dueFrom}`]),
    ...(dueBefore === undefined ? [] : [isDueBefore(dueBefore, wanted.orAskBefore)]),
    ...(doneFrom === undefined ? [] : [sql`done_at >= ${doneFrom}::timestamptz`]),
    ...(doneBefore === undefined ? [] : [sql`done_at < ${doneBefore}::timestamptz`]),
    ...(priority === undefined ? [] : [sql`priority = ${priority}`]),
    ...(person === undefined ? [] : [sql`waits_for is not null`]),
    ...(person === undefined || person === '' ? [] : [isGivenTo(person)]),
    ...(parent === undefined ? [] : [sql`parent_id = ${parent}`]),
    ...(wanted.ids === undefined ? [] : [sql`id = any(${[...wanted.ids]}::uuid[])`]),
    ...(wanted.late === undefined
      ? []
      : [wanted.late.is ? isLate(wanted.late.by) : sql`${isLate(wanted.late.by)} is not true`]),
    ...(wanted.behind === undefined ? [] : [isBehind(wanted.order, wanted.behind)]),
  ]
  return sql.join(parts, sql` and `)
}

function isDueBefore(day: string, askBefore: string | undefined) {
  if (askBefore === undefined) return sql`due < ${day}`
  return sql`(due < ${day} or (ask_on < ${askBefore} and waits_for is not null))`
}

/** `due < before` alone is read by the index. */
function isLate({ today, before, wall, walls }: Lateness) {
  const elsewhere = walls.map((each) => sql`when zone = ${each.zone} then ${each.wall}`)
  const bound = sql.join([sql`when length(due) = 10 then ${today}`, ...elsewhere], sql` `)
  return sql`(due < ${before} and due < case ${bound} else ${wall} end)`
}

/** Each word must start a word of the name, or of the address. */
function isGivenTo(person: string) {
  const words = person
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const each = words.map((word) => sql`position(${` ${word}`} in ${nameParts}) > 0`)
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `)
}

const nameParts = sql`translate(lower(concat(' ', waits_for ->> 'name', ' ', waits_for ->> 'email')), '.@_-+', '     ')`

function isBehind(order: Order, { place, id }: { place: string; id: string }) {
  if (order === 'done')
    return sql`(done_at < ${place}::timestamptz or (done_at = ${place}::timestamptz and id > ${id}))`
  return sql`(${places[order]}, id) > (${place}, ${id}::uuid)`
}
