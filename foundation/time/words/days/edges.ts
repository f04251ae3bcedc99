import { isOneOf, hasPhrase, isAnyOf, skipWords, wordAt, type Found } from '../text/counts.ts'
import { fixed, upcoming, type Dates, type Reading } from './dates.ts'
import { days, isBefore, isWithin, stretchAround, type Stretch, type Unit } from './stretch.ts'
import { unitOf } from '../text/vocabulary.ts'

type Edge = 'beginning' | 'middle' | 'end' | 'rest' | 'early' | 'late' | 'before' | 'after'
type Inner = (at: number) => Found<Dates> | undefined

/** “End of next week”, “early March”, “mid-November”, “rest of the year”, “EOM”, “later this month”. */
export function readEdge(reading: Reading, at: number, inner: Inner): Found<Dates> | undefined {
  const { tokens } = reading
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const short = abbreviations[wordAt(tokens, start) ?? '']
  if (short) return { value: spanned(edgeOf(reading, stretchAround(reading.now, short[1]), short[0])), next: start + 1 }
  const edge = edges.get(wordAt(tokens, start) ?? '')
  if (edge === undefined) return undefined
  const of = skipWords(tokens, start + 1, glue)
  const needsOf = !isAnyOf(tokens, start, withoutOf)
  if (needsOf && !isOneOf(tokens, start + 1, 'of', '-') && !isThis(tokens, start + 1)) return undefined
  return stretchOf(reading, of, inner, edge)
}

const withoutOf = new Set(['early', 'earlier', 'mid', 'late', 'later'])

function isThis(tokens: Reading['tokens'], at: number): boolean {
  return isOneOf(tokens, at, 'this', 'next', 'last')
}

function stretchOf(reading: Reading, at: number, inner: Inner, edge: Edge): Found<Dates> | undefined {
  const unit = unitOf(wordAt(reading.tokens, at))
  const isUnit = unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year'
  const dates = isUnit && !hasPhrase(reading.tokens, at + 1, 'after next') ? undefined : inner(at)
  const outer =
    isUnit && dates === undefined ? stretchAround(reading.now, unit) : dates && upcoming(dates.value, reading)
  if (outer === undefined || outer.grain === 'day' || outer.grain === 'second' || outer.grain === 'minute')
    return undefined
  const found = edgeOf(reading, outer, edge)
  return { value: spanned(found), next: dates?.next ?? at + 1 }
}

function spanned(stretch: Stretch): Dates {
  return fixed(stretch, true)
}

const glue = new Set(['of', 'the', '-', 'in', 'around', 'about', 'on'])

const edges = new Map<string, Edge>([
  ['beginning', 'beginning'],
  ['start', 'beginning'],
  ['early', 'early'],
  ['earlier', 'before'],
  ['middle', 'middle'],
  ['mid', 'middle'],
  ['late', 'late'],
  ['later', 'after'],
  ['end', 'end'],
  ['ends', 'end'],
  ['rest', 'rest'],
  ['remainder', 'rest'],
])

const abbreviations: Record<string, [Edge, Unit]> = {
  eow: ['end', 'week'],
  eom: ['end', 'month'],
  eoq: ['end', 'quarter'],
  eoy: ['end', 'year'],
  bom: ['beginning', 'month'],
}

function edgeOf({ today }: Pick<Reading, 'today'>, outer: Stretch, edge: Edge): Stretch {
  const [first, last] = [outer.start.toPlainDate(), outer.end.toPlainDate()]
  const isNow = isWithin({ ...outer, start: today.toPlainDateTime() }, outer)
  if (edge === 'before') return isNow && !first.equals(today) ? days(first, today) : edgeOf({ today }, outer, 'early')
  if (edge === 'after') {
    const tomorrow = today.add({ days: 1 })
    return isNow && !last.equals(tomorrow) ? days(tomorrow, last) : edgeOf({ today }, outer, 'late')
  }
  if (edge === 'rest') {
    const from = isBefore(outer.start, today.toPlainDateTime()) ? today : first
    return days(from, last)
  }
  if (outer.grain === 'week' || outer.grain === 'weekend') return ofWeek(first, last, edge)
  if (outer.grain === 'month') return ofMonth(first, last, edge)
  return ofMonths(first, last, edge)
}

function ofWeek(first: Temporal.PlainDate, last: Temporal.PlainDate, edge: Edge): Stretch {
  if (edge === 'beginning' || edge === 'early') return days(first, first.add({ days: 3 }))
  if (edge === 'middle') return days(first.add({ days: 2 }), first.add({ days: 4 }))
  return days(edge === 'late' ? first.add({ days: 3 }) : first.add({ days: 4 }), last)
}

function ofMonth(first: Temporal.PlainDate, last: Temporal.PlainDate, edge: Edge): Stretch {
  if (edge === 'beginning') return days(first, first.add({ days: 5 }))
  if (edge === 'early') return days(first, first.add({ days: 10 }))
  if (edge === 'middle') return days(first.add({ days: 10 }), first.add({ days: 20 }))
  return days(edge === 'late' ? first.add({ days: 20 }) : first.add({ days: 24 }), last)
}

/** A year has its first three months, its middle ones and its last four; a quarter its first month, its second, its third. */
function ofMonths(first: Temporal.PlainDate, last: Temporal.PlainDate, edge: Edge): Stretch {
  const months = Math.max(first.until(last, { largestUnit: 'months' }).months, 3)
  const third = Math.floor(months / 4) || 1
  if (edge === 'beginning' || edge === 'early') return days(first, first.add({ months: third }), 'month')
  if (edge === 'middle') return days(first.add({ months: third }), last.subtract({ months: third }), 'month')
  return days(last.subtract({ months: months === 12 ? 4 : third }), last, 'month')
}
