import {
  isOneOf,
  hasPhrase,
  isAnyOf,
  readOrdinal,
  readPlainOrdinal,
  readWhole,
  skipWords,
  wordAt,
  type Found,
} from '../text/counts.ts'
import { readWeekday } from './calendar-words.ts'
import { daysLike, fixed, following, preceding, upcoming, weekdays, within, type Dates, type Reading } from './dates.ts'
import { readCycle } from './relative.ts'
import { readBase } from './repeating-days.ts'
import { dayStretch, isWithin, stretchAround, type Stretch, type Unit } from './stretch.ts'
import { unitOf } from '../text/vocabulary.ts'

type Inner = (at: number) => Found<Dates> | undefined

/** “The second closest Monday to October 5th”. */
export function readClosest(reading: Reading, at: number, inner: Inner): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const rank = isAnyOf(tokens, start, nearest) ? { value: 1, next: start } : readPlainOrdinal(tokens, start)
  if (rank === undefined || !isAnyOf(tokens, rank.next, nearest)) return undefined
  const base = readBase(reading, rank.next + 1)
  if (base === undefined || base.value.fixed || wordAt(tokens, base.next) !== 'to') return undefined
  const target = inner(base.next + 1)
  const goal = target && upcoming(target.value, reading)
  if (goal === undefined) return undefined
  const around = { start: goal.start.subtract({ years: 9 }), end: goal.start.add({ years: 9 }), grain: 'day' as const }
  const away = ({ start: day }: Stretch) => Math.abs(day.since(goal.start, { largestUnit: 'hour' }).total('hours'))
  const sorted = within(base.value, around).toSorted((one, other) => away(one) - away(other))
  const stretch = sorted[rank.value - 1]
  return stretch && { value: fixed(stretch), next: target?.next ?? at }
}

const nearest = new Set(['closest', 'nearest'])

/** “First Monday of March”, “last day in October 2027”, “third last week of 2018”, “the second Tuesday after Easter”. */
export function readNth(reading: Reading, at: number, inner: Inner): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const rank = readOrdinal(tokens, start)
  if (rank === undefined) return undefined
  const item = readItem(reading, rank.next)
  if (item === undefined) return undefined
  const word = wordAt(tokens, item.next)
  if (rank.value > 0 && (word === 'after' || word === 'before')) return readNthFrom(reading, rank.value, item, inner)
  if (!isOneOf(tokens, item.next, 'of', 'in', 'this', 'next', 'last', ',')) return undefined
  const from = skipWords(tokens, item.next, new Set(['of', 'in', 'the', ',']))
  const outer = inner(hasPhrase(tokens, from - 1, 'the') ? from - 1 : from)
  if (outer === undefined || outer.value.grain === 'second') return undefined
  // “The last Friday of the month” is next month's if this month's has passed.
  const months = hasPhrase(tokens, from - 1, 'the month') ? unitDates('month') : undefined
  const list = (year: number) =>
    (months ?? outer.value).list(year).flatMap((stretch) => nthIn(item.value, stretch, rank.value) ?? [])
  const only = outer.value.fixed && nthIn(item.value, outer.value.fixed, rank.value)
  if (outer.value.fixed && !months) return only && { value: fixed(only), next: outer.next }
  return { value: { grain: item.value.grain, list }, next: outer.next }
}

/** “20 of this month”, “the 20th of the current month”. */
export function readDayOf(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const number = readPlainOrdinal(tokens, start) ?? readWhole(tokens, start)
  if (number === undefined || number.value < 1 || number.value > 31 || !isAnyOf(tokens, number.next, ofOrIn))
    return undefined
  const month = readCycle(reading, number.next + 1)
  if (month && hasPhrase(tokens, number.next + 1, 'the month'))
    return { value: daysLike({ day: number.value }), next: month.next }
  const stretch = month?.value.grain === 'month' ? month.value.fixed : undefined
  const [day] = stretch ? within(daysLike({ day: number.value }), stretch) : []
  return day && month ? { value: fixed(day), next: month.next } : undefined
}

const ofOrIn = new Set(['of', 'in'])

function readNthFrom(reading: Reading, rank: number, item: Found<Dates>, inner: Inner): Found<Dates> | undefined {
  const anchor = inner(item.next + 1)
  const stretch = anchor && upcoming(anchor.value, reading)
  if (stretch === undefined) return undefined
  const isAfter = wordAt(reading.tokens, item.next) === 'after'
  const found = isAfter ? following(item.value, stretch.end, rank) : preceding(item.value, stretch.start, rank)
  return found && { value: fixed(found), next: anchor?.next ?? item.next }
}

/** Weekdays, holidays and months, and days, weeks, months and quarters by their number. */
function readItem(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const weekday = readWeekday(reading, at)
  if (weekday) return { value: weekdays(weekday.value), next: weekday.next }
  const working = isOneOf(tokens, at, 'working', 'business', 'work') ? at + 1 : at
  if (wordAt(tokens, at) === 'weekday') return { value: workingDays, next: at + 1 }
  const unit = unitOf(wordAt(tokens, working))
  if (unit === 'day' && working > at) return { value: workingDays, next: working + 1 }
  if (unit !== undefined && unit !== 'fortnight' && unit !== 'decade' && unit !== 'second' && working === at)
    return { value: unitDates(unit), next: at + 1 }
  const base = readBase(reading, at)
  return base?.value.fixed ? undefined : base
}

const workingDays: Dates = {
  grain: 'day',
  list: (year) =>
    unitDates('day')
      .list(year)
      .filter(({ start }) => start.dayOfWeek < 6),
}

function unitDates(unit: Unit): Dates {
  const list = (year: number) => {
    const first = stretchAround(Temporal.PlainDateTime.from({ year, month: 1, day: 1 }), unit)
    const all: Stretch[] = []
    for (let next = first; next.start.year <= year && all.length < 366; next = stretchAround(next.start, unit, 1))
      all.push(next)
    return all.filter(({ start }) => start.year === year)
  }
  return { grain: unit, list }
}

/** A week belongs to the stretch in which its Thursday lies; the rest begins within. */
function nthIn(item: Dates, outer: Stretch, rank: number): Stretch | undefined {
  const wide = { ...outer, start: outer.start.subtract({ days: 7 }) }
  const all = within(item, wide).filter((stretch) =>
    isWithin(item.grain === 'week' ? dayStretch(stretch.start.add({ days: 3 }).toPlainDate()) : stretch, outer),
  )
  return all.at(rank > 0 ? rank - 1 : rank)
}
