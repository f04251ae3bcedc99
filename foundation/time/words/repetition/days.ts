import { type Found, numberOf, type Reader, readOrdinal, skip, textAt, weekdayOf, type Word } from './words.ts'
import { monthOf } from '../text/vocabulary.ts'

/** A weekday (Monday is 0), the how manieth of its month where a position is named. */
export type ByDay = { day: number; position?: number }

/** Which days are meant: weekdays, days of the month, or the first and last of a set. */
export type Days = { weekdays: ByDay[]; numbers: number[]; positions: number[]; plural: boolean }

const joints = [',', 'and', '&', '/', 'or', 'plus', '+', 'also']
const workdays = [0, 1, 2, 3, 4]
const groups = new Map([
  ...['weekday', 'weekdays', 'workday', 'workdays', 'weeknight', 'weeknights'].map((name): [string, number[]] => [
    name,
    workdays,
  ]),
  ['weekend', [5, 6]],
  ['weekends', [5, 6]],
  ['mwf', [0, 2, 4]],
])

/** “weekdays”, “working days”, “business day”, “weekend”. */
export const readGroup: Reader<number[]> = (words, at) => {
  const known = groups.get(textAt(words, at))
  if (known) return { value: known, end: at + 1 }
  const working = ['business', 'working', 'work', 'week'].includes(textAt(words, at))
  const past = skip(words, at + 1, ['-'])
  if (working && /^days?$/.test(textAt(words, past))) return { value: workdays, end: past + 1 }
  if (textAt(words, at) === 'week' && /^ends?$/.test(textAt(words, past))) return { value: [5, 6], end: past + 1 }
  return undefined
}

/** “Mon, Wed and Fri”, “Tuesday to Thursday”, “weekends”. */
export const readWeekdays: Reader<Days> = (words, at) => {
  const days: number[] = []
  let plural = false
  let end = at
  for (let next = at; days.length < 60;) {
    const group = readGroup(words, next)
    const single = group ? undefined : readStretch(words, next)
    if (!group && !single) break
    days.push(...(group?.value ?? single?.value.days ?? []))
    plural ||= group ? textAt(words, group.end - 1).endsWith('s') : (single?.value.plural ?? false)
    end = group?.end ?? single?.end ?? next
    next = skip(words, skip(words, end, joints), ['on', 'the', 'every', 'each'])
    if (next === end) break
  }
  if (days.length === 0) return undefined
  return { value: { weekdays: sorted(days).map((day) => ({ day })), numbers: [], positions: [], plural }, end }
}

function readStretch(words: readonly Word[], at: number): Found<{ days: number[]; plural: boolean }> | undefined {
  const first = weekdayOf(textAt(words, at))
  if (!first) return undefined
  const dot = skip(words, at + 1, ['.'])
  const end = textAt(words, dot) === '' ? at + 1 : dot
  const to = ['to', 'through', 'thru', '-', '–', '—'].includes(textAt(words, end))
  const last = to ? weekdayOf(textAt(words, end + 1)) : undefined
  if (!last) return { value: { days: [first.day], plural: first.plural }, end }
  const days = Array.from({ length: ((last.day - first.day + 7) % 7) + 1 }, (_, more) => (first.day + more) % 7)
  return { value: { days, plural: first.plural || last.plural }, end: end + 2 }
}

/** “the first and third Friday and second Tuesday”, “4th and 10th”, “last day”, “first and last instance of Tue and Fri”. */
export const readPlacedDays: Reader<Days> = (words, at) => {
  const found: Days = { weekdays: [], numbers: [], positions: [], plural: false }
  let waiting: number[] = []
  let last: number[] = []
  let end = at
  for (let next = at, turns = 0; turns < 40; turns += 1) {
    const ordinal = readOrdinal(words, skip(words, next, ['the', 'on']))
    const more = ordinal || waiting.length > 0 ? undefined : weekdayOf(textAt(words, next))
    if (more && last.length > 0) {
      place(found, { weekdays: [more.day], as: 'each' }, last)
      end = next + 1
      next = skip(words, end, joints)
      if (next === end) break
      continue
    }
    if (!ordinal) break
    waiting.push(ordinal.value)
    const named = readNamed(words, ordinal.end)
    end = named?.end ?? ordinal.end
    if (named) {
      place(found, named.value, waiting)
      last = named.value.as === 'each' ? waiting : []
      waiting = []
    }
    next = skip(words, end, joints)
    if (next === end) break
  }
  found.numbers.push(...waiting)
  const any = found.numbers.length + found.weekdays.length > 0
  return any ? { value: { ...found, numbers: sorted(found.numbers) }, end } : undefined
}

type Named = { weekdays: number[]; as: 'each' | 'set' | 'day' }

function readNamed(words: readonly Word[], at: number): Found<Named> | undefined {
  const word = textAt(words, at)
  if (['day', 'days', 'date'].includes(word)) return { value: { weekdays: [], as: 'day' }, end: at + 1 }
  if (['instance', 'instances', 'occurrence', 'occurrences'].includes(word) && textAt(words, at + 1) === 'of') {
    const days = readWeekdays(words, at + 2)
    if (days) return { value: { weekdays: days.value.weekdays.map(({ day }) => day), as: 'set' }, end: days.end }
  }
  const group = readGroup(words, at)
  if (group) return { value: { weekdays: group.value, as: 'set' }, end: group.end }
  const weekday = weekdayOf(word)
  if (!weekday) return undefined
  return { value: { weekdays: [weekday.day], as: 'each' }, end: skipDot(words, at + 1) }
}

function skipDot(words: readonly Word[], at: number): number {
  return textAt(words, at) === '.' && textAt(words, at + 1) !== '' ? at + 1 : at
}

function place(found: Days, { weekdays, as }: Named, positions: readonly number[]): void {
  if (as === 'day') found.numbers.push(...positions)
  if (as === 'each') found.weekdays.push(...weekdays.flatMap((day) => positions.map((position) => ({ day, position }))))
  if (as === 'set') {
    found.weekdays.push(...weekdays.map((day) => ({ day })))
    found.positions.push(...positions)
  }
}

/** “march”, “march and may”, “June, July or August”, “May to July”. */
export const readMonths: Reader<number[]> = (words, at) => {
  const months: number[] = []
  let end = at
  for (let next = at; months.length < 24;) {
    const month = monthOf(textAt(words, next))
    if (month === undefined) break
    end = skipDot(words, next + 1)
    const to = ['to', 'through', 'thru', '-', '–'].includes(textAt(words, end))
    const last = to ? monthOf(textAt(words, end + 1)) : undefined
    months.push(...stretchOfMonths(month, last ?? month))
    if (last !== undefined) end += 2
    next = skip(words, skip(words, end, joints), ['in', 'of'])
    if (next === end) break
  }
  return months.length > 0 ? { value: sorted(months), end } : undefined
}

function stretchOfMonths(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, more) => ((first - 1 + more) % 12) + 1)
}

/** “20 and 30”, “4th”, “the 1st, 10th and last”: days by their number. */
export const readDayNumbers: Reader<number[]> = (words, at) => {
  const numbers: number[] = []
  let end = at
  for (let next = at; numbers.length < 31;) {
    const start = skip(words, next, ['the', 'on', 'day', 'days'])
    const ordinal = readOrdinal(words, start)
    const value = ordinal?.value ?? numberOf(textAt(words, start))
    if (value === undefined || value === 0 || value > 366) break
    numbers.push(value)
    end = ordinal?.end ?? start + 1
    next = skip(words, end, joints)
    if (next === end) break
  }
  return numbers.length > 0 ? { value: sorted(numbers), end } : undefined
}

function sorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => (a < 0 === b < 0 ? a - b : b - a))
}
