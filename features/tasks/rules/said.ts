import type { Wording } from '#foundation/time/words/when.ts'
import type { RepeatsFrom, TaskPriority } from '../contract.ts'
import { dueIn } from '../language/reading/due.ts'

/** A task written in one line. What remains without the time, the list and the priority is its title. */
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
  const bare = tidy(due?.rest ?? '')
  return {
    // Words that are only a time become the title.
    ...(due && bare !== ''
      ? { ...due.said, title: bare }
      : { title: tidy(priority.rest), due: null, repeat: null, repeatsFrom: 'due' }),
    priority: priority.priority,
    list: list.id,
  }
}

/** “#Home”: the longest matching name. */
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

function tidy(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== ',')
  return words.join(' ').replace(/[,;]$/, '')
}
