import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { CompanionTrace } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titles } from '#foundation/server/titles.ts'
import type { StoredTask } from '../rules/task.ts'
import { addList, holdList, type KeptList, type NewListRow, saveList } from './list-store.ts'
import { noList } from './lists.ts'
import { addTask, holdTasks, type KeptTask, markDeleted, saveTask } from './task-store.ts'
import type { TitleParts } from './true-titles.ts'

/** A task before or after, without its revision; null if it does not exist or is deleted. */
export type Kept = Omit<StoredTask, 'revision'> | null
export type Touched = { id: string; before: Kept; after: Kept }

/** The changed fields of a list. */
export type ListChange = Partial<Pick<KeptList, 'name' | 'color' | 'writtenAfter' | 'deleted'>>
export type TouchedList = { id: string; before: ListChange; after: ListChange }

/** The changes of one transaction, as undo needs them. */
export type Trace = {
  touched: Touched[]
  lists: TouchedList[]
  /** What companions did in turn. */
  companions?: CompanionTrace[]
}

/** Changes tasks and lists within one transaction, and records what each was. */
export type Writing = TitleParts & {
  /** Locks the task until the transaction ends. */
  hold(id: string): Promise<StoredTask>
  /** The revision at which it was first locked here, whatever was done to it since. */
  revisionBefore(id: string): number | undefined
  add(task: StoredTask): Promise<StoredTask>
  save(task: StoredTask): Promise<StoredTask>
  remove(id: string): Promise<void>
  addList(list: NewListRow): Promise<KeptList>
  saveList(id: string, change: ListChange): Promise<KeptList>
  /** By task and list, from before the first change to after the last. */
  trace(): Trace
  /** New rows, charged to quotas. Restored ones were counted while they were deleted. */
  readonly added: { tasks: number; lists: number }
}

export type OpeningParts = { clock: Clock; titles: Titles }

export function noTask(): Failure {
  return new Failure('not-found', 'There is no such task.')
}

export function openWriting(tx: Transaction, ownerId: string, { clock, titles }: OpeningParts): Writing {
  const touched = new Map<string, Touched>()
  const lists: TouchedList[] = []
  const added = { tasks: 0, lists: 0 }
  const revisions = new Map<string, number>()
  const touch = (id: string, before: Kept, after: Kept) =>
    void touched.set(id, { id, before: touched.has(id) ? (touched.get(id)?.before ?? null) : before, after })
  const held = async (id: string) => (await holdTasks(tx, ownerId, [id]))[0]
  return {
    tx,
    ownerId,
    titles,
    async hold(id) {
      const found = await held(id)
      if (!found || found.deleted) throw noTask()
      if (!revisions.has(id)) revisions.set(id, found.revision)
      return taskOf(found)
    },
    revisionBefore: (id) => revisions.get(id),
    async add(task) {
      const row = await addTask(tx, ownerId, task)
      if (!row) throw new Failure('conflict', 'There is something with this identifier already.')
      added.tasks += 1
      touch(row.id, null, keptOf(row))
      return row
    },
    async save(task) {
      const before = await held(task.id)
      const saved = before && (await saveTask(tx, ownerId, task))
      if (!saved) throw noTask()
      touch(task.id, before.deleted ? null : keptOf(taskOf(before)), keptOf(saved))
      return saved
    },
    async remove(id) {
      const before = await held(id)
      if (!before || before.deleted) throw noTask()
      await markDeleted(tx, ownerId, { id, at: clock.now() })
      touch(id, keptOf(taskOf(before)), null)
    },
    ...listWriting(tx, ownerId, { lists, added }),
    added,
    trace: () => ({
      touched: [...touched.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
      lists: lists.filter(({ after }) => Object.keys(after).length > 0),
    }),
  }
}

function listWriting(
  tx: Transaction,
  ownerId: string,
  { lists, added }: { lists: TouchedList[]; added: Writing['added'] },
): Pick<Writing, 'addList' | 'saveList'> {
  return {
    async addList(list) {
      const row = await addList(tx, ownerId, list)
      if (!row) throw new Failure('conflict', 'There is something with this identifier already.')
      added.lists += 1
      const { name, color } = row
      lists.push({ id: row.id, before: { deleted: true }, after: { name, color, deleted: false } })
      return row
    },
    async saveList(id, change) {
      const before = await holdList(tx, ownerId, id)
      const after = before && (await saveList(tx, ownerId, { ...before, ...change }))
      if (!after) throw noList()
      const others = changeable.filter((name) => !isDeepStrictEqual(before[name], after[name]))
      lists.push({ id, before: pick(before, others), after: pick(after, others) })
      return after
    },
  }
}

const changeable = ['name', 'color', 'writtenAfter', 'deleted'] as const

function pick(row: ListChange, names: readonly (keyof ListChange)[]): ListChange {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** Restores everything; fails if anything has changed since. */
export async function putBack(writing: Writing, { touched, lists }: Trace): Promise<void> {
  const { tx, ownerId } = writing
  const ids = touched.map(({ id }) => id)
  const now = new Map((await holdTasks(tx, ownerId, ids)).map((task) => [task.id, task]))
  for (const list of lists) await refuseOtherList(writing, list)
  for (const { id, after } of touched) refuseOther(now.get(id), after)
  for (const { id, before } of lists.toReversed()) await writing.saveList(id, before)
  for (const { id, before, after } of touched) if (before === null && after !== null) await writing.remove(id)
  for (const { id, before } of touched) {
    if (before === null) continue
    if (!now.has(id)) throw new Failure('conflict', 'It was deleted for good meanwhile.')
    await writing.save({ ...before, revision: 1 })
  }
}

async function refuseOtherList({ tx, ownerId }: Writing, { id, after }: TouchedList): Promise<void> {
  const row = await holdList(tx, ownerId, id)
  if (!row) throw new Failure('out-of-date', 'The list was deleted for good meanwhile.')
  const names = changeable.filter((name) => name in after)
  if (!isDeepStrictEqual(pick(row, names), pick(after, names)))
    throw new Failure('out-of-date', `The list “${row.name}” was changed again since. It stays as it is.`)
}

function refuseOther(now: KeptTask | undefined, after: Kept): void {
  const is: Kept = now && !now.deleted ? keptOf(taskOf(now)) : null
  if (isDeepStrictEqual(is, after)) return
  const title = now?.title ?? after?.title ?? ''
  throw new Failure('out-of-date', `The task “${title}” was changed again since. It stays as it is.`)
}

export function taskOf({ deleted: _deleted, ...task }: KeptTask): StoredTask {
  return task
}

export function keptOf({ revision: _revision, ...task }: StoredTask): NonNullable<Kept> {
  return task
}
