import type { Transaction } from '#foundation/server/database/database.ts'
import { statuses, type Task } from '../contract.ts'
import { type Moment, overdueAt } from '../rules/due.ts'
import { sourcesOfTask, type StoredTask } from '../rules/task.ts'
import type { KeptList } from './list-store.ts'
import { countParts } from './looking-store.ts'
import { toTask } from './report.ts'

export const open = statuses.filter((status) => status !== 'done')

/** One person's tasks at one moment, within a transaction. */
export type Here = { tx: Transaction; ownerId: string; moment: Moment; own: KeptList[] }

export type SourcedTask = Task & { sources: string[] }

/** With the untrusted sources of each task. */
export async function toldWithSources(here: Here, stored: readonly StoredTask[]): Promise<SourcedTask[]> {
  const sources = new Map(stored.map((task) => [task.id, sourcesOfTask(task)]))
  return (await told(here, stored)).map((task) => ({ ...task, sources: sources.get(task.id) ?? [] }))
}

export async function told({ tx, ownerId, moment }: Here, stored: readonly StoredTask[]): Promise<Task[]> {
  const counts =
    stored.length === 0
      ? []
      : await countParts(
          tx,
          ownerId,
          stored.map(({ id }) => id),
        )
  const byId = new Map(counts.map((count) => [count.id, count]))
  const isLate = overdueAt(moment)
  return stored.map((task) => toTask(task, isLate(task), byId.get(task.id)))
}
