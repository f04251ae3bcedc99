import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { StoredTask } from '../rules/task.ts'
import { addList, holdList, type KeptList, type NewListRow, saveList } from './list-store.ts'
import { noList } from './lists.ts'
import { listsQuota, tasksQuota } from './quotas.ts'
import { addTask, holdTasks, type KeptTask, markDeleted, saveTask } from './task-store.ts'

/** What a task was and is, without its revision; null: there is none, or it is deleted. */
export type Kept = Omit<StoredTask, 'revision'> | null
export type Touched = { id: string; before: Kept; after: Kept }

/** Of a list what became other, and nothing else. */
export type ListChange = Partial<Pick<KeptList, 'name' | 'color' | 'writtenAfter' | 'deleted'>>
export type TouchedList = { id: string; before: ListChange; after: ListChange }

/** What was done in one transaction, as undo needs it. */
export type Trace = { touched: Touched[]; lists: TouchedList[] }

/** Changes tasks and lists within one transaction, and remembers what each was. */
export type Writing = {
  tx: Transaction
  ownerId: string
  /** Nobody else changes it until the transaction ends. */
  hold(id: string): Promise<StoredTask>
  /** At which revision it was first held here, whatever was done to it since. */
  revisionBefore(id: string): number | undefined
  add(task: StoredTask): Promise<StoredTask>
  save(task: StoredTask): Promise<StoredTask>
  remove(id: string): Promise<void>
  addList(list: NewListRow): Promise<KeptList>
  saveList(id: string, change: ListChange): Promise<KeptList>
  /** By task and list, from before everything until after everything. */
  trace(): Trace
  /** New rows, which count against what the person may keep. What is restored counted while it was deleted. */
  readonly added: { tasks: number; lists: number }
}

type Work<Result> = (writing: Writing) => Promise<Result>

export type Write = {
  /** One transaction, after which every device of the person hears what it touched. */
  keep<Result>(ownerId: string, work: Work<Result>): Promise<Result>
  /** The same, and then nothing of it is kept: what would come of it. */
  rehearse<Result>(ownerId: string, work: Work<Result>): Promise<Result>
}

type Parts = { database: Database; clock: Clock; announce: Announce; quotas: Pick<Quotas, 'charge'> }

export function createWrite({ database, clock, announce, quotas }: Parts): Write {
  /** Within the limits of the person, or nothing of it. */
  async function within<Result>(tx: Transaction, ownerId: string, work: Work<Result>) {
    const writing = openWriting(tx, ownerId, clock)
    const result = await work(writing)
    const { added } = writing
    if (added.lists > 0) await quotas.charge(tx, ownerId, listsQuota, added.lists)
    if (added.tasks > 0) await quotas.charge(tx, ownerId, tasksQuota, added.tasks)
    return { result, trace: writing.trace() }
  }

  return {
    async keep(ownerId, work) {
      const { result, trace } = await database.as(ownerId, (tx) => within(tx, ownerId, work))
      const changed = changedBy(trace)
      if (changed !== undefined) await announce(ownerId, { type: 'tasks/changed', ...changed })
      return result
    },
    async rehearse(ownerId, work) {
      const rehearsed = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
      try {
        await database.as(ownerId, async (tx) => {
          rehearsed.resolve((await within(tx, ownerId, work)).result)
          throw new Rehearsed()
        })
      } catch (error) {
        if (!(error instanceof Rehearsed)) throw error
      }
      return rehearsed.promise
    },
  }
}

/** Ends a transaction of which nothing is kept. */
class Rehearsed extends Error {}

export function noTask(): Failure {
  return new Failure('not-found', 'There is no such task.')
}

function openWriting(tx: Transaction, ownerId: string, clock: Clock): Writing {
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

/** Everything as it was before; refuses where one of them is not as it was left. */
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

const mostNamed = 50

function changedBy({ touched, lists }: Trace): { ids: string[] | null } | undefined {
  if (lists.length > 0 || touched.length > mostNamed) return { ids: null }
  return touched.length === 0 ? undefined : { ids: touched.map(({ id }) => id) }
}
