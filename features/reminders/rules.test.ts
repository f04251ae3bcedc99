import { expect, test } from 'vitest'
import { everyWords, putOff } from './rules.ts'

test('puts off what is to come from its time, and what is due from now', () => {
  expect(putOff('2026-11-20T16:00', 10, '2026-11-20T14:32')).toBe('2026-11-20T16:10')
  expect(putOff('2026-11-20T14:00', 10, '2026-11-20T14:32')).toBe('2026-11-20T14:42')
  expect(putOff('2026-11-20T16:00', -30, '2026-11-20T14:32')).toBe('2026-11-20T15:30')
})

test('says how often it comes again', () => {
  expect([20, 60, 120, 1_440, 2_880].map(everyWords)).toEqual([
    'every 20 minutes',
    'every hour',
    'every 2 hours',
    'every day',
    'every 2 days',
  ])
})
