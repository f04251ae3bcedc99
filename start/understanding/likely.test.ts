import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function deedsOf(said: string): Promise<{ deeds: readonly string[]; last: string }> {
  const { ask, deeds } = createCalendarDesk()
  let last = ''
  for (const message of said.split(' | ')) last = (await ask(message)).text
  return { deeds, last }
}

test.each([
  ['Could you please move the design review to 16:00? Same place.', 'change review 2026-11-23T16:00 2026-11-23T17:00'],
  ['could you make the product sync shorter, like 40 min', 'change sync 2026-11-27T14:00 2026-11-27T14:40'],
  [
    'would you push the budget meeting to quarter past 5? same length',
    'change budget 2026-11-23T17:15 2026-11-23T17:45',
  ],
])('“%s” is done, since all of it is accounted for and the examples agree', async (said, deed) => {
  expect((await deedsOf(said)).deeds).toEqual([deed])
})

test.each([
  [
    'and the dentist down to 30 min on monday',
    'Should I change “Dentist”',
    'change dentist 2026-11-23T11:00 2026-11-23T11:30',
  ],
])('“%s” makes no event, but asks about the one that is there', async (said, question, deed) => {
  const { deeds, last } = await deedsOf(said)
  expect(deeds).toEqual([])
  expect(last).toContain(question)
  expect((await deedsOf(`${said} | yes`)).deeds).toEqual([deed])
})

test.each([
  'move the dentist on friday to 5',
  'priya says push the interview to 2pm',
  'move the interview to 3 when priya is back',
  'the product sync should not be any shorter',
  'could you take the interview with Sara on monday out',
  'could you cancel the product review on monday',
  'could you take planning and the dentist out today',
  'take him off the call with Tom',
  'let Tom move the call to 5',
  'have Akira cancel the 1:1',
  'please take the call with Tom',
  'drop me off at the dentist',
  'could you move the flight to Berlin on friday to 9',
  'could you take the dentist out on monday, but I hate that idea',
  'could you have moved the dentist to 3',
])('“%s” does nothing', async (said) => {
  expect((await deedsOf(said)).deeds).toEqual([])
})

test('a day without meetings is looked for in other words than those that are known', async () => {
  const { last } = await deedsOf('is there any day next week with no meetings at all')
  expect(last).toContain('You are free')
})
