import { createPointing } from '#foundation/language/pieces/pointing.ts'
import { quoted } from '#foundation/language/pieces/written.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { findPhrases, type Phrases, phrases, trimmed, without } from '#foundation/language/text/phrases.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Described } from '../wish.ts'
import { trimEnd } from './courtesy.ts'
import { daysIn } from './due.ts'
import { lists } from './goal.ts'
import { isName, overdue, priorities, states, urgent, who } from './words.ts'

/** “All of Sara's overdue tasks in the Design backlog”, “the task Call the bank”, “it”, “the first two”. */
export function describedBy(said: string, wording: Wording, isAll = false): Described {
  const text = trimEnd(said)
  const tokens = tokenize(text)
  const pointed = pointedAt(tokens)
  if (pointed) return pointed
  const [name] = quoted.read({ message: text, tokens }, { now: wording.now, zone: 'UTC' })
  if (name) return { words: name.value, all: false }
  const found: Described = { words: '', all: isAll || tokens.some((token) => plural.has(token.text)) }
  const speaks = found.all || tokens.some((token) => nouns.has(token.text))
  let rest = exceptIn(text, found)
  rest = listIn(rest, found)
  rest = personIn(rest, found, wording)
  rest = take(rest, overdue, () => (found.overdue = true))
  if (speaks) {
    rest = take(rest, undated, () => (found.undated = true))
    rest = take(rest, states, (statuses) => (found.statuses ??= [...statuses]))
    rest = take(rest, priorities, (priority) => (found.priority = priority))
    rest = take(rest, urgent, (priority) => (found.priority = priority))
    rest = dayIn(rest, found, wording)
  }
  found.words = trimEnd(trimmed(rest, small))
  const count = counts.get(found.words.toLowerCase())
  return found.all && count !== undefined ? { ...found, words: '', count } : found
}

const counts = new Map('two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 2]))
const plural = new Set(
  "all every everything each whatever whatever's everything's whatevers tasks todos ones items things stuff anything something both duties chores errands".split(
    ' ',
  ),
)
const nouns = new Set('task tasks to-do todo todos item items thing things stuff duties chores errands'.split(' '))
const undated = phrases([
  [
    'not having any date, not having a date, without any date, no date set, no due date set, lacking a date, without a day, with no day, without a date, without a due date, without due date, without date, with no date, with no due date, undated, without a deadline, with no deadline, have no date, have no due date, have no deadline, have no dates, has no date, has no due date, has no deadline, do not have a date, do not have a due date, do not have a deadline, does not have a date, does not have a due date, does not have a deadline',
    true,
  ],
])

/** “Both” are tasks that were shown. */
function pointedAt(tokens: readonly Token[]): Described | undefined {
  const pointing = point(tokens)
  if (pointing?.kind === 'places') return { places: pointing.places, words: '', all: pointing.all }
  return pointing && { words: '', all: false, ...(pointing.kind === 'it' ? { it: true } : { other: true }) }
}

const point = createPointing('task, tasks')

function take<T>(text: string, known: Phrases<T>, keep: (value: T) => unknown): string {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, known)
  if (!found) return text
  keep(found.value)
  return without(text, tokens, found)
}

const excepts = phrases([['except, except for, but not, apart from, other than, besides, all but, but', true]])

function exceptIn(text: string, found: Described): string {
  const tokens = tokenize(text)
  const [but] = findPhrases(tokens, excepts)
  const left = but && trimmed(text.slice(tokens[but.end - 1]?.to), small)
  if (!but || but.at === 0 || !found.all || left === undefined || left === '') return text
  found.except = left.split(' and ').map((each) => trimmed(each, small))
  return text.slice(0, tokens[but.at]?.from)
}

/** “In the Design backlog”, “on the Home board”, “from my Groceries list”. */
function listIn(text: string, found: Described): string {
  const tokens = tokenize(text)
  const leads = new Set(['in', 'on', 'from', 'of', 'off'])
  const all = lists.read({ message: text, tokens }, { now: Temporal.PlainDateTime.from('2026-01-05'), zone: 'UTC' })
  const named =
    all.find(({ at }) => leads.has(tokens[at - 1]?.text ?? '')) ??
    all.find(({ at, end }) => at === 0 && end === tokens.length)
  if (!named) return text
  found.list = named.value
  if (named.at === 0) found.all = true
  if (tokens[named.end - 1]?.text === 'backlog') found.statuses = ['todo']
  return without(text, tokens, { at: Math.max(0, named.at - 1), end: named.end })
}

/** “Sara's”, “given to Sara”, “that Sara has”. */
function personIn(text: string, found: Described, wording: Wording): string {
  const tokens = tokenize(text)
  const owner = tokens.findIndex(({ text: word, from, to }) => {
    const raw = text.slice(from, to).toLowerCase().replaceAll('’', "'")
    return raw.endsWith("'s") && isName(word) && !notOwners.has(raw)
  })
  if (owner >= 0) {
    const token = tokens[owner]
    found.person = token ? text.slice(token.from, token.to - 2) : ''
    return without(text, tokens, { at: owner, end: owner + 1 })
  }
  const people = who.read({ message: text, tokens }, { now: wording.now, zone: 'UTC' })
  for (const lead of findPhrases(tokens, found.all ? withPerson : forPerson)) {
    const [person] = people
      .filter(({ at, value }) => at === lead.end && !undertakings.has(value.toLowerCase()))
      .toSorted((one, other) => other.end - one.end)
    if (!person) continue
    found.person = person.value
    if (tokens[lead.at]?.text === 'for' && lead.end - lead.at === 1) found.isFor = true
    return without(text, tokens, { at: lead.at, end: person.end })
  }
  return text
}

/** “The open tasks of project A”. */
const undertakings = setOf('project projects phase client customer team trip event launch')

const waits =
  'assigned to, given to, waiting for, waiting on, wait for, wait on, waits for, delegated to, handed to, that I gave to, i gave to, i gave, i handed to, i delegated to'
const withPerson = phrases([[`${waits}, with, belonging to, from, does, of, for`, true]])
const forPerson = phrases([[waits, true]])
const notOwners = new Set([
  "today's",
  "tomorrow's",
  "yesterday's",
  "tonight's",
  "week's",
  "month's",
  "year's",
  "it's",
  "that's",
  "what's",
  "here's",
  "there's",
  "let's",
  "who's",
  "where's",
  "how's",
  "monday's",
  "friday's",
])

function dayIn(text: string, found: Described, wording: Wording): string {
  const days = daysIn(text, wording)
  if (!days) return text
  const isDone = found.statuses?.includes('done') === true && found.statuses.length === 1
  if (days.from !== undefined) found[isDone ? 'doneFrom' : 'dueFrom'] = days.from
  if (days.before !== undefined) found[isDone ? 'doneBefore' : 'dueBefore'] = days.before
  return days.rest
}

/** What stands around the words of a title. */
export const small = new Set(
  `a an the my our all of every everything each any that which are is was were be in on to from for with by at due task tasks to-do to-dos
  todo todos item items thing things stuff one ones list i have has got do did me still left currently right now there what whatever whatever's everything's whatevers called named
  titled duties chores errands and or about anything something we up much so far their his her already he she it they your us been both lot else`.split(
    /\s+/,
  ),
)

/** Whether anything at all was said of which task it is. */
export function isTitle({ all, words, it, places, other, overdue: isLate, list, person }: Described): boolean {
  return (
    it === true ||
    places !== undefined ||
    other === true ||
    words !== '' ||
    all ||
    isLate === true ||
    list !== undefined ||
    person !== undefined
  )
}

/** They are named by words that point at them alone. */
export function pointsAt({ it, places, other }: Described): boolean {
  return it === true || places !== undefined || other === true
}
