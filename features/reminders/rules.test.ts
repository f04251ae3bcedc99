import { expect, test } from 'vitest'
import { everyWords, putOff, restOf } from './rules.ts'

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

test('what is left of a series after its next time comes as often as it would have', () => {
  const days = { start: '2026-11-20T09:00', zone: 'UTC' }
  const rest = (rule: string, occurrence: string) => restOf({ ...days, rule, occurrence })
  expect(rest('FREQ=DAILY;COUNT=3', '2026-11-20T09:00')).toEqual({
    start: '2026-11-21T09:00',
    rule: 'FREQ=DAILY;COUNT=2',
  })
  expect(rest('FREQ=DAILY;COUNT=3', '2026-11-21T09:00')?.rule).toBe('FREQ=DAILY;COUNT=1')
  expect(rest('FREQ=DAILY;COUNT=3', '2026-11-22T09:00')).toBeUndefined()
  expect(rest('FREQ=DAILY;UNTIL=20261121', '2026-11-21T09:00')).toBeUndefined()
  expect(rest('FREQ=WEEKLY', '2026-12-04T09:00')).toEqual({ start: '2026-12-11T09:00', rule: 'FREQ=WEEKLY' })
  const restFrom = (rule: string, until: string) => restOf({ ...days, rule, occurrence: '2026-11-21T09:00' }, until)
  expect(restFrom('FREQ=DAILY;COUNT=9', '2026-11-24')).toEqual({
    start: '2026-11-24T09:00',
    rule: 'FREQ=DAILY;COUNT=5',
  })
  expect(restFrom('FREQ=DAILY', '2026-11-20')?.start).toBe('2026-11-21T09:00')
  expect(restFrom('FREQ=DAILY;UNTIL=20261123', '2026-11-24')).toBeUndefined()
})
