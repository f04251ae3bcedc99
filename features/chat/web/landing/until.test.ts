import { expect, test } from 'vitest'
import { until } from './until.ts'

const time = { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' }

test.each([
  ['2026-11-20T09:35:00Z', 'in 25 min'],
  ['2026-11-20T09:59:30Z', 'in 1 min'],
  ['2026-11-20T08:20:00Z', 'in 1 h 40 min'],
  ['2026-11-20T08:00:00Z', 'in 2 h'],
  ['2026-11-20T02:14:00Z', 'in 8 h'],
  ['2026-11-20T10:00:00Z', 'now'],
  ['2026-11-20T10:59:00Z', 'now'],
  ['2026-11-20T11:00:00Z', undefined],
  ['2026-11-19T20:00:00Z', undefined],
])('at %s it is said to be %s', (now, words) => {
  expect(until(time, Date.parse(now))).toBe(words)
})
