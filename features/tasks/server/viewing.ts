import { Failure } from '#foundation/contract/failure.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { ColumnCounts, Status, TaskPage, TaskView } from '../contract.ts'
import { type Moment, nextDay, todayOf } from '../rules/due.ts'
import { type Here, open, told } from './here.ts'
import { listOf } from './lists.ts'
import { type Found, lateFirst, type Seam } from './late-first.ts'
import { countColumns, type Counted, countSearched, listTasks, searchTasks, type Wanted } from './looking-store.ts'

export type Viewed = {
  view: TaskView
  list?: string | undefined
  words?: string | undefined
  /** For completed tasks: only on this day. */
  on?: string | undefined
  limit: number
  after?: string | undefined
}

const orders = { today: 'due', upcoming: 'due', waiting: 'rank', all: 'rank' } as const

/** A page of a view, or of what is found in it. */
export async function viewOf(here: Here, { view, list, words, on, limit, after }: Viewed): Promise<TaskPage> {
  const { own } = here
  const lists = list === undefined ? own.map(({ id }) => id) : [listOf(own, list).id]
  const which = { lists, statuses: view === 'done' ? (['done'] as const) : open }
  if (words !== undefined) return searchedPage(here, { ...which, words, limit, after })
  if (view === 'done') return donePage(here, { ...which, ...daysOf(view, here.moment, on), limit, after })
  const seam = seamIn(after) ?? { isLate: true, now: here.moment.now }
  const moment = { ...here.moment, now: seam.now }
  const wanted = { ...which, ...daysOf(view, moment) }
  const found = await lateFirst({ ...here, moment }, { ...wanted, order: orders[view], limit: limit + 1, seam })
  const last = found.length > limit ? found[limit - 1] : undefined
  const counts = last && after === undefined && view === 'all' ? await countsOf(here, wanted) : null
  const tasks = await told(
    here,
    found.slice(0, limit).map(({ task }) => task),
  )
  return { tasks, more: last ? seamAfter(last, seam.now, orders[view]) : null, counts }
}

type Page = Pick<Viewed, 'limit' | 'after'>

async function donePage(here: Here, { limit, after, ...wanted }: Page & Counted): Promise<TaskPage> {
  const { tx, ownerId } = here
  const behind = after === undefined ? undefined : placeIn(after)
  const found = await listTasks(tx, ownerId, { ...wanted, order: 'done', behind, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const counts = last && after === undefined ? await countsOf(here, wanted) : null
  return { tasks: await told(here, page), more: last ? `${last.id} ${last.doneAt ?? ''}` : null, counts }
}

type SearchedPage = { words: string; lists: string[]; statuses: readonly Status[] } & Page

/** What is found is in no order of its own fields, so that the cursor counts what was shown. */
async function searchedPage(here: Here, { limit, after, ...wanted }: SearchedPage): Promise<TaskPage> {
  const { tx, ownerId } = here
  const skip = after === undefined ? 0 : Number(/^behind (\d{1,5})$/.exec(after)?.[1] ?? Number.NaN)
  if (Number.isNaN(skip)) throw noPlace()
  const found = await searchTasks(tx, ownerId, { ...wanted, limit: limit + 1, skip })
  const isAll = found.length <= limit
  const counts = isAll || skip > 0 ? null : allOf(await countSearched(tx, ownerId, wanted))
  return { tasks: await told(here, found.slice(0, limit)), more: isAll ? null : `behind ${skip + limit}`, counts }
}

async function countsOf({ tx, ownerId }: Here, wanted: Counted): Promise<ColumnCounts> {
  return allOf(await countColumns(tx, ownerId, wanted))
}

function allOf(counted: readonly { status: Status; count: number }[]): ColumnCounts {
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

function placeIn(after: string): { place: string; id: string } {
  const [, id, place] = /^([\da-f-]{36}) (\S{1,100})$/.exec(after) ?? []
  if (id === undefined || place === undefined) throw noPlace()
  return { id, place }
}

function seamIn(after: string | undefined): Seam | undefined {
  if (after === undefined) return undefined
  const [, part, now, place = ''] = /^(late|rest) (\d{1,13}) (.+)$/.exec(after) ?? []
  if (part === undefined) throw noPlace()
  return { isLate: part === 'late', now: Number(now), behind: placeIn(place) }
}

function seamAfter({ task, isLate }: Found, now: number, order: 'due' | 'rank'): string {
  const place = isLate || order === 'due' ? (task.due ?? '9999') : task.rank
  return `${isLate ? 'late' : 'rest'} ${now} ${task.id} ${place}`
}

function noPlace(): Failure {
  return new Failure('invalid', 'This is no place in a list of tasks.')
}
