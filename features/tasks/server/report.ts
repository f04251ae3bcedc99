import type { Task } from '../contract.ts'
import { isOverdue } from '../rules/due.ts'
import { listSource, sourcesOfTask, sourcesOfWords, type StoredTask } from '../rules/task.ts'
import { type Told, toldOf } from '../rules/told.ts'
import { dueWords } from '../rules/words.ts'
import type { Desk } from './desk.ts'
import { countParts } from './looking-store.ts'
import { findTask } from './task-store.ts'

/** What one step did, in words and as read back. */
export type Report = {
  did: 'created' | 'knew' | 'changed' | 'completed' | 'reopened' | 'deleted'
  title: string
  /** When it is due, in words; empty without a due date. */
  due: string
  before: Told | null
  after: Told | null
  /** As it is now, or was before it was deleted. */
  task: Task
  /** When the next of its series is due, in words. */
  next?: string
  /** How many of its subtasks were changed along with it. */
  parts?: number
  /** Untrusted sources of this text. */
  sources: string[]
}

export type Reported = Pick<Report, 'did'> &
  Partial<Pick<Report, 'next' | 'parts'>> & { before?: StoredTask; after?: StoredTask }

export async function reportOf(desk: Desk, { did, next, parts, before, after }: Reported): Promise<Report> {
  const shown = after ?? before
  if (!shown) throw new Error('A report of nothing.')
  const sources = [...(before ? await sourcesIn(desk, before) : []), ...(after ? await sourcesIn(desk, after) : [])]
  const [told, was] = [after && (await tell(desk, after)), before && (await tell(desk, before))]
  return {
    did,
    title: shown.title,
    due: dueWords(shown, desk.moment),
    before: was ?? null,
    after: told ?? null,
    task: await taskNow(desk, shown),
    ...(next !== undefined && { next }),
    ...(parts !== undefined && parts > 0 && { parts }),
    sources: [...new Set(sources)],
  }
}

async function tell({ lists, moment, writing }: Desk, task: StoredTask): Promise<Told> {
  const parent = await parentOf(writing, task)
  const listName = lists.find(({ id }) => id === task.list)?.name ?? ''
  return toldOf(task, { listName, parentTitle: parent?.title ?? '', reader: moment })
}

async function parentOf({ tx, ownerId }: Desk['writing'], { parent }: StoredTask): Promise<StoredTask | undefined> {
  return parent === null ? undefined : findTask(tx, ownerId, parent)
}

async function taskNow({ writing, moment }: Desk, task: StoredTask): Promise<Task> {
  const [parts] = await countParts(writing.tx, writing.ownerId, [task.id])
  return toTask(task, isOverdue(task, moment), parts)
}

async function sourcesIn({ lists, writing }: Desk, task: StoredTask): Promise<string[]> {
  const list = lists.find(({ id }) => id === task.list)
  const named = list !== undefined && list.writtenAfter.length > 0
  const parent = await parentOf(writing, task)
  return [...sourcesOfTask(task), ...(parent ? sourcesOfWords(parent) : []), ...(named ? [listSource(list)] : [])]
}

/** As the API represents it. Named field by field: leaving fields out of a copy takes twenty times as long. */
export function toTask(stored: StoredTask, overdue: boolean, parts = { all: 0, done: 0 }): Task {
  return {
    id: stored.id,
    list: stored.list,
    parent: stored.parent,
    title: stored.title,
    notes: stored.notes,
    due: stored.due,
    zone: stored.zone,
    minutes: stored.minutes,
    priority: stored.priority,
    status: stored.status,
    doneAt: stored.doneAt,
    overdue,
    rank: stored.rank,
    repeat: stored.repeat,
    repeatsFrom: stored.repeatsFrom,
    since: stored.since,
    waitsFor: stored.waitsFor,
    askOn: stored.askOn,
    links: stored.links.map(({ kind, id, title }) => ({ kind, id, title })),
    parts: { all: parts.all, done: parts.done },
    origin: stored.origin,
    foreign: sourcesOfTask(stored).length > 0,
    revision: stored.revision,
  }
}
