import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

test.each([
  ['shove the design one to 15:30', 'change review 2026-11-23T15:30 2026-11-23T16:30'],
  ['travel block 45 min right before the dentist', 'create Travel block 2026-11-23T10:15 2026-11-23T11:00'],
  ['design review, can it start 30 min earlier', 'change review 2026-11-23T14:30 2026-11-23T15:30'],
  ['could the planning be put off to half past five?', 'change plan 2026-11-20T17:30 2026-11-20T18:30'],
  ['monday is too full. take the dentist to tuesday 10', 'change dentist 2026-11-24T10:00 2026-11-24T11:00'],
  ['when is the design review? | drag it out till 17:00', 'change review 2026-11-23T15:00 2026-11-23T17:00'],
  [
    'when is the design review? | it might need longer, make it two hours',
    'change review 2026-11-23T15:00 2026-11-23T17:00',
  ],
  ['when is the design review? | add a note, bring the samples', 'change review'],
  ['when is the design review? | cut it to 25 minutes', 'change review 2026-11-23T15:00 2026-11-23T15:25'],
  [
    'would you mind booking a haircut for me on Tuesday at 9, half an hour? Thanks so much!',
    'create Haircut 2026-11-24T09:00 2026-11-24T09:30',
  ],
  ['vet quarter to nine on the 24th', 'create Vet 2026-11-24T08:45 2026-11-24T09:45'],
  ['I have a wedding on Tuesday at 4 set the event', 'create Wedding 2026-11-24T16:00 2026-11-24T17:00'],
  ['add an event for Tuesday at 4 pm | call it Jam session', 'create Jam session 2026-11-24T16:00 2026-11-24T17:00'],
  ['when is the design review? | give it 30 min more', 'change review 2026-11-23T15:00 2026-11-23T16:30'],
  [
    'when is the design review? | set that to 14:15 instead, same day',
    'change review 2026-11-23T14:15 2026-11-23T15:15',
  ],
  ['when is the design review? | starts 15 min later, same end', 'change review 2026-11-23T15:15 2026-11-23T16:00'],
  [
    'when is the design review? | make it 90 minutes, still ending when the bus leaves',
    'change review 2026-11-23T14:30 2026-11-23T16:00',
  ],
  ['start the design review at 14:30, it has to end at 17:00', 'change review 2026-11-23T14:30 2026-11-23T17:00'],
  ['when is the design review? | it has to end at 15:30', 'change review 2026-11-23T15:00 2026-11-23T15:30'],
  ['when is the design review? | start at 14:30, still ending at 4', 'change review 2026-11-23T14:30 2026-11-23T16:00'],
  [
    'when is the design review? | let it run till 16:45, they talk a lot',
    'change review 2026-11-23T15:00 2026-11-23T16:45',
  ],
  ['when is the design review? | it is in the old chapel, note that down please', 'change review in the old chapel'],
  ['the design review is in the old chapel, add that', 'change review in the old chapel'],
  ['when is the design review? | nah, leave it at 45. she is quick', 'change review 2026-11-23T15:00 2026-11-23T15:45'],
  [
    'book a call with Zelda on Tuesday at 9, half an hour. no invitation, just for me',
    'create Call with Zelda 2026-11-24T09:00 2026-11-24T09:30',
  ],
  ['the product sync will be at 14:30 and goes till 16:00', 'change sync 2026-11-27T14:30 2026-11-27T16:00'],
  ['am I free for the gym on Tuesday evening? | book 6 to 7', 'create Gym 2026-11-24T18:00 2026-11-24T19:00'],
  [
    'need a slot for a haircut on Tuesday, 45 mins, after 11 before 2',
    'create A haircut 2026-11-24T11:00 2026-11-24T11:45',
  ],
])('“%s” is done', async (said, wanted) => {
  expect((await told(said)).deeds).toEqual([wanted])
})

test.each([
  ['move lunch to Wednesday | no, tuesday for lunch', 'change lunch 2026-11-24T12:30 2026-11-24T13:30'],
  ['move lunch to 13:00 | keep the day but make it half an hour', 'change lunch 2026-11-23T13:00 2026-11-23T13:30'],
  ['book prep on Tuesday 9:30 to 10 | from 9', '2026-11-24T09:00 2026-11-24T09:30'],
  ['move lunch to 13:00 | title is better "Lunch at Zoë"', 'change lunch Lunch at Zoë'],
  ['move lunch to 13:00 | and put the code 4471 in the title', 'change lunch Lunch with Sara code 4471'],
])('“%s” corrects what was done', async (said, last) => {
  expect((await told(said)).deeds.at(-1)).toContain(last)
})

test.each([
  ['both interviews and the gym at 18:00', 'What'],
  ['dentist at 9:30 not 11', 'There is “Dentist”, Monday, 23 November 2026, 11:00–12:00. Should I move it'],
  ['lunch with sara is off, she has the flu', 'Should I delete “Lunch with Sara”'],
  ['the product sync has moved to lab 5', 'Should I set the place of “Product sync” to “lab 5”'],
  ['what is on Tuesday? | and put the dentist there, 10:30', 'Should I move it to Tuesday'],
  ['book 6 to 7', 'What should I put'],
  [
    'when is the design review? | is the hour right after free',
    'No: “Budget meeting”, Monday, 23 November 2026, 16:30',
  ],
  ['when is the design review? | am I free before that', 'you are free on Monday, 23 November 2026, 14:00–15:00'],
  ['move dentist to Monday at 11', 'It is already like that'],
  ['and the Friday one at half past 10, only this time', ''],
  ['and one more tomorrow at 9: swatches for Leeds', ''],
])('“%s” changes nothing before it is asked', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test.each([
  ["what's on Monday? | and the day after?", 'Tuesday, 24 November 2026'],
  ["what's on Tuesday? | ok and monday, anything before lunch?", '“Dentist”'],
  ["isn't the design review at three on monday?", '“Design review”, Monday, 23 November 2026, 15:00'],
  ['when is the design review and the dentist? | how long is that all together', ' in all.'],
  ['move lunch to 13:00 | and tuesday?', 'Tuesday, 24 November 2026'],
  ['what is left on Monday', '“Design review”'],
  ['how long is annual leave', ': 8 days.'],
  ['is Monday at 11 taken?', 'Yes, that time is taken'],
  ['what is after lunch on Monday?', '“Design review”'],
])('“%s” is answered from the calendar', async (said, words) => {
  expect((await told(said)).answer).toContain(words)
})

test('a yes to what may stand in the calendar after all puts it there', async () => {
  const { deeds } = await told('book the same again, but longer, on Tuesday 16:00 to 17:00 | yes')
  expect(deeds).toHaveLength(1)
})

test.each([
  ['block Tuesday 4 to 6pm, call it flight to Oslo', '“Flight to Oslo”'],
  ['set up a weekly check-in Mondays 3pm, 20 mins. name it “Kasia”', '“Kasia”'],
])('“%s” says what it is called', async (said, title) => {
  expect((await told(said)).answer).toContain(title)
})

test('an event that was to go is not said to be so already', async () => {
  const { deeds, answer } = await told('Nina has my design review on Monday, so take it out please')
  expect(deeds).toEqual([])
  expect(answer).not.toContain('already like that')
})

test('what is wanted of an event is not said to be so already where it was not understood', async () => {
  const { deeds, answer } = await told('move lunch to 13:00 | same with the dentist on monday')
  expect(deeds).toHaveLength(1)
  expect(answer).toContain('I do not see what should change about “Dentist”')
})

test('days are left out of a series that was just made', async () => {
  const { deeds } = await told('huddle daily 9:15 for 10 min starting monday | not on fridays')
  expect(deeds.at(-1)).toContain('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU')
})

test('a day is left out of a series that was just made', async () => {
  const { deeds } = await told('seminar every tuesday at 2pm | not on 24 nov though')
  expect(deeds.at(-1)).toContain('delete new-1')
})

test.each(['design review not needed', 'everything on Monday one hour later pls', 'what’s tomorrow'])(
  '“%s” does nothing without a card',
  async (said) => {
    const { deeds } = await told(said)
    expect(deeds.filter((deed) => !deed.startsWith('plan '))).toEqual([])
  },
)

test('of several that are called so all are told, and one of them is meant by its place', async () => {
  const both =
    'add a seminar on Tuesday at 9 | add a seminar on Wednesday at 9 | what is on Friday | when are the seminars'
  const { answer } = await told(both)
  expect(answer.match(/“Seminar”/g)).toHaveLength(2)
  const { answer: offer } = await told(`${both} | the second one goes to Thursday at 10`)
  expect(offer).toContain('Should I move “Seminar” to Thursday')
})

test('both of what is called so are moved by one card', async () => {
  const { deeds } = await told(
    'add a rehearsal on Tuesday at 18:00 | add a rehearsal on Thursday at 18:00 | both rehearsals an hour later',
  )
  expect(deeds.at(-1)).toBe('plan change new-1, change new-2')
})

test.each([
  [
    'create a 2 hour event called brainstorming on Tuesday at 12 with priya',
    'create Brainstorming 2026-11-24T12:00 2026-11-24T14:00',
  ],
  [
    'create an event called "Catch up with Priya" on Tuesday at 12',
    'create Catch up with Priya 2026-11-24T12:00 2026-11-24T13:00',
  ],
])('“%s” is called that, and no more', async (said, wanted) => {
  expect((await told(said)).deeds).toEqual([wanted])
})

test.each([
  [
    'pilates every monday at 18:00 | only until the end of january',
    'change new-1 all FREQ=WEEKLY;BYDAY=MO;UNTIL=20270131',
  ],
  ['choir on thursday at 8pm | it has to happen every month, always on the last thursday', 'BYDAY=-1TH'],
  [
    'choir on tuesday at 6pm | it will not be done in an hour, make it two',
    'change new-1 2026-11-24T18:00 2026-11-24T20:00',
  ],
  ['dentist on monday half an hour later', 'change dentist 2026-11-23T11:30 2026-11-23T12:30'],
  ['cancel the dentist, i have a deadline that morning', 'delete dentist'],
  [
    'cancel the dentist | and put tax papers there instead, 9 to 11',
    'create Tax papers 2026-11-23T09:00 2026-11-23T11:00',
  ],
  ['when is the dentist? | take it out, only that day', 'delete dentist'],
  [
    'when is the dentist? | 20 minutes to get ready, right before it',
    'create Get ready 2026-11-23T10:40 2026-11-23T11:00',
  ],
  [
    'walk with Mia on Tuesday at 9 | so mia goes to thursday, same time',
    'change new-1 2026-11-26T09:00 2026-11-26T10:00',
  ],
  ['when is the dentist? | put in the dentist a note: bring the card', 'change dentist'],
  ['a call with Leo tomorrow at 4, 15 min', 'create Call with Leo 2026-11-21T16:00 2026-11-21T16:15'],
])('“%s” ends in what is meant', async (said, last) => {
  expect((await told(said)).deeds.at(-1)).toContain(last)
})

test.each([
  'tell sara monday at one works',
  'let akira know that the call on wednesday at 4 is fine',
  'when is the dentist? | the same on Wednesday before the call with Akira',
])('“%s” changes no event', async (said) => {
  expect((await told(said)).deeds).toEqual([])
})

test('what was changed in a whole series is changed in all of it again', async () => {
  const { deeds } = await told(
    'pottery every tuesday 18:30 to 19:30 | its in the annex | and it only takes half an hour',
  )
  expect(deeds.slice(1)).toEqual([
    'change new-1 all in the annex',
    'change new-1 all 2026-11-24T18:30 2026-11-24T19:00',
  ])
})

test('a day in front of orders lays out no events', async () => {
  const { deeds } = await told('for monday: cancel the standup and move the dentist to 4')
  expect(deeds.filter((deed) => deed.startsWith('create'))).toEqual([])
})

test.each([
  ['which is my shortest call on monday?', '“Standup”, Monday, 23 November 2026, 09:00–09:15: 15 minutes'],
  [
    'what’s the longest meeting on Friday 27 November?',
    '“Product sync”, Friday, 27 November 2026, 14:00–15:00: 1 hour',
  ],
  ['is there anything before 10 on monday?', 'Yes, 1 event on Monday, 23 November 2026'],
])('“%s” is answered with “%s”', async (said, wanted) => {
  expect((await told(said)).answer).toContain(wanted)
})
