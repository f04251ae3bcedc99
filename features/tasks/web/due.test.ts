import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { askText } from './due.ts'

test('the day to ask again is named within its sentence', () => {
  const seen = { zone: 'Europe/Vienna', now: Date.parse('2026-11-20T08:00:00Z'), format: usualTimeFormat }
  expect(['2026-11-20', '2026-11-21', '2026-11-27'].map((day) => askText(day, seen))).toEqual([
    'today',
    'tomorrow',
    'Friday 27 November',
  ])
})
