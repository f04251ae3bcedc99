import {
  isOneOf,
  hasPhrase,
  isAnyOf,
  readPlainOrdinal,
  readWhole,
  skipWords,
  wordAt,
  type Found,
} from '../text/counts.ts'
import { daysLike, fixed, realDay, weekdays, yearly, type Dates, type Reading } from './dates.ts'
import { fullYear, monthFound, readNumbers } from './number-dates.ts'
import { days, dayStretch, stretchAround } from './stretch.ts'
import { monthOf, seasonOf, weekdayOf, type Season } from '../text/vocabulary.ts'

/** A date as calendars write it: “3 March 2027”, “the 15th”, “2/15”, “2027-03-03”, “Tuesday the 19th”, “March”, “2027”. */
export function readCalendarDate(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const weekday = readWeekday(reading, at)
  if (weekday === undefined) return readDate(reading, at)
  const glued = skipGlue(tokens, weekday.next)
  const date =
    readNumbers(reading, glued, false) ??
    readMonthFirst(reading, glued) ??
    readDayFirst(reading, glued) ??
    readBareDay(reading, glued, true)
  if (date === undefined || date.value.grain !== 'day') return { value: weekdays(weekday.value), next: weekday.next }
  return { value: onWeekday(reading, date.value, weekday.value), next: date.next }
}

/** A weekday by its name, if it is one here: “I sat”, “the sun” are none. */
export function readWeekday({ tokens }: Reading, at: number): Found<number> | undefined {
  const word = wordAt(tokens, at)
  const value = weekdayOf(word)
  if (value === undefined || word === undefined) return undefined
  if ((word === 'sat' && isAnyOf(tokens, at - 1, people)) || (word === 'sun' && isAnyOf(tokens, at - 1, articles)))
    return undefined
  if (word === 'wed' && isWedding(tokens, at)) return undefined
  return { value, next: isDot(tokens, at) ? at + 2 : at + 1 }
}

/** “They want to wed in June”, “newly wed”; “move it to wed” names the day. */
function isWedding(tokens: Reading['tokens'], at: number): boolean {
  if (isOneOf(tokens, at - 1, 'newly')) return true
  return isOneOf(tokens, at - 1, 'to') && (isAnyOf(tokens, at - 2, hoping) || isAnyOf(tokens, at + 1, wedded))
}

const hoping = new Set(
  'want wants wanted like hope hopes hoping plan plans planning going about ready decide decided due have'.split(' '),
)
const wedded = new Set('her him them me you us someone somebody'.split(' '))
const people = new Set('i he she they we you it who and was'.split(' '))
const articles = new Set(['the', 'a'])

/** A dot that ends an abbreviation and not the sentence. */
function isDot(tokens: Reading['tokens'], at: number): boolean {
  const dot = tokens[at + 1]
  return dot?.word === '.' && !dot.spaced && (tokens[at]?.word.length ?? 9) <= 5 && tokens[at + 2] !== undefined
}

const glue = new Set([',', 'the', '.', '('])

function skipGlue(tokens: Reading['tokens'], at: number): number {
  return skipWords(tokens, at, glue)
}

/** A named year or a fixed day stays, whatever weekday was said of it; so does a date that has it in no year near. */
function onWeekday({ today }: Reading, date: Dates, weekday: number): Dates {
  if (date.fixed) return date
  const list = (year: number) => date.list(year).filter(({ start }) => start.dayOfWeek === weekday)
  const has = [today.year, today.year + 1].some((year) => list(year).length > 0)
  return has ? { ...date, list, bareDay: false } : date
}

function readDate(reading: Reading, at: number): Found<Dates> | undefined {
  return (
    readNumbers(reading, at, true) ??
    readDayFirst(reading, at) ??
    readMonthFirst(reading, at) ??
    readYearFirst(reading, at) ??
    readBareDay(reading, at, false) ??
    readMonth(reading, at) ??
    readQuarter(reading, at) ??
    readSeason(reading, at) ??
    readYear(reading, at)
  )
}

/** “March 3rd, 2027”, “Feb13”, “march third”, “May twenty nine”. */
function readMonthFirst(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const month = monthOf(wordAt(tokens, at))
  if (month === undefined) return undefined
  const start = skipGlue(tokens, at + 1)
  const day = readPlainOrdinal(tokens, start) ?? readDayNumber(reading, start)
  if (day === undefined || day.value < 1 || day.value > 31) return undefined
  return withYear(reading, { month, day: day.value }, day.next)
}

/** A number that is a day: no time of day, and no year. */
function readDayNumber({ tokens }: Reading, at: number): Found<number> | undefined {
  const whole = readWhole(tokens, at)
  if (whole === undefined || whole.value < 1 || whole.value > 31 || /^\d{3}/u.test(wordAt(tokens, at) ?? ''))
    return undefined
  const after = tokens[whole.next]
  const isClock = isAnyOf(tokens, whole.next, afterHour) && !(after?.word === '.' || after?.word === '-')
  const isColon = after?.word === ':' && !after.spaced && /^\d\d$/u.test(wordAt(tokens, whole.next + 1) ?? '')
  return isClock || isColon ? undefined : whole
}

const afterHour = new Set('am pm a p h oclock percent % hours hour minutes'.split(' '))

/** “3rd of March 2027”, “15 february”, “6 jan”, “the 20th of this month” without its end. */
function readDayFirst(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const day = readPlainOrdinal(tokens, start) ?? readDayNumber(reading, start)
  if (day === undefined || day.value > 31) return undefined
  const of = isOneOf(tokens, day.next, 'of', '-', '.', 'day') ? day.next + 1 : day.next
  const from = hasPhrase(tokens, day.next, 'day of') ? day.next + 2 : of
  const monthAt = wordAt(tokens, from) === 'the' ? from + 1 : from
  const month = monthOf(wordAt(tokens, monthAt))
  if (month === undefined || (wordAt(tokens, day.next) === '-' && tokens[day.next]?.spaced === true)) return undefined
  const dotted = isDot(tokens, monthAt) ? monthAt + 2 : monthAt + 1
  return withYear(reading, { month, day: day.value }, dotted)
}

function withYear(reading: Reading, said: { month: number; day: number }, at: number): Found<Dates> | undefined {
  const year = readYearAfter(reading, at)
  if (year) {
    const day = realDay(year.value, said.month, said.day)
    return day && { value: fixed(dayStretch(day)), next: year.next }
  }
  return realDay(2000, said.month, said.day) && { value: daysLike(said), next: at }
}

/** A year behind a date: “, 2027”, “of 2027”, “’27”. */
export function readYearAfter({ tokens }: Reading, at: number): Found<number> | undefined {
  const start = isOneOf(tokens, at, ',', 'of', 'in', '-', '/') ? at + 1 : at
  const word = wordAt(tokens, start) ?? ''
  if (/^[’'‘]$/u.test(word) && /^\d\d$/u.test(wordAt(tokens, start + 1) ?? ''))
    return { value: fullYear(wordAt(tokens, start + 1) ?? '') ?? 0, next: start + 2 }
  return readYearNumber(
    tokens,
    wordAt(tokens, start) === 'the' && wordAt(tokens, start + 1) === 'year' ? start + 2 : start,
  )
}

function readYearNumber(tokens: Reading['tokens'], at: number): Found<number> | undefined {
  const word = wordAt(tokens, at) ?? ''
  const after = tokens[at + 1]
  const isTime = after?.word === ':' || isOneOf(tokens, at + 1, 'am', 'pm', 'hours', 'hrs')
  const isGlued = after?.spaced === false && /^\p{L}/u.test(after.word)
  if (/^(?:1[5-9]|2[0-4])\d\d$/u.test(word))
    return isTime || isGlued ? undefined : { value: Number(word), next: at + 1 }
  if (/^\d/u.test(word)) return undefined
  const said = readWhole(tokens, at)
  if (said !== undefined && said.value >= 1500 && said.value < 2500) return said
  const rest = said !== undefined && (said.value === 19 || said.value === 20) ? readWhole(tokens, said.next) : undefined
  return rest && said && rest.value >= 10 && rest.value < 100
    ? { value: said.value * 100 + rest.value, next: rest.next }
    : undefined
}

/** “2017 april”. */
function readYearFirst({ tokens }: Reading, at: number): Found<Dates> | undefined {
  const year = readYearNumber(tokens, at)
  const month = year && monthOf(wordAt(tokens, year.next))
  return year && month !== undefined ? monthFound(year.value, month, year.next + 1) : undefined
}

/** “The 15th”, “15th” and, beside a weekday, “Monday 21”: no floor and no street. */
function readBareDay(reading: Reading, at: number, besideWeekday: boolean): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const isWritten = !/^\d/u.test(wordAt(tokens, start) ?? '')
  const day = readPlainOrdinal(tokens, start) ?? (besideWeekday ? readBigDay(reading, start) : undefined)
  if (day === undefined || day.value < 1 || day.value > 31) return undefined
  if (
    isWritten &&
    !besideWeekday &&
    !(isAnyOf(tokens, at - 1, beforeDay) && start > at) &&
    !isOneOf(tokens, at - 1, 'to', '-', 'through', 'until')
  )
    return undefined
  const after = wordAt(tokens, day.next)
  const isNoun = after !== undefined && /^\p{L}/u.test(after) && !afterDay.has(after) && !besideWeekday
  return isNoun ? undefined : { value: daysLike({ day: day.value }), next: day.next }
}

/** “Monday 21” is a day, “Monday 9” rather a time. */
function readBigDay(reading: Reading, at: number): Found<number> | undefined {
  const day = readDayNumber(reading, at)
  const isRange = wordAt(reading.tokens, at + 1) === '-'
  return day !== undefined && day.value > 12 && !isRange && /^\d/u.test(wordAt(reading.tokens, at) ?? '')
    ? day
    : undefined
}

const beforeDay = new Set('on by before after since until till from to through between and for around of'.split(' '))
const afterDay = new Set(
  `at to until till til through thru and or for from of in by on with we i please between before after around morning
  afternoon evening night noon midnight this next last is are was will works the my our if`.split(/\s+/u),
)

/** “March”, “March 2027”, “in may”: the month as a whole, where the word is none of a sentence’s own. */
function readMonth(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const word = wordAt(tokens, start) ?? ''
  const month = monthOf(word)
  const isBadDay = /^\d{1,2}$/u.test(wordAt(tokens, at - 1) ?? '')
  if (month === undefined || isBadDay) return undefined
  const dotted = isDot(tokens, start) ? start + 2 : start + 1
  const year = readYearAfter(reading, dotted)
  if (year) return monthFound(year.value, month, year.next)
  if ((word === 'may' || word === 'march' || word === 'mar') && !isMonthHere(tokens, start)) return undefined
  return {
    value: yearly('month', (one) => stretchAround(Temporal.PlainDateTime.from({ year: one, month, day: 1 }), 'month')),
    next: dotted,
  }
}

function isMonthHere(tokens: Reading['tokens'], at: number): boolean {
  const after = wordAt(tokens, at + 1)
  const isVerb = after !== undefined && /^\p{L}/u.test(after) && !afterMonth.has(after)
  const isDoubled = after === 'or' && wordAt(tokens, at + 2) === 'may'
  return (isAnyOf(tokens, at - 1, beforeMonth) && !isVerb && !isDoubled) || tokens.length === 1
}

const afterMonth = new Set(
  'to until till through and or at for if with we i in on the this next last is was from of please by before after'.split(
    ' ',
  ),
)

const beforeMonth = new Set(
  `in of by since until till before after this next last from to through during mid early late and - the every each
  coming past between around beginning end`.split(/\s+/u),
)

/** “Q3 2027”, “2027-Q1”, “Q2”. */
function readQuarter(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const year = readYearNumber(tokens, at)
  const start = year ? (wordAt(tokens, year.next) === '-' ? year.next + 1 : year.next) : at
  const digit = wordAt(tokens, start + 1) ?? ''
  if (wordAt(tokens, start) !== 'q' || !/^[1-4]$/u.test(digit) || tokens[start + 1]?.spaced !== false) return undefined
  const later = year ?? readYearAfter(reading, start + 2)
  const next = year ? start + 2 : (later?.next ?? start + 2)
  const quarterIn = (one: number) =>
    stretchAround(Temporal.PlainDateTime.from({ year: one, month: 3 * Number(digit), day: 1 }), 'quarter')
  return { value: later ? fixed(quarterIn(later.value)) : yearly('quarter', quarterIn), next }
}

/** Seasons of the northern half, by the days on which they commonly begin. */
function readSeason({ tokens }: Reading, at: number): Found<Dates> | undefined {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const season = seasonOf(wordAt(tokens, start))
  const isNamed = season !== undefined && !(isOneOf(tokens, start, 'fall', 'spring') && !isMonthHere(tokens, start))
  return isNamed ? { value: { ...seasonDates(season), spans: true }, next: start + 1 } : undefined
}

export function seasonDates(season: Season): Dates {
  const [month, day, endMonth, endDay] = seasonDays[season]
  return yearly('day', (year) => {
    const end = Temporal.PlainDate.from({ year: endMonth < month ? year + 1 : year, month: endMonth, day: endDay })
    return days(Temporal.PlainDate.from({ year, month, day }), end)
  })
}

const seasonDays: Record<Season, [number, number, number, number]> = {
  spring: [3, 20, 6, 21],
  summer: [6, 21, 9, 23],
  autumn: [9, 23, 12, 21],
  winter: [12, 21, 3, 20],
}

/** “In 2027”, “the year 2027”, “CY27”, and a year that is all that was said. */
function readYear({ tokens }: Reading, at: number): Found<Dates> | undefined {
  const the = wordAt(tokens, at) === 'the' ? at + 1 : at
  const isNamed = isOneOf(tokens, the, 'year', 'cy')
  const start = isNamed ? the + 1 : at
  const cy = wordAt(tokens, the) === 'cy' ? fullYear(wordAt(tokens, start) ?? '') : undefined
  const year = cy === undefined ? readYearNumber(tokens, start) : { value: cy, next: start + 1 }
  if (year === undefined || !/^\d/u.test(wordAt(tokens, start) ?? '')) return undefined
  const isRight = wordAt(tokens, at - 1) === '-' && readYearNumber(tokens, at - 2) !== undefined
  const isAlone = tokens.length === 1 || isNamed || isRight || isAnyOf(tokens, at - 1, beforeYear)
  const isRange =
    isOneOf(tokens, year.next, '-', 'to', 'until', 'till', 'through') &&
    readYearNumber(tokens, year.next + 1) !== undefined
  if (!isAlone && !isRange) return undefined
  const first = Temporal.PlainDateTime.from({ year: year.value, month: 1, day: 1 })
  return { value: fixed(stretchAround(first, 'year')), next: year.next }
}

const beforeYear = new Set(
  'in of since until till before after from to through during and by than beginning end = late early mid'.split(' '),
)
