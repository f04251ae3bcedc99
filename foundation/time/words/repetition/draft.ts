import type { ByDay, Days } from './days.ts'
import type { Frequency } from './words.ts'

/** What is known of a rule while it is read. */
export type Draft = {
  frequency: Frequency
  interval: number
  weekdays: ByDay[]
  numbers: number[]
  yearDays: number[]
  positions: number[]
  months: number[]
  weeks: number[]
  /** “Each quarter”: its months are those in which quarters begin, or end. */
  quarters: boolean
}

export function draft(frequency: Frequency, interval = 1, more: Partial<Draft> = {}): Draft {
  return {
    frequency,
    interval,
    weekdays: [],
    numbers: [],
    yearDays: [],
    positions: [],
    months: [],
    weeks: [],
    quarters: false,
    ...more,
  }
}

/** The days that were named, as they are meant within a week, a month, a quarter or a year. */
export function withDays(before: Draft, days: Days): Draft {
  const { frequency, months, quarters } = before
  if (quarters) return withinQuarter(before, days)
  if (frequency === 'WEEKLY') return { ...before, weekdays: [...days.weekdays, ...days.numbers.map(dayOfWeek)] }
  const named = { weekdays: days.weekdays, positions: days.positions }
  if (frequency === 'YEARLY' && months.length === 0 && days.numbers.length > 0)
    return { ...before, ...named, yearDays: days.numbers }
  const rising = frequency === 'DAILY' ? 'MONTHLY' : frequency
  return { ...before, ...named, frequency: rising, numbers: days.numbers }
}

/** The first day of a week is Monday. */
function dayOfWeek(number: number): ByDay {
  return { day: number < 0 ? 7 + number : (number - 1) % 7 }
}

function withinQuarter(before: Draft, days: Days): Draft {
  const fromEnd = [...days.numbers, ...days.positions, ...days.weekdays.map(({ position }) => position ?? 1)].some(
    (at) => at < 0,
  )
  const months = fromEnd ? [3, 6, 9, 12] : [1, 4, 7, 10]
  return { ...before, frequency: 'YEARLY', interval: 1, months, quarters: false, ...days }
}

export const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, without its end. */
export function ruleOf(read: Draft): string {
  return [
    `FREQ=${read.frequency}`,
    ...(read.interval > 1 ? [`INTERVAL=${read.interval}`] : []),
    ...list('BYMONTH', read.months),
    ...list('BYWEEKNO', read.weeks),
    ...list('BYYEARDAY', read.yearDays),
    ...list('BYMONTHDAY', read.numbers),
    ...list(
      'BYDAY',
      read.weekdays.map(({ day, position }) => `${position ?? ''}${codes[day] ?? ''}`),
    ),
    ...list('BYSETPOS', read.positions),
  ].join(';')
}

function list(name: string, values: readonly (number | string)[]): string[] {
  return values.length > 0 ? [`${name}=${values.join(',')}`] : []
}
