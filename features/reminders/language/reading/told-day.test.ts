import { expect, test } from 'vitest'
import { readNewReminder } from './creating.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:00'), zone: 'UTC', dateOrder: 'day-first' } as const

test.each([
  ['the grant closes on 18 December. Two days before it, at 10, remind me to sign', { at: '2026-12-16T10:00' }],
  ['the grant closes on 18 December, remind me two days before that to sign', { day: '2026-12-16' }],
  ['the hearing is on 18 December at 9, remind me an hour before to sign', { at: '2026-12-18T08:00' }],
  ['remind me the evening before the gala at 7 to sign', { by: 'event-day', clock: '19:00', daysBefore: 1 }],
  ['two hours before my train to Graz, remind me to sign', { by: 'event', minutes: 120 }],
])('%s', (said, timing) => {
  expect(readNewReminder(said, wording)).toMatchObject({ text: expect.stringMatching(/^sign$/i), timing })
})
