import { expect, test } from 'vitest'
import { ago, shortDayOf } from './when.ts'

test.each([
  [0, 'just now'],
  [5, '5 minutes ago'],
  [70, 'an hour ago'],
  [60 * 5, '5 hours ago'],
  [60 * 30, 'yesterday'],
  [60 * 24 * 4, '4 days ago'],
])('what was %i minutes ago is said in words', (minutes, words) => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(ago(new Date(now - minutes * 60_000).toISOString(), now)).toBe(words)
})

test('a short day has its year only if that is another one', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(shortDayOf('2026-01-15T12:00:00Z', now)).toBe('15 Jan')
  expect(shortDayOf('2024-01-15T12:00:00Z', now)).toBe('15 Jan 2024')
})
