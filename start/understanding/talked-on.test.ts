import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

test.each([
  [
    'any room for two hours on Tuesday after lunch? | put one in for the pitch deck',
    'create Pitch deck 2026-11-24T13:00 2026-11-24T15:00',
  ],
  ['cancel the dentist | no wait, only move it to Tuesday', 'change dentist 2026-11-24T11:00 2026-11-24T12:00'],
  ['is it smart to move the dentist to 4pm? | yes', 'change dentist 2026-11-23T16:00 2026-11-23T17:00'],
  ['when is the interview with Priya? | move that one to 15:00', 'change talk 2026-12-02T15:00 2026-12-02T16:00'],
])('“%s” goes on with what is in hand', async (said, deed) => {
  expect((await told(said)).deeds.at(-1)).toBe(deed)
})

test.each([
  ['when am I next free for 2 hours', 'Tuesday, 24 November 2026, 09:00–18:00'],
  ["what's my quietest day this week", 'Friday, 20 November 2026: 2 events'],
  ["what's on Monday? | which is the longest", '“Design review”'],
  ['what is on at the weekend? | put it in at the first free hour', ''],
])('“%s” is answered, and changes nothing', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test('which is the longest leaves out what is shorter', async () => {
  const { answer } = await told("what's on Monday? | which is the longest")
  expect(answer).not.toContain('Standup')
})

test.each([
  ['when is the call with Tom? | place is the annexe, room 9', 'change tom in the annexe, room 9'],
  ['when is the call with Tom? | start the call at 15:30, same end', 'change tom 2026-11-20T15:30 2026-11-20T16:30'],
])('“%s” takes all of its words', async (said, deed) => {
  expect((await told(said)).deeds.at(-1)).toBe(deed)
})

test.each([
  ['put 20 minutes of notes in front of the design review', 'create Notes 2026-11-23T14:40 2026-11-23T15:00'],
  [
    'when do I fly to Berlin? | block the hour and a half before takeoff for getting to the airport',
    'create Getting to the airport 2026-12-03T06:15 2026-12-03T07:45',
  ],
  ['haircut on Saturday at 10 | sorry, the Saturday after that', 'change new-1 2026-11-28T10:00 2026-11-28T11:00'],
  ['haircut on Saturday at 10 | make it the Friday after', 'change new-1 2026-11-27T10:00 2026-11-27T11:00'],
  [
    'block an hour for expenses right after the dentist | leave me 15 min to get back first',
    'change new-1 2026-11-23T12:15 2026-11-23T13:15',
  ],
  [
    'spanish every day at 8:30 for 45 minutes | does it clash with anything? | only Monday to Thursday',
    'change new-1 all FREQ=WEEKLY;BYDAY=MO,TU,WE,TH',
  ],
  [
    'what does next week look like? | put deep work on Thursday that week, 10 to 12',
    'create Deep work 2026-11-26T10:00 2026-11-26T12:00',
  ],
  [
    'when am I free on Thursday for an hour? | after lunch i mean | ok 2pm, call it Budget',
    'create Budget 2026-11-26T14:00 2026-11-26T15:00',
  ],
  [
    'when am I free on Thursday for an hour? | Wednesday at 2, call it Budget',
    'create Budget 2026-11-25T14:00 2026-11-25T15:00',
  ],
  ['yoga every weekday at 18:00 | only Mondays', 'change new-1 all FREQ=WEEKLY;BYDAY=MO'],
  ['haircut on Saturday at 10 | rename it barber', 'change new-1 Barber'],
])('“%s” is about the very thing', async (said, deed) => {
  expect((await told(said)).deeds.at(-1)).toBe(deed)
})

test.each([
  ['when is the design review? | anything later that day?', '“Budget meeting”'],
  ['when is the budget meeting? | is that the last thing that day?', 'There is nothing in your calendar'],
  ['when is the standup? | anything earlier that morning?', 'There is nothing in your calendar'],
  ['when is the design review? | what is the first thing that day?', '“Standup”'],
])('“%s” looks at that side of the day', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test.each([
  ['and the second to Wednesday', 'Which one do you mean?', []],
  [
    'move the design review to 4 | add a note, bring the slides | put it back to where it was at first',
    'My last change was not of its time.',
    ['change review 2026-11-23T16:00 2026-11-23T17:00', 'change review'],
  ],
])('“%s” is asked about', async (said, words, expected) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual(expected)
})

test.each([
  ['and in New York?', '**09:00 in New York**'],
  ['how late is it in London now?', 'It is 13:32 in London'],
  ['and in New York now?', 'It is 08:32 in New York'],
])('“%s”, after the time of an event in Tokyo', async (then, words) => {
  const { answer } = await told(`when is the design review? | what is that in Tokyo? | ${then}`)
  expect(answer).toContain(words)
})

test('the last one may be that of a series, where no day is named', async () => {
  const { deeds, answer } = await told('when is the budget meeting? | is that the last one?')
  expect(answer).not.toContain('There is nothing in your calendar')
  expect(deeds).toEqual([])
})

test('days of the week are none to move to', async () => {
  const { deeds } = await told('call the plumber on Tuesday at 2 | only Monday to Thursday')
  expect(deeds).toHaveLength(1)
})
