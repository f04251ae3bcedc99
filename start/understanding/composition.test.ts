import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

/** It is Friday, 20 November 2026, 14:32; nothing is planned until 16:00. */
async function deedsOf(...messages: string[]): Promise<string[]> {
  const { ask, deeds } = createCalendarDesk()
  for (const message of messages) await ask(message)
  return deeds
}

test.each([
  ["if I'm free today at 3 add a walk", ['create Walk 2026-11-20T15:00 2026-11-20T16:00']],
  ["if I'm free at 4 add a walk, otherwise at 6", ['create Walk 2026-11-20T18:00 2026-11-20T19:00']],
  ['am i free at 4? if not, move the call with tom to 3', ['change tom 2026-11-20T15:00 2026-11-20T15:30']],
  ['cancel the dentist if I have a budget meeting on Monday', ['delete dentist']],
  ['cancel the dentist if I have a board meeting on Monday', []],
  ['unless I have a board meeting on Monday, cancel the dentist', ['delete dentist']],
  [
    "if I haven't met with Tom this week, move the product sync to 3",
    ['change sync 2026-11-27T15:00 2026-11-27T16:00'],
  ],
  [
    'if I have more than two meetings on Monday, move the last one to Tuesday',
    ['change budget 2026-11-24T16:30 2026-11-24T17:00'],
  ],
  ['if I have more than nine meetings on Monday, move the last one to Tuesday', []],
  ['if the design review is on Monday move it to Tuesday', ['change review 2026-11-24T15:00 2026-11-24T16:00']],
])('“%s” depends on the calendar', async (message, expected) => {
  expect(await deedsOf(message)).toEqual(expected)
})

test('a condition that does not hold is told with what stands against it', async () => {
  const { ask } = createCalendarDesk()
  const { text } = await ask("if I'm free at 4 add a walk")
  expect(text).toContain('Call with Tom')
  expect(text).toContain('left everything as it is')
})

test('what a condition came to is what the next message speaks of', async () => {
  expect((await deedsOf("if I'm free at 3 add a walk", 'make it 5:30')).at(-1)).toBe(
    'change new-1 2026-11-20T17:30 2026-11-20T18:30',
  )
})

test.each([
  ['for every meeting on Monday add 10 minutes', 'plan change stand, change lunch, change review, change budget'],
  [
    'for each review next week keep 15 minutes before it',
    'create Before Design review 2026-11-23T14:45 2026-11-23T15:00',
  ],
])('“%s” does the same to each of them', async (message, expected) => {
  expect(await deedsOf(message)).toEqual([expected])
})

test.each([
  ['Tom is leaving. Cancel all future meetings with him', ['delete tom']],
  ["We don't need any more budget meetings. Can you cancel all future ones?", ['delete budget']],
  ['cancel all future standups', ['delete stand following']],
  ['I need to cancel all future meetings with akira. Can you do that for me please?', ['delete akira']],
])('“%s” is about what was told first', async (message, expected) => {
  expect(await deedsOf(message)).toEqual(expected)
})

test('who is arranged with is invited where an address stands in the calendar', async () => {
  const { ask } = createCalendarDesk()
  const { calls } = await ask('schedule a call with Priya tomorrow at 10')
  expect(calls.at(-1)).toMatchObject({
    tool: 'calendar.create-event',
    input: { title: 'Call with Priya', people: [{ name: 'Priya Shah', email: 'priya@example.com' }] },
  })
  const { calls: others } = await ask('schedule a call with Jonas tomorrow at 11')
  expect(others.at(-1)?.input).not.toHaveProperty('people')
})

test('what is only noted invites nobody', async () => {
  expect(await deedsOf('lunch with priya tomorrow at 1')).toEqual([
    'create Lunch with Priya 2026-11-21T13:00 2026-11-21T14:00',
  ])
})

test.each([
  'and invite priya',
  'and invite tom',
  'and cancel the dentist',
  'and add gym at 7',
  'and rename it to Sync',
  'and delete the lunch',
])('“%s” after a change is no change of the same kind', async (words) => {
  const deeds = await deedsOf('move the design review to 4', words)
  expect(deeds.slice(1).filter((deed) => / 2026-11-\d\dT16:00 /.test(deed))).toEqual([])
})

test.each([
  [['move the dentist to 4', 'no sorry 4:30'], 'change dentist 2026-11-23T16:30 2026-11-23T17:30'],
  [["can't make the dentist at 11 on monday, move it to 4"], 'change dentist 2026-11-23T16:00 2026-11-23T17:00'],
  [
    ['no standup on monday', 'and on monday dec 7 push it to 10'],
    'change stand this 2026-12-07T10:00 2026-12-07T10:15',
  ],
  [['rename the design review to Scoping', 'location Kauri 2'], 'change review in Kauri 2'],
  [['lunch with Priya tomorrow at 1', 'oops its Rahul not Priya'], 'change new-1 Lunch with Rahul'],
  [['focus block tmrw 9-11', 'and thursday but only till 10'], 'create Focus block 2026-11-26T09:00 2026-11-26T10:00'],
  [['cancel the board meeting on monday', 'budget meeting i mean, silly me'], 'delete budget'],
  [['cancel the board meeting on monday', 'the budget one'], 'delete budget'],
  [["I'm going hiking at 6 am on Monday", 'yes'], 'create Hiking 2026-11-23T06:00 2026-11-23T07:00'],
  [['yoga every tuesday at 7', 'make it 2 hours'], 'change new-1 all 2026-11-24T07:00 2026-11-24T09:00'],
  [
    ['lunch with Priya yesterday at 1', 'i meant tomorrow'],
    'create Lunch with Priya 2026-11-21T13:00 2026-11-21T14:00',
  ],
  [
    ['set up a review w lena@law.example thursday 10', 'no', 'just block it for me, dont invite her'],
    'create Review 2026-11-26T10:00 2026-11-26T11:00',
  ],
])('after %j the last deed is “%s”', async (messages, expected) => {
  expect((await deedsOf(...messages)).at(-1)).toBe(expected)
})

test('what is over already is asked about before it is put into the calendar', async () => {
  const { ask, deeds } = createCalendarDesk()
  expect((await ask('lunch with Jonas yesterday at 1')).text).toContain('That is over already')
  expect(deeds).toEqual([])
})

test('a question is no answer to ours, and a reason may follow never mind', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask('set up an interview with the candidate on Thursday')
  expect((await ask('anything on Monday?')).text).toContain('Dentist')
  await ask('schedule an appraisal')
  expect((await ask('hm never mind, hr does it')).text).toContain('leave it as it is')
  expect(deeds).toEqual([])
})

test.each([
  ['vet for the dog thursday 17.30', ['create Vet for the dog 2026-11-26T17:30 2026-11-26T18:30']],
  ['the design review runs over, add 30 min', ['change review 2026-11-23T15:00 2026-11-23T16:30']],
  ['i need a free hour monday between 9 and 3', []],
  ['retro on friday 13:00 with everyone from the kickoff', []],
  ['add call the bank to my todos', []],
  ['see you tomorrow', []],
  ['remove priya from the interview', ['change talk']],
  ['delete everything', []],
  ['remove all data from my calendar', []],
  ['remove tom from the design review', []],
  ["I'm going hiking at 6 am on Monday", []],
  ['make event called "Catch-up" at 6:00pm tomorrow', ['create Catch-up 2026-11-21T18:00 2026-11-21T19:00']],
  ['make a meeting with jonas at 3 tomorrow', ['create Meeting with Jonas 2026-11-21T15:00 2026-11-21T16:00']],
  ['make the design review 2 hours instead of 1 hour', ['change review 2026-11-23T15:00 2026-11-23T17:00']],
  ['move the product sync to monday same time, unless something is there', []],
  ['the rest stays for now', []],
  ['put it back but tomorrow same time', []],
])('“%s” does what it says', async (message, expected) => {
  expect(await deedsOf(message)).toEqual(expected)
})
