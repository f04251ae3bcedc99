import type { Span } from '#foundation/language/pieces/span.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, SaidFacts } from '../wish.ts'
import { dueIn } from './due.ts'
import { lists } from './goal.ts'
import { over } from './ordered.ts'
import { bareLevels, isName, priorities } from './words.ts'

/** `isLevel`: nothing but how important it is was said. `isPlural`: several are announced. */
export type Head = { facts: HeadFacts; body: string; isLevel: boolean; isPlural: boolean }

export type HeadFacts = SaidFacts & Pick<NewWish, 'maybeList'>

/**
 * “Finance list - …”, “new one for Dana: …”, “urgent!! …”, “still to do: …”: what stands before a mark is a head where each
 * of its words is a slot of a task or only says that something is noted. `isNoted`: the rest of the message said so.
 */
export function headIn(said: string, wording: Wording, isNoted = false): Head | undefined {
  for (const { at, until, isStrong } of marksIn(said)) {
    const [head, body] = [said.slice(0, at), said.slice(until)]
    if (tokenize(head).length > mostWords) return undefined
    const read = slotsOf(head, wording, isStrong)
    // “Just a task, book the flight”, and “soup, bread” says nothing of a task.
    if (!read || (!isStrong && !read.names && !isNoted) || asks(body)) continue
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
  return body.trimEnd().endsWith('?') || asking.has(first) || body.trim() === '' || over.test(body)
}

const asking = new Set(
  'anything any what which who whose when where why how is are do does did can could will would'.split(' '),
)

type Read = { facts: HeadFacts; names: boolean; isPlural: boolean }

function slotsOf(head: string, wording: Wording, isStrong: boolean): Read | undefined {
  const due = tokenize(head).length > 1 ? dueIn(head, wording) : undefined
  const rest = due?.rest ?? head
  const tokens = tokenize(rest)
  const used = new Set<number>()
  const take = ({ at, end }: Pick<Span, 'at' | 'end'>) => {
    for (let place = at; place < end; place += 1) used.add(place)
  }
  const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
  const listed = lists.read({ message: rest, tokens }, scene).find(({ value }) => isListName(value))
  const place = listed ?? (isStrong ? placeIn(rest, tokens) : undefined)
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
      ...(person && { person: person.value, maybeList: true }),
    },
  }
}

/** “New task sharpen the tools, shed list” has a title before the list. */
function isListName(name: string): boolean {
  return (
    !general.has(name.toLowerCase()) &&
    !/[,;:]/.test(name) &&
    !findPhrases(tokenize(name), capturing).some(({ at }) => at === 0)
  )
}

/** “Add to litigation: …”, “new entry in Hiring: …”: behind a word that adds, the name of a list. */
function placeIn(text: string, tokens: readonly Token[]): Span<string> | undefined {
  const at = tokens.findIndex(({ text: word }, place) => place > 0 && into.has(word))
  const owned = owners.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  // “Add in list Obra: …”.
  const from = tokens[owned]?.text === 'list' && tokens[owned + 1] ? owned + 1 : owned
  const named = tokens.slice(from)
  const [first, last] = [named[0], named.at(-1)]
  const isLed = tokens
    .slice(0, at)
    .every(({ text: word }) => !telling.has(word) && (light.has(word) || entering.has(word)))
  const isCalled =
    named.length <= 2 && named.every(({ text: word }) => word.length > 2 && !light.has(word) && !general.has(word))
  if (at < 0 || !first || !last || !isLed || !isCalled || findPhrases(named, capturing).length > 0) return undefined
  return { at, end: tokens.length, value: text.slice(first.from, last.to) }
}

const into = new Set(['to', 'in', 'into', 'on', 'onto', 'under'])
const owners = new Set(['the', 'my', 'our'])
/** “Note to Anna: …”. */
const telling = new Set(['note', 'write'])
const entering = new Set('task todo to-do entry action chore job errand item'.split(' '))

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
const general = new Set(
  'to do,todo,to-do,task,the,my,chore,errand,calendar,diary,schedule,agenda,mail,email'.split(','),
)

/** What says that something is to be noted as a task. */
const capturing = phrases([
  [
    `task, tasks, todo, todos, to-do, to-dos, to do, to dos, still to do, also to do, action, actions, action item, action items, action point,
    chore, chores, errand, errands, job, jobs, note down, jot down, write down, put down, get down, note to self, note to myself, memo to self,
    memo to me, note for self, my list, the list, to list, on list, the to do list, list, need to, need, have to, must, gotta, remember, note, do not forget,
    not to forget, new one, two for, three for, four for, a couple for, couple for, 2 for, 3 for, 4 for, another one, another, one more, one for the list, thing to do, things to do, thing to remember, matter to remember,
    a thing, one thing, one more thing, another thing, item to remember, one to remember, point to remember, keep on my list, homework, entry, new entry, new item`,
    true,
  ],
])
const light = new Set(
  `then ok okay well fine instead rather a an the my our this that it these and or oh ok also too as well of on onto to in into with under for me myself us i we still do add put keep get
  take make create note write jot pop stick throw chuck bung down enter new another one more two three four five both next small little
  comes come back returns repeats repeat repeating recurring again due quick separate different thing things item items point matter please pls just up here is are have 2 3 4 5 extra now today`.split(
    /\s+/,
  ),
)
const plural = new Set(
  'tasks todos to-dos things items chores errands jobs actions two three four five 2 3 4 5 both dos'.split(' '),
)
