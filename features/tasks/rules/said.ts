import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Place, When, Wording } from '#foundation/time/words/when.ts'
import type { RepeatsFrom, TaskPriority } from '../contract.ts'

/** A task in one line: what is left of it when the time, the list and the priority are taken out is its title. */
export type SaidTask = {
  title: string
  due: string | null
  repeat: string | null
  repeatsFrom: RepeatsFrom
  priority: TaskPriority | null
  list: string | undefined
}

type NamedList = { id: string; name: string }

/** “Pay the rent every 1st !high #Home”, “call the bank tomorrow at 10”, “water the plants every 3 days after it was done”. */
export function readSaidTask(said: string, wording: Wording, lists: readonly NamedList[]): SaidTask {
  const list = listIn(said, lists)
  const priority = priorityIn(list.rest)
  const due = dueIn(priority.rest, wording)
  const bare = tidy(due.rest)
  return {
    // What is nothing but a time is the name of what is to be done then.
    ...(bare === ''
      ? { title: tidy(priority.rest), due: null, repeat: null, repeatsFrom: 'due' }
      : { ...due.said, title: bare }),
    priority: priority.priority,
    list: list.id,
  }
}

/** “#Home”, the longest name that fits. */
function listIn(text: string, lists: readonly NamedList[]): { rest: string; id: string | undefined } {
  const lower = text.toLowerCase()
  const named = lists
    .toSorted((one, other) => other.name.length - one.name.length)
    .map((list) => ({ list, at: lower.indexOf(`#${list.name.toLowerCase()}`) }))
    .find(({ at }) => at >= 0)
  if (!named) return { rest: text, id: undefined }
  const { at, list } = named
  return { rest: `${text.slice(0, at)} ${text.slice(at + list.name.length + 1)}`, id: list.id }
}

const priorities: readonly (readonly [string, TaskPriority])[] = [
  ['!high', 'high'],
  ['!medium', 'medium'],
  ['!low', 'low'],
  ['!!!', 'high'],
  ['!!', 'medium'],
  ['high priority', 'high'],
  ['medium priority', 'medium'],
  ['low priority', 'low'],
]

function priorityIn(text: string): { rest: string; priority: TaskPriority | null } {
  const lower = text.toLowerCase()
  const found = priorities
    .map(([words, priority]) => ({ words, priority, at: lower.indexOf(words) }))
    .find(({ at }) => at >= 0)
  if (!found) return { rest: text, priority: null }
  return { rest: `${text.slice(0, found.at)} ${text.slice(found.at + found.words.length)}`, priority: found.priority }
}

type Due = { said: Pick<SaidTask, 'due' | 'repeat' | 'repeatsFrom'>; rest: string }

const afterDone = ['after it was done', 'after it is done', 'after done', 'after completion']

function dueIn(text: string, wording: Wording): Due {
  const after = afterDone.map((words) => ({ words, at: text.toLowerCase().indexOf(words) })).find(({ at }) => at >= 0)
  const plain = after ? `${text.slice(0, after.at)} ${text.slice(after.at + after.words.length)}` : text
  const repeated = readRepetition(plain, wording)
  if (repeated) {
    const start = repeated.saysTime ? repeated.start : repeated.start.toPlainDate()
    const said = { due: written(start), repeat: repeated.rule, repeatsFrom: after ? 'done' : 'due' } as const
    return { said, rest: without(plain, repeated.places) }
  }
  const times = readTimes(text, wording)
  const day = times.find(({ saysDay }) => saysDay) ?? times.at(-1)
  if (!day) return { said: { due: null, repeat: null, repeatsFrom: 'due' }, rest: text }
  const clock = times.find(({ saysTime, grain }) => saysTime && grain !== 'part')
  const on = lastDay(day, text)
  const start = clock ? on.toPlainDateTime(clockOf(clock)) : on
  return { said: { due: written(start), repeat: null, repeatsFrom: 'due' }, rest: without(text, times) }
}

/** “By Friday” is Friday, “before Friday” the day before it, “by the end of the month” its last day. */
function lastDay({ kind, start, end, at, until, saysTime }: When, text: string): Temporal.PlainDate {
  if (kind !== 'before' || !end) return start.toPlainDate()
  const said = text.slice(at, until).toLowerCase()
  const isNamed = saysTime || (said.startsWith('by ') && !said.includes('end of'))
  return isNamed ? end.toPlainDate() : end.toPlainDate().subtract({ days: 1 })
}

/** Of “by 5pm” the end is what was said. */
function clockOf({ kind, start, end }: When): Temporal.PlainTime {
  return (kind === 'before' ? (end ?? start) : start).toPlainTime()
}

function written(time: Temporal.PlainDate | Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

/** The words that only lead to a time go with it. */
function without(text: string, places: readonly Place[]): string {
  return places.toReversed().reduce((rest, { at, until }) => {
    const before = rest.slice(0, at).trimEnd().split(' ')
    while (leading.has(before.at(-1)?.toLowerCase() ?? '')) before.pop()
    return `${before.join(' ')} ${rest.slice(until)}`
  }, text)
}

const leading = new Set(['on', 'by', 'at', 'for', 'until', 'till', 'before', 'due', 'starting', 'from', 'this', 'in'])

function tidy(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== ',')
  return words.join(' ').replace(/[,;]$/, '')
}
