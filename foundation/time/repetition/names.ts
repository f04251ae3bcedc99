import type { Rule } from './rule.ts'

export const weekdayLong = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** “Monday”, “Monday and Friday”, “weekday”, “weekend day”. */
export function weekdayWords(days: readonly number[], joined: 'and' | 'or'): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  if (sorted.join('') === '01234') return 'weekday'
  if (sorted.join('') === '0123456') return 'day'
  return listed(
    sorted.map((day) => weekdayLong[day] ?? ''),
    joined,
  )
}

/** “On the last weekday”, “on the second Tuesday and the last Friday”, “on the 13th”, “on every Friday the 13th”. */
export function whenInMonth({ days, monthDays, positions }: Rule, start: string): string {
  const weekdays = days.map(({ day }) => day)
  const dates = listed(
    monthDays.map((day) => (day < 0 ? nth(day, 'day') : nth(day))),
    'and',
  )
  if (positions.length > 0) {
    const among = days.length > 0 ? weekdayWords(weekdays, 'or') : `of the ${dates}`
    return `on the ${listed(
      positions.map((position) => nth(position, '', wordy)),
      'and',
    )} ${among}`
  }
  if (days.length === 0) return `on the ${monthDays.length === 0 ? nth(Number(start.slice(8, 10))) : dates}`
  if (monthDays.length > 0) return `on every ${weekdayWords(weekdays, 'or')} that is the ${dates}`
  const counted = days
    .filter((each) => each.nth !== undefined)
    .map((each) => `the ${nth(each.nth ?? 1, '', wordy)} ${weekdayLong[each.day]}`)
  const plain = days.filter((each) => each.nth === undefined).map(({ day }) => day)
  return `on ${listed([...counted, ...(plain.length > 0 ? [`every ${weekdayWords(plain, 'and')}`] : [])], 'and')}`
}

const wordy = ['first', 'second', 'third', 'fourth', 'fifth']

/** “3rd”, “last”, “second to last”; small ones in words where they are handed. */
export function nth(number: number, of = '', words: readonly string[] = []): string {
  const noun = of === '' ? '' : ` ${of}`
  if (number === -1) return `last${noun}`
  if (number < 0) return `${nth(-number, '', wordy)} to last${noun}`
  const word = words[number - 1]
  if (word !== undefined) return `${word}${noun}`
  const teens = number % 100 > 10 && number % 100 < 14
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}${noun}`
}

export function listed(words: readonly string[], joined: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${joined} ${words.at(-1)}`
}
