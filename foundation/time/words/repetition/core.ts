import { type Core, readAdverb } from './adverbs.ts'
import { readFeast } from './feasts.ts'
import { type Days, readDayNumbers, readGroup, readMonths, readPlacedDays, readWeekdays } from './days.ts'
import { type Draft, draft, withDays } from './draft.ts'
import { type Found, numberOf, type Reader, readOrdinal, skip, textAt, unitOf, weekdayOf, type Word } from './words.ts'

/** The heart of a repetition: “every other Monday”, “weekly”, “the first Friday of each month”, “Tuesdays”. */
export const readCore: Reader<Core> = (words, at) =>
  readEvery(words, at) ??
  readAdverb(words, at) ??
  readTimesA(words, at) ??
  readPlacedOfEach(words, at) ??
  readPlural(words, at)

const every = new Set(['every', 'each', 'evry', 'evrey', 'ev'])
const alternate = new Set(['other', 'alternate', 'alternating'])

/** Past “every”, “each and every”, “every single”. */
function pastEvery(words: readonly Word[], at: number): number | undefined {
  if (!every.has(textAt(words, at))) return undefined
  const both = textAt(words, at + 1) === 'and' && every.has(textAt(words, at + 2)) ? at + 3 : at + 1
  return skip(words, both, ['single', '-'])
}

const readEvery: Reader<Core> = (words, at) => {
  const next = pastEvery(words, at)
  if (next === undefined) return alternateDays(words, at)
  return everyDate(words, next) ?? everyPlaced(words, next) ?? everyInterval(words, next) ?? everyMonthName(words, next)
}

/** “every 25 December”, “every 4 and 5 July”, “every Christmas”. */
function everyDate(words: readonly Word[], at: number): Found<Core> | undefined {
  const feast = readFeast(words, at)
  if (feast)
    return { value: draft('YEARLY', 1, { months: [feast.value.month], numbers: [feast.value.day] }), end: feast.end }
  const numbers = readDayNumbers(words, at)
  const months = numbers && readMonths(words, skip(words, numbers.end, ['of']))
  if (!numbers || !months || numbers.value.some((number) => number > 31)) return undefined
  return { value: draft('YEARLY', 1, { months: months.value, numbers: numbers.value }), end: months.end }
}

/** “alternate Fridays”, “alternate weeks”. */
function alternateDays(words: readonly Word[], at: number): Found<Core> | undefined {
  if (!['alternate', 'alternating'].includes(textAt(words, at))) return undefined
  return everyUnit(words, at + 1, 2)
}

/** “every 4th and 10th of the month”, “every first Friday”, “every 2nd Tuesday of the month”, “every 15th”. */
function everyPlaced(words: readonly Word[], at: number): Found<Core> | undefined {
  const days = readPlacedDays(words, at)
  if (!days) return undefined
  const of = readOf(words, days.end)
  if (of) return { value: withDays(of.value, days.value), end: of.end }
  const months = ['of', 'in'].includes(textAt(words, days.end)) ? readMonths(words, days.end + 1) : undefined
  if (months) return { value: withDays(draft('YEARLY', 1, { months: months.value }), days.value), end: months.end }
  const first = readOrdinal(words, skip(words, at, ['the']))?.value ?? 0
  const byNumber = days.value.weekdays.length === 0 && days.value.numbers.every((number) => number < 32)
  const followed = unitOf(textAt(words, days.end)) !== undefined || textAt(words, days.end - 1).startsWith('day')
  const secondsPass = textAt(words, at) === 'second' && days.end === at + 1
  if (byNumber && !followed && !secondsPass) return { value: withDays(draft('MONTHLY'), days.value), end: days.end }
  const placed = days.value.weekdays.length > 0 && days.value.weekdays.every(({ position }) => position !== undefined)
  const several = new Set(days.value.weekdays.map(({ position }) => position)).size > 1
  return placed && (first === 1 || first < 0 || several)
    ? { value: withDays(draft('MONTHLY'), days.value), end: days.end }
    : undefined
}

/** “every day”, “every other week”, “every 3rd month”, “every second Tuesday”, “every two weeks”. */
function everyInterval(words: readonly Word[], at: number): Found<Core> | undefined {
  const part = partOfHour(words, at)
  if (part) return part
  const counted = readInterval(words, at)
  const found = counted ? everyUnit(words, counted.end, counted.value) : undefined
  return found ?? everyUnit(words, at, 1)
}

/** “every half hour”, “every quarter of an hour”. */
function partOfHour(words: readonly Word[], at: number): Found<Core> | undefined {
  const minutes = { half: 30, quarter: 15 }[textAt(words, at)]
  const end = skip(words, at + 1, ['-', 'of', 'a', 'an'])
  return minutes !== undefined && textAt(words, end) === 'hour'
    ? { value: draft('MINUTELY', minutes), end: end + 1 }
    : undefined
}

const readInterval: Reader<number> = (words, at) => {
  if (alternate.has(textAt(words, at))) return { value: 2, end: at + 1 }
  if (textAt(words, at) === 'couple') return { value: 2, end: skip(words, at + 1, ['of']) }
  const ordinal = readOrdinal(words, at)
  const value = ordinal && ordinal.value > 0 ? ordinal.value : numberOf(textAt(words, at))
  if (value === undefined || value === 0) return undefined
  return { value, end: skip(words, ordinal?.end ?? at + 1, ['-']) }
}

const partsOfDay = new Set(['morning', 'afternoon', 'evening', 'night', 'lunchtime', 'noon', 'midday', 'midnight'])

function everyUnit(words: readonly Word[], at: number, interval: number): Found<Core> | undefined {
  const group = readGroup(words, at)
  const days = group ? undefined : readWeekdays(words, at)
  const named = days?.value.weekdays ?? group?.value.map((day) => ({ day }))
  if (named) return { value: { ...draft('WEEKLY', interval), weekdays: named }, end: days?.end ?? group?.end ?? at }
  const word = textAt(words, at)
  if (partsOfDay.has(word.replace(/s$/, ''))) return { value: draft('DAILY', interval), end: at }
  const unit = unitOf(word)
  if (!unit) return undefined
  return { value: draft(unit.frequency, interval * unit.times, quarterly(word)), end: at + 1 }
}

function quarterly(word: string): Partial<Draft> {
  return word.startsWith('quarter') ? { quarters: true } : {}
}

/** “every July 4th”, “every Aug on day 20 and 30”, “every March”. */
function everyMonthName(words: readonly Word[], at: number): Found<Core> | undefined {
  const months = readMonths(words, at)
  if (!months) return undefined
  const numbers = readDayNumbers(words, months.end)
  const value = draft('YEARLY', 1, { months: months.value, numbers: numbers?.value ?? [] })
  return { value, end: numbers?.end ?? months.end }
}

/** “once a week”, “twice a year”, “three times a day”. How often only where a rule, or the times of day, can say it. */
const readTimesA: Reader<Core> = (words, at) => {
  const times = /^times$|^x$/.test(textAt(words, at + 1)) ? numberOf(textAt(words, at)) : undefined
  const count = times ?? { once: 1, twice: 2, thrice: 3 }[textAt(words, at)]
  if (count === undefined || count === 0) return undefined
  const next = times === undefined ? at + 1 : at + 2
  if (textAt(words, next) === 'daily') return { value: draft('DAILY'), end: next + 1 }
  if (pastEvery(words, next) !== undefined) return count === 1 ? readEvery(words, next) : undefined
  if (!['a', 'an', 'per', 'in'].includes(textAt(words, next))) return undefined
  const unit = unitOf(textAt(words, next + 1))
  return unit && oftenIn(words, next + 2, { ...unit, count })
}

type Often = { frequency: Draft['frequency']; times: number; count: number }

function oftenIn(words: readonly Word[], at: number, { frequency, times, count }: Often): Found<Core> | undefined {
  if (count === 1) return { value: draft(frequency, times), end: at }
  if (frequency === 'DAILY') return { value: draft('DAILY'), end: at }
  if (frequency === 'YEARLY' && 12 % count === 0) return { value: draft('MONTHLY', 12 / count), end: at }
  if (frequency === 'MONTHLY' && count === 2 && times === 1)
    return { value: draft('MONTHLY', 1, { numbers: [1, 15] }), end: at }
  const named = frequency === 'WEEKLY' && readWeekdays(words, skip(words, at, ['on', ',', ':', '-']))
  return named ? { value: { ...draft('WEEKLY', times), weekdays: named.value.weekdays }, end: named.end } : undefined
}

/** “of each month”, “in every 3rd month”, “of every other year”, “of the month” after “every”. */
const readOf: Reader<Draft> = (words, at) => {
  if (!['of', 'in', 'on'].includes(textAt(words, at))) return undefined
  const the = textAt(words, at + 1)
  if (the === 'the' || the === 'a') return readWholeOf(words, at + 2, 1)
  return readOfEach(words, at)
}

const readOfEach: Reader<Draft> = (words, at) => {
  if (!['of', 'in', 'on'].includes(textAt(words, at))) return undefined
  const next = pastEvery(words, at + 1)
  if (next === undefined) return undefined
  const counted = readInterval(words, next)
  const months = counted ? undefined : readMonths(words, next)
  if (months) return { value: draft('YEARLY', 1, { months: months.value }), end: months.end }
  return readWholeOf(words, counted?.end ?? next, counted?.value ?? 1)
}

function readWholeOf(words: readonly Word[], at: number, interval: number): Found<Draft> | undefined {
  const unit = unitOf(textAt(words, at))
  if (!unit || !['WEEKLY', 'MONTHLY', 'YEARLY'].includes(unit.frequency)) return undefined
  return { value: draft(unit.frequency, interval * unit.times, quarterly(textAt(words, at))), end: at + 1 }
}

/** “2nd and 2nd to the last Fri of each month”, “first of every month”, “the beginning of each month”. */
const readPlacedOfEach: Reader<Core> = (words, at) => {
  const days = readEdge(words, at) ?? readPlacedDays(words, at)
  const of = days ? readOfEach(words, days.end) : undefined
  return days && of ? { value: withDays(of.value, days.value), end: of.end } : undefined
}

const firstOnes = new Set(['beginning', 'begin', 'start'])

/** “the beginning”, “the end”: the first day, the last one. */
export const readEdge: Reader<Days> = (words, at) => {
  const next = skip(words, at, ['the', 'very'])
  const word = textAt(words, next)
  const number = firstOnes.has(word) ? 1 : word === 'end' ? -1 : undefined
  return number === undefined
    ? undefined
    : { value: { weekdays: [], numbers: [number], positions: [], plural: false }, end: next + 1 }
}

/** “Tuesdays and Thursdays”, “weekends”, “on weekdays”; “Mon/Wed/Fri”. */
const readPlural: Reader<Core> = (words, at) => {
  const days = readWeekdays(words, at)
  if (!days) return undefined
  const slashed = words.slice(at, days.end).filter(({ text }) => text === '/').length > 1
  const said = textAt(words, at)
  if (!days.value.plural && !slashed && said !== 'mwf' && !isWorkingWeek(words, at, days.end)) return undefined
  if (['this', 'next', 'last', 'these', 'those', 'past', 'coming'].includes(textAt(words, at - 1))) return undefined
  return { value: { ...draft('WEEKLY'), weekdays: days.value.weekdays }, end: days.end }
}

/** “Monday to Friday at nine” is every one of them; without a time of day it is one stretch of days. */
function isWorkingWeek(words: readonly Word[], at: number, end: number): boolean {
  const stretch =
    end === at + 3 && weekdayOf(textAt(words, at))?.day === 0 && weekdayOf(textAt(words, at + 2))?.day === 4
  return stretch && /^(at|@|from|\d{1,2}([:.]\d\d)?([ap]m?)?)$/.test(textAt(words, skip(words, end, [','])))
}
