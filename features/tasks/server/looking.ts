import type { Acquaintance, PeopleKnown } from '#foundation/server/acquaintance.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import {
  type Doer,
  type Status,
  statuses,
  type Task,
  type TaskList,
  type TaskPage,
  type TaskPriority,
} from '../contract.ts'
import { nextDay, overdueAt, todayOf } from '../rules/due.ts'
import type { StoredTask } from '../rules/task.ts'
import { listOf, ownLists, toList } from './lists.ts'
import { countTasks, listDoers, listTasks, searchTasks, type Tally, tallyOpen, type Wanted } from './looking-store.ts'
import { findTask, listParts, listSample } from './task-store.ts'
import type { ReaderOf } from './whose.ts'
import { type Here, open, type SourcedTask, told, toldWithSources } from './here.ts'
import { type Viewed, viewOf } from './viewing.ts'
import { noTask } from './writing.ts'

/** Which tasks, by every filter; days are in the person's zone. */
export type Sought = {
  ids?: readonly string[] | undefined
  words?: string | undefined
  /** Any word that begins like one of these; without `words`. */
  beginnings?: readonly string[] | undefined
  list?: string | undefined
  parent?: string | undefined
  statuses?: readonly Status[] | undefined
  priority?: TaskPriority | undefined
  person?: string | undefined
  dueFrom?: string | undefined
  dueBefore?: string | undefined
  doneFrom?: string | undefined
  doneBefore?: string | undefined
  overdue?: boolean | undefined
  limit: number
}

export type Looking = {
  view(person: Person, wanted: Viewed): Promise<TaskPage>
  find(person: Person, sought: Sought): Promise<SourcedTask[]>
  count(person: Person, sought: Omit<Sought, 'limit'>): Promise<number>
  /** Those that are there, in the order in which they are named. */
  named(person: Person, ids: readonly string[]): Promise<Task[]>
  /**
   * People tasks were given to, by words of their names or addresses; otherwise people the person knows by that name.
   */
  doers(person: Person, words: string): Promise<Doer[]>
  read(person: Person, id: string): Promise<{ task: Task; parts: Task[] }>
  lists(person: Person): Promise<{
    lists: TaskList[]
    counts: { today: number; overdue: number; waiting: number; open: number }
    sample: boolean
  }>
}

export type LookingParts = { database: Database; clock: Clock; readerOf: ReaderOf; peopleKnown: PeopleKnown }

export function createLooking({ database, clock, readerOf, peopleKnown }: LookingParts): Looking {
  async function at<Result>(person: Person, work: (here: Here) => Promise<Result>): Promise<Result> {
    const moment = { now: clock.now().getTime(), zone: (await readerOf(person)).zone }
    return database.as(person.id, async (tx) => {
      return work({ tx, ownerId: person.id, moment, own: await ownLists(tx, person.id) })
    })
  }
  return {
    view: (person, wanted) => at(person, (here) => viewOf(here, wanted)),
    find: (person, sought) => at(person, async (here) => toldWithSources(here, await seek(here, sought))),
    count: (person, sought) => at(person, (here) => countOf(here, sought)),
    named: (person, ids) =>
      at(person, async (here) => {
        const found = await told(here, await seek(here, { ids, statuses, limit: ids.length }))
        return ids.flatMap((id) => found.find((task) => task.id === id) ?? [])
      }),
    async doers(person, words) {
      const limit = 10
      const given = await at(person, ({ tx, ownerId }) => listDoers(tx, ownerId, { words, limit }))
      return given.length > 0 ? given : doersAmong(await peopleKnown(person.id, { words, limit }))
    },
    read: (person, id) =>
      at(person, async (here) => {
        const found = await findTask(here.tx, here.ownerId, id)
        if (!found || found.deleted || !here.own.some((list) => list.id === found.list)) throw noTask()
        const { deleted: _deleted, ...stored } = found
        const parts = await listParts(here.tx, here.ownerId, [id])
        const [task, ...others] = await told(here, [stored, ...parts])
        if (!task) throw noTask()
        return { task, parts: others }
      }),
    lists: (person) => at(person, listsOf),
  }
}

/** Each person once, with the preferred address. Addresses seen only in untrusted text are left out. */
function doersAmong(known: readonly Acquaintance[]): Doer[] {
  const sure = known.filter(({ saved, sources }) => saved || sources.length === 0)
  return [...new Map(sure.toReversed().map((each) => [each.id, each])).values()].map(({ name, email }) => ({
    name,
    email,
  }))
}

/** Tasks that contain the words or are in the span; overdue depends on the person's clock. */
async function seek(here: Here, sought: Sought): Promise<StoredTask[]> {
  const { tx, ownerId, moment } = here
  const wanted = wantedOf(here, sought)
  const isAsked = sought.overdue ? overdueAt(moment) : () => true
  const words = sought.words ?? sought.beginnings
  const found =
    words === undefined
      ? await listTasks(tx, ownerId, { ...wanted, limit: sought.limit })
      : fitting(await searchTasks(tx, ownerId, { ...wanted, words, limit: mostFound }), sought)
  return found.filter(isAsked).slice(0, sought.limit)
}

const mostFound = 1_000

function wantedOf({ own, moment }: Here, sought: Omit<Sought, 'limit'>): Omit<Wanted, 'limit'> {
  const { ids, list, parent, statuses: given, priority, person, dueFrom, doneFrom, doneBefore, overdue } = sought
  const tomorrow = nextDay(todayOf(moment))
  const dueBefore = overdue && (sought.dueBefore ?? tomorrow) >= tomorrow ? tomorrow : sought.dueBefore
  const isDone = doneFrom !== undefined || doneBefore !== undefined
  return {
    lists: list === undefined ? own.map(({ id }) => id) : [listOf(own, list).id],
    statuses: given ?? (isDone ? ['done'] : open),
    order: isDone ? 'done' : dueFrom !== undefined || dueBefore !== undefined ? 'due' : 'rank',
    ids,
    parent,
    priority,
    person,
    dueFrom,
    dueBefore,
    doneFrom,
    doneBefore,
  }
}

/** Applies the other filters to tasks found by words. */
function fitting(
  found: StoredTask[],
  { priority, person, dueFrom, dueBefore, doneFrom, doneBefore }: Sought,
): StoredTask[] {
  return found.filter(
    (task) =>
      (priority === undefined || task.priority === priority) &&
      (person === undefined || isGivenTo(task, person)) &&
      isWithin(task.due, dueFrom, dueBefore) &&
      isWithin(task.doneAt, doneFrom, doneBefore),
  )
}

function isWithin(value: string | null, from: string | undefined, before: string | undefined): boolean {
  if (value === null) return from === undefined && before === undefined
  return (from === undefined || value >= from) && (before === undefined || value < before)
}

function isGivenTo({ waitsFor }: StoredTask, person: string): boolean {
  if (waitsFor === null) return false
  const parts = `${waitsFor.name} ${waitsFor.email ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const words = person
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

async function countOf(here: Here, sought: Omit<Sought, 'limit'>): Promise<number> {
  if (sought.words !== undefined || sought.beginnings !== undefined || sought.overdue)
    return (await seek(here, { ...sought, limit: mostCounted })).length
  return countTasks(here.tx, here.ownerId, wantedOf(here, sought))
}

const mostCounted = 20_000

async function listsOf({ tx, ownerId, own, moment }: Here) {
  const ids = new Set(own.map(({ id }) => id))
  const tallies = await tallyOpen(tx, ownerId, nextDay(todayOf(moment)))
  const shown = tallies.filter(({ list }) => ids.has(list))
  const isLate = overdueAt(moment)
  const counts = {
    today: sumOf(shown.filter(({ due }) => due !== null)) + shown.reduce((sum, { asking }) => sum + asking, 0),
    overdue: sumOf(shown.filter(({ due, zone }) => isLate({ due, zone, status: 'todo' }))),
    waiting: shown.reduce((sum, { waiting }) => sum + waiting, 0),
    open: sumOf(shown),
  }
  const opened = Map.groupBy(shown, ({ list }) => list)
  const lists = own.map((row) => toList(row, sumOf(opened.get(row.id) ?? [])))
  return { lists, counts, sample: (await listSample(tx, ownerId)).length > 0 }
}

function sumOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, { open: count }) => sum + count, 0)
}
