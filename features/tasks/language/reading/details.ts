import { quoted } from '#foundation/language/pieces/written.ts'
import type { Span } from '#foundation/language/pieces/span.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { findPhrases, joined, type Phrases, phrases, trimmed, without } from '#foundation/language/text/phrases.ts'
import type { NewWish, SaidFacts } from '../wish.ts'
import { askedAgainIn } from './again.ts'
import { withoutAside } from './asides.ts'
import { trimEnd } from './courtesy.ts'
import { dueIn } from './due.ts'
import { lists } from './goal.ts'
import { withoutJoint, withoutMark } from './joints.ts'
import { withoutNeed } from './need.ts'
import { peelGoes, peelPlace } from './placed.ts'
import { peelLength } from './said-length.ts'
import { bareLevels, priorities, who } from './words.ts'

export type Peeled = { text: string; facts: SaidFacts }
export type Peel = (text: string, wording: Wording) => Peeled | undefined

/** A new task from the words that name it: what they say beside its title is taken out of them. */
export function newTaskFrom(said: string, wording: Wording, more = ''): NewWish | undefined {
  const named = titleBefore(said)
  const read = factsIn(named ? named.rest : said, wording)
  const text = read.text
  // “Add “renew domain” and remind me …”: what is left behind a title in quotes is another wish.
  if (named && /\b(?:and|then|also) (?!it\b|is\b)\p{L}+ \p{L}/iu.test(text)) return undefined
  const facts = { ...factsIn(more, wording, peelsBehind).facts, ...read.facts }
  const title = (named?.title ?? tidy(withoutAside(withoutNeed(text)))).slice(0, 300)
  if (title === '') return undefined
  if (facts.list === undefined || named) return { do: 'create', title, ...facts }
  const { list: _list, ...others } = facts
  const whole = tidy(factsIn(joined(said, more), wording, peelsOfTime).text).slice(0, 300)
  return { do: 'create', title, ...others, list: facts.list, ...(whole !== title && { whole }) }
}

/** What a text says of a task, and what is left of it. */
export function factsIn(said: string, wording: Wording, all: readonly Peel[] = peels): Peeled {
  let result: Peeled = { text: said, facts: {} }
  for (const peel of all) {
    const peeled = peel(result.text, wording)
    if (peeled) result = { text: peeled.text, facts: { ...result.facts, ...peeled.facts } }
  }
  return result
}

/** The details after a title; a time alone is enough. */
export function factsBehind(said: string, wording: Wording): Peeled {
  return factsIn(said, wording, peelsBehind)
}

/** A title in quotation marks is that title; what follows it says the rest. */
function titleBefore(said: string): { title: string; rest: string } | undefined {
  const tokens = tokenize(said)
  const [first] = quoted.read({ message: said, tokens }, { now: noTime, zone: 'UTC' })
  if (!first || first.at > 0) return undefined
  return { title: first.value.trim(), rest: without(said, tokens, first) }
}

const noTime = Temporal.PlainDateTime.from('2026-01-05')

const peelAskOn: Peel = (text, wording) => {
  const found = askedAgainIn(text, wording)
  return found && { text: joined(withoutJoint(found.before), found.behind), facts: { askOn: found.askOn } }
}

const peelPerson: Peel = (text, wording) => {
  const tokens = tokenize(text)
  for (const give of findPhrases(tokens, givenTo)) {
    const people = who.read({ message: text, tokens }, { now: wording.now, zone: wording.zone ?? 'UTC' })
    const person = people.filter(({ at }) => at === give.end).toSorted((one, other) => other.end - one.end)[0]
    const end = person && tokens[person.end - 1]?.to
    if (end === undefined) continue
    const before = withoutJoint(text.slice(0, tokens[give.at]?.from))
    // “Flowers to give to Olu” names what is to be done; “…, give to Olu” who does it.
    if (!give.value && !/(?:[,;.–—(]| -) ?$/.test(text.slice(0, tokens[give.at]?.from))) continue
    return { text: joined(before, text.slice(end)), facts: { person: person?.value ?? '' } }
  }
  return undefined
}

const givenTo = phrases<boolean>([
  ['give to, goes to, hand to, pass to', false],
  [
    'assign it to, assign this to, assign that to, assigned to, give it to, give this to, give that to, hand it to, hand it over to, given to, delegate it to, delegated to, pass it to, pass it on to, assign to, to be done by, to be handled by, waiting for, owner, assignee, assign it over to',
    true,
  ],
])

const peelPriority: Peel = (text) =>
  peelPhrase(text, priorities, (priority) => ({ priority })) ?? peelApart(text) ?? peelSaid(text)

/** “(urgent!)”. */
function peelApart(text: string): Peeled | undefined {
  const [whole, said = ''] = / ?\((?:very )?(urgent|important|high|low)(?: prio| priority)?!{0,3}\)/i.exec(text) ?? []
  const [level] = findPhrases(tokenize(said), bareLevels)
  return whole === undefined || !level ? undefined : { text: text.replace(whole, ''), facts: { priority: level.value } }
}

/** “It's urgent”, “… , urgent”: behind the title, and never a word of it. */
function peelSaid(text: string): Peeled | undefined {
  const tokens = tokenize(text)
  const found = findPhrases(tokens, bareLevels).at(-1)
  const first = found && tokens[found.at]
  if (!found || !first || found.end !== tokens.length) return undefined
  const before = text.slice(0, first.from).trimEnd()
  const words = before.toLowerCase()
  const isSaid = [',', '.', ';', '(', '-', '–', '—', '!'].some((mark) => before.endsWith(mark))
  const isOwn = [
    "it's",
    'it is',
    'its',
    "i'd say",
    "i'd call it",
    'rather',
    'quite',
    'which is',
    'this is',
    'that is',
    "that's",
    'priority',
    'priority:',
  ].some((each) => words.endsWith(each))
  if (!isSaid && !isOwn) return undefined
  return { text: withoutJoint(trimmedEnd(before, isOwn)), facts: { priority: found.value } }
}

function trimmedEnd(before: string, isOwn: boolean): string {
  if (!isOwn) return before
  const words = before.split(' ')
  while (words.length > 0 && ownWords.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ')
}

const ownWords = new Set([
  "i'd",
  'say',
  'call',
  'rather',
  'quite',
  "it's",
  'it',
  'is',
  'its',
  'which',
  'this',
  'that',
  "that's",
  'and',
  'priority',
  'priority:',
])

function peelPhrase<T>(text: string, known: Phrases<T>, facts: (value: T) => SaidFacts): Peeled | undefined {
  const tokens = tokenize(text)
  const found = findPhrases(tokens, known).at(-1)
  return found && { text: cut(text, tokens, found), facts: facts(found.value) }
}

function cut(text: string, tokens: ReturnType<typeof tokenize>, { at, end }: Pick<Span, 'at' | 'end'>): string {
  const [from, to] = [tokens[at]?.from ?? 0, tokens[end - 1]?.to ?? 0]
  return joined(withoutJoint(text.slice(0, from)), withoutMark(text.slice(to)))
}

const peelList: Peel = (text, wording) => {
  const tokens = tokenize(text)
  const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
  const leads = new Set(['to', 'in', 'on', 'into', 'onto', 'for', 'under'])
  const found = lists.read({ message: text, tokens }, scene).findLast(({ at }) => leads.has(tokens[at - 1]?.text ?? ''))
  return found && { text: cut(text, tokens, { at: found.at - 1, end: found.end }), facts: { list: found.value } }
}

const peelDue: Peel = (text, wording) => {
  const peeled = peelAnyDue(text, wording)
  // What is nothing but a time is the name of what is to be done then.
  return peeled && tidy(peeled.text) !== '' ? peeled : undefined
}

const peelAnyDue: Peel = (text, wording) => {
  const found = dueIn(text, wording)
  if (!found) return undefined
  const { due, repeat, repeatsFrom } = found.said
  const facts: SaidFacts = { due, ...(repeat !== null && { repeat, repeatsFrom }) }
  return { text: found.rest, facts }
}

/** “Without a date”, “no rush”: said beside the title, it leaves the task without a day. */
const peelNoDate: Peel = (text) => {
  const [whole] = noDate.exec(text) ?? []
  return whole === undefined ? undefined : { text: text.replace(whole, ' ').trim(), facts: {} }
}

const noDate =
  /(?:^|[:,.;(] ?| [-–—] )(?:there is |with |w\/ )?(?:no (?:fixed |due |big |real )?(?:dates?|deadlines?|hurry|rush)(?: at all)?|without (?:a |any )?(?:due )?(?:dates?|deadlines?|hurry)|whenever)\)?(?=$|[:,.;!)])|(?: with no| without (?:a |any )?) ?(?:due )?date$/i

const peelsOfTime: readonly Peel[] = [peelAskOn, peelPerson, peelPriority, peelLength, peelDue]
const peelsBehind: readonly Peel[] = [peelNoDate, peelAskOn, peelPerson, peelPriority, peelList, peelLength, peelAnyDue]
const peels: readonly Peel[] = [
  peelNoDate,
  peelAskOn,
  peelPerson,
  peelPriority,
  peelGoes,
  peelList,
  peelLength,
  peelDue,
  peelPlace,
  peelGoes,
]

const leftOvers = new Set(
  'needs needed must has please pls plz thanks thx ta but and it is due by on for with a the date at as then its be to of'.split(
    ' ',
  ),
)

/** The title without what stood between its parts. */
export function tidy(text: string): string {
  const sentence = text.split(sentenceEnd).find((each) => trimmed(each, leftOvers) !== '')
  let rest = unquoted(withoutGaps(sentence ?? ''))
  for (let tokens = tokenize(rest); leftOvers.has(tokens.at(-1)?.text ?? ''); tokens = tokenize(rest))
    rest = trimEnd(rest.slice(0, tokens.at(-1)?.from))
  const bare = withoutHead(rest)
  return trimEnd(bare.startsWith(':') ? bare.slice(1) : bare)
    .replace(/ ?\(\s*\)/, '')
    .replace(/(?:\s[-–—+]+)+$/, '')
    .replaceAll(/(?: (?:is|are|on|by|at|for|due|in))? ?(?=[,;])/g, '')
    .trim()
}

/** “Mr. Lindqvist” ends no sentence. */
const sentenceEnd = /(?<!\b(?:mr|mrs|ms|dr|prof|st|no|nr|vs|dept|approx|incl|re))\. /i

export function acrossSentences(text: string): boolean {
  return text.split(sentenceEnd).length > 1 || /[!?;] /.test(text)
}

/** Without the gaps that remain in an enumeration when parts are taken out: “the plants, , first time”. */
function withoutGaps(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').split(',')
  return trimEnd(parts.filter((part, at) => at === 0 || part.trim() !== '').join(','))
}

const quotes = '\'‘’"“”'

/** A title in single quotation marks, without them. */
function unquoted(text: string): string {
  const bare = text.trim()
  if (bare.length < 3 || !quotes.includes(bare.charAt(0))) return bare
  const end = quotes.includes(bare.charAt(bare.length - 1)) ? bare.length - 1 : bare.length
  return bare.slice(1, end).trim()
}

function withoutHead(text: string): string {
  const head = ['to ', 'that ', ': ', '- ', ', '].find((each) => text.toLowerCase().startsWith(each))
  return head === undefined ? text : withoutHead(text.slice(head.length).trimStart())
}

/** “Milk, eggs and bread”, each of a few words; one alone where the text is no enumeration. */
export function severalFrom(said: string, least = 2): string[] {
  const parts = said
    .split(/[,;]| \+ /)
    .flatMap((part) => part.split(' and '))
    .map((part) => withoutHead(part.trim()))
    .filter((part) => part !== '')
  // “Mail the office, due the day before” is one, whichever day that is.
  const isList =
    parts.length >= least && parts.every((part) => !isDue(part) && part.split(' ').length <= mostWordsOfOne)
  return isList ? parts.map((part) => (part.startsWith('and ') ? part.slice(4) : part)) : [said]
}

function isDue(part: string): boolean {
  return /^due\b/i.test(part)
}

const mostWordsOfOne = 8
