import { expect, test } from 'vitest'
import { mayBeKnown, readKnown } from './known.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const reminders = ['Feed the goats', 'Move the trailer', 'Pay the choir fee', 'Hand in the ledger', 'Eye test'].map(
  (title) => ({ id: title, title, isBefore: title === 'Eye test' }),
)
const read = (said: string) => (mayBeKnown(said) ? readKnown(said, reminders, wording) : undefined)

test.each([
  ['the ledger reminder should come a day earlier', 'Hand in the ledger', { do: 'change', shift: -1440 }],
  ['trailer: half an hour later than planned pls (the reminder)', 'Move the trailer', { do: 'change', shift: 30 }],
  ['snooze the trailer thing 30 min', 'Move the trailer', { do: 'snooze', minutes: 30 }],
  ['goat feeding reminder can stop, my brother has them now', 'Feed the goats', { do: 'stop' }],
  ['kill the reminder re moving the trailer', 'Move the trailer', { do: 'stop' }],
  ['no reminder needed for the eye test, drop it', 'Eye test', { do: 'stop' }],
  ['what time does the goats reminder go off tomorrow', 'Feed the goats', { do: 'when' }],
  ['will you tell me about the choir fee, and when?', 'Pay the choir fee', { do: 'when' }],
])('“%s” is about what its words name', (said, id, wanted) => {
  expect(read(said)).toEqual({ ...wanted, which: { words: '', ids: [id] } })
})

test.each([
  ['goats at 07:30 instead of 8 from now on', 'Feed the goats', { by: 'time', at: '2026-11-21T07:30', clock: '07:30' }],
  [
    "choir fee reminder on the 5th at 9, that's when I get paid",
    'Pay the choir fee',
    { by: 'time', at: '2026-12-05T09:00' },
  ],
])('“%s” says its time', (said, id, timing) => {
  expect(read(said)).toEqual({ do: 'change', which: { words: '', ids: [id] }, timing })
})

test('before an event the length alone changes', () => {
  expect(read('eye test reminder: 30 min before is enough, not a full hour')).toMatchObject({
    do: 'change',
    timing: { by: 'event', minutes: 30, side: 'before' },
  })
})

test.each([
  ['remind me to pay the choir fee tomorrow at 9'],
  ['the goats reminder made me laugh'],
  ['stop the goats reminder and buy hay'],
  ['reminder for the concert on friday'],
])('“%s” changes none that is there', (said) => {
  expect(read(said)).toBeUndefined()
})
