import { expect, test } from 'vitest'
import { laterDay, laterMonth, weekdayOf, weeksOfMonth } from './day-steps.ts'

test('a later month keeps the day, or ends with its last one', () => {
  expect([laterMonth('2024-01-31', 1), laterMonth('2024-01-15', -1), laterMonth('2024-11-30', 3)]).toEqual([
    '2024-02-29',
    '2023-12-15',
    '2025-02-28',
  ])
})

test('days go on over the end of a month and of a year', () => {
  expect([laterDay('2024-12-31', 1), laterDay('2024-03-01', -1), weekdayOf('2024-01-14')]).toEqual([
    '2025-01-01',
    '2024-02-29',
    7,
  ])
})

test('the weeks of a month begin on the day that was chosen, and hold whole weeks', () => {
  expect(boundsOf(1)).toEqual([
    ['2024-08-26', '2024-09-01'],
    ['2024-09-02', '2024-09-08'],
    ['2024-09-09', '2024-09-15'],
    ['2024-09-16', '2024-09-22'],
    ['2024-09-23', '2024-09-29'],
    ['2024-09-30', '2024-10-06'],
  ])
  expect(boundsOf(7)[0]).toEqual(['2024-09-01', '2024-09-07'])
})

function boundsOf(first: number) {
  return weeksOfMonth('2024-09-15', first).map((week) => [week[0], week.at(-1)])
}
