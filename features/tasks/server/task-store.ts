import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titled } from '#foundation/server/titles.ts'
import { sourcesOfWords, type StoredTask } from '../rules/task.ts'

/** Whether the task itself is deleted; its list may be, too. */
export type KeptTask = StoredTask & { deleted: boolean }

const names = sql`id, list_id as list, parent_id as parent, title, notes, due, zone, minutes, priority, status,
  done_at as "doneAt", rank, repeat, repeats_from as "repeatsFrom", since, follows, waits_for as "waitsFor",
  ask_on as "askOn", links, origin, uid, written_after as "writtenAfter", revision`
const kept = sql`${names}, deleted_at is not null as deleted`

/** Deleted or not. */
export async function findTask(tx: Transaction, ownerId: string, id: string): Promise<KeptTask | undefined> {
  const { rows } = await sql<KeptTask>`
    select ${kept} from tasks where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks the rows until the transaction ends, ordered by id to avoid deadlocks. */
export async function holdTasks(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<KeptTask[]> {
  const { rows } = await sql<KeptTask>`
    select ${kept} from tasks where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx)
  return rows
}

/** The subtasks of these, in order. */
export async function listParts(tx: Transaction, ownerId: string, parents: readonly string[]): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks
    where owner_id = ${ownerId} and parent_id = any(${[...parents]}::uuid[]) and deleted_at is null
    order by rank, id`.execute(tx)
  return rows
}

/** What these are called. */
export async function readTitles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Titled[]> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(tx)
  return rows.map((task) => ({ id: task.id, title: task.title, sources: sourcesOfWords(task) }))
}

/** Open ones that have all of these words in their titles, at most 20; the one with no other words is among them. */
export async function listOpenTitled(
  tx: Transaction,
  ownerId: string,
  words: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from tasks
    where owner_id = ${ownerId} and status <> 'done' and deleted_at is null and title ilike all(${patterns}::text[])
    order by length(title), rank, id limit 20`.execute(tx)
  return rows
}

/** The next of its series, unless deleted. */
export async function findFollowing(tx: Transaction, ownerId: string, id: string): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks where owner_id = ${ownerId} and follows = ${id} and deleted_at is null`.execute(tx)
  return rows[0]
}

/** Tasks of a list with a due date, done or not. */
export async function listDated(tx: Transaction, ownerId: string, list: string): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks
    where owner_id = ${ownerId} and list_id = ${list} and due is not null and deleted_at is null
    order by rank, id`.execute(tx)
  return rows
}

/** Tasks of the sample workspace that still exist. */
export async function listSample(tx: Transaction, ownerId: string): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks where owner_id = ${ownerId} and origin = 'sample' and deleted_at is null
    order by rank, id`.execute(tx)
  return rows
}

/** Tasks by their identifiers in a file; in a file of ours, that is the id of a task that came from no other. */
export async function findByUids(tx: Transaction, ownerId: string, uids: readonly string[]): Promise<StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select ${names} from tasks
    where owner_id = ${ownerId} and deleted_at is null
      and (uid = any(${[...uids]}) or (uid is null and id = any(${uids.filter(isId)}::uuid[])))
    order by id for update`.execute(tx)
  return rows
}

/** The last rank of all, or the next different one after this. */
export async function rankBeside(
  tx: Transaction,
  ownerId: string,
  beside: { last: true } | { first: true } | { behind: string },
): Promise<string | null> {
  const { rows } = await sql<{ rank: string | null }>`
    select ${'last' in beside ? sql`max(rank)` : sql`min(rank)`} as rank from tasks
    where owner_id = ${ownerId} ${'behind' in beside ? sql`and rank > ${beside.behind}` : sql``}`.execute(tx)
  return rows[0]?.rank ?? null
}

/** Returns `undefined` if the id is taken, or the person has no such list. */
export async function addTask(tx: Transaction, ownerId: string, task: StoredTask): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    insert into tasks (owner_id, id, list_id, parent_id, title, notes, due, zone, minutes, priority, status, done_at,
      rank, repeat, repeats_from, since, follows, waits_for, ask_on, links, origin, uid, written_after, search)
    select ${ownerId}, ${task.id}, ${task.list}, ${task.parent}::uuid, ${task.title}, ${task.notes}, ${task.due},
      ${task.zone}, ${task.minutes}::integer, ${task.priority}, ${task.status}, ${task.doneAt}::timestamptz,
      ${task.rank}, ${task.repeat}, ${task.repeatsFrom}, ${task.since}, ${task.follows}::uuid, ${json(task.waitsFor)},
      ${task.askOn}, ${json(task.links)}, ${task.origin}, ${task.uid}, ${json(task.writtenAfter)}, ${searched(task)}
    where exists (select from task_lists where owner_id = ${ownerId} and id = ${task.list})
    on conflict (owner_id, id) do nothing returning ${names}`.execute(tx)
  return rows[0]
}

/** Saves it as given and undeleted, whatever was stored; increments the revision. */
export async function saveTask(tx: Transaction, ownerId: string, task: StoredTask): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`
    update tasks set list_id = ${task.list}, parent_id = ${task.parent}::uuid, title = ${task.title},
      notes = ${task.notes}, due = ${task.due}, zone = ${task.zone}, minutes = ${task.minutes}::integer,
      priority = ${task.priority}, status = ${task.status}, done_at = ${task.doneAt}::timestamptz, rank = ${task.rank},
      repeat = ${task.repeat}, repeats_from = ${task.repeatsFrom}, since = ${task.since},
      follows = ${task.follows}::uuid, waits_for = ${json(task.waitsFor)}, ask_on = ${task.askOn},
      links = ${json(task.links)}, origin = ${task.origin}, uid = ${task.uid},
      written_after = ${json(task.writtenAfter)}, search = ${searched(task)}, deleted_at = null,
      revision = revision + 1
    where owner_id = ${ownerId} and id = ${task.id}
      and exists (select from task_lists where owner_id = ${ownerId} and id = ${task.list})
    returning ${names}`.execute(tx)
  return rows[0]
}

export async function markDeleted(
  tx: Transaction,
  ownerId: string,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await sql`update tasks set deleted_at = ${at.toISOString()}, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and deleted_at is null`.execute(tx)
}

/** All fields, a page at a time, by id. */
export async function exportTasks(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id, list_id as "listId", parent_id as "parentId", title, notes, due, zone, minutes, priority, status,
      done_at as "doneAt", rank, repeat, repeats_from as "repeatsFrom", since, follows, waits_for as "waitsFor",
      ask_on as "askOn", links, origin, uid, written_after as "writtenAfter", revision, created_at as "createdAt",
      deleted_at as "deletedAt"
    from tasks where owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(tx)
  return rows
}

const isId = (uid: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(uid)

function json(value: unknown) {
  return sql`${value === null ? null : JSON.stringify(value)}::jsonb`
}

/** A tsvector holds at most a megabyte. */
/** What is in the title counts more than what is elsewhere. */
function searched({ title, notes, waitsFor }: StoredTask) {
  const others = [waitsFor?.name, waitsFor?.email, notes].filter(Boolean).join('\n')
  return sql`(setweight(to_tsvector('house.words', ${title}), 'A') || to_tsvector('house.words', ${others}))`
}
