import { expect, test } from 'vitest'
import { clockSpan, clockText, hourText } from './clock-text.ts'
import { dateSpan, dateText, type DateStyle, weekdayName } from './date-text.ts'
import { type TimeFormat, usualTimeFormat } from './time-format.ts'

const half = { clock: '12-hour' } as const
const format = (more: Partial<TimeFormat> = {}): TimeFormat => ({ ...usualTimeFormat, ...more })
const american = format({ dateOrder: 'month-day' })
const iso = format({ dateOrder: 'year-month' })
const german = format({ dateLanguage: 'de' })

test.each([
  [0, '00:00', '12:00 am'],
  [9 * 60 + 5, '09:05', '9:05 am'],
  [12 * 60, '12:00', '12:00 pm'],
  [23 * 60 + 59, '23:59', '11:59 pm'],
  [24 * 60, '24:00', '12:00 am'],
])('minute %i of a day is %s on a 24-hour clock and %s on a 12-hour clock', (minute, full, halved) => {
  expect([clockText(minute, usualTimeFormat), clockText(minute, half)]).toEqual([full, halved])
})

test.each([
  [9 * 60, 10 * 60 + 30, '09:00–10:30', '9:00–10:30 am'],
  [11 * 60 + 30, 13 * 60, '11:30–13:00', '11:30 am–1:00 pm'],
  [23 * 60, 24 * 60, '23:00–24:00', '11:00 pm–12:00 am'],
  [23 * 60, 60, '23:00–01:00', '11:00 pm–1:00 am'],
  [9 * 60, 8 * 60, '09:00–08:00', '9:00 am–8:00 am'],
])('a stretch from minute %i to %i names each half of the day once where it can', (from, to, full, halved) => {
  expect([clockSpan(from, to, usualTimeFormat), clockSpan(from, to, half)]).toEqual([full, halved])
})

test('a full hour has no minutes on a 12-hour clock', () => {
  expect([0, 9, 12, 17].map((hour) => hourText(hour, half))).toEqual(['12 am', '9 am', '12 pm', '5 pm'])
  expect(hourText(9, usualTimeFormat)).toBe('09:00')
})

test.each<[DateStyle, string, string, string, string]>([
  ['full', 'Monday 15 January 2024', 'Monday, January 15, 2024', 'Monday 2024-01-15', 'Montag, 15. Januar 2024'],
  ['weekday', 'Monday 15 January', 'Monday, January 15', 'Monday 01-15', 'Montag, 15. Januar'],
  ['long', '15 January 2024', 'January 15, 2024', '2024-01-15', '15. Januar 2024'],
  ['medium', 'Mon 15 Jan 2024', 'Mon, Jan 15, 2024', 'Mon 2024-01-15', 'Mo., 15. Jan. 2024'],
  ['short', '15 Jan', 'Jan 15', '01-15', '15. Jan.'],
  ['figures', '15/01/2024', '01/15/2024', '2024-01-15', '15.01.2024'],
  ['month', 'January 2024', 'January 2024', 'January 2024', 'Januar 2024'],
])('a %s date follows the order and the language', (style, ...expected) => {
  expect([format(), american, iso, german].map((each) => dateText('2024-01-15', style, each))).toEqual(expected)
})

test('a span of days names the month and the year once where it can', () => {
  expect(dateSpan('2024-01-15', '2024-01-21', format())).toBe('15 – 21 January 2024')
  expect(dateSpan('2024-01-15', '2024-01-21', american)).toBe('January 15 – 21, 2024')
  expect(dateSpan('2024-12-30', '2025-01-05', format())).toBe('30 December 2024 – 5 January 2025')
  expect(dateSpan('2024-01-15', '2024-01-21', iso)).toBe('2024-01-15 – 2024-01-21')
})

test('a weekday is named in the language of dates', () => {
  expect([weekdayName('2024-01-15', 'short', format()), weekdayName('2024-01-15', 'long', german)]).toEqual([
    'Mon',
    'Montag',
  ])
})
