import type { Companion } from '#foundation/server/companion.ts'
import { taskSource } from '../rules/task.ts'
import { listDated } from './task-store.ts'
import type { Kept, Trace, Writing } from './writing.ts'

export const companionName = 'tasks'

/** The changed tasks that have or had a due date, as they are now. A changed list includes its tasks. */
export async function companionsIn(writing: Writing, { touched, lists }: Trace): Promise<Companion[]> {
  const things = new Map<string, Companion>()
  for (const { id, after } of lists) {
    if (after.deleted === undefined) continue
    for (const task of await listDated(writing.tx, writing.ownerId, id))
      things.set(task.id, after.deleted ? { id: task.id, now: null } : companionOf(task))
  }
  for (const { id, before, after } of touched) {
    if (after === null && before !== null && before.due !== null) things.set(id, { id, now: null })
    else if (after !== null && (after.due ?? before?.due ?? null) !== null) things.set(id, companionOf(after))
  }
  return [...things.values()]
}

function companionOf({ id, ...task }: NonNullable<Kept>): Companion {
  const { title, notes, due: when, zone, minutes, priority, status, origin, writtenAfter } = task
  const sources = origin === 'file' ? [taskSource({ title, origin }), ...writtenAfter] : writtenAfter
  return { id, now: { title, notes, when, zone, minutes, priority, done: status === 'done', sources } }
}
