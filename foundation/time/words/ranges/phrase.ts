import { isOneOf, hasPhrase, isAnyOf, readWhole, wordAt, type Found } from '../text/counts.ts'
import { announcing, readClock, readHalf, type Clock } from '../clock/clock.ts'
import { readDates } from '../days/days-in-words.ts'
import type { Dates, Reading } from '../days/dates.ts'
import { readPart, type Part } from '../clock/parts.ts'
import { tokensOf } from '../text/tokens.ts'
import { unitOf } from '../text/vocabulary.ts'

/** A day, a time, a part of the day, said together in any order: “Monday morning from 10 to 12”. */
export type Phrase = {
  dates?: Dates
  clock?: Clock
  until?: Clock
  part?: Part
  /** “From” or “between” stood before the clock. */ from?: boolean
}

export function readPhrase(reading: Reading, at: number): Found<Phrase> | undefined {
  if (!reading.phrases.has(at)) reading.phrases.set(at, readPieces(reading, at))
  return reading.phrases.get(at)
}

function readPieces(reading: Reading, at: number): Found<Phrase> | undefined {
  let found: Found<Phrase> = { value: {}, next: at }
  for (let turn = 0; turn < 6; turn += 1) {
    const more = readMore(reading, found, at)
    if (more === undefined) break
    found = more
  }
  return found.next === at ? undefined : found
}

/** The next piece, behind the words that hold pieces together. */
function readMore(reading: Reading, { value, next }: Found<Phrase>, first: number): Found<Phrase> | undefined {
  const begins = next === first
  for (let start = next, skipped = 0; skipped < 4; start += 1, skipped += 1) {
    if (wordAt(reading.tokens, start - 1) === '-' && skipped > 0 && isOtherEnd(reading, start)) return undefined
    const piece = readPiece(reading, value, start, begins && skipped === 0)
    if (piece) return piece
    if (!isAnyOf(reading.tokens, start, begins ? leading : between)) return undefined
    if (value.until && !isAnyOf(reading.tokens, start, between)) return undefined
  }
  return undefined
}

/** Behind a dash stands the other end of a stretch: “Nov 18-19”, “Monday - Friday”; but “Monday - 3pm” is one time. */
function isOtherEnd(reading: Reading, at: number): boolean {
  const whole = readWhole(reading.tokens, at)
  const isLone = whole !== undefined && readClock(reading, at, false) === undefined
  return isLone || reading.tokens[at]?.spaced === false || readDates(reading, at) !== undefined
}

const leading = new Set(
  'on at in the @ of for around about approximately from between during sometime circa roughly'.split(' '),
)
const between = new Set(
  'on at in the @ of for , around about approximately from between during ( t sometime this - :'.split(' '),
)

const hourWords = new Set(
  [...announcing].filter((word) => word !== 'for' && word !== 'about' && word !== 'approximately'),
)

/** “8 tonight”, “nine tomorrow evening”, and “ten thirty” where nothing else is said; but “room 8 tonight” is no hour. */
function isBeforePart(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const hour = readWhole(tokens, at)
  if (hour === undefined || hour.value > 12 || isAnyOf(tokens, at - 1, numbered)) return false
  const minute = readWhole(tokens, wordAt(tokens, hour.next) === '-' ? hour.next + 1 : hour.next)
  if (minute !== undefined && minute.next === tokens.length && at === 0 && minute.value > 9) return true
  const comma = wordAt(tokens, hour.next) === ',' ? hour.next + 1 : hour.next
  const start = isOneOf(tokens, comma, 'tomorrow', 'in') ? comma + 1 : comma
  return readPart(reading, start) !== undefined
}

const numbered = new Set(
  `room building floor gate platform flight chapter number no homework version phase step week day level unit suite
  line track section page item class group team task bus train lecture lesson part act volume #`.split(/\s+/u),
)

function readPiece(reading: Reading, value: Phrase, at: number, begins: boolean): Found<Phrase> | undefined {
  const { tokens } = reading
  const dates = value.dates === undefined ? readDates(reading, at) : undefined
  if (value.clock === undefined) {
    const range = readClockRange(reading, at, value)
    if (range && range.next > (dates?.next ?? 0)) return { value: { ...value, ...range.value }, next: range.next }
  }
  if (value.part === undefined) {
    const part = readPart(reading, at)
    if (part && !isPartOfName(reading, at) && part.next >= (dates?.next ?? 0) && !hasPhrase(tokens, at, 'mid night'))
      return { value: { ...value, part: part.value }, next: part.next }
  }
  if (value.dates !== undefined && value.part === undefined && value.clock === undefined) {
    const half = halves[wordAt(tokens, at) ?? '']
    const part = half === undefined ? undefined : readPart({ ...reading, tokens: tokensOf(half) }, 0)
    if (part) return { value: { ...value, part: part.value }, next: at + 1 }
  }
  const isExpected = isAnyOf(tokens, at - 1, hourWords)
  const beside = !begins && (value.dates !== undefined || value.part !== undefined) && wordAt(tokens, at - 1) !== ','
  const isLead = begins && isBeforePart(reading, at)
  const clock = value.clock === undefined ? readClock(reading, at, isExpected || beside || isLead) : undefined
  if (clock && (dates === undefined || clock.next >= dates.next)) {
    if (!isOneOf(tokens, at - 1, 'at', '@') && isTooBare(reading, at, clock, value)) return undefined
    return { value: { ...value, clock: clock.value }, next: clock.next }
  }
  if (dates && isFitting(value, dates.value)) return { value: { ...value, dates: dates.value }, next: dates.next }
  return undefined
}

/** “Tomorrow am”. */
const halves: Record<string, string> = { am: 'morning', pm: 'afternoon' }

/** A moment that was counted to (“in two hours”) has its time already. */
function isFitting(value: Phrase, { grain, fixed }: Dates): boolean {
  const isMoment = fixed !== undefined && (grain === 'second' || grain === 'minute' || grain === 'hour')
  return !(isMoment && (value.clock !== undefined || value.part !== undefined))
}

/** “New Year’s eve” is no evening, and “good morning” no time. */
function isPartOfName({ tokens }: Reading, at: number): boolean {
  return isOneOf(tokens, at - 1, 'good', 'years', 'christmas', 'every', 'each')
}

/** Beside a day a lone number is a time only where nothing is counted by it: “tomorrow 3 people”. */
function isTooBare({ tokens }: Reading, at: number, clock: Found<Clock>, value: Phrase): boolean {
  const isLone = clock.next === at + 1 && /^\d{1,4}$|^[a-z]+$/u.test(wordAt(tokens, at) ?? '') && clock.value.loose
  if (!isLone || value.part !== undefined) return false
  const after = wordAt(tokens, clock.next)
  return after !== undefined && /^\p{L}/u.test(after) && !afterTime.has(after)
}

const afterTime = new Set(
  'on in at to until till til for with and or am pm tomorrow today tonight this next ish sharp by'.split(' '),
)

/** “From 3 to 5pm”, “9:30-11:00”, “1–2:30 ish”, “8am until 6”; lone numbers where a day or “from” stands beside them. */
function readClockRange(reading: Reading, at: number, value: Phrase): Found<Phrase> | undefined {
  const { tokens } = reading
  const isFrom = isOneOf(tokens, at - 1, 'from', 'between', '@', 'at')
  const hasDay = value.dates !== undefined || value.part !== undefined
  const left = readClock(reading, at, true)
  if (left === undefined || !isAnyOf(tokens, left.next, joining)) return undefined
  if (wordAt(tokens, left.next) === 'and' && wordAt(tokens, at - 1) !== 'between') return undefined
  const start = wordAt(tokens, left.next + 1) === 'at' ? left.next + 2 : left.next + 1
  const right = readClock(reading, start, true)
  if (right === undefined) return undefined
  const isPlain = isLoneNumber(reading, at, left) && isLoneNumber(reading, start, right)
  if (isPlain && !(isFrom || hasDay || isBesideDay(reading, right.next))) return undefined
  if (isPlain && !isFrom && !isSensible(reading, at, right)) return undefined
  return { value: { clock: shared(left.value, right.value), until: right.value, from: isFrom }, next: right.next }
}

const joining = new Set(['-', 'to', 'until', 'till', 'til', 'thru', 'through', 'and', 'til'])

function isLoneNumber({ tokens }: Reading, at: number, clock: Found<Clock>): boolean {
  return (
    clock.next === at + 1 &&
    clock.value.loose &&
    /^\d{1,2}$|^\p{L}+$/u.test(wordAt(tokens, at) ?? '') &&
    wordAt(tokens, at) !== 'noon'
  )
}

function isBesideDay(reading: Reading, at: number): boolean {
  const start = isOneOf(reading.tokens, at, 'on', 'of', 'this') ? at + 1 : at
  return (
    readPart(reading, start) !== undefined ||
    readDates(reading, start) !== undefined ||
    readHalf(reading, at) !== undefined
  )
}

/** “3-5 people” are no hours. */
function isSensible({ tokens }: Reading, at: number, right: Found<Clock>): boolean {
  const after = wordAt(tokens, right.next)
  return (
    (after === undefined || !/^\p{L}/u.test(after) || afterTime.has(after) || unitOf(after) === undefined) &&
    readWhole(tokens, at) !== undefined
  )
}

/** “3 to 5pm”: what stands behind the second goes for the first, as long as it then comes first. */
function shared(left: Clock, right: Clock): Clock {
  const zone = left.zone ?? right.zone
  const zoned = zone === undefined ? left : { ...left, zone }
  if (!left.loose || right.loose) return zoned
  const late = { ...zoned, hour: (left.hour % 12) + 12, loose: false }
  if (right.hour >= 12 && minutes(late) < minutes(right)) return late
  return { ...zoned, hour: left.hour % 12 === 0 && right.hour < 12 ? 0 : left.hour, loose: false }
}

function minutes({ hour, minute }: Clock): number {
  return hour * 60 + minute
}
