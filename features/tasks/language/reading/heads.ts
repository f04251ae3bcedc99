import type { Span } from '#foundation/language/pieces/span.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidFacts } from '../wish.ts'
import { dueIn } from './due.ts'
import { lists } from './goal.ts'
import { bareLevels, isName, priorities } from './words.ts'

/** `isLevel`: nothing but how important it is was said. `isPlural`: several are announced. */
export type Head = { facts: SaidFacts; body: string; isLevel: boolean; isPlural: boolean }

/**
 * “Finance list - …”, “new one for Dana: …”, “urgent!! …”, “still to do: …”: what stands before a mark is a head where each
 * of its words is a slot of a task or only says that something is noted.
 */
export function headIn(said: string, wording: Wording): Head | undefined {
  for (const { at, until, isStrong } of marksIn(said)) {
    const [head, body] = [said.slice(0, at), said.slice(until)]
    if (tokenize(head).length > mostWords) return undefined
    const read = slotsOf(head, wording)
    // “Just a task, book the flight”, and “soup, bread” says nothing of a task.
    if (!read || (!isStrong && !read.names) || asks(body)) continue
    return { facts: read.facts, body, isLevel: !read.names, isPlural: read.isPlural }
  }
  return undefined
}

const mostWords = 12

/** `isStrong`: a colon or a dash, which a head ends with; behind a comma anything may stand. */
function marksIn(said: string): { at: number; until: number; isStrong: boolean }[] {
  return [...said.matchAll(/(?<!\d):{1,2} | [-–—]{1,2} |!{1,3} |, /g)].slice(0, 3).map(({ index, 0: mark }) => ({
    at: index,
    until: index + mark.length,
    isStrong: !mark.startsWith(','),
  }))
}

function asks(body: string): boolean {
  const [first = ''] = tokenize(body).map(({ text }) => text)
  return body.trimEnd().endsWith('?') || asking.has(first) || body.trim() === ''
}

const asking = new Set('what which who whose when where why how is are do does did can could will would'.split(' '))

type Read = { facts: SaidFacts; names: boolean; isPlural: boolean }

function slotsOf(head: string, wording: Wording): Read | undefined {
  const due = tokenize(head).length > 1 ? dueIn(head, wording) : undefined
  const rest = due?.rest ?? head
  const tokens = tokenize(rest)
  const used = new Set<number>()
  const take = ({ at, end }: Pick<Span, 'at' | 'end'>) => {
    for (let place = at; place < end; place += 1) used.add(place)
  }
  const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
  const place = lists.read({ message: rest, tokens }, scene).find(({ value }) => !general.has(value.toLowerCase()))
  if (place) take(place)
  const level = findPhrases(tokens, priorities)[0] ?? findPhrases(tokens, bareLevels)[0]
  if (level) take(level)
  if (level && tokens[level.end]?.text === 'priority') take({ at: level.end, end: level.end + 1 })
  const captures = findPhrases(tokens, capturing)
  for (const each of captures) take(each)
  const person = captures.length > 0 ? personIn(rest, tokens) : undefined
  if (person) take(person)
  const isBare = tokens.length === 1 && (tokens[0]?.text === 'add' || tokens[0]?.text === 'new')
  const names = isBare || captures.length > 0 || place !== undefined
  if (!(names || level) || !tokens.every(({ text }, at) => used.has(at) || light.has(text))) return undefined
  const { due: day, repeat = null, repeatsFrom } = due?.said ?? {}
  return {
    names,
    isPlural: tokens.some(({ text }) => plural.has(text)),
    facts: {
      ...(day !== undefined && { due: day }),
      ...(repeat !== null && { repeat, ...(repeatsFrom && { repeatsFrom }) }),
      ...(level && { priority: level.value }),
      ...(place && { list: place.value }),
      ...(person && { person: person.value }),
    },
  }
}

/** “For Dana”. */
function personIn(text: string, tokens: readonly Token[]): Span<string> | undefined {
  const at = tokens.findIndex(({ text: word }, place) => word === 'for' && isName(tokens[place + 1]?.text ?? ''))
  const [first, next] = [tokens[at + 1], tokens[at + 2]]
  if (at < 0 || !first || own.has(first.text) || light.has(first.text)) return undefined
  const isFull = next && isName(next.text) && !light.has(next.text)
  const last = isFull ? next : first
  return { at, end: at + (isFull ? 3 : 2), value: text.slice(first.from, last.to) }
}

const own = new Set(['me', 'myself', 'us'])

/** “My to do list” is no list of its own. */
const general = new Set(['to do', 'todo', 'to-do', 'task', 'the', 'my', 'chore', 'errand'])

/** What says that something is to be noted as a task. */
const capturing = phrases([
  [
    `task, tasks, todo, todos, to-do, to-dos, to do, to dos, still to do, also to do, action, actions, action item, action items, action point,
    chore, chores, errand, errands, job, jobs, note down, jot down, write down, put down, get down, note to self, note to myself, memo to self,
    memo to me, note for self, my list, the list, to list, on list, the to do list, list, need to, need, have to, must, gotta, remember, do not forget,
    not to forget, new one, another one, another, one more, one for the list, thing to do, things to do, thing to remember, matter to remember,
    a thing, one thing, one more thing, another thing, item to remember, one to remember, point to remember, keep on my list, homework`,
    true,
  ],
])
const light = new Set(
  `a an the my our this that it these and or oh ok also too as well of on onto to in into with under for me myself us i we still do add put keep get
  take make create note write jot pop stick throw chuck bung down enter new another one more two three four five both next small little
  quick separate different thing things item items point matter please pls just up here is are have 2 3 4 5 extra now today`.split(
    /\s+/,
  ),
)
const plural = new Set(
  'tasks todos to-dos things items chores errands jobs actions two three four five 2 3 4 5 both dos'.split(' '),
)
