import { expect, test } from 'vitest'
import { dateText } from './date-text.ts'
import { readDate } from './read-date.ts'
import { dateLanguages } from './time-format.ts'

/** A Friday. */
const today = '2026-11-20'
const read = (text: string, dateOrder: 'day-month' | 'month-day' | 'year-month' = 'day-month') =>
  readDate(text, { dateOrder, dateLanguage: 'en', today })

test.each([
  ['2027-01-13', '2027-01-13'],
  ['13/1/2027', '2027-01-13'],
  ['13.1.27', '2027-01-13'],
  ['13 1', '2027-01-13'],
  ['1/12', '2026-12-01'],
  ['1/11', '2026-11-01'],
  ['1/10', '2027-10-01'],
  ['13 Jan', '2027-01-13'],
  ['13th of January, 2028', '2028-01-13'],
  ['January 13', '2027-01-13'],
  ['Wed 13 Jan 2027', '2027-01-13'],
  ['Wednesday, 13 January 2027', '2027-01-13'],
  ['today', '2026-11-20'],
  ['Tomorrow', '2026-11-21'],
  ['mon', '2026-11-23'],
  ['friday', '2026-11-27'],
])('“%s” is %s', (typed, day) => {
  expect(read(typed)).toBe(day)
})

test('figures are read in the order that the person prefers', () => {
  expect([read('3/4/2027'), read('3/4/2027', 'month-day'), read('03-04', 'year-month')]).toEqual([
    '2027-04-03',
    '2027-03-04',
    '2027-03-04',
  ])
})

test('names are also read in the language in which dates are written, however it writes them', () => {
  for (const dateLanguage of dateLanguages)
    for (const style of ['full', 'long', 'medium'] as const) {
      const format = { dateOrder: 'day-month', dateLanguage } as const
      const written = dateText('2027-03-24', style, format)
      expect([written, readDate(written, { ...format, today })]).toEqual([written, '2027-03-24'])
    }
})

test.each(['', 'soon', '31/2/2027', '2027-13-01', '13', 'Jan', 'on the 13th of January in the year 2027', 'mon 13'])(
  '“%s” is no day',
  (typed) => {
    expect(read(typed)).toBeUndefined()
  },
)
