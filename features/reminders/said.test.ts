import { expect, test } from 'vitest'
import { hangsOnMore, readSaidReminder, readSaidRule, timesByRule } from './said.ts'

/** Monday. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-23T10:20'),
  dateOrder: 'day-first' as const,
  zone: 'Europe/Vienna',
}

test.each([
  ['Call Tom tomorrow at 9', { text: 'Call Tom', at: '2026-11-24T09:00', rule: null }],
  ['remind me to call Tom at 5', { text: 'call Tom', at: '2026-11-23T17:00', rule: null }],
  ['Total of the invoices on Friday', { text: 'Total of the invoices', at: '2026-11-27T09:00', rule: null }],
  ['check the oven in 20 minutes', { text: 'check the oven', at: '2026-11-23T10:40', rule: null }],
  ['stretch every day at noon', { text: 'stretch', at: '2026-11-23T12:00', rule: 'FREQ=DAILY' }],
  ['every day at noon to stretch', { text: 'stretch', at: '2026-11-23T12:00', rule: 'FREQ=DAILY' }],
  ['Rent every last Friday of the month', { text: 'Rent', at: '2026-11-27T09:00', rule: 'FREQ=MONTHLY;BYDAY=-1FR' }],
  [
    'every Tuesday at 8 am New York time to sync',
    { text: 'sync', at: '2026-11-24T08:00', rule: 'FREQ=WEEKLY;BYDAY=TU', zone: 'America/New_York' },
  ],
  ['send it at noon Tokyo time', { text: 'send it', at: '2026-11-24T12:00', rule: null, zone: 'Asia/Tokyo' }],
  ['rent the first Monday of the month', { text: 'rent', at: '2026-12-07T09:00', rule: null }],
  ['buy milk', { text: 'buy milk', at: undefined, rule: null }],
  ['tomorrow at 9', { text: '', at: '2026-11-24T09:00', rule: null }],
])('“%s” is understood', (said, expected) => {
  expect(readSaidReminder(said, wording)).toEqual(expected)
})

test('a day whose morning has passed starts tomorrow', () => {
  expect(readSaidReminder('tea every day', wording).at).toBe('2026-11-24T09:00')
})

test.each([
  ['last Friday of the month', { rule: 'FREQ=MONTHLY;BYDAY=-1FR', at: '2026-11-27T08:30' }],
  ['the last Friday of the month', { rule: 'FREQ=MONTHLY;BYDAY=-1FR', at: '2026-11-27T08:30' }],
  ['every other day', { rule: 'FREQ=DAILY;INTERVAL=2', at: '2026-11-24T08:30' }],
  ['blue', undefined],
])('“%s” is a rule that keeps the chosen time', (said, expected) => {
  expect(readSaidRule(said, '2026-11-24T08:30', wording)).toEqual(expected)
})

test('the next times of a rule are in the future', () => {
  expect(timesByRule('2026-11-02T09:00', 'FREQ=WEEKLY', { now: '2026-11-23T10:20', most: 2 })).toEqual([
    '2026-11-30T09:00',
    '2026-12-07T09:00',
  ])
})

test.each([
  ['an hour before anything with Akira'],
  ["water the plants when I'm back from lunch"],
  ['take pills at 9, and when not done by noon, again'],
])('“%s” hangs on more than a time', (said) => {
  expect(hangsOnMore(said)).toBe(true)
})

test.each([['Call Tom tomorrow at 9'], ['buy milk'], ['rent every Friday'], ['be there before noon on Friday']])(
  '“%s” hangs on its time alone',
  (said) => {
    expect(hangsOnMore(said)).toBe(false)
  },
)
