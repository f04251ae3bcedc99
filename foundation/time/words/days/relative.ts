import {
  isOneOf,
  readCount,
  readOrdinal,
  readWhole,
  hasPhrase,
  wordAt,
  isAnyOf,
  skipWords,
  type Found,
} from '../text/counts.ts'
import { fixed, type Dates, type Reading } from './dates.ts'
import { dayStretch, later, moment, stretchAround, type Stretch, type Unit } from './stretch.ts'
import { readUnit, workingDays, type Counted } from './units.ts'
import { namedDayOf, unitOf } from '../text/vocabulary.ts'

type Wall = Temporal.PlainDateTime

/** “Today”, “tmrw”, “the day after tomorrow”, “now”. */
export function readNamedDay(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens, today, now } = reading
  const away = namedDayOf(wordAt(tokens, at)) ?? (isShortTomorrow(reading, at) ? 1 : undefined)
  if (away !== undefined) return { value: fixed(dayStretch(today.add({ days: away }))), next: at + 1 }
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  for (const [phrase, days] of dayPhrases)
    if (hasPhrase(tokens, start, phrase))
      return { value: fixed(dayStretch(today.add({ days }))), next: start + phrase.split(' ').length }
  const phrase = nowPhrases.find((words) => hasPhrase(tokens, at, words))
  return phrase === undefined ? undefined : { value: fixed(moment(now)), next: at + phrase.split(' ').length }
}

/** “Tom.” is a man unless it is written small, nobody is spoken of, and a time follows, or nothing where more stands before it. */
function isShortTomorrow({ tokens }: Reading, at: number): boolean {
  const next = tokens[at + 1]?.raw ?? ''
  const isFollowed = (next === '' && at > 0) || /^\d/.test(next) || behindDays.has(next)
  return tokens[at]?.raw === 'tom' && isFollowed && !isAnyOf(tokens, at - 1, beforeNames)
}

const beforeNames = new Set(
  `with at and to from for call email mail ask tell see meet of by , thank invite add include bring except let give remove drop uninvite
  disinvite kick cancel delete without the about re regarding dear hi hello is are was does did has have remind write message text ping
  nudge answer reply introduce or like than know`.split(/\s+/),
)
const behindDays = new Set(
  'at , . ! ? ; : - – — morning afternoon evening night noon midday midnight lunch eod early late before after around by between from then please pls thanks half quarter'.split(
    ' ',
  ),
)

const dayPhrases: [string, number][] = [
  ['day after tomorrow', 2],
  ['day after tom', 2],
  ['day after tmrw', 2],
  ['day before yesterday', -2],
  ['day before yest', -2],
  ['overmorrow', 2],
  ['next day', 1],
  ['following day', 1],
  ['previous day', -1],
]
const nowPhrases = [
  'right now',
  'just now',
  'at the moment',
  'at this moment',
  'this moment',
  'this instant',
  'now',
  'immediately',
  'asap',
  'atm',
]

/** “This week”, “next quarter”, “last year”, “the week after next”, “the coming month”. */
export function readCycle({ tokens, now }: Reading, at: number): Found<Dates> | undefined {
  const start = skipWords(tokens, at, new Set(['the', 'all', 'around']))
  const word = wordAt(tokens, start) ?? ''
  const away = directions[word]
  const unit = plainUnit(wordAt(tokens, start + (away === undefined ? 0 : 1)))
  if (unit === undefined) return undefined
  if (away !== undefined) {
    if (wordAt(tokens, start) === 'last' && hasPhrase(tokens, start + 2, 'but one'))
      return { value: around(now, unit, -2), next: start + 4 }
    return { value: around(now, unit, away), next: start + 2 }
  }
  if (hasPhrase(tokens, start + 1, 'after next')) return { value: around(now, unit, 2), next: start + 3 }
  if (hasPhrase(tokens, start + 1, 'before last')) return { value: around(now, unit, -2), next: start + 3 }
  if (start > at && isWholeUnit(unit) && isEndOfPhrase(tokens[start + 1]?.word))
    return { value: around(now, unit, 0), next: start + 1 }
  return undefined
}

function isWholeUnit(unit: Unit): boolean {
  return unit !== 'day' && unit !== 'hour' && unit !== 'minute' && unit !== 'second'
}

function isEndOfPhrase(word: string | undefined): boolean {
  return word === undefined || !/^\p{L}|^\d/u.test(word)
}

export function around(now: Wall, unit: Unit, away: number): Dates {
  const stretch = stretchAround(now, unit, away)
  return fixed(stretch)
}

export const directions: Record<string, number> = {
  this: 0,
  current: 0,
  that: 0,
  next: 1,
  nxt: 1,
  coming: 1,
  upcoming: 1,
  following: 1,
  last: -1,
  past: -1,
  previous: -1,
  prior: -1,
}
const theOrAll = new Set(['the', 'all', 'around', 'this'])

function plainUnit(word: string | undefined): Unit | undefined {
  if (word === undefined || word.length === 1) return undefined
  const unit = unitOf(word)
  return unit === 'fortnight' || unit === 'decade' || (unit !== undefined && word.endsWith('s') && unit !== 'weekend')
    ? undefined
    : unit
}

/** “Next 3 days”, “the past two weeks”, “2 upcoming days”, “next few months”. */
export function readSpan(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const start = skipWords(tokens, at, theOrAll)
  const first = directions[wordAt(tokens, start) ?? ''] ?? 0
  const count = readCount(tokens, first === 0 ? start : start + 1)
  if (count === undefined || !Number.isInteger(count.value) || count.value < 1) return undefined
  const second = first === 0 ? (directions[wordAt(tokens, count.next) ?? ''] ?? 0) : 0
  const direction = first + second
  if (direction === 0) return undefined
  const named = readUnit(reading, second === 0 ? count.next : count.next + 1, count.value)
  return named && { value: fixed(spanOf(reading, named, direction), true), next: named.next }
}

function spanOf({ now, today }: Reading, { unit, count, working }: Counted, direction: number): Stretch {
  if (unit === 'second' || unit === 'minute' || unit === 'hour') {
    const other = later(now, unit, direction * count)
    return direction > 0 ? { start: now, end: other, grain: unit } : { start: other, end: now, grain: unit }
  }
  if (working && direction > 0) return workingDays(today, count)
  const near = stretchAround(now, unit, direction)
  const far = stretchAround(now, unit, direction * count)
  return direction > 0 ? { ...near, end: far.end } : { ...far, end: near.end }
}

/** “Week 12”, and the first or the last of something in a stretch are elsewhere; this is the count of the week. */
export function readWeekNumber({ tokens, today }: Reading, at: number): Found<Dates> | undefined {
  if (wordAt(tokens, at) !== 'week') return undefined
  const count = readWhole(tokens, at + 1) ?? readOrdinal(tokens, at + 1)
  if (count === undefined || count.value < 1 || count.value > 53 || isTime(tokens, count.next)) return undefined
  const fourth = today.with({ month: 1, day: 4 })
  return {
    value: fixed(stretchAround(fourth.add({ weeks: count.value - 1 }).toPlainDateTime(), 'week')),
    next: count.next,
  }
}

function isTime(tokens: Reading['tokens'], at: number): boolean {
  return isOneOf(tokens, at, 'am', 'pm', 'a', 'p', ':', 'oclock')
}
