import { type Dates, daysLike, following, type Reading } from '../days/dates.ts'
import { readDates } from '../days/days-in-words.ts'
import { type Found, isOneOf, readWhole } from '../text/counts.ts'

/** “23 in next month”. */
export function readDayOfMonth(reading: Reading, at: number): Found<Dates> | undefined {
  const number = readWhole(reading.tokens, at)
  if (number === undefined || number.value < 1 || number.value > 31) return undefined
  const from = isOneOf(reading.tokens, number.next, 'of', 'in') ? number.next + 1 : number.next
  const month = readDates(reading, from)
  const stretch = month?.value.grain === 'month' ? month.value.fixed : undefined
  const day = stretch && following(daysLike({ day: number.value }), stretch.start)
  return day && month ? { value: { grain: 'day', list: () => [day], fixed: day }, next: month.next } : undefined
}
