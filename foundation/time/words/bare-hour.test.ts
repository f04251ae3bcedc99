import { expect, test } from 'vitest'
import { meantHour } from './bare-hour.ts'

test.each([
  [11, 18, 11],
  [9, 18, 9],
  [8, 14, 8],
  [9, 16, 9],
  [7, 18, 19],
  [8, 20, 20],
  [10, 21, 22],
  [5, 16, 17],
  [3, 9, 15],
  [6, 5, 6],
  [17, 9, 17],
  [0, 18, 0],
  [12, 18, 12],
])('%i of what was at %i is at %i', (said, was, meant) => {
  expect(meantHour(said, was, {})).toBe(meant)
})

test('who is up at four has no afternoon in mind', () => {
  expect(meantHour(5, 8, { waking: { from: 4, to: 12 } })).toBe(5)
})
