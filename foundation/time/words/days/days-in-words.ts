import { hasPhrase, isAnyOf, skipWords, wordAt, type Found } from '../text/counts.ts'
import { readYearAfter } from './calendar-words.ts'
import { fixed, following, latest, preceding, upcoming, within, type Dates, type Reading } from './dates.ts'
import { readEdge } from './edges.ts'
import { readClosest, readDayOf, readNth } from './numbered-days.ts'
import { readOffset } from './offsets.ts'
import { directions, readCycle, readNamedDay, readSpan, readWeekNumber } from './relative.ts'
import { readBase } from './repeating-days.ts'
import { dayStretch, isBefore, stretchAround, type Stretch } from './stretch.ts'
import { unitOf } from '../text/vocabulary.ts'

/** Days, weeks, months, years in words, with all that narrows them down: “first Monday of March next year”. */
export function readDates(reading: Reading, at: number, depth = 0): Found<Dates> | undefined {
  if (depth > 3) return undefined
  const key = at * 4 + depth
  if (!reading.memory.has(key)) reading.memory.set(key, readNarrowed(reading, at, depth))
  return reading.memory.get(key)
}

function readNarrowed(reading: Reading, at: number, depth: number): Found<Dates> | undefined {
  const first = readPlainDates(reading, at, depth)
  if (first === undefined) return undefined
  let found = first
  for (let turn = 0; turn < 3; turn += 1) {
    const narrowed = readContainer(reading, found, depth) ?? readWeekOn(reading, found) ?? readWithin(reading, found)
    if (narrowed === undefined) return found
    found = narrowed
  }
  return found
}

function readPlainDates(reading: Reading, at: number, depth: number): Found<Dates> | undefined {
  const inner = (next: number) => readDates(reading, next, depth + 1)
  return (
    readNamedDay(reading, at) ??
    readOffset(reading, at, (next) => readAnchor(reading, next, depth + 1)) ??
    readSpan(reading, at) ??
    readEdge(reading, at, inner) ??
    readWeekOf(reading, at, inner) ??
    readClosest(reading, at, inner) ??
    readNth(reading, at, inner) ??
    readDayOf(reading, at) ??
    readCycle(reading, at) ??
    readModified(reading, at) ??
    readWeekNumber(reading, at) ??
    readBase(reading, at)
  )
}

function readAnchor(reading: Reading, at: number, depth: number): Found<Stretch> | undefined {
  const found = readDates(reading, wordAt(reading.tokens, at) === 'the' ? at + 1 : at, depth)
  const stretch = found && upcoming(found.value, reading)
  return stretch && { value: stretch, next: found.next }
}

/** “This Friday”, “next March”, “last Christmas”, “the coming Monday”, “Friday after next”. */
function readModified(reading: Reading, at: number): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const first = wordAt(tokens, start) ?? ''
  const direction = directions[first]
  if (direction === undefined) return readAfterNext(reading, at)
  const second = first === 'this' ? (wordAt(tokens, start + 1) ?? '') : ''
  const isDouble = second !== '' && directions[second] !== undefined && second !== 'this'
  const base = readBase(reading, start + (isDouble ? 2 : 1))
  if (base === undefined) return undefined
  if (base.value.fixed) return direction === 0 || first === 'next' ? base : undefined
  const way = isDouble ? (directions[second] ?? 0) : direction
  const stretch = choose(reading, base.value, way, isDouble || first !== 'next')
  return stretch && { value: { ...fixed(stretch), spans: base.value.spans === true }, next: base.next }
}

/** “Next Tuesday” is that of the next week, “the coming Tuesday” and “this Tuesday” the one that comes. */
function choose(reading: Reading, dates: Dates, direction: number, isNear: boolean): Stretch | undefined {
  const today = reading.today.toPlainDateTime()
  if (direction < 0) return latestOver(reading, dates)
  if (dates.bareWeekday !== true)
    return direction === 0 ? upcoming(dates, reading) : following(dates, today.add({ days: 1 }))
  if (isNear) return following(dates, direction === 0 ? today : today.add({ days: 1 }))
  return within(dates, stretchAround(today, 'week', 1))[0]
}

/** The last one that is over: in February, “last winter” is not the one that lasts. */
function latestOver(reading: Reading, dates: Dates): Stretch | undefined {
  const found = latest(dates, reading)
  const today = reading.today.toPlainDateTime()
  return found && isBefore(today, found.end) && dates.grain !== 'day' ? preceding(dates, found.start) : found
}

function readAfterNext(reading: Reading, at: number): Found<Dates> | undefined {
  const base = readBase(reading, at)
  if (base === undefined || base.value.fixed) return undefined
  const from = reading.today.toPlainDateTime().add({ days: 1 })
  if (hasPhrase(reading.tokens, base.next, 'after next')) {
    const stretch = following(base.value, from, 2)
    return stretch && { value: fixed(stretch), next: base.next + 2 }
  }
  if (!hasPhrase(reading.tokens, base.next, 'before last')) return undefined
  const stretch = preceding(base.value, reading.today.toPlainDateTime(), 2)
  return stretch && { value: fixed(stretch), next: base.next + 2 }
}

/** “The week of October 6th”, “week commencing 3 March”. */
function readWeekOf(reading: Reading, at: number, inner: Inner): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const unit = unitOf(wordAt(tokens, start))
  if ((unit !== 'week' && unit !== 'weekend') || !isAnyOf(tokens, start + 1, weekGlue)) return undefined
  const next = skipWords(tokens, start + 1, weekGlue)
  const day = inner(next)
  const stretch = day && upcoming(day.value, reading)
  return stretch?.grain === 'day'
    ? { value: fixed(stretchAround(stretch.start, unit)), next: day?.next ?? next }
    : undefined
}

type Inner = (at: number) => Found<Dates> | undefined
const weekGlue = new Set(['of', 'commencing', 'beginning', 'starting', 'from', 'the', 'on', 'with', 'containing'])

/** “… of next week”, “… next year”, “… in 2027”, “… in 9 months”: where something that may come again is meant to be. */
function readContainer(reading: Reading, found: Found<Dates>, depth: number): Found<Dates> | undefined {
  const { tokens } = reading
  const next = skipWords(tokens, found.next, new Set(['of', ',', 'in', 'the', 'on', '-']))
  if (found.value.fixed) return next === found.next ? undefined : undefined
  const year = next > found.next || wordAt(tokens, next) !== undefined ? readYearAfter(reading, next) : undefined
  const cycle = readCycle(reading, next) ?? readCycle(reading, Math.max(found.next, next - 1))
  const away = readContainerOffset(reading, found.next, depth)
  const outer =
    away ??
    (cycle && { value: cycle.value.fixed, next: cycle.next }) ??
    (year && { value: yearStretch(year.value), next: year.next })
  if (outer?.value === undefined || outer.value.grain === 'day' || outer.next <= found.next) return undefined
  const [stretch] = within({ ...found.value }, outer.value)
  const ofWeek = outer.value.grain === 'week' && found.value.bareWeekday === true
  return stretch && { value: { ...fixed(stretch), spans: found.value.spans === true, ofWeek }, next: outer.next }
}

/** “Next week Monday”, “next month on the 3rd”, “next year at Easter”: the stretch first, and then what lies in it. */
function readWithin(reading: Reading, found: Found<Dates>): Found<Dates> | undefined {
  const outer = found.value.fixed
  if (outer === undefined || found.value.spans === true || !['week', 'month', 'year'].includes(outer.grain))
    return undefined
  const inner = readBase(reading, skipWords(reading.tokens, found.next, inWords))
  if (inner === undefined || inner.value.fixed !== undefined) return undefined
  if (
    outer.grain === 'week' ? inner.value.bareWeekday !== true : outer.grain === 'month' && inner.value.bareDay !== true
  )
    return undefined
  const [stretch] = within(inner.value, outer)
  return stretch && { value: fixed(stretch), next: inner.next }
}

const inWords = new Set(['on', 'in', 'at', ',', '-', '('])

function yearStretch(year: number): Stretch {
  return stretchAround(Temporal.PlainDateTime.from({ year, month: 1, day: 1 }), 'year')
}

/** “Thanksgiving in 9 months”: the month that lies so far ahead. */
function readContainerOffset(reading: Reading, at: number, depth: number): Found<Stretch> | undefined {
  const offset = readOffset(reading, at, (next) => readAnchor(reading, next, depth + 1))
  const stretch = offset?.value.fixed
  if (stretch === undefined) return undefined
  const units = new Set(reading.tokens.slice(at, offset?.next).map(({ word }) => unitOf(word)))
  const unit = (['week', 'month', 'year'] as const).find((one) => units.has(one))
  return unit && offset ? { value: stretchAround(stretch.start, unit), next: offset.next } : undefined
}

/** “Monday week” is a week after Monday; “a week on Monday” is told the other way round. */
function readWeekOn(reading: Reading, found: Found<Dates>): Found<Dates> | undefined {
  if (found.value.bareWeekday !== true || wordAt(reading.tokens, found.next) !== 'week') return undefined
  const coming = upcoming(found.value, reading)
  return coming && { value: fixed(dayStretch(coming.start.toPlainDate().add({ weeks: 1 }))), next: found.next + 1 }
}
