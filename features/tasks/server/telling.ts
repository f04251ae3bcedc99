import type { Companion } from '#foundation/server/companion.ts'
import { taskSource } from '../rules/task.ts'
import { listDated } from './task-store.ts'
import type { Kept, Trace, Writing } from './writing.ts'

export const companionName = 'tasks'

/**
 * The changed tasks that have or had a due date, and those that were done, reopened or deleted, as they are now. A
 * changed list includes its tasks.
 */
export async function companionsIn(writing: Writing, { touched, lists }: Trace): Promise<Companion[]> {
  const things = new Map<string, Companion>()
  for (const { id, after } of lists) {
    if (after.deleted === undefined) continue
    for (const task of await listDated(writing.tx, writing.ownerId, id))
      things.set(task.id, after.deleted ? { id: task.id, now: null } : companionOf(task))
  }
  for (const { id, before, after } of touched) {
    if (after === null && before !== null) things.set(id, { id, now: null })
    else if (after !== null && isToTell(before, after)) things.set(id, companionOf(after))
  }
  return [...things.values()]
}

function isToTell(before: Kept, after: NonNullable<Kept>): boolean {
  const isOther = before !== null && (before.status === 'done') !== (after.status === 'done')
  return isOther || (after.due ?? before?.due ?? null) !== null
}

function companionOf({ id, ...task }: NonNullable<Kept>): Companion {
  const { title, notes, due: when, zone, minutes, priority, status, origin, writtenAfter } = task
  const sources = origin === 'file' ? [taskSource({ title, origin }), ...writtenAfter] : writtenAfter
  return { id, now: { title, notes, when, zone, minutes, priority, done: status === 'done', sources } }
}
