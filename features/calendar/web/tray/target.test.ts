import { expect, test } from 'vitest'
import { beginningAt } from './target.ts'

test.each([
  [9 * 60 + 14, 30, 9 * 60],
  [9 * 60 + 15, 30, 9 * 60 + 15],
  [-20, 30, 0],
  [23 * 60 + 50, 30, 23 * 60 + 30],
  [10, 1440, 0],
])('dropped at minute %i and %i long it begins at %i', (minute, minutes, begins) => {
  expect(beginningAt(minute, minutes)).toBe(begins)
})
