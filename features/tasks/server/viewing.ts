import { Failure } from '#foundation/contract/failure.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { ColumnCounts, Status, TaskPage, TaskView } from '../contract.ts'
import { type Moment, nextDay, todayOf } from '../rules/due.ts'
import type { StoredTask } from '../rules/task.ts'
import { type Here, open, told } from './here.ts'
import { listOf } from './lists.ts'
import { countColumns, countSearched, listTasks, type Order, searchTasks, type Wanted } from './looking-store.ts'

export type Viewed = {
  view: TaskView
  list?: string | undefined
  words?: string | undefined
  /** For completed tasks: only on this day. */
  on?: string | undefined
  limit: number
  after?: string | undefined
}

const orders: Record<TaskView, Order> = { today: 'due', upcoming: 'due', waiting: 'rank', all: 'rank', done: 'done' }

/** A page of a view, or of what is found in it. */
export async function viewOf(here: Here, { view, list, words, on, limit, after }: Viewed): Promise<TaskPage> {
  const { tx, ownerId, own } = here
  const lists = list === undefined ? own.map(({ id }) => id) : [listOf(own, list).id]
  const which = { lists, statuses: view === 'done' ? (['done'] as const) : open }
  if (words !== undefined) return searchedPage(here, { ...which, words, limit, after })
  const order = orders[view]
  const behind = after === undefined ? undefined : placeIn(after)
  const wanted = { ...which, ...daysOf(view, here.moment, on) }
  const found = await listTasks(tx, ownerId, { ...wanted, order, behind, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const isCounted = last !== undefined && after === undefined && (view === 'all' || view === 'done')
  const counts = isCounted ? countsOf(await countColumns(tx, ownerId, wanted)) : null
  return { tasks: await told(here, page), more: last ? placeOf(last, order) : null, counts }
}

type SearchedPage = { words: string; lists: string[]; statuses: readonly Status[] } & Pick<Viewed, 'limit' | 'after'>

/** What is found is in no order of its own fields, so that the cursor counts what was shown. */
async function searchedPage(here: Here, { limit, after, ...wanted }: SearchedPage): Promise<TaskPage> {
  const { tx, ownerId } = here
  const skip = after === undefined ? 0 : Number(/^behind (\d{1,5})$/.exec(after)?.[1] ?? Number.NaN)
  if (Number.isNaN(skip)) throw noPlace()
  const found = await searchTasks(tx, ownerId, { ...wanted, limit: limit + 1, skip })
  const isAll = found.length <= limit
  const counts = isAll || skip > 0 ? null : countsOf(await countSearched(tx, ownerId, wanted))
  return { tasks: await told(here, found.slice(0, limit)), more: isAll ? null : `behind ${skip + limit}`, counts }
}

function countsOf(counted: readonly { status: Status; count: number }[]): ColumnCounts {
  return {
    todo: 0,
    doing: 0,
    review: 0,
    done: 0,
    ...Object.fromEntries(counted.map((each) => [each.status, each.count])),
  }
}

/** A day wider than the person's, because a time in another zone may fall on another day there. */
function daysOf(view: TaskView, moment: Moment, on?: string): Partial<Wanted> {
  const tomorrow = nextDay(todayOf(moment))
  if (view === 'today') return { dueBefore: tomorrow, orAskBefore: tomorrow }
  if (view === 'upcoming') return { dueFrom: tomorrow }
  if (view === 'done' && on !== undefined)
    return { doneFrom: beginningOf(on, moment), doneBefore: beginningOf(nextDay(on), moment) }
  return view === 'waiting' ? { person: '' } : {}
}

function beginningOf(day: string, { zone }: Moment): string {
  return new Date(millisecondOf(day, zone)).toISOString()
}

function placeOf({ id, due, rank, doneAt }: StoredTask, order: Order): string {
  const place = order === 'due' ? (due ?? '9999') : order === 'rank' ? rank : (doneAt ?? '')
  return `${id} ${place}`
}

function placeIn(after: string): { place: string; id: string } {
  const [, id, place] = /^([\da-f-]{36}) (\S{1,100})$/.exec(after) ?? []
  if (id === undefined || place === undefined) throw noPlace()
  return { id, place }
}

function noPlace(): Failure {
  return new Failure('invalid', 'This is no place in a list of tasks.')
}
