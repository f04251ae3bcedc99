import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

/** It is Friday, 20 November 2026, 14:32. Turns are separated by bars; expects the calls to the calendar. */
test.each([
  // Corrections and settings.
  [
    'book dentist on Monday at 3 | thanks | no, Tuesday',
    ['create Dentist 2026-11-23T15:00 2026-11-23T16:00', 'change new-1 2026-11-24T15:00 2026-11-24T16:00'],
  ],
  [
    'book dentist on Monday at 3 | make that two hours',
    ['create Dentist 2026-11-23T15:00 2026-11-23T16:00', 'change new-1 2026-11-23T15:00 2026-11-23T17:00'],
  ],
  // Choices.
  ['what are my meetings next Monday? | thanks! | cancel the last one', ['delete budget']],
  ['what are my meetings next Monday? | cancel the later one', ['delete budget']],
  ['cancel my call on Monday | what is on Wednesday? | cancel it', ['delete akira']],
  // The same for something else.
  [
    'move the design review to Tuesday | same for the budget meeting',
    ['change review 2026-11-24T15:00 2026-11-24T16:00', 'change budget 2026-11-24T16:30 2026-11-24T17:00'],
  ],
  ['cancel the design review | and the budget meeting too', ['delete review', 'delete budget']],
  // The day that was mentioned.
  [
    'what is on Wednesday? | book lunch with Jo that day at 12',
    ['create Lunch with Jo 2026-11-25T12:00 2026-11-25T13:00'],
  ],
  // A question set aside for something else, and answered later.
  ['book the dentist | what is on Monday? | Tuesday at 3', ['create Dentist 2026-11-24T15:00 2026-11-24T16:00']],
  [
    'book the dentist | cancel the design review | Tuesday at 3',
    ['delete review', 'create Dentist 2026-11-24T15:00 2026-11-24T16:00'],
  ],
  ['book the dentist | what time is it in Tokyo? | Tuesday at 3', ['create Dentist 2026-11-24T15:00 2026-11-24T16:00']],
  ['book the dentist | hello | Tuesday at 3', ['create Dentist 2026-11-24T15:00 2026-11-24T16:00']],
  ['book the dentist | never mind | Tuesday at 3', []],
  // A reason beside what is wanted, and what is only told of something.
  [
    'when is the lunch with sara | too tight after the hearing, make it 15:30 | and give it 45 min pls',
    ['change lunch 2026-11-23T15:30 2026-11-23T16:30', 'change lunch 2026-11-23T15:30 2026-11-23T16:15'],
  ],
  ['which day is the dentist | she wants 4 instead', ['change dentist 2026-11-23T16:00 2026-11-23T17:00']],
  ['dentist is at 4 on monday | yes', ['change dentist 2026-11-23T16:00 2026-11-23T17:00']],
  [
    'cant do the dentist monday, on call. same time next weds? | wait no thats moms birthday. the day before',
    ['change dentist 2026-11-25T11:00 2026-11-25T12:00', 'change dentist 2026-11-24T11:00 2026-11-24T12:00'],
  ],
  [
    "what's on tuesday afternoon | righto, bring the design review forward to then, 2.30",
    ['change review 2026-11-24T14:30 2026-11-24T15:30'],
  ],
  [
    'cancel the budget meeting | and in its place please enter Copenhagen, the whole day',
    ['delete budget', 'create Copenhagen 2026-11-23 2026-11-24'],
  ],
  ['Tom is at the gym now', []],
])('“%s” comes to %j', async (turns, wanted) => {
  const { ask, deeds } = createCalendarDesk()
  for (const words of turns.split('|')) await ask(words.trim())
  expect(deeds).toEqual(wanted)
})

test.each([
  [
    'book a call with bob@acme.com Monday at 10 | make it 10:30',
    'create Call with bob@acme.com 2026-11-23T10:30 2026-11-23T11:30',
  ],
  [
    'book a call with bob@acme.com Monday at 10 | thanks | no, Tuesday',
    'create Call with bob@acme.com 2026-11-24T10:00 2026-11-24T11:00',
  ],
  [
    'book a call with bob@acme.com Monday at 10 | make it half an hour',
    'create Call with bob@acme.com 2026-11-23T10:00 2026-11-23T10:30',
  ],
  ['book a call with bob@acme.com Monday at 10 | call it Kickoff', 'create Kickoff 2026-11-23T10:00 2026-11-23T11:00'],
  ['cancel all my meetings on Monday | except the standup', 'plan delete lunch, delete review, delete budget'],
  [
    'move the design review and the budget meeting to Tuesday | not the budget meeting',
    'change review 2026-11-24T15:00 2026-11-24T16:00',
  ],
])('“%s” makes the card that waits anew: %s', async (turns, deed) => {
  const { ask, deeds } = createCalendarDesk()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const words of turns.split('|')) last = await ask(words.trim())
  expect(deeds.at(-1)).toBe(deed)
  expect(deeds).toHaveLength(2)
  expect(last?.replaced).toBe('a')
})

test.each(['no', 'never mind', 'cancel that'])('“%s” declines the card that waits', async (words) => {
  const { ask, deeds } = createCalendarDesk()
  await ask('book a call with bob@acme.com Monday at 10')
  expect((await ask(words)).text).toBe('All right, I leave it as it is.')
  expect(deeds.at(-1)).toBe('decline')
  await ask(words)
  expect(deeds).toHaveLength(2)
})

test('a card is approved where its content stands, and by no word', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask('book a call with bob@acme.com Monday at 10')
  for (const words of ['yes', 'go ahead', 'do it']) await ask(words)
  expect(deeds).toHaveLength(1)
})
