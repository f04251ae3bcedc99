import type { Task } from '../contract.ts'
import { isOverdue } from '../rules/due.ts'
import { isForeign, listSource, type StoredTask, taskSource } from '../rules/task.ts'
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
    sources: [...new Set([before, after].flatMap((task) => (task ? sourcesIn(desk, task) : [])))],
  }
}

async function tell({ lists, moment, writing }: Desk, task: StoredTask): Promise<Told> {
  const parent = task.parent === null ? undefined : await findTask(writing.tx, writing.ownerId, task.parent)
  const listName = lists.find(({ id }) => id === task.list)?.name ?? ''
  return toldOf(task, { listName, parentTitle: parent?.title ?? '', reader: moment })
}

async function taskNow({ writing, moment }: Desk, task: StoredTask): Promise<Task> {
  const [parts] = await countParts(writing.tx, writing.ownerId, [task.id])
  return toTask(task, isOverdue(task, moment), parts)
}

function sourcesIn({ lists }: Desk, task: StoredTask): string[] {
  const list = lists.find(({ id }) => id === task.list)
  const named = list !== undefined && list.writtenAfter.length > 0
  return [...(isForeign(task) ? [taskSource(task)] : []), ...(named ? [listSource(list)] : [])]
}

/** As the API represents it. */
export function toTask(stored: StoredTask, overdue: boolean, parts = { all: 0, done: 0 }): Task {
  const { since: _since, follows: _follows, uid: _uid, writtenAfter: _written, ...task } = stored
  const { all, done } = parts
  return { ...task, overdue, foreign: isForeign(stored), parts: { all, done } }
}
