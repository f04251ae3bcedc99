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
  [
    'make the trailer reminder repeat every day',
    'Move the trailer',
    { do: 'change', timing: { by: 'day', day: '2026-11-20', rule: 'FREQ=DAILY' } },
  ],
  [
    'the trailer reminder should come every day, not only tomorrow',
    'Move the trailer',
    { do: 'change', timing: { by: 'day', day: '2026-11-20', rule: 'FREQ=DAILY' } },
  ],
  [
    "'Hand in the ledger' should be 'Hand in both ledgers'",
    'Hand in the ledger',
    { do: 'change', text: 'Hand in both ledgers' },
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
  [
    'the daily goats reminder should come at 9:30, not at 9',
    'Feed the goats',
    { by: 'time', at: '2026-11-20T21:30', clock: '09:30' },
  ],
  [
    'weekly is too much for the goats. change it to the first of every month',
    'Feed the goats',
    { by: 'day', day: '2026-12-01', rule: 'FREQ=MONTHLY;BYMONTHDAY=1' },
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

/** Friday 20 November 2026, as above: two by one verb, one every day, one before an event. */
const kept = [
  { id: 'printer', title: 'Ring the printer', next: '2026-11-21T11:00', rule: null, isBefore: false },
  { id: 'coach', title: 'Ring the coach firm', next: '2026-11-21T16:00', rule: null, isBefore: false },
  { id: 'fern', title: 'Mist the fern', next: '2026-11-21T08:00', rule: 'FREQ=DAILY', isBefore: false },
  { id: 'ferns', title: 'Sell the fern stand', next: '2026-11-25T10:00', rule: null, isBefore: false },
  { id: 'choir', title: 'Choir night', next: null, rule: null, isBefore: true },
]
const said = (message: string) => readAllKnown(message, kept, wording)

test.each([
  ["push tomorrow's 4pm reminder to 5:30pm", ['coach'], { timing: { clock: '17:30' } }],
  ['the reminder tomorrow at 11, make it noon', ['printer'], { timing: { clock: '12:00' } }],
  ['coach firm reminder: make it 11', ['coach'], { timing: { at: '2026-11-21T11:00', clock: '11:00' } }],
  ['make the coach firm reminder 8', ['coach'], { timing: { clock: '08:00' } }],
  ['make the coach firm reminder 5', ['coach'], { timing: { clock: '17:00' } }],
  ['make the fern stand reminder 3', ['ferns'], { timing: { clock: '15:00' } }],
  ["push both of tomorrow's ring reminders to monday", ['printer', 'coach'], { timing: { day: '2026-11-23' } }],
  ['shift all reminders for tomorrow to 7pm', ['printer', 'coach', 'fern'], { timing: { clock: '19:00' } }],
  ['put the printer and the coach reminder on monday', ['printer', 'coach'], { timing: { day: '2026-11-23' } }],
  ["delay all of tomorrow's reminders by an hour", ['printer', 'coach', 'fern'], { shift: 60 }],
  ['I only need the fern reminder on weekdays', ['fern'], { timing: { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' } }],
  ['the fern one only has to come once', ['fern'], { once: true }],
  ['weekly on mondays instead of every day for the mist reminder', ['fern'], { timing: { day: '2026-11-23' } }],
  [
    "tomorrow's printer reminder should say ring the bindery, not the printer",
    ['printer'],
    { text: 'Ring the bindery' },
  ],
  ['make the choir reminder an hour before instead of 20 minutes', ['choir'], { timing: { minutes: 60 } }],
  ['nag me about the coach every 20 minutes instead of every 5', ['coach'], { again: 20 }],
])('“%s” changes those that it names', (message, ids, to) => {
  const which = { words: '', ids, ...(ids.length > 1 && { all: true }) }
  expect(said(message)).toMatchObject([{ do: 'change', which, ...to }])
})

test.each([
  ['how long before choir night will you remind me?', 'list', ['choir']],
  ['what time is the reminder tomorrow about the printer?', 'when', ['printer']],
  ['which reminders come daily?', 'list', ['fern']],
  ['how many reminders do I have for tomorrow', 'count', ['printer', 'coach', 'fern']],
  ["tomorrow's reminders", 'list', ['printer', 'coach', 'fern']],
  ['cancel my one-off reminders', 'stop', ['printer', 'coach', 'ferns']],
  ["I've rung the printer, no more reminders about it please", 'stop', ['printer']],
  ['no reminder before choir night any more, but I am still going', 'stop', ['choir']],
  ["the fern is wet, so skip tomorrow's mist reminder", 'skip', ['fern']],
  ["don't move the printer reminder", 'keep', ['printer']],
])('“%s” is read as “%s”', (message, wanted, ids) => {
  expect(said(message)).toMatchObject([{ do: wanted, which: { ids } }])
})

/** Saturday. */
const tomorrow = { from: '2026-11-21T00:00', to: '2026-11-22T00:00', next: true }

test.each([
  ["I'm in bed, cancel tomorrow's reminders", ['printer', 'coach', 'fern']],
  ["cancel tomorrow's fern reminder", ['fern']],
])('“%s” ends the times of that day alone', (message, ids) => {
  expect(said(message)).toMatchObject([{ do: 'stop', which: { ids, ...tomorrow } }])
})

test('without a day, all times are meant', () => {
  expect(said('stop the mist reminder')).toEqual([{ do: 'stop', which: { words: '', ids: ['fern'] } }])
})

test.each([['move the fern reminder to 9, only once'], ['move the fern reminder to 9 just this once']])(
  '“%s” ends no repetition',
  (message) => {
    expect(said(message)).toEqual([])
  },
)

test('what goes off in ten minutes is not put off by them', () => {
  expect(said('make the printer reminder go off in 10 minutes')).toMatchObject([
    { do: 'change', timing: { at: '2026-11-20T14:42' } },
  ])
  expect(said('put the printer reminder off by 10 minutes')).toMatchObject([{ do: 'change', shift: 10 }])
})

test.each([
  ['if it rains cancel the fern reminder'],
  ['stop the printer reminder and ring the coach firm'],
  ['the printer reminder came too late'],
  ["tell Tom to move tomorrow's 4pm reminder to 5"],
  ['I need to ring the printer about the reminder'],
  ["monday's 4pm reminder should come at 5"],
  ['move the printer reminder and the lease to monday'],
])('“%s” is left to others', (message) => {
  expect(said(message)).toEqual([])
})

test('how often it comes may be a word of its title', () => {
  const logs = ['Weekly log', 'Monthly log'].map((title) => ({ id: title, title, isBefore: false }))
  expect(readKnown('stop the weekly log reminder', logs, wording)).toMatchObject({ which: { ids: ['Weekly log'] } })
})

test('all but one that is named are stopped', () => {
  const wish = read('stop all my reminders but not the goats one')
  expect(wish).toMatchObject({ do: 'stop', which: { all: true } })
  expect(JSON.stringify(wish)).not.toContain('Feed the goats')
  expect(read('stop all my reminders but not the harp one')).toBeUndefined()
})

test('one that is new with its own time is no change of one that is there', () => {
  expect(namesKnown('on the 5th of each month at 10, reminder to pay the drummer')).toBe(false)
  expect(namesKnown('move the reminder to pay the drummer')).toBe(false)
  expect(namesKnown('the drummer reminder comes at 5')).toBe(true)
})
