import { wordAt, type Found } from '../text/counts.ts'
import { readCalendarDate, readYearAfter } from './calendar-words.ts'
import { fixed, type Dates, type Reading } from './dates.ts'
import { readHoliday } from './holidays.ts'
import { isBefore } from './stretch.ts'

/** What may come again: a holiday, a weekday, a month, a day of the month. */
export function readBase(reading: Reading, at: number): Found<Dates> | undefined {
  const start = wordAt(reading.tokens, at) === 'the' ? at + 1 : at
  const holiday = readHoliday(reading, start)
  if (holiday === undefined) return readCalendarDate(reading, at)
  const year = readYearAfter(reading, holiday.next)
  const [stretch] = year ? holiday.value.list(year.value) : []
  return year && stretch
    ? { value: fixed(stretch, isBefore(stretch.start.add({ days: 1 }), stretch.end)), next: year.next }
    : holiday
}
