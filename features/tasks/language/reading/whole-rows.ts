import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Described, Order } from '../wish.ts'
import { withoutCourtesy } from './courtesy.ts'
import { describedBy } from './described.ts'
import { lists } from './goal.ts'
import { isName } from './words.ts'
import { readKnown } from './known/read-known.ts'
import type { Deed } from './known/saying.ts'

/**
 * “Everything on the Print list is with Ines now”, “whatever is due today can wait until Monday”, “delete all tasks on the Old list,
 * we moved”: what is said of all tasks of a list or a day is read as if it were said of one.
 */
export function readWholeRow(message: string, wording: Wording): Order | undefined {
  const { said: whole, isDone } = withRowFirst(withoutCourtesy(message))
  const [exception = '', left = ''] = excepting.exec(whole) ?? []
  const text = whole.slice(0, exception === '' ? undefined : -exception.length)
  if (message.includes('?')) return undefined
  const ofList = rowIn(text, wording)
  const named = ofList ?? heldBy(text)
  if (!named) return undefined
  const which: Described = {
    ...named.which,
    ...(left !== '' && { except: left.split(' and ').map(withoutThe) }),
    ...(isDone && { statuses: ['done'] }),
  }
  const row = { ...named, which }
  const said = `${text.slice(0, row.from)}${placeholder}${text.slice(row.to)}`
  for (const status of ['todo', 'done'] as const) {
    const task = { id: placeholder, title: placeholder, due: null, status }
    const [found, ...more] = readKnown(said, { wording, tasks: [task], spoken: [] })
    const wish = found?.isSure === true && more.length === 0 ? wishFor(found.deed, row.which) : undefined
    // “Cancel everything with Tom” may be about meetings.
    const isUnsaid = wish?.do === 'delete' && !ofList && !taskWord.test(text)
    if (wish && !isUnsaid && !isLimited(text.slice(row.to), wish)) return wish
  }
  return undefined
}

/**
 * “The two ticked things on the House list”: which of them, without the word that says so. “Travel list: push everything by a
 * week” names the list behind what is meant, “tick all of it off” is “tick it off”.
 */
function withRowFirst(text: string): { said: string; isDone: boolean } {
  const isDone = doneOnes.test(text)
  const said = text
    .replace(doneOnes, (_whole, before: string, noun = '') => (noun === '' ? before : `${before} ${noun}`))
    .replace(listAhead, (_whole, list: string, before: string, all: string) => `${before}${all} on the ${list} list`)
    .replace(markedDone, 'complete $1')
    .replace(allOfIt, ' it')
    .replace(undoing, '')
  return { said, isDone }
}

const doneOnes =
  /\b(everything|all|the|my|both|two|three|four)(?: that is| that['’]s| which is)? (?:ticked|checked|crossed|done|finished|completed)(?: off)?(?: (tasks|to-dos|todos|items|things|ones))?(?= (?:on|in|from|of) )/i
const listAhead =
  /^(?:the |my |on the |on my )?([\p{L}\d]{2,20}(?: [\p{L}\d]{2,20})?) list: (?=\p{L})([^,;:]{0,40}?)(everything|all of it|all of them|all tasks|it all|the lot)\b/iu
const markedDone = /\bmark (everything .{3,60}?) (?:as )?(?:done|complete|completed|finished)\b/i
const allOfIt =
  / (?:all of (?:it|them|those|these)|(?:it|them) all|everything)(?=$| (?:off|as|done|again|please)\b|[.!])/i
const undoing = /[,;.] ?(?:so )?(?:please |pls )?(?:undo|revert|take back|fix) (?:that|it|this)(?: please| pls)?[.!]*$/i

/** “Everything is done, only the passport is not”: all of them are not meant, and which ones was not read. */
function isLimited(behind: string, wish: Order): boolean {
  const [, limit = ''] = limits.exec(behind) ?? []
  // “Is for Friday, not Thursday”, “is with Ines, not Tom”.
  const isCorrected =
    wish.do === 'change' && wish.to.priority === undefined && /\bnot (?!the\b|my\b|our\b)/i.test(behind)
  return limit !== '' && !isCorrected
}

const limits =
  /(?:[,;.(]|[-–—]|\b(?:but|just|only|though|and)) ?(?:(?:but|just|only|though|and|please) )*(not|only|without|minus|save|excluding|leave|keep|excluded|never)\b/i

const taskWord = /\b(?:tasks?|to-?dos?)\b/i

/** “… is done, except the call with Iker”. */
const excepting =
  /,? (?:except|apart from|other than|all but|but not|besides|bar)(?: for)?(?: the| my)? ([^,.;]{2,60}?)[.!]*$/i

function withoutThe(title: string): string {
  return title.replace(/^(?:the|my|our) /i, '')
}

/** “Everything Kofi has”, “all that is with Kofi”, “all of Kofi’s tasks”. */
function heldBy(text: string): Row | undefined {
  const tokens = tokenize(text)
  const first = tokens.findIndex(({ text: word }) => allWords.has(word))
  if (first < 0) return undefined
  let at = first + 1
  while (besideHolder.has(tokens[at]?.text ?? '')) at += 1
  const [whole, token, next] = [tokens[first], tokens[at], tokens[at + 1]]
  if (!whole || !token) return undefined
  const said = text.slice(token.from, token.to)
  const person = said.replace(/['’]s$/, '')
  const isWith = withs.has(tokens[at - 1]?.text ?? '')
  const isOwner = person !== said && next !== undefined && ofHolder.has(next.text)
  const isHolder = isWith || isOwner || (next !== undefined && holding.has(next.text))
  if (!isHolder || !isName(person.toLowerCase()) || besideHolder.has(person.toLowerCase())) return undefined
  const end = isWith ? token.to : (next?.to ?? token.to)
  return { from: whole.from, to: end, which: { words: '', all: true, person } }
}

const allWords = new Set(['everything', 'all', 'whatever', 'anything'])
const withs = new Set(['with', 'by'])
const ofHolder = new Set('tasks todos to-dos items things jobs stuff'.split(' '))
const holding = new Set('has holds had got owes owns'.split(' '))
const besideHolder = new Set(
  'that which of the is are still currently now with by i we you they he she it open my our due overdue tasks todos'.split(
    ' ',
  ),
)

function wishFor(deed: Deed, which: Described): Order | undefined {
  if (deed.do === 'ask' || deed.do === 'leave') return undefined
  if (deed.do === 'change') return { do: 'change', which, to: deed.to }
  return { do: deed.do, which: deed.do === 'reopen' ? { ...which, statuses: ['done'] } : which }
}

/** Stands for all of them; no title has such a word. */
const placeholder = 'wholerow'

type Row = { from: number; to: number; which: Described }

function rowIn(text: string, wording: Wording): Row | undefined {
  const tokens = tokenize(text)
  for (const { at, end } of findPhrases(tokens, wholes)) {
    let next = end
    while (linking.has(tokens[next]?.text ?? '')) next += 1
    const until = onList(text, tokens, next) ?? dueThen(text, tokens, next, wording)
    const from = tokens[at]?.from
    if (until === undefined || from === undefined) continue
    const count = counts.get(tokens[at + 1]?.text ?? '')
    const named = tokens[count === undefined ? at : at + 2]?.from ?? from
    const which = describedBy(text.slice(named, until), wording, true)
    if (which.words === '') return { from, to: until, which: { ...which, ...(count !== undefined && { count }) } }
  }
  return undefined
}

function onList(text: string, tokens: readonly Token[], at: number): number | undefined {
  if (!leads.has(tokens[at]?.text ?? '')) return undefined
  const scene = { now: Temporal.PlainDateTime.from('2026-01-05'), zone: 'UTC' }
  const list = lists.read({ message: text, tokens }, scene).find((each) => each.at === at + 1)
  return list && tokens[list.end - 1]?.to
}

/** “Due today”, “of today”, “overdue”. */
function dueThen(text: string, tokens: readonly Token[], at: number, wording: Wording): number | undefined {
  const word = tokens[at]?.text ?? ''
  if (late.has(word)) return tokens[at]?.to
  if (!dueWords.has(word)) return undefined
  const behind = tokens[at + 1]
  const day = readTimes(text, wording).find(
    ({ at: from }) => behind && from <= behind.from + mostBefore && from >= (tokens[at]?.from ?? 0),
  )
  return day?.saysDay && !day.saysTime ? day.until : undefined
}

/** “Due on Monday”. */
const mostBefore = 3
const tasks = 'tasks, to-dos, todos, items, things, ones'
const wholes = phrases([
  [
    [
      'everything',
      'every task',
      'whatever',
      'all',
      'all of it',
      ...[
        'all',
        'all the',
        'all my',
        'all of the',
        'all of my',
        'the',
        'both',
        'both the',
        'the two',
        'the three',
        'the four',
      ].flatMap((lead) => tasks.split(', ').map((noun) => `${lead} ${noun}`)),
    ].join(', '),
    true,
  ],
])
const counts = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
])
const linking = new Set(
  'left remaining undone unfinished outstanding that which is are still all currently now stands stand sits there open'.split(
    ' ',
  ),
)
const leads = new Set(['on', 'in', 'from', 'of', 'off'])
const dueWords = new Set(['due', 'for', 'of'])
const late = new Set(['overdue', 'late'])
