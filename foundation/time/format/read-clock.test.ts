import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'
import { readClock } from './read-clock.ts'

const full = { clock: '24-hour' } as const
const half = { clock: '12-hour' } as const
const shown = (minute: number | undefined) => (minute === undefined ? undefined : clockText(minute, full))

test.each([
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1745', '17:45'],
  ['9', '09:00'],
  ['21', '21:00'],
  ['9h', '09:00'],
  ['9h15', '09:15'],
  ['9pm', '21:00'],
  ['9:30 p.m.', '21:30'],
  ['9 a', '09:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['half 9', '09:30'],
  ['half past 9', '09:30'],
  ['quarter to 10', '09:45'],
  ['a quarter past 9', '09:15'],
  ['20 past 9', '09:20'],
  ['quarter to 9pm', '20:45'],
  ['noon', '12:00'],
  ['Midnight', '00:00'],
  ['24:00', '00:00'],
])('“%s” is %s', (typed, time) => {
  expect(shown(readClock(typed, full))).toBe(time)
})

test.each(['', 'soon', '25', '9:75', '13pm', '0pm', '9:3', '12345', 'half', 'half 9:30'])(
  '“%s” is no time',
  (typed) => {
    expect(readClock(typed, full)).toBeUndefined()
  },
)

test.each([
  ['2:30', '02:30', '14:30'],
  ['7', '07:00', '07:00'],
  ['12', '12:00', '12:00'],
  ['02:30', '02:30', '02:30'],
  ['half 2', '14:30', '14:30'],
])('“%s” is %s on a 24-hour clock and %s on a 12-hour clock', (typed, onFull, onHalf) => {
  expect([shown(readClock(typed, full)), shown(readClock(typed, half))]).toEqual([onFull, onHalf])
})

test.each([
  ['3', 14 * 60, '15:00'],
  ['11', 10 * 60, '11:00'],
  ['1', 11 * 60 + 30, '13:00'],
  ['12', 11 * 60, '12:00'],
  ['16', 14 * 60, '16:00'],
  ['1', 23 * 60, '01:00'],
  ['10:00', 10 * 60, '10:00'],
])('an end “%s” after minute %i is %s', (typed, after, time) => {
  expect(shown(readClock(typed, { ...full, after }))).toBe(time)
})
