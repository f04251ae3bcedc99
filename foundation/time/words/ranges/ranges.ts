import type { Found } from '../text/counts.ts'
import { isOneOf, hasPhrase, isAnyOf, readCount, readPlainOrdinal, readWhole, wordAt } from '../text/counts.ts'
import { daysLike, following, preceding, upcoming, type Dates, type Reading } from '../days/dates.ts'
import { readDates } from '../days/days-in-words.ts'
import { readDayOfMonth } from './day-of-month.ts'
import { readPhrase, type Phrase } from './phrase.ts'
import { coverOf, settle, type Around, type Settled } from './settle.ts'
import { isBefore } from '../days/stretch.ts'
import { readWeekday } from '../days/calendar-words.ts'
import { unitOf } from '../text/vocabulary.ts'

/** “Aug 8 to Aug 12”, “23rd to 26th Oct”, “from Monday until Friday 5pm”, “between now and November 15th”. */
export function readRange(reading: Reading, at: number): Found<Settled> | undefined {
  const { tokens } = reading
  const isOpened = isOneOf(tokens, at, 'from', 'between', 'in')
  const start = isOpened ? at + 1 : at
  const left = readPhrase(reading, start)
  const days = readNumberDays(reading, hasPhrase(tokens, start, 'the') ? start + 1 : start)
  if (days) return days
  if (left === undefined || left.value.until || (left.value.dates === undefined && left.value.clock === undefined))
    return undefined
  const join = joinAfter(reading, left.next, wordAt(tokens, at) === 'between')
  if (join === undefined) return undefined
  const right = readRight(reading, join, left.value)
  const value = right && between(left.value, right.value, reading)
  return value && { value, next: right.next }
}

const joining = new Set(['-', 'to', 'until', 'till', 'til', 'thru', 'through'])

function joinAfter({ tokens }: Reading, at: number, isBetween: boolean): number | undefined {
  const comma = wordAt(tokens, at) === ',' && isAnyOf(tokens, at + 1, joining) ? at + 1 : at
  const and =
    hasPhrase(tokens, comma, 'and goes until') ||
    hasPhrase(tokens, comma, 'and ends at') ||
    hasPhrase(tokens, comma, 'and lasts until')
  if (and) return comma + 3
  if (hasPhrase(tokens, comma, 'up to')) return comma + 2
  const isJoin = isAnyOf(tokens, comma, joining) || (isBetween && wordAt(tokens, comma) === 'and')
  return isJoin ? comma + 1 : undefined
}

/** The other end, of which only the number of a day may be said: “Nov 18-19”. */
function readRight(reading: Reading, at: number, left: Phrase): Found<Phrase> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const number = readNumber(tokens, start)
  const whole = readPhrase(reading, at)
  const isDay =
    left.dates?.grain === 'day' &&
    left.clock === undefined &&
    number !== undefined &&
    number.value <= 31 &&
    number.value > 0
  if (isDay && (whole === undefined || whole.value.dates === undefined) && !isCounted(reading, number.next))
    return { value: { dates: daysLike({ day: number.value }) }, next: number.next }
  return whole?.value.dates !== undefined ||
    (whole?.value.clock !== undefined && left.clock !== undefined) ||
    whole?.value.clock?.loose === false
    ? whole
    : undefined
}

function isCounted({ tokens }: Reading, at: number): boolean {
  const word = wordAt(tokens, at)
  const isColon = word === ':' && tokens[at]?.spaced === false
  return (
    isColon ||
    isOneOf(tokens, at, 'am', 'pm', 'a', 'p', 'oclock', '%', 'percent', 'people') ||
    unitOf(word) !== undefined
  )
}

const readNumber = (tokens: Reading['tokens'], at: number) => readPlainOrdinal(tokens, at) ?? readWhole(tokens, at)

/** “3 to 12 of September”, “18 and 19 June”, “4-23 next month”: two numbers of days before their month. */
function readNumberDays(reading: Reading, at: number): Found<Settled> | undefined {
  const { tokens } = reading
  // “Mon 7 to Fri 11 December”.
  const first = readNumber(tokens, readWeekday(reading, at)?.next ?? at)
  if (
    first === undefined ||
    first.value < 1 ||
    first.value > 31 ||
    !isAnyOf(tokens, first.next, new Set([...joining, 'and']))
  )
    return undefined
  const start = wordAt(tokens, first.next + 1) === 'the' ? first.next + 2 : first.next + 1
  const right = readDates(reading, start) ?? readDayOfMonth(reading, start)
  if (right?.value.grain !== 'day' || right.value.bareWeekday === true || right.value.spans === true) return undefined
  if (readNumber(tokens, readWeekday(reading, start)?.next ?? start) === undefined) return undefined
  const value = between({ dates: daysLike({ day: first.value }) }, { dates: right.value }, reading)
  return value && { value, next: right.next }
}

/** Two ends as one stretch. What one end leaves open, the other decides: its day, its month, its year, its time. */
export function between(left: Phrase, right: Phrase, reading: Reading): Settled | undefined {
  const [from, to] = left.dates && right.dates ? anchored(left, right, reading) : [{}, {}]
  const first = settle(left, reading, from)
  if (first === undefined) return undefined
  const day = right.dates || right.part?.away !== undefined ? {} : { day: first.start.toPlainDate() }
  const isTimed =
    left.clock !== undefined && right.clock === undefined && right.part === undefined && right.dates !== undefined
  const last = settle(isTimed && left.clock ? { ...right, clock: left.clock } : right, reading, { ...to, ...day })
  if (last === undefined) return undefined
  const start = first.start
  const end = coverOf(last).end
  const isMinute = left.clock !== undefined || right.clock !== undefined
  const rightEnd = isBefore(start, end) ? end : end.add({ days: isMinute && !right.dates ? 1 : 0 })
  if (!isBefore(start, rightEnd)) return undefined
  const grain = isMinute ? 'minute' : last.grain === 'second' || last.grain === 'part' ? first.grain : last.grain
  return {
    kind: 'interval',
    start,
    end: rightEnd,
    grain,
    saysDay: first.saysDay || last.saysDay,
    saysTime: first.saysTime || last.saysTime,
  }
}

/** “Nov 18 - Dec 19, 2015”: where the second is fixed, the first comes right before it; else the second follows the first. */
function anchored(left: Phrase, right: Phrase, reading: Reading): [Around, Around] {
  const [first, second] = [left.dates, right.dates]
  if (first === undefined || second === undefined) return [{}, {}]
  if (first.fixed === undefined && (second.fixed ?? (first.bareDay === true && second.bareDay !== true))) {
    const goal = settle({ dates: second }, reading)
    const coming = first.bareWeekday === true ? upcoming(first, reading) : undefined
    // “Wednesday to Friday next week” is within that week.
    const isOfWeek = second.ofWeek === true && goal && (first.weekday ?? 7) < goal.start.dayOfWeek
    const isAhead = coming && goal && !isOfWeek && isBefore(coming.start, goal.start)
    const earlier = isAhead ? coming : goal && preceding(first, goal.start.add({ seconds: 1 }))
    return goal && earlier ? [{ dates: earlier }, { dates: coverOf(goal) }] : [{}, {}]
  }
  const start = settle({ dates: first }, reading)
  if (start === undefined || second.fixed) return [{}, {}]
  const begun = first.fixed ? undefined : underWay(first, second, reading)
  if (begun) return begun
  const after = following(second, start.start)
  return [{ dates: { ...coverOf(start) } }, after ? { dates: after } : {}]
}

/** “2 July to 10 July”, said on the fifth: what is not over yet is this one and not that of next year. */
function underWay(first: Dates, second: Dates, { today }: Reading): [Around, Around] | undefined {
  const midnight = today.toPlainDateTime()
  const start = first.bareWeekday === true ? undefined : preceding(first, midnight)
  const end = start && following(second, start.start)
  if (!start || !end || !isBefore(midnight, end.end)) return undefined
  const [from, to] = [start.start, end.start]
  // “The 24th to the 31st” on 25 November is in December: November has no 31st.
  const isInOne = first.bareDay !== true || from.month === to.month || from.day >= to.day
  return isInOne ? [{ dates: start }, { dates: end }] : undefined
}

/** “Next Wednesday after 10”, “today before 4pm”: a day, and how its time is bounded. */
export function readBounded(reading: Reading, at: number): Found<Settled> | undefined {
  const said = readPhrase(reading, at)
  if (said?.value.dates === undefined || said.value.clock || said.value.part) return undefined
  const whole = settle(said.value, reading)
  const next = isOneOf(reading.tokens, said.next, ',', 'at', 'from') ? said.next + 1 : said.next
  const bound = whole && readOpen(reading, next, { dates: coverOf(whole) })
  if (bound === undefined || bound.value.saysDay || !bound.value.saysTime) return undefined
  return { value: { ...bound.value, saysDay: true }, next: bound.next }
}

/** “After 2pm”, “until Friday”, “since March”, “by the end of the year”, “later than 3 but before 6”. */
export function readOpen(reading: Reading, at: number, day: Around = {}): Found<Settled> | undefined {
  const first = readBound(reading, at, day)
  if (first === undefined) return undefined
  const { tokens } = reading
  const and = isOneOf(tokens, first.next, 'and', 'but', ',') ? first.next + 1 : first.next
  const second = first.value.kind === 'after' ? readBound(reading, and, day) : undefined
  if (
    second?.value.kind !== 'before' ||
    second.value.end === undefined ||
    !isBefore(first.value.start, second.value.end)
  )
    return first
  const { end, grain } = second.value
  const saysDay = first.value.saysDay || second.value.saysDay
  return { value: { ...first.value, kind: 'interval', end, grain, saysDay }, next: second.next }
}

/** “2018 or later”, “from Monday onwards”. */
export function readOpenBehind({ tokens, now }: Reading, { value, next }: Found<Settled>): Found<Settled> | undefined {
  const said = without(value)
  const after = afterwards.find((phrase) => hasPhrase(tokens, next, phrase))
  if (after !== undefined) return { value: { ...said, kind: 'after' }, next: next + after.split(' ').length }
  const until = ['or earlier', 'or before'].find((phrase) => hasPhrase(tokens, next, phrase))
  return until === undefined ? undefined : { value: before(value, value.end ?? value.start, now), next: next + 2 }
}

const afterwards = [
  'or later',
  'or after',
  'and later',
  'and after',
  'and greater',
  'and onwards',
  'onwards',
  'onward',
  'and on',
]

type Bound = 'after' | 'since' | 'before' | 'until' | 'by'

function readBound(reading: Reading, at: number, { dates: given }: Around): Found<Settled> | undefined {
  const bound = bounds.find(([phrase]) => hasPhrase(reading.tokens, at, phrase))
  if (bound === undefined) return undefined
  const [phrase, kind] = bound
  if (wordAt(reading.tokens, at + 1) === 'of') return undefined
  const next = at + phrase.split(' ').length
  const said = readPhrase(reading, next)
  if (said === undefined || said.value.until) return kind === 'after' ? readAfterLength(reading, next) : undefined
  if (given && said.value.dates) return undefined
  const settled = settle(said.value, reading, given ? { day: given.start.toPlainDate() } : { past: phrase === 'since' })
  return settled && { value: opened(kind, settled, said.value, reading), next: said.next }
}

const bounds: [string, Bound][] = [
  ['no later than', 'until'],
  ['not later than', 'until'],
  ['no earlier than', 'since'],
  ['not before', 'since'],
  ['as early as', 'since'],
  ['later than', 'after'],
  ['more than', 'since'],
  ['greater than', 'after'],
  ['earlier than', 'before'],
  ['older than', 'before'],
  ['less than', 'before'],
  ['anytime after', 'after'],
  ['anytime before', 'before'],
  ['any time after', 'after'],
  ['any time before', 'before'],
  ['prior to', 'before'],
  ['up until', 'until'],
  ['up to', 'until'],
  ['starting from', 'since'],
  ['starting on', 'since'],
  ['starting at', 'since'],
  ['starting', 'since'],
  ['beginning on', 'since'],
  ['beginning', 'since'],
  ['commencing', 'since'],
  ['after', 'after'],
  ['since', 'since'],
  ['from', 'since'],
  ['before', 'before'],
  ['until', 'until'],
  ['till', 'until'],
  ['til', 'until'],
  ['through', 'until'],
  ['thru', 'until'],
  ['by', 'by'],
]

function opened(kind: Bound, settled: Settled, { dates, clock }: Phrase, { now }: Reading): Settled {
  const { start, end = settled.start } = settled
  const isWhole = clock === undefined && dates !== undefined
  if (kind === 'since') return without({ ...settled, kind: 'after' })
  if (kind === 'after')
    return without({ ...settled, kind: 'after', start: isWhole || settled.grain === 'part' ? end : start })
  const isThrough = kind === 'until' || (kind === 'by' && (dates?.spans === true || settled.grain === 'part'))
  return before(settled, isThrough ? end : start, now)
}

/** From now to the bound; nothing lies between them where that is over. */
function before(settled: Settled, end: Temporal.PlainDateTime, now: Temporal.PlainDateTime): Settled {
  return { ...settled, kind: 'before', start: isBefore(end, now) ? end : now, end }
}

function without({ start, grain, kind, saysDay, saysTime }: Settled): Settled {
  return { start, grain, kind, saysDay, saysTime }
}

/** “After 5 days”. */
function readAfterLength(reading: Reading, at: number): Found<Settled> | undefined {
  const count = readCount(reading.tokens, at)
  const unit = count && unitOf(wordAt(reading.tokens, count.next))
  if (count === undefined || unit === undefined || unit === 'decade' || !Number.isInteger(count.value)) return undefined
  const offset = readDates(
    {
      ...reading,
      tokens: [inToken, ...reading.tokens.slice(at, count.next + 1)],
      memory: new Map(),
      phrases: new Map(),
    },
    0,
  )
  const stretch = offset?.value.fixed
  return (
    stretch && {
      value: { kind: 'after', start: stretch.start, grain: stretch.grain, saysDay: true, saysTime: false },
      next: count.next + 1,
    }
  )
}

const inToken = { word: 'in', raw: 'in', at: 0, until: 0, spaced: false }
