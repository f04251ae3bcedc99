import { expect, test } from 'vitest'
import { spanOf } from './spans.ts'

const sunday = {
  now: Temporal.PlainDateTime.from('2026-11-22T14:32'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
} as const

test.each([
  ['in the next three days', '2026-11-22T14:32:00', '2026-11-26T00:00:00'],
  ['next week', '2026-11-23T00:00:00', '2026-11-30T00:00:00'],
  ['tomorrow', '2026-11-23T00:00:00', '2026-11-24T00:00:00'],
])('on a Sunday afternoon, “%s” is from %s to %s', (said, from, to) => {
  expect(spanOf(said, sunday)).toMatchObject({
    from: Temporal.PlainDateTime.from(from),
    to: Temporal.PlainDateTime.from(to),
  })
})
