import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

test.each([
  ['vat call on tuesday 2pm | oops, i meant half 3', 'change new-1 2026-11-24T15:30 2026-11-24T16:30'],
  ['vat call on tuesday 2pm | hes asking for 4 now', 'change new-1 2026-11-24T16:00 2026-11-24T17:00'],
  [
    'vat call on tuesday 2pm | 4:30 then so it doesnt hit the school run',
    'change new-1 2026-11-24T16:30 2026-11-24T17:30',
  ],
  [
    'vat call on tuesday 2pm | they have a lot to ask so make it 90 min',
    'change new-1 2026-11-24T14:00 2026-11-24T15:30',
  ],
  ['vat call on tuesday 2pm | its a 2 hr one', 'change new-1 2026-11-24T14:00 2026-11-24T16:00'],
  [
    'vat call on tuesday 2pm | it starts already 13.30, the end is same',
    'change new-1 2026-11-24T13:30 2026-11-24T15:00',
  ],
  [
    'vat call on tuesday 2pm | make it wednesday, hes in court that day',
    'change new-1 2026-11-25T14:00 2026-11-25T15:00',
  ],
  ['vat call on tuesday 2pm | and give us 40 mins', 'change new-1 2026-11-24T14:00 2026-11-24T14:40'],
  ['vat call on tuesday 2pm | make that the 27th instead', 'change new-1 2026-11-27T14:00 2026-11-27T15:00'],
  ['put me down for the dentist on tuesday 2pm', 'create Dentist 2026-11-24T14:00 2026-11-24T15:00'],
  ['vat call on tuesday 2pm | it has to finish at 2:45', 'change new-1 2026-11-24T14:00 2026-11-24T14:45'],
  ['vat call on tuesday 2pm | and 20 min travel directly before', 'create Travel 2026-11-24T13:40 2026-11-24T14:00'],
  [
    'vat call on tuesday 2pm for 45 min | pension call too, wednesday, same slot',
    'create Pension call 2026-11-25T14:00 2026-11-25T14:45',
  ],
  ['priya today to 4pm', 'change talk 2026-11-20T16:00 2026-11-20T17:00'],
  [
    'when is the design review? | too early for the visitors, 30 min later',
    'change review 2026-11-23T15:30 2026-11-23T16:30',
  ],
  ['vat call on tuesday 2pm | make it 4 and only 15 min', 'change new-1 2026-11-24T16:00 2026-11-24T16:15'],
  ['when is the design review? | move it to 4 for 20 minutes', 'change review 2026-11-23T16:00 2026-11-23T16:20'],
  ['move lunch to 13:00, clashes w the school run', 'change lunch 2026-11-23T13:00 2026-11-23T14:00'],
  ['cancel the dentist on monday im away', 'delete dentist'],
  ['down with flu, cancel the dentist on monday', 'delete dentist'],
  ['the dentist is cancelled, take it out', 'delete dentist'],
  // Of a series that was just made.
  ['choir every tuesday 18:30 to 19:30 | only every second week', 'change new-1 all FREQ=WEEKLY;BYDAY=TU;INTERVAL=2'],
  [
    'choir every tuesday 18:30 to 19:30 | from december, and just every other one',
    'change new-1 all 2026-12-01T18:30 2026-12-01T19:30 FREQ=WEEKLY;BYDAY=TU;INTERVAL=2',
  ],
  // Parts of the hour that it has.
  ['vat call on tuesday 2pm | quarter past rather', 'change new-1 2026-11-24T14:15 2026-11-24T15:15'],
  ['vat call on tuesday 2:30pm | oh, quarter to please', 'change new-1 2026-11-24T14:45 2026-11-24T15:45'],
  ['quarter past instead of 3 for the design review', 'change review 2026-11-23T15:15 2026-11-23T16:15'],
  // Both sides.
  ['hold 10 minutes before and after the dentist', 'plan create Before Dentist, create After Dentist'],
  ['vat call on tuesday 2pm | 15 min either side for the way', 'plan create Way, create Way'],
  // A time for what free time was looked for.
  [
    'when am i free on monday for a swim, needs an hour | fine, right after the dentist',
    'create Swim 2026-11-23T12:00 2026-11-23T13:00',
  ],
  ['when am i free on monday for a swim, needs an hour | 2pm', 'create Swim 2026-11-23T14:00 2026-11-23T15:00'],
  ['sara cant do monday, next day same time', 'change lunch 2026-11-24T12:30 2026-11-24T13:30'],
  ['club dinner at Marek’s, 7 to 10, on 17 december', 'create Club dinner 2026-12-17T19:00 2026-12-17T22:00'],
  ['swim on wednesday at 7 | delete the call', 'delete tom'],
  ['vat call on tuesday 2pm for 20 min | she needs 45', 'change new-1 2026-11-24T14:00 2026-11-24T14:45'],
  ['when is the design review? | make it a video call', 'change review in video call'],
  ['when is the interview with priya? | take priya off again', 'change talk'],
  [
    'schedule weekly 1:1s with Priya, thursdays at 11, half an hour | hm actually wednesdays',
    'create Weekly 1:1 with Priya 2026-11-25T11:00 2026-11-25T11:30 FREQ=WEEKLY',
  ],
  // Once more.
  [
    'lunch with ida on friday at 1 | same for jonas, right after',
    'create Lunch with Jonas 2026-11-27T14:00 2026-11-27T15:00',
  ],
  [
    'writing monday 13:30 to 15:00 | and again wednesday right after the 1:1 with akira',
    'create Writing 2026-11-25T10:30 2026-11-25T12:00',
  ],
  // The half of the day in which it is.
  ['swim tuesday 7 to 8 am | half 6 instead', 'change new-1 2026-11-24T06:30 2026-11-24T07:30'],
  ['when is the dentist | must be done by half past 11', 'change dentist 2026-11-23T11:00 2026-11-23T11:30'],
  [
    'move the dentist to 12 on monday | isnt that on top of sara | 15 min earlier then',
    'change dentist 2026-11-23T11:45 2026-11-23T12:45',
  ],
  [
    'when is the interview with priya? | she asked if we can go an hour later',
    'change talk 2026-12-02T12:00 2026-12-02T13:00',
  ],
  ['deep work monday 13:30 to 15:00', 'create Deep work 2026-11-23T13:30 2026-11-23T15:00'],
  [
    'when do i have an hour free monday? | 2.15 works, put tea with ida. just a hold for me',
    'create Tea with Ida 2026-11-23T14:15 2026-11-23T15:15',
  ],
  // Where it is was asked right before.
  ['where is the dentist | its Villa Ross, note that', 'change dentist in Villa Ross'],
  ['where is the dentist | have to be out by quarter to 12', 'change dentist 2026-11-23T11:00 2026-11-23T11:45'],
  ['move the dentist to 12 | good. rename monday to hygienist', 'change dentist hygienist'],
  [
    'what does monday look like | and wednesday? | grab two hrs in the afternoon there for the speech, first gap that fits',
    'create Speech 2026-11-25T12:00 2026-11-25T14:00',
  ],
  ['tea with ida on friday at 4 | 4ish | at the river place', 'change new-1 in the river place'],
  [
    'can you book 1 hour for the speech on monday, not in the morning',
    'create Speech 2026-11-23T13:30 2026-11-23T14:30',
  ],
  [
    'lunch with ida on tuesday at noon | is the design review still on at all | move it to 4',
    'change review 2026-11-23T16:00 2026-11-23T17:00',
  ],
  // A series beside one lunch.
  ['block 12 to 1 every day for lunch', 'create Lunch 2026-11-21T12:00 2026-11-21T13:00 FREQ=DAILY'],
  // Each of several clauses.
  [
    'vat call on tuesday 2pm | make it 4, and we’re in room 4',
    'change new-1 2026-11-24T16:00 2026-11-24T17:00 in room 4',
  ],
  ['vat call on tuesday 2pm | its tax call not vat call, rename', 'change new-1 Tax call'],
  ['lunch with ida next week | ok so lunch: friday, 1', 'create Lunch with Ida 2026-11-27T13:00 2026-11-27T14:00'],
  ['dinner with ida next week | thursday at 7', 'create Dinner with Ida 2026-11-26T19:00 2026-11-26T20:00'],
  ['when is the design review? | add a note there: bring the plans', 'change review'],
  ['audit prep tuesday 3pm, hr and a half', 'create Audit prep 2026-11-24T15:00 2026-11-24T16:30'],
])('“%s” says of what is in hand: %s', async (said, wanted) => {
  expect((await told(said)).deeds.at(-1)).toBe(wanted)
})

test.each([
  'when is the design review? | she needs 10 copies',
  'vat call tuesday only at 2',
  'when should it be | yes',
  'when is the design review? | friday',
])('“%s” changes nothing', async (said) => {
  expect((await told(said)).deeds).toEqual([])
})

test.each([
  'vat call on tuesday 2pm | the client likes the price now',
  'vat call on tuesday 2pm | i spent 3 hours on the tax',
  'vat call on tuesday 2pm | they moved the deadline to monday',
  'vat call on tuesday 2pm | what is on wednesday? | friday as well',
])('“%s” says nothing of what was made', async (said) => {
  expect((await told(said)).deeds).toEqual(['create Vat call 2026-11-24T14:00 2026-11-24T15:00'])
})
