import { expect, test } from 'vitest'
import { mayBeKnown, namesKnown, readAllKnown, readKnown } from './known.ts'

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
  [
    'move the trailer reminder from 3 to half 4',
    'Move the trailer',
    { do: 'change', timing: { by: 'time', at: '2026-11-20T16:30', clock: '16:30' } },
  ],
  ['snooze the trailer thing 30 min', 'Move the trailer', { do: 'snooze', minutes: 30 }],
  ['goat feeding reminder can stop, my brother has them now', 'Feed the goats', { do: 'stop' }],
  ['you can quit pestering me on the trailer, it is sold', 'Move the trailer', { do: 'stop' }],
  ['stop reminding me about the goats, new boy is doing', 'Feed the goats', { do: 'stop' }],
  ['dont bother reminding me about the eye test', 'Eye test', { do: 'stop' }],
  ['when are you bugging me about the trailer?', 'Move the trailer', { do: 'when' }],
  ['kill the reminder re moving the trailer', 'Move the trailer', { do: 'stop' }],
  ['no reminder needed for the eye test, drop it', 'Eye test', { do: 'stop' }],
  ['what time does the goats reminder go off tomorrow', 'Feed the goats', { do: 'when' }],
  ['will you tell me about the choir fee, and when?', 'Pay the choir fee', { do: 'when' }],
  ['at what hour will you ping me about the goats', 'Feed the goats', { do: 'when' }],
  ['we sold the goats lol so you can stop that reminder', 'Feed the goats', { do: 'stop' }],
  ['the reminder of the eye test, i have been there, quit it', 'Eye test', { do: 'stop' }],
  ["the eye test is cancelled :( so don't remind it", 'Eye test', { do: 'stop' }],
  ['no more reminders of the goats, they moved out', 'Feed the goats', { do: 'stop' }],
  ['the choir fee reminder must insist every 20 minutes until i pay', 'Pay the choir fee', { do: 'change', again: 20 }],
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
  ['trailer one - make it half past 4', 'Move the trailer', { by: 'time', at: '2026-11-20T16:30', clock: '16:30' }],
  ['snooze the ledger one to half 5', 'Hand in the ledger', { by: 'time', at: '2026-11-20T17:30', clock: '17:30' }],
  ['trailer reminder - leave it till tomorrow same time', 'Move the trailer', { by: 'day', day: '2026-11-21' }],
  [
    'goats reminder only mon to fri from now on',
    'Feed the goats',
    { by: 'day', day: '2026-11-20', rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' },
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
  ['the hay is in so complete it, trailer for friday, and cancel the reminder of the goats'],
])('“%s” changes none that is there', (said) => {
  expect(read(said)).toBeUndefined()
})

test('each half of a message may be said of another one', () => {
  const found = readAllKnown('stop the goats reminder n shove the trailer to 11', reminders, wording)
  expect(found).toMatchObject([
    { do: 'stop', which: { ids: ['Feed the goats'] } },
    { do: 'change', which: { ids: ['Move the trailer'] }, timing: { clock: '11:00' } },
  ])
  expect(readAllKnown('stop the goats reminder and buy hay', reminders, wording)).toEqual([])
})

test.each([
  ['dentist call: remind me at 11 instead', true],
  ['the heating is loud: remind me at 11', false],
])('whether “%s” names a reminder that is there: %s', (said, isNamed) => {
  expect(namesKnown(said)).toBe(isNamed)
})

test('a title that stands there as it is says no day', () => {
  const planned = [{ id: 'plan', title: 'Plan tomorrow', isBefore: false }]
  expect(readKnown("The 'Plan tomorrow' reminder should come at 18:00 instead", planned, wording)).toMatchObject({
    do: 'change',
    timing: { by: 'time', clock: '18:00' },
  })
})

test('one reminder is enough', () => {
  const once = { do: 'change', again: null }
  expect(read('Stop nagging me about the choir fee, one reminder is enough')).toMatchObject(once)
  expect(read('remind me of the goats just once, no more nagging')).toBeUndefined()
})
