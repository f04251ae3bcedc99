import { expect, test } from 'vitest'
import { somebodyElse } from './somebody-else.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-25T10:30'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first' as const,
}

test.each([
  ['and tom at 5', 'Call helen', 'remind me to call tom at 5'],
  ['also Frau Gruber tomorrow at 9', 'Email Tom about the lease', 'remind me to email Frau Gruber tomorrow at 9'],
  ['and at 5', 'Call helen', undefined],
  ['and it at 5', 'Call helen', undefined],
  ['and move it to 5', 'Call helen', undefined],
  ['and tom', 'Call helen', undefined],
  ['and tom at 5', 'Rent', undefined],
])('“%s” behind “%s”', (said, title, order) => {
  expect(somebodyElse(said, title, wording)).toBe(order)
})
