import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { minutesIn, timesFrom } from './times.ts'

test('a time that follows nothing may be any quarter of an hour', () => {
  const times = timesFrom(undefined, { ...usualTimeFormat, clock: '12-hour' })
  expect([times.length, times[0]?.label, times.at(-1)]).toEqual([
    96,
    '12:00 am',
    { value: '23:45', minute: 1425, label: '11:45 pm' },
  ])
})

test('a time that follows another is offered with how long it lasts, to the end of the day', () => {
  const times = timesFrom(22 * 60, usualTimeFormat).map(({ value, lasts }) => [value, lasts])
  expect(times).toEqual([
    ['22:15', '15 min'],
    ['22:30', '30 min'],
    ['22:45', '45 min'],
    ['23:00', '1 h'],
    ['23:30', '1 h 30 min'],
  ])
})

test('a text that is no time has no minutes', () => {
  expect([minutesIn('09:30'), minutesIn(''), minutesIn('9:30')]).toEqual([570, undefined, undefined])
})
