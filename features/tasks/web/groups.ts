import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { dayOf } from '#foundation/time/zones.ts'
import type { Task, TaskList } from '../contract.ts'
import { nextDay, ownDue } from '../rules/due.ts'
import { doerWords } from '../rules/words.ts'
import type { TaskPlace } from './place.ts'

export type TaskGroup = { name: string; tasks: readonly Task[]; late?: boolean }

/** What a view needs to show tasks: the zone, the time, the lists, how dates are written, and which are not sent yet. */
export type Seen = {
  zone: string
  now: number
  lists: readonly TaskList[]
  format: TimeFormat
  waiting?: ReadonlySet<string>
}

/** Groups the tasks of a view under headings, in their order; what is overdue comes first. */
export function grouped(tasks: readonly Task[], { view, list }: TaskPlace, seen: Seen): TaskGroup[] {
  const named = Map.groupBy(tasks, (task) => nameFor(task, view, list, seen))
  const late = named.get(overdue)
  const others = [...named].filter(([name]) => name !== overdue).map(([name, within]) => ({ name, tasks: within }))
  return late ? [{ name: overdue, tasks: late, late: true }, ...others] : others
}

/** What was looked for is in one group, for how well it fits decides its order. */
export function foundGroup(tasks: readonly Task[]): TaskGroup[] {
  return [{ name: 'Found', tasks }]
}

const overdue = 'Overdue'

function nameFor(task: Task, view: TaskPlace['view'], list: string | undefined, seen: Seen): string {
  if (view === 'done') return task.doneAt === null ? 'Done' : dayName(dayOf(Date.parse(task.doneAt), seen.zone), seen)
  if (task.overdue) return overdue
  if (view === 'waiting') return doerWords(task.waitsFor) || 'Somebody'
  if (view === 'today' && isOnlyToAsk(task, seen)) return 'Ask again'
  if (view === 'all' && list === undefined) return seen.lists.find(({ id }) => id === task.list)?.name ?? 'Inbox'
  if (view === 'all') return 'Open'
  return task.due === null ? 'No date' : dayName(ownDue(task.due, task.zone, seen.zone).slice(0, 10), seen)
}

/** It stands in today because somebody is to be asked, not because it is due. */
function isOnlyToAsk({ due, zone, waitsFor, askOn }: Task, seen: Seen): boolean {
  const { today } = nearDays(seen.now, seen.zone)
  const isDue = due !== null && ownDue(due, zone, seen.zone).slice(0, 10) <= today
  return !isDue && waitsFor !== null && askOn !== null && askOn <= today
}

/** “Today”, “Tomorrow”, “Friday 27 November”. */
export function dayName(day: string, { zone, now, format }: Pick<Seen, 'zone' | 'now' | 'format'>): string {
  const { today, names } = nearDays(now, zone)
  return names.get(day) ?? dateText(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'full', format)
}

type NearDays = { now: number; zone: string; today: string; names: ReadonlyMap<string, string> }

/** Each task of a view asks for them at the same moment, and telling the day costs more than the rest of its line. */
function nearDays(now: number, zone: string): NearDays {
  if (latest?.now === now && latest.zone === zone) return latest
  const today = dayOf(now, zone)
  const days = [nextDay(today, -1), today, nextDay(today)] as const
  latest = {
    now,
    zone,
    today,
    names: new Map([
      [days[0], 'Yesterday'],
      [days[1], 'Today'],
      [days[2], 'Tomorrow'],
    ]),
  }
  return latest
}

let latest: NearDays | undefined
