import { readEdge } from './core.ts'
import { readDayNumbers, readMonths, readPlacedDays, readWeekdays } from './days.ts'
import { type Draft, withDays } from './draft.ts'
import { type Found, numberOf, readOrdinal, skip, textAt, type Word } from './words.ts'

type Detail = (before: Draft, words: readonly Word[], at: number) => Found<Draft> | undefined

/** What stands right after the heart and says more: “weekly *on Mondays*”, “every year *on the 4th Thursday in November*”. */
export function withDetails(before: Draft, words: readonly Word[], at: number): Found<Draft> {
  let found: Found<Draft> = { value: before, end: at }
  for (let turn = 0; turn < 4; turn += 1) {
    const more = readDetail(found.value, words, found.end)
    if (!more) return found
    found = more
  }
  return found
}

/** “*on the 15th* every month”, “*4th of July* every year”: what stands right before the heart, and where that begins. */
export function withEarlier(before: Draft, words: readonly Word[], at: number): { value: Draft; begin: number } {
  if (!['WEEKLY', 'MONTHLY', 'YEARLY'].includes(before.frequency) || named(before)) return { value: before, begin: at }
  for (let begin = Math.max(0, at - 9); begin < at; begin += 1) {
    const found = onDateOfYear(before, words, begin) ?? withDetails(before, words, begin)
    if (found.end > begin && skip(words, pastOf(words, found.end), [',', '-', '–']) === at)
      return { value: found.value, begin }
  }
  return { value: before, begin: at }
}

/** “*3 December*, every year”. */
const onDateOfYear: Detail = (before, words, at) => {
  const numbers = readDayNumbers(words, skip(words, at, ['on', 'the']))
  const months = before.frequency === 'YEARLY' && numbers ? readMonths(words, numbers.end) : undefined
  return numbers && months && { value: { ...before, months: months.value, numbers: numbers.value }, end: months.end }
}

const readDetail: Detail = (before, words, at) => {
  const next = skip(words, at, [',', ':', ';', '(', 'always'])
  return (
    inWeek(before, words, next) ??
    atEdge(before, words, next) ??
    onDatesOfYear(before, words, next) ??
    inMonths(before, words, next) ??
    onPlacedDays(before, words, next) ??
    onWeekdays(before, words, next) ??
    saidAgain(before, words, next)
  )
}

/** “in week 12”: by ISO 8601. */
const inWeek: Detail = (before, words, at) => {
  const next = skip(words, at, ['in', 'during', 'of'])
  if (textAt(words, next) !== 'week' && textAt(words, next) !== 'weeks') return undefined
  const week = numberOf(textAt(words, next + 1))
  if (week === undefined || week < 1 || week > 53) return undefined
  return { value: { ...before, frequency: 'YEARLY', interval: yearly(before), weeks: [week] }, end: next + 2 }
}

function yearly(before: Draft): number {
  return before.frequency === 'YEARLY' ? before.interval : 1
}

/** “every month at the beginning”, “every quarter at the end”. */
const atEdge: Detail = (before, words, at) => {
  if (
    !['at', 'on', 'by'].includes(textAt(words, at)) ||
    !['MONTHLY', 'YEARLY'].includes(before.frequency) ||
    named(before)
  )
    return undefined
  const edge = readEdge(words, at + 1)
  return edge && { value: withDays(before, edge.value), end: pastOf(words, edge.end) }
}

/** “of the month”, which says nothing new. */
function pastOf(words: readonly Word[], at: number): number {
  const the = skip(words, at + 1, ['the', 'that', 'each', 'every'])
  return ['of', 'in'].includes(textAt(words, at)) && ['month', 'year', 'quarter', 'week'].includes(textAt(words, the))
    ? the + 1
    : at
}

/** “on December 21st and 31st”, “on the 4th of July”, “on the fourth Thursday in November”. */
const onDatesOfYear: Detail = (before, words, at) => {
  if (before.frequency !== 'YEARLY' || before.months.length > 0) return undefined
  const next = skip(words, at, ['on', 'in', 'the'])
  const months = readMonths(words, next)
  if (months) {
    const numbers = readDayNumbers(words, months.end)
    const value = { ...before, months: months.value, numbers: numbers?.value ?? [], yearDays: [] }
    return { value, end: numbers?.end ?? months.end }
  }
  const days = readPlacedDays(words, next)
  const of = days && ['of', 'in'].includes(textAt(words, days.end)) ? readMonths(words, days.end + 1) : undefined
  return days && of ? { value: withDays({ ...before, months: of.value }, days.value), end: of.end } : undefined
}

/** “every Tuesday in March”, “daily during July and August”; a month of one year is a span, and no part of the rule. */
const inMonths: Detail = (before, words, at) => {
  if (!['in', 'during', 'of'].includes(textAt(words, at)) || before.months.length > 0) return undefined
  const months = readMonths(words, at + 1)
  if (!months || /^\d/.test(textAt(words, months.end))) return undefined
  return { value: { ...before, months: months.value }, end: months.end }
}

const onPlacedDays: Detail = (before, words, at) => {
  if (!['WEEKLY', 'MONTHLY', 'YEARLY'].includes(before.frequency) || named(before)) return undefined
  const next = skip(words, at, ['on', 'the'])
  const days = readPlacedDays(words, next)
  if (days) return { value: withDays(before, days.value), end: pastOf(words, days.end) }
  if (textAt(words, next) !== 'day' || readOrdinal(words, next + 1)) return undefined
  const numbers = readDayNumbers(words, next + 1)
  const said = { weekdays: [], positions: [], plural: false }
  return numbers && { value: withDays(before, { ...said, numbers: numbers.value }), end: pastOf(words, numbers.end) }
}

function named({ weekdays, numbers, yearDays }: Draft): boolean {
  return weekdays.length + numbers.length + yearDays.length > 0
}

/** “weekly on Wednesdays”, “every 3 weeks on Mon and Fri”, “every hour on weekdays”. */
const onWeekdays: Detail = (before, words, at) => {
  if (named(before)) return undefined
  const on = ['on', 'every', 'each'].includes(textAt(words, at))
  if (!on && before.frequency !== 'WEEKLY') return undefined
  const days = readWeekdays(words, on ? skip(words, at + 1, ['a', 'the', 'every', 'each']) : at)
  return days && { value: { ...before, weekdays: days.value.weekdays }, end: days.end }
}

/** “Mondays weekly” says it twice. */
const saidAgain: Detail = (before, words, at) =>
  textAt(words, at) === 'weekly' && before.frequency === 'WEEKLY' && named(before)
    ? { value: before, end: at + 1 }
    : undefined
