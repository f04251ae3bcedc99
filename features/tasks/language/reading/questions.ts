import { createGrammar } from '#foundation/language/grammar.ts'
import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { statuses } from '../../contract.ts'
import { asking } from '../orders.ts'
import { type Described, nobodyElse, type Wish } from '../wish.ts'
import { readBySlots } from './asked-slots.ts'
import { describedBy } from './described.ts'
import { daysIn } from './due.ts'

const grammar = createGrammar(asking)
type Intent = keyof typeof asking.intents
type Slots = Partial<Record<'which' | 'more' | 'person', string>> & { most?: number }
type Asked = (slots: Slots, wording: Wording, speaks: boolean) => Wish | undefined

/** `speaks`: the sentence names tasks. `spokenOf`: they were spoken of right before. */
type Spoken = { speaks: boolean; spokenOf: boolean }

/** What is asked about tasks. */
export function readQuestion(said: string, wording: Wording, { speaks, spokenOf }: Spoken): Wish | undefined {
  // “Everything on the list is finished” asks nothing.
  if (tellsAll.test(said)) return undefined
  const text = said.replace(/\b(did|have) (i|we) (?:already|ever|actually|even) /i, '$1 $2 ')
  const bySlots = readBySlots(text, wording)
  if (bySlots) return bySlots
  const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
  for (const { template, slots } of grammar(text, scene)) {
    const wish = asked[template.intent as Intent](slots, wording, speaks)
    if (wish) return wish
  }
  // “Due today?”
  const due = isDue(text) && !tellsDue.test(text) ? described(text, wording) : undefined
  return due?.words === '' ? { do: 'list', which: due } : readOpen(text, wording, spokenOf)
}

/** “Does Carlos have any overdue tasks?”, “check if Carlos has open tasks”. */
export function readHeld(text: string, wording: Wording): Wish | undefined {
  const [, asked, told, which] = holding.exec(text) ?? []
  const person = asked ?? told
  if (person === undefined || which === undefined) return undefined
  return { do: 'list', which: { ...described(which, wording), words: '', all: true, person } }
}

const name = String.raw`((?!(?:i|we|you|it|that|this|they|the|my|our|any|each)\b)\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)`
const holding = new RegExp(
  `^(?:does ${name} have|(?:check|see|find out|tell me) (?:if|whether) ${name} (?:has|have)) (?:still |any |some )*((?:overdue |open |unfinished |late |more )?(?:tasks|to-?dos)\\b[^.;,]*?)\\??$`,
  'iu',
)

const tellsAll =
  /^(?:everything|all)\b.{0,60}\b(?:is|are) (?:now |all |already )?(?:done|finished|complete|completed|sorted|ready|closed)[.!]?$/i

/** “Anything to deliver this week”, “what falls on the 9th”, “what remains”: nothing is named, and all of it asks for what is open. */
function readOpen(text: string, wording: Wording, spokenOf: boolean): Wish | undefined {
  const times = readTimes(text, wording)
  const tokens = tokenize(text)
  const words = tokens.flatMap(({ text: word, from, to }) =>
    times.some(({ at, until }) => from < until && to > at) ? [] : [word],
  )
  const [first = ''] = words
  const isAsked = opening.has(first) || words.some((word) => wondering.has(word))
  // “Which ones are for next week?”
  const ofThem = spokenOf && words.some((word) => word === 'ones' || word === 'them')
  // “What can you do?” asks about the assistant.
  const isMine = words.at(-1) === 'do' && !words.includes('you')
  const speaksOfOpen = ofThem || words.some((word) => openWords.has(word)) || isMine
  // “What is my plate again?” asks for the number of a car.
  if (words.includes('plate') && !words.includes('on')) return undefined
  const isWhole = words.every((word) => lightly.has(word) || openWords.has(word) || opening.has(word))
  if (!isAsked || !speaksOfOpen || !isWhole) return undefined
  const days = times.some(({ saysDay }) => saysDay) ? daysIn(text, wording) : undefined
  const { from, before } = days ?? {}
  return {
    do: 'list',
    which: {
      words: '',
      all: true,
      ...(from !== undefined && { dueFrom: from }),
      ...(before !== undefined && { dueBefore: before }),
    },
  }
}

const opening = new Set('what which how anything something is are have do did was were list show tell'.split(' '))
const wondering = new Set('what which'.split(' '))
const openWords = new Set(
  `deliver owe due left remain remains remained remaining outstanding open pending plate submit falls fall down list leave leaves
  undone unfinished tasks todos duties chores errands deliverables`.split(/\s+/),
)
const lightly = new Set([
  ...lightWords,
  'people',
  'matters',
  'two',
  'three',
  'finish',
  'believe',
  'for',
  'everything',
  'else',
  'own',
  'them',
  'today',
])

const asked: Readonly<Record<Intent, Asked>> = {
  lists: () => ({ do: 'lists' }),
  finished: ({ which = '' }, wording) => {
    const { words: _words, ...found } = describedBy(`done tasks ${which}`, wording, true)
    // Nothing is done yet on a day to come.
    const { doneFrom, doneBefore = '' } = found
    const today = wording.now.toPlainDate()
    const [least, said] = doneFrom === undefined ? [today.add({ days: 2 }), doneBefore] : [today, doneFrom]
    const isToCome = said > least.toString()
    if (isToCome) return undefined
    return { do: 'list', which: { ...found, words: '' } }
  },
  owing: ({ person = '' }) => ({ do: 'list', which: { words: '', person, all: true } }),
  waiting: ({ more = '' }, wording) => ({ do: 'list', which: { ...described(more, wording), words: '', person: '' } }),
  which: ({ which = '', more = '' }, wording) => {
    const both = [which, more].map((each) => describedBy(each, wording))
    return both.every((each) => each.words !== '') ? { do: 'weigh', among: both } : undefined
  },
  important: ({ which = '', most = 1 }, wording) => ({
    do: 'list',
    which: { ...described(which, wording), words: '' },
    most,
  }),
  first: ({ more = '' }, wording) => ({
    do: 'list',
    which: { ...withLate(described(more, wording), wording), words: '' },
    most: 3,
  }),
  soonest: ({ more = '' }, wording) => {
    const which = described(more, wording)
    return which.words === '' ? { do: 'list', which: { ...which, all: true }, most: 1, by: 'due' } : undefined
  },
  left: ({ which = '' }, wording, speaks) => {
    const found = described(which, wording)
    if (found.words !== '' && !speaks) return undefined
    return { do: 'list', which: withLate(found, wording) }
  },
  mine: () => ({ do: 'list', which: { words: '', all: true } }),
  own: () => ({ do: 'list', which: { words: '', all: true, person: nobodyElse } }),
  // Only what was given to somebody is with them.
  holder: ({ which = '' }, wording) => {
    const { words, list } = describedBy(which, wording)
    const isNamed = words !== '' && list === undefined && !inBoxes.test(which)
    return isNamed ? { do: 'list', which: { words, person: '', all: false, isExact: true } } : undefined
  },
  count: ({ which = '' }, wording, speaks) => {
    const { overdue, person, statuses: said } = described(which, wording)
    return speaks || overdue || (person !== undefined && said)
      ? { do: 'count', which: described(which, wording) }
      : undefined
  },
  status: ({ which = '' }, wording, speaks) => {
    const found = describedBy(which, wording)
    if (!speaks && found.words === '') return undefined
    return found.words === '' && found.it !== true
      ? undefined
      : { do: 'list', which: { ...found, statuses: [...statuses] } }
  },
  list: ({ which = '' }, wording, speaks) => {
    if (mayBe.test(which)) return undefined
    const named = described(which, wording)
    // “What remains on my list”.
    const isOpen = tokenize(named.words).every(({ text }) => openWords.has(text) || lightly.has(text))
    const found = isOpen ? { ...named, words: '' } : named
    const isNamed =
      (found.list !== undefined || found.overdue === true || isDue(which) || /\bmy list$/i.test(which)) &&
      found.words === ''
    return speaks || isNamed ? { do: 'list', which: found } : undefined
  },
  plain: ({ which = '' }, wording, speaks) => {
    const found = tellsDue.test(which) ? undefined : described(which, wording)
    return speaks && found?.words === '' ? { do: 'list', which: found } : undefined
  },
}

const inBoxes = /\b(?:calendar|mail|mails|e-?mails?|inbox|meeting|free|busy)\b/i

/** “Everything that's overdue can wait until Friday” asks nothing. */
const mayBe = /\b(?:can|should|must|has to|have to|needs to) (?:wait|be|go|move|happen)\b/i

/** “The rent's due on Friday”. */
const tellsDue =
  /^(?!(?:what|which|who|anything|everything|something|things|tasks|all)\b)\S.*(?:'s| is| are) (?:now )?due\b/i

function isDue(text: string): boolean {
  return tokenize(text).some((token) => token.text === 'due')
}

function described(text: string, wording: Wording): Described {
  return describedBy(text, wording, true)
}

/** What is to be done by a day is also what should have been done before. */
function withLate({ dueFrom, ...which }: Described, { now }: Wording): Described {
  const isFromToday = dueFrom !== undefined && dueFrom <= now.toPlainDate().toString()
  return dueFrom === undefined || isFromToday ? which : { ...which, dueFrom }
}
