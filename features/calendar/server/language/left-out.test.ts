import { expect, test } from 'vitest'
import { leftOut } from './left-out.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), dateOrder: 'day-first', zone: 'UTC' } as const
const ref = { kind: 'event', id: 'run', title: 'Run', start: '2026-11-23T07:00:00Z' }

test.each([
  ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH'],
  // Every second day is not every second week.
  ['FREQ=DAILY;INTERVAL=2', undefined],
])('only some days of %s', (rule, kept) => {
  const wish = { do: 'repeat', target: { words: 'run' }, words: 'so', rule } as never
  const left = leftOut('only Monday to Thursday', { ref, wish }, wording)
  expect(left?.do === 'repeat' ? left.rule : undefined).toBe(kept)
})
