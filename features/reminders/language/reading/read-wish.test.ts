import { expect, test } from 'vitest'
import { readReminderWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (sentence: string) => readReminderWish(sentence, wording)

test.each([
  ['remind me to call Tom at 5', 'Call Tom', '2026-11-20T17:00'],
  ['gie me a shout at half ten tomorrow to ring the tailor', 'Ring the tailor', '2026-11-21T10:30'],
  ['at 8.15 tonight I must be reminded about the meds for bed 6', 'The meds for bed 6', '2026-11-20T20:15'],
  ['drop us a wee nudge at 4 to collect the scripts', 'Collect the scripts', '2026-11-20T16:00'],
  ['on 26 jan 7.30 in the morning remind for flag hoisting', 'Flag hoisting', '2027-01-26T07:30'],
  ['remind me tomorrow 9am to send the report', 'Send the report', '2026-11-21T09:00'],
  ['in 20 minutes remind me to check the oven', 'Check the oven', '2026-11-20T14:52'],
  ['hit me up at 5 about the meds', 'The meds', '2026-11-20T17:00'],
  ['call Tom at 5, remind me', 'Call Tom', '2026-11-20T17:00'],
  ['please set a reminder for me to go to work in ten minutes', 'Go to work', '2026-11-20T14:42'],
  ["don't let me forget to water the plants on Sunday morning", 'Water the plants', '2026-11-22T08:00'],
  ['remind me tomorrow to call Tom at 9', 'Call Tom', '2026-11-21T09:00'],
  ['remind me to leave one hour before 18:00', 'Leave', '2026-11-20T17:00'],
  ['remind me to check in at 5', 'Check in', '2026-11-20T17:00'],
  ["remind me about tomorrow's meeting tonight", 'Tomorrow’s meeting', '2026-11-20T18:00'],
  ['remimd me tomorow at 8 to post the letter', 'Post the letter', '2026-11-21T08:00'],
  ['nudge me tomorrow morning about the invoice', 'The invoice', '2026-11-21T08:00'],
  ['remind me in 45 to stretch', 'Stretch', '2026-11-20T15:17'],
  ['in 45 minutes tell me to check the oven', 'Check the oven', '2026-11-20T15:17'],
  ['when i wake up tomorrow, like at 8:15, remind me the glue', 'The glue', '2026-11-21T08:15'],
  ['the cat eats twice now: put another reminder at 21h today, food of the cat', 'Food of the cat', '2026-11-20T21:00'],
  ['the 30 at noon a reminder of the badges', 'The badges', '2026-11-30T12:00'],
  ['every tues n thurs 6.45am remind me to open the shed', 'Open the shed', '2026-11-24T06:45'],
  ['every first day of month at 10 in the morning tell me to do the books', 'Do the books', '2026-12-01T10:00'],
  ['tell me at 4 to leave', 'Leave', '2026-11-20T16:00'],
  ['I have a dentist appointment tomorrow at 9, remind me an hour before', 'Dentist appointment', '2026-11-21T08:00'],
])('“%s” is about “%s” at %s', (sentence, text, at) => {
  expect(read(sentence)).toMatchObject({ do: 'create', text: text.replace('’', "'"), timing: { by: 'time', at } })
})

test('a time that is said again is another reminder', () => {
  const text = 'Upload the plans'
  expect(read('remind me Monday 14:00 to upload the plans, and again Thursday at 9')).toEqual({
    do: 'several',
    wishes: [
      { do: 'create', text, timing: { by: 'time', at: '2026-11-23T14:00' } },
      { do: 'create', text, timing: { by: 'time', at: '2026-11-26T09:00' } },
    ],
  })
})

test('how often is said behind what it is about, and the day before it', () => {
  expect(read('remind me on December 12 at 10am to pay the rate, repeat it every 2 months')).toMatchObject({
    text: 'Pay the rate',
    timing: { by: 'time', at: '2026-12-12T10:00', rule: expect.stringContaining('FREQ=MONTHLY;INTERVAL=2') },
  })
})

test.each([
  ['every weekday at 8:45 remind me to write the notes', 'Write the notes', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [
    'remind me on the last Friday of the month to send the timesheets',
    'Send the timesheets',
    'FREQ=MONTHLY;BYDAY=-1FR',
  ],
  ['remind me to send the weekly report on Fridays at 4', 'Send the weekly report', 'FREQ=WEEKLY;BYDAY=FR'],
  ['remind me tue thu at 7am yoga', 'Yoga', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ['first monday of the month at 9 remind me to send the bills', 'Send the bills', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['remind me to pay the rent on the first of every month', 'Pay the rent', 'FREQ=MONTHLY;BYMONTHDAY=1'],
])('“%s” is about “%s” by %s', (sentence, text, rule) => {
  expect(read(sentence)).toMatchObject({ do: 'create', text, timing: { rule } })
})

test.each([
  [
    'remind me 20 minutes before my next meeting',
    { minutes: 20, side: 'before', events: { words: '', scope: 'next' } },
  ],
  [
    'remind me an hour before anything with Akira',
    { minutes: 60, side: 'before', events: { words: 'Akira', scope: 'all' } },
  ],
  ['remind me about the board meeting the day before', { minutes: 1440, events: { words: 'board', scope: 'one' } }],
  ['remind me to leave after my meeting with Sara', { minutes: 0, side: 'after', events: { words: 'Sara' } }],
  ['remind me to pack the evening before my flight', { daysBefore: 1, clock: '18:00', events: { words: 'flight' } }],
  ['remind me when the all hands begins', { minutes: 0, side: 'before', events: { words: 'hands', scope: 'one' } }],
  [
    'the day before the audit at 4pm remind me to print it',
    { daysBefore: 1, clock: '16:00', events: { words: 'audit' } },
  ],
  ['remind me before the board meeting to print the deck', { minutes: 15, side: 'before' }],
])('“%s” depends on events', (sentence, timing) => {
  expect(read(sentence)).toMatchObject({ do: 'create', timing })
})

test.each([
  ["remind me to call the bank at 9, and if I haven't done it by noon, again", { againAt: '12:00' }],
  ['remind me every 10 minutes until I do it to take my pills', { again: 10, text: 'Take my pills' }],
])('“%s” asks again', (sentence, again) => {
  expect(read(sentence)).toMatchObject({ do: 'create', ...again })
})

test.each([
  ['what are my reminders', 'list'],
  ['do I have any reminders for tomorrow?', 'list'],
  ['how many reminders do I have', 'count'],
  ['when do you remind me of the oven', 'when'],
  ['what did you remind me of today', 'told'],
  ['stop reminding me about the oven', 'stop'],
  ['snooze until this evening', 'snooze'],
  ['move the oven reminder to 6', 'change'],
  ['remind me again in an hour', 'snooze'],
  ['which of my reminders repeat?', 'list'],
  ['set a reminder for 4pm', 'create'],
])('“%s” is read as %s', (sentence, wanted) => {
  expect(read(sentence)?.do).toBe(wanted)
})

test.each([
  'remind me what I have tomorrow',
  'remind me who is coming',
  'that reminds me of Rome',
  'call Tom at 5',
  'are you able to set reminders that repeat?',
])('“%s” asks for no reminder', (sentence) => {
  expect(read(sentence)).toBeUndefined()
})

test.each([
  'no reminders for the Personal calendar',
  'turn off reminders for my personal calendar',
  "don't remind me of anything in the personal calendar",
  'mute the Personal calendar',
])('“%s” silences a calendar', (sentence) => {
  expect(read(sentence)).toEqual({ do: 'silence', calendar: 'Personal' })
})

test.each([
  ['only remind me about my work calendar', 'Work'],
  ['remind me only of events in the Work calendar', 'Work'],
  ['I only want reminders for my work calendar', 'Work'],
  ['reminders only for the work and family calendars, please', 'Work and family'],
  ['limit reminders to the Work calendar', 'Work'],
])('“%s” leaves reminders to %s', (sentence, calendars) => {
  expect(read(sentence)).toEqual({ do: 'only', calendars })
})

test.each(['remind me about the team calendar', 'only remind me about the calendar at 5'])(
  '“%s” says nothing of other calendars',
  (sentence) => expect(read(sentence)).not.toMatchObject({ do: 'only' }),
)

test.each(['tell me about the meeting tomorrow', 'tell me on which day to come', 'tell me what is due at 4'])(
  '“%s” wants no reminder',
  (sentence) => expect(read(sentence)).toBeUndefined(),
)

test.each([
  ['remember me at 18h to feed the cat', 'Feed the cat', { at: '2026-11-20T18:00' }],
  ['remind tomorrow 7:30, bring the badge', 'Bring the badge', { at: '2026-11-21T07:30' }],
  ['remind me monday 8.30 to water the ferns', 'Water the ferns', { at: '2026-11-23T08:30' }],
  ['remind me 30 mins before 6pm to leave', 'Leave', { at: '2026-11-20T17:30' }],
  ['remind me in one hour and a half to turn the roast', 'Turn the roast', { at: '2026-11-20T16:02' }],
  ['reminder the day after tomorrow, 16:00, fetch the suit', 'Fetch the suit', { at: '2026-11-22T16:00' }],
  ['04.12. 9:15 reminder: count the till', 'Count the till', { at: '2026-12-04T09:15' }],
  ['set an alert for 5 p.m. - post the parcel', 'Post the parcel', { at: '2026-11-20T17:00' }],
  ['reminder on the 12th of every month, 08:00: rent', 'Rent', { rule: 'FREQ=MONTHLY;BYMONTHDAY=12' }],
])('“%s” is about “%s” then', (sentence, text, timing) => {
  expect(read(sentence)).toMatchObject({ do: 'create', text, timing })
})

test('two times are two reminders', () => {
  expect(read('remind me at 8am and 8pm every day to take the drops')).toMatchObject({
    wishes: [{ timing: { at: '2026-11-21T08:00' } }, { timing: { at: '2026-11-20T20:00' } }],
  })
})

test.each(['alert the team tomorrow at 9', 'remind Tom to call me tomorrow', 'the alert came at 9'])(
  '“%s” sets no reminder',
  (sentence) => expect(read(sentence)).toBeUndefined(),
)

test.each([
  ['remind me the day before Christmas at 10 about the goose', 'The goose', { at: '2026-12-24T10:00' }],
  ['remind me two days before the 5th, 9 am, to close the books', 'Close the books', { at: '2026-12-03T09:00' }],
  ['remind me every Tuesday... sorry, every Thursday at 8, gate duty', 'Gate duty', { rule: 'FREQ=WEEKLY;BYDAY=TH' }],
  ["remind me when it's 6 tonight to take out the bread", 'Take out the bread', { at: '2026-11-20T18:00' }],
  ['a gentle reminder to me at 6.45 pm to leave', 'Leave', { at: '2026-11-20T18:45' }],
  ['yearly 15.01. 09:00 pension declaration reminder', 'Pension declaration', { rule: 'FREQ=YEARLY' }],
  ['tomorrow is market day, remind me at 21 to load the van', 'Load the van', { at: '2026-11-21T21:00' }],
  [
    'every 2 days at 10am remind me about the visa until 20 December',
    'The visa',
    { rule: 'FREQ=DAILY;INTERVAL=2;UNTIL=20261220' },
  ],
  ['at 8 tonight remind me that the roast is in', 'The roast is in', { at: '2026-11-20T20:00' }],
  ['remind me day after at 9 about the dentist', 'The dentist', { at: '2026-11-22T09:00' }],
  ['remind me on the 1st to cancel the trial, say 9 in the morning', 'Cancel the trial', { at: '2026-12-01T09:00' }],
])('“%s” keeps its title and its time apart', (sentence, text, timing) => {
  expect(read(sentence)).toMatchObject({ do: 'create', text, timing })
})

test('takes two times that each say their day for two reminders', () => {
  const wishes = [{ timing: { at: '2026-11-21T10:00' } }, { timing: { at: '2026-11-24T15:00' } }]
  expect(read('remind me tomorrow at 10 and again tuesday at 3pm to ring the bank')).toMatchObject({
    do: 'several',
    wishes,
  })
})

test('reads “repeat it” as part of how often', () => {
  expect(read('remind me to descale the kettle on friday, repeat it every 2 weeks')).toMatchObject({
    text: 'Descale the kettle',
    timing: { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' },
  })
  expect(read('put a reminder for the boiler on monday 8am, repeating weekly')).toMatchObject({ do: 'create' })
})

test('tells what is to come where somebody asks what they have', () => {
  expect(read('what reminders have we still got')).toMatchObject({ do: 'list' })
  expect(read('which reminders did I get yesterday')).toMatchObject({ do: 'told' })
})

test('two hours are two reminders', () => {
  expect(read('remind me to call Ines at 16 and at 18')).toMatchObject({
    do: 'several',
    wishes: [
      { text: 'Call Ines', timing: { at: '2026-11-20T16:00' } },
      { text: 'Call Ines', timing: { at: '2026-11-20T18:00' } },
    ],
  })
})

test.each([['Tom gave me a buzz yesterday at 5'], ['we should get a reminder app']])(
  '“%s” asks for no reminder',
  (said) => {
    expect(read(said)).toBeUndefined()
  },
)

test('two things at two times, and only what a time becomes', () => {
  expect(read('remind me monday at 9 to call the bank and friday at noon to pay the rent')).toMatchObject({
    do: 'several',
    wishes: [
      { text: 'Call the bank', timing: { at: '2026-11-23T09:00' } },
      { text: 'Pay the rent', timing: { at: '2026-11-27T12:00' } },
    ],
  })
  expect(read('remind me monday at 9 to call the bank and to pay the rent')?.do).toBe('create')
  expect(read('move the pills reminder from 5 to half 6')).toMatchObject({ do: 'change', timing: { clock: '18:30' } })
})

test.each([
  "remind me about the certificate three days before it's due, 10am",
  'set a reminder for the day before the client review, 4 pm, to print the boards',
])('“%s” asks when, and guesses no day', (sentence) => {
  const wish = read(sentence)
  expect(wish).toMatchObject({ do: 'create' })
  expect(wish).not.toHaveProperty('timing')
})

test('a day that no month has is no day', () => {
  expect(read('set a reminder for 31 February at 9 to send the cards')).toEqual({ do: 'no-day', said: '31 February' })
})

test('a day that only says why is not the day of the reminder', () => {
  expect(read('Reyes is out tomorrow. Move that reminder to Thursday')).toEqual(read('Move that reminder to Thursday'))
})

test('two reminders are told apart by the times behind them', () => {
  expect(read('two reminders, please: ring Ines at 15:00 and empty the drawer at 16:30')).toMatchObject({
    do: 'several',
    wishes: [
      { text: 'Ring Ines', timing: { at: '2026-11-20T15:00' } },
      { text: 'Empty the drawer', timing: { at: '2026-11-20T16:30' } },
    ],
  })
})

test('what is to be done before is no name of an event', () => {
  expect(read('remind me two hours before to leave')).toMatchObject({
    text: 'Leave',
    timing: { by: 'event', minutes: 120, events: { it: true, words: '' } },
  })
  expect(read('remind me to pack an hour before my eye appointment')).toMatchObject({
    text: 'Pack',
    timing: { events: { words: 'eye' } },
  })
})

test('it comes every hour until it is done', () => {
  expect(read("at 15:30 remind me to send the report, and again every hour if it's not done")).toMatchObject({
    text: 'Send the report',
    again: 60,
  })
})
