import { isOneOf, hasPhrase, isAnyOf, readWhole, skipWords, wordAt, type Found } from '../text/counts.ts'
import type { Reading } from '../days/dates.ts'
import { readZone } from './clock-zones.ts'
import { unitOf } from '../text/vocabulary.ts'

/** What a clock shows. `loose`: before noon or after it was not said, and both are possible. */
export type Clock = {
  hour: number
  minute: number
  second: number
  loose: boolean
  grain: 'hour' | 'minute' | 'second'
  /** Offset or name of the zone that was said. */
  zone?: string
}

export type Half = 'am' | 'pm'

/** A time of day. A bare number is one only where `bare` says so: after “at”, or beside a day. */
export function readClock(reading: Reading, at: number, bare: boolean): Found<Clock> | undefined {
  const plain = readPlainClock(reading, at, bare)
  if (plain === undefined) return undefined
  const sharp = skipWords(reading.tokens, plain.next, afterClock)
  const ish = wordAt(reading.tokens, sharp) === '-' && wordAt(reading.tokens, sharp + 1) === 'ish' ? sharp + 2 : sharp
  return readZone(reading, { value: plain.value, next: ish })
}

const afterClock = new Set(['sharp', 'ish', 'exactly', 'oclock', 'hours', 'hrs'])

function readPlainClock(reading: Reading, at: number, bare: boolean): Found<Clock> | undefined {
  return (
    readNamedTime(reading, at) ??
    readPast(reading, at) ??
    readSigned(reading, at) ??
    readHalfOf(reading, at, bare) ??
    readMilitary(reading, at, bare) ??
    readWordClock(reading, at, bare)
  )
}

export function clockOf(
  hour: number,
  minute: number | undefined,
  half: Half | undefined,
  written = '',
): Clock | undefined {
  if (hour > 24 || (minute ?? 0) > 59 || (hour === 24 && (minute ?? 0) > 0)) return undefined
  const grain = minute === undefined ? 'hour' : 'minute'
  const shape = { minute: minute ?? 0, second: 0, grain } as const
  if (half !== undefined && hour <= 12 && hour > 0)
    return { ...shape, hour: (hour % 12) + (half === 'pm' ? 12 : 0), loose: false }
  if (half === 'am' && hour > 0) return undefined
  return { ...shape, hour, loose: hour > 0 && hour <= 12 && !written.startsWith('0') }
}

/** “am”, “p.m.”, “a m”, and “3p” where it stands at the number. */
export function readHalf({ tokens }: Reading, at: number): Found<Half> | undefined {
  const token = tokens[at]
  const word = token?.word ?? ''
  if (word === 'am' || word === 'pm') return { value: word, next: at + 1 }
  if (word !== 'a' && word !== 'p') return undefined
  const value = word === 'a' ? 'am' : 'pm'
  const dot = wordAt(tokens, at + 1) === '.' ? at + 2 : at + 1
  if (wordAt(tokens, dot) === 'm')
    return { value, next: wordAt(tokens, dot + 1) === '.' && dot > at + 1 ? dot + 2 : dot + 1 }
  return token?.spaced === false ? { value, next: at + 1 } : undefined
}

function readNamedTime({ tokens }: Reading, at: number): Found<Clock> | undefined {
  const word = wordAt(tokens, at)
  if (word === 'noon' || word === 'midday') return { value: exactly(12), next: at + 1 }
  if (hasPhrase(tokens, at, '12 noon')) return { value: exactly(12), next: at + 2 }
  if (hasPhrase(tokens, at, '12 midnight')) return { value: exactly(0), next: at + 2 }
  if (word === 'midnight') return { value: exactly(0), next: at + 1 }
  return hasPhrase(tokens, at, 'mid night') ? { value: exactly(0), next: at + 2 } : undefined
}

function exactly(hour: number): Clock {
  return { hour, minute: 0, second: 0, loose: false, grain: 'hour' }
}

/** “Half past three”, “a quarter to noon”, “20 minutes to 2pm”, “half three”. */
function readPast(reading: Reading, at: number): Found<Clock> | undefined {
  const { tokens } = reading
  const minutes = readMinutes(reading, at)
  if (minutes === undefined) return undefined
  const sign = signs.get(wordAt(tokens, minutes.next) ?? '')
  const isHalfThree = sign === undefined && wordAt(tokens, at) === 'half' && minutes.value === 30
  if (sign === undefined && !isHalfThree) return undefined
  const hour =
    readNamedTime(reading, minutes.next + (isHalfThree ? 0 : 1)) ??
    readHourOnly(reading, minutes.next + (isHalfThree ? 0 : 1))
  if (hour === undefined || hour.value.minute > 0) return undefined
  const total = (hour.value.hour * 60 + (sign ?? 1) * minutes.value + 1440) % 1440
  return {
    value: { ...hour.value, hour: Math.floor(total / 60), minute: total % 60, grain: 'minute' },
    next: hour.next,
  }
}

const signs = new Map([
  ['past', 1],
  ['after', 1],
  ['to', -1],
  ['till', -1],
  ['til', -1],
  ['before', -1],
  ['of', -1],
])

function readMinutes({ tokens }: Reading, at: number): Found<number> | undefined {
  const start = wordAt(tokens, at) === 'a' ? at + 1 : at
  if (wordAt(tokens, start) === 'half') return { value: 30, next: start + 1 }
  if (wordAt(tokens, start) === 'quarter') return { value: 15, next: start + 1 }
  const count = readWhole(tokens, start)
  if (count === undefined || count.value > 59) return undefined
  if (unitOf(wordAt(tokens, count.next)) === 'minute') return { value: count.value, next: count.next + 1 }
  const isRange = isAnyOf(tokens, count.next, toWords) && count.value <= 12 && /^\d/u.test(wordAt(tokens, start) ?? '')
  const isFiveFold = count.value % 5 === 0 && !isOneOf(tokens, at - 1, 'from', '-', 'between')
  return isFiveFold && !isRange ? count : undefined
}

/** “5 to 6” is a span; five minutes to six is written out, or said with its minutes. */
const toWords = new Set(['to', 'till', 'til'])

function readHourOnly(reading: Reading, at: number): Found<Clock> | undefined {
  const { tokens } = reading
  const whole = readWhole(tokens, at)
  if (whole === undefined || whole.value > 24) return undefined
  const letter = tokens[whole.next]
  if (letter?.word === 'h' && !letter.spaced) return clockFound(clockOf(whole.value, 0, undefined), whole.next + 1)
  const oclock = wordAt(tokens, whole.next) === 'oclock' ? whole.next + 1 : whole.next
  const half = readHalf(reading, oclock)
  return clockFound(clockOf(whole.value, undefined, half?.value), half?.next ?? oclock)
}

function clockFound(value: Clock | undefined, next: number): Found<Clock> | undefined {
  return value && { value, next }
}

/** “15:23:24”, “3:30 p.m.”, “15h30”, “9.30pm”, “2.30” after a word that announces a time. */
function readSigned(reading: Reading, at: number): Found<Clock> | undefined {
  const { tokens } = reading
  const [hour, sign, minute] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!/^\d{1,2}$/u.test(hour?.word ?? '') || sign?.spaced !== false) return undefined
  const isMinute = /^\d\d$/u.test(minute?.word ?? '') && minute?.spaced === false
  if (sign.word === 'h' && !isMinute) return clockFound(clockOf(Number(hour?.word), undefined, undefined, '0'), at + 2)
  if (!isMinute || !(sign.word === ':' || sign.word === '.' || sign.word === 'h')) return undefined
  const [again, second] = [tokens[at + 3], tokens[at + 4]]
  const isSecond =
    again?.word === ':' && !again.spaced && /^\d\d$/u.test(second?.word ?? '') && second?.spaced === false
  const half = readHalf(reading, isSecond ? at + 5 : at + 3)
  if (sign.word === '.' && half === undefined && !isAnyOf(tokens, at - 1, announcing)) return undefined
  if (sign.word === '.' && isOneOf(tokens, at + 3, 'percent', '%', '.')) return undefined
  const value = clockOf(Number(hour?.word), Number(minute?.word), half?.value, sign.word === 'h' ? '0' : hour?.word)
  if (value === undefined || !isSecond) return clockFound(value, half?.next ?? at + 3)
  return {
    value: { ...value, second: Math.min(Number(second?.word), 59), grain: 'second' },
    next: half?.next ?? at + 5,
  }
}

export const announcing = new Set(
  'at @ around about approximately by from between until till til to before after since for circa through'.split(' '),
)

/** “3pm”, “10 a.m.”, “1030 am”, “3 15 pm”, “seven thirty p.m.” */
function readHalfOf(reading: Reading, at: number, bare: boolean): Found<Clock> | undefined {
  const numbers = readHourAndMinute(reading, at)
  if (numbers === undefined) return undefined
  const { hour, minute } = numbers.value
  const oclock = wordAt(reading.tokens, numbers.next) === 'oclock'
  const half = readHalf(reading, oclock ? numbers.next + 1 : numbers.next)
  if (half)
    return clockFound(hour > 12 && half.value === 'am' ? undefined : clockOf(hour, minute, half.value), half.next)
  if (oclock || wordAt(reading.tokens, numbers.next) === 'ish')
    return clockFound(clockOf(hour, minute, undefined), numbers.next + 1)
  const isYear = isYearLike(reading.tokens[at]?.word ?? '') && !isAnyOf(reading.tokens, at - 1, atWords)
  const isFull = minute !== undefined && bare && !isYear
  return isFull ? clockFound(clockOf(hour, minute, undefined, reading.tokens[at]?.word), numbers.next) : undefined
}

function readHourAndMinute({ tokens }: Reading, at: number): Found<{ hour: number; minute?: number }> | undefined {
  const word = wordAt(tokens, at) ?? ''
  if (/^\d{3,4}$/u.test(word)) {
    const [hour, minute] = [Number(word.slice(0, -2)), Number(word.slice(-2))]
    return hour > 24 || minute > 59 ? undefined : { value: { hour, minute }, next: at + 1 }
  }
  const hour = readHour(tokens, at)
  if (hour === undefined) return undefined
  const joined = wordAt(tokens, hour.next) === '-' && !/^\d/u.test(word) ? hour.next + 1 : hour.next
  const zero = wordAt(tokens, joined) === 'oh' || wordAt(tokens, joined) === 'o' ? joined + 1 : joined
  const minute =
    /^\d/u.test(word) && zero === joined && !/^\d\d$/u.test(wordAt(tokens, joined) ?? '')
      ? undefined
      : readWhole(tokens, zero)
  const isMinute =
    minute !== undefined &&
    minute.value < 60 &&
    (minute.value > 9 || zero > joined) &&
    unitOf(wordAt(tokens, minute.next)) === undefined
  return isMinute
    ? { value: { hour: hour.value, minute: minute.value }, next: minute.next }
    : { value: { hour: hour.value }, next: hour.next }
}

/** “Twenty-three” is no hour and minutes; “ten thirty” is. */
function readHour(tokens: Reading['tokens'], at: number): Found<number> | undefined {
  const whole = readWhole(tokens, at)
  return whole !== undefined && whole.value <= 24 && /^\d{1,2}$|^[a-z]+$/u.test(tokens[at]?.word ?? '')
    ? whole
    : undefined
}

/** “1800”, “at 1030”, “0930”: four digits, where a time is expected. */
function readMilitary({ tokens }: Reading, at: number, bare: boolean): Found<Clock> | undefined {
  const word = wordAt(tokens, at) ?? ''
  const isAnnounced = isAnyOf(tokens, at - 1, announcing) || isOneOf(tokens, at + 1, 'hours', 'hrs')
  if (!/^\d{3,4}$/u.test(word) || !(bare || isAnnounced)) return undefined
  if (isYearLike(word) && !isAnyOf(tokens, at - 1, atWords) && !isAnyOf(tokens, at + 1, hourWords)) return undefined
  return clockFound(
    clockOf(Number(word.slice(0, -2)), Number(word.slice(-2)), undefined, word.length === 4 ? '0' : ''),
    at + 1,
  )
}

function isYearLike(word: string): boolean {
  return /^(?:19|20)\d\d$/u.test(word)
}

const atWords = new Set(['at', '@'])
const hourWords = new Set(['hours', 'hrs'])

/** “At 3”, “ten”: a number alone, where a time is expected. */
function readWordClock({ tokens }: Reading, at: number, bare: boolean): Found<Clock> | undefined {
  if (!bare) return undefined
  const hour = readHour(tokens, at)
  if (hour === undefined || /^\d{3,}/u.test(wordAt(tokens, at) ?? '')) return undefined
  const after = tokens[hour.next]
  const isChoice = wordAt(tokens, hour.next) === 'or' && /^\d/u.test(wordAt(tokens, hour.next + 1) ?? '')
  const isOther =
    after !== undefined && (isChoice || isAnyOf(tokens, hour.next, notAfterHour) || unitOf(after.word) !== undefined)
  const isNumber =
    after !== undefined &&
    !after.spaced &&
    /^[.,/:%\p{L}]$|^(?:st|nd|rd|th)$/u.test(after.word) &&
    /[\d\p{L}%]/u.test(tokens[hour.next + 1]?.word ?? '') &&
    tokens[hour.next + 1]?.spaced === false
  const isOrdinal = after !== undefined && !after.spaced && /^(?:st|nd|rd|th|x|k|m|s)$|^%$/u.test(after.word)
  return isOther || isNumber || isOrdinal
    ? undefined
    : clockFound(clockOf(hour.value, undefined, undefined, wordAt(tokens, at)), hour.next)
}

const notAfterHour = new Set([
  'percent',
  '%',
  'people',
  'times',
  'dollars',
  'euros',
  'pounds',
  'of',
  'st',
  'nd',
  'rd',
  'th',
  'more',
  '$',
])
