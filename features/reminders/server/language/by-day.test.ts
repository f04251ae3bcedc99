import { expect, test } from 'vitest'
import { byPlaceOfDay } from './by-day.ts'

const row = ['2026-11-27T09:00', '2026-11-30T08:00:00Z'].map((start, at) => ({
  kind: 'reminder',
  id: `${at}`,
  title: 'Pay the invoice',
  start,
}))

test.each([
  ['the Friday one at 10 instead', 'the first one at 10 instead'],
  ['drop the monday one', 'drop the second one'],
  ['drop the tuesday one', 'drop the tuesday one'],
])('“%s” is “%s” of those that were set together', (said, meant) => {
  expect(byPlaceOfDay(said, { open: [], offers: [], shown: row }, 'Europe/Vienna')).toBe(meant)
})

test('two on one day are not told apart by it', () => {
  const twice = { open: [], offers: [], shown: [...row, ...row] }
  expect(byPlaceOfDay('drop the monday one', twice, 'Europe/Vienna')).toBe('drop the monday one')
})
