import { expect, test } from 'vitest'
import { putOff } from './rules.ts'

test('puts off what is to come from its time, and what is due from now', () => {
  expect(putOff('2026-11-20T16:00', 10, '2026-11-20T14:32')).toBe('2026-11-20T16:10')
  expect(putOff('2026-11-20T14:00', 10, '2026-11-20T14:32')).toBe('2026-11-20T14:42')
  expect(putOff('2026-11-20T16:00', -30, '2026-11-20T14:32')).toBe('2026-11-20T15:30')
})
