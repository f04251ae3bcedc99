import { expect, test } from 'vitest'
import { readMoment } from './moment.ts'

/** Monday. */
const wording = { now: Temporal.PlainDateTime.from('2026-11-23T10:20'), dateOrder: 'day-first' as const }

test.each([
  ['in 20 minutes', '2026-11-23T10:40'],
  ['tomorrow', '2026-11-24T09:00'],
  ['this evening', '2026-11-23T18:00'],
  ['at 7 on Friday', '2026-11-27T07:00'],
  ['by noon', '2026-11-23T12:00'],
  ['blue', undefined],
])('“%s” names a moment', (said, expected) => {
  expect(readMoment(said, wording)).toBe(expected)
})
