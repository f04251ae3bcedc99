import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import type { Reminder } from '#features/reminders/contract.ts'
import { reminders } from '#features/reminders/server/index.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let clock: TestClock
let ana: Chatter
let chat: string

/** Friday, 20 November 2026, 14:32. */
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  clock = testClock('2026-11-20T13:32:00Z')
  const features = [assistant.feature, reminders, tasks, calendar, notices]
  node = await openNode(database, { answerer: assistant.answer, features, clock })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
  chat = (await ana.begin()).id
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const say = async (words: string) => (await ana.ask(chat, words)).content
const kept = async () => (await ana.call<Reminder[]>('GET', '/v1/reminders')).body

async function event(title: string, start: string, end: string, repeat?: string): Promise<void> {
  const input = { title, start, end, ...(repeat !== undefined && { repeat }) }
  await ana.call('POST', '/v1/actions/calendar.create-event', { input })
}

/** What is stored after these messages: text, first time and rule. */
async function after(...messages: string[]): Promise<unknown[]> {
  for (const message of messages) await say(message)
  return (await kept()).map(({ text, start, rule, minutes, target }) =>
    [text, start ?? `${minutes} before ${target.named ?? target.words ?? 'all'}`, rule].filter(Boolean).join(', '),
  )
}

test.each([
  [['remind me to call Tom at 5'], ['Call Tom, 2026-11-20T17:00']],
  [
    [
      'two reminders please: today at 5pm feed the cat, tomorrow at 9am wash the van',
      "tomorrow's reminder should come at 10",
    ],
    ['Feed the cat, 2026-11-20T17:00', 'Wash the van, 2026-11-21T10:00'],
  ],
  [
    [
      'starting monday, remind me every two weeks at 4pm to file the log',
      'make the log reminder weekly on tuesdays instead of every two weeks',
    ],
    ['File the log, 2026-11-24T16:00, FREQ=WEEKLY;BYDAY=TU'],
  ],
  [
    [
      'remind me tomorrow at 9 to feed the cat',
      "don't move the cat reminder",
      'a reminder for the dog might be an idea, but not now',
    ],
    ['Feed the cat, 2026-11-21T09:00'],
  ],
  // One time of what repeats is moved or left out alone.
  [
    ['remind me every day at 7 to stretch', 'move the stretch reminder to 9, just this once'],
    ['Stretch, 2026-11-21T09:00', 'Stretch, 2026-11-22T07:00, FREQ=DAILY'],
  ],
  [
    ['remind me every day at 7 to stretch', 'an hour later just this once'],
    ['Stretch, 2026-11-21T08:00', 'Stretch, 2026-11-22T07:00, FREQ=DAILY'],
  ],
  [
    ['remind me every day at 7 to stretch', "delay tomorrow's stretch reminder to 9"],
    ['Stretch, 2026-11-21T09:00', 'Stretch, 2026-11-22T07:00, FREQ=DAILY'],
  ],
  [
    ['remind me every day at 7 to stretch', 'the next stretch reminder should come at 6', 'undo that'],
    ['Stretch, 2026-11-21T07:00, FREQ=DAILY'],
  ],
  [
    ['remind me every day at 7 to stretch', "cancel tomorrow's stretch reminder"],
    ['Stretch, 2026-11-22T07:00, FREQ=DAILY'],
  ],
  [
    ['remind me every day at 7 to stretch', 'no stretch reminder tomorrow please'],
    ['Stretch, 2026-11-22T07:00, FREQ=DAILY'],
  ],
  [
    ['remind me every day at 7 to stretch', 'the stretch reminder does not have to repeat'],
    ['Stretch, 2026-11-21T07:00'],
  ],
  [['set a reminder for the bins tomorrow at 8, not today'], ['The bins, 2026-11-21T08:00']],
  [['a reminder at 9 tomorrow to call Tom would be good'], ['Call Tom, 2026-11-21T09:00']],
  [['remind me to call Tom at 5', 'make it 6 instead'], ['Call Tom, 2026-11-20T18:00']],
  [
    ['remind me every day at 7 to stretch', 'on Sundays I should like to be spared'],
    ['Stretch, 2026-11-21T07:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ],
  [
    ['remind me every day at 7 to stretch', 'until Christmas'],
    ['Stretch, 2026-11-21T07:00, FREQ=DAILY;UNTIL=20261225'],
  ],
  [
    ['remind me every Monday at 18 of the report', 'Thursday 17:00 is better'],
    ['The report, 2026-11-26T17:00, FREQ=WEEKLY;BYDAY=TH'],
  ],
  [['I need a nudge tomorrow at 10 - call Dad', 'snooze that to noon'], ['Call Dad, 2026-11-21T12:00']],
  [['remind me to call Tom at 5', 'an hour later'], ['Call Tom, 2026-11-20T18:00']],
  // The next one would be left out.
  [
    ['remind me on the last friday of every month at 10 to pay the rent', 'postpone the rent reminder by a day'],
    ['Pay the rent, 2026-11-27T10:00, FREQ=MONTHLY;BYDAY=-1FR'],
  ],
  [
    ['remind me every day at 9 to stretch', 'postpone the stretch reminder by an hour'],
    ['Stretch, 2026-11-21T10:00, FREQ=DAILY'],
  ],
  [
    ['remind me to call Tom at 5', 'and on Monday?'],
    ['Call Tom, 2026-11-20T17:00', 'Call Tom, 2026-11-23T17:00'],
  ],
  [['remind me to call Tom at 5', 'it should say ring Tom'], ['Ring Tom, 2026-11-20T17:00']],
  [['remind me to call Tom at 5', 'stop it'], []],
  [['remind me to call Tom at 5', 'stop reminding me about Tom'], []],
  [['remind me to buy milk', 'tomorrow at 8'], ['Buy milk, 2026-11-21T08:00']],
  [['remind me today to call mum', 'at 6'], ['Call mum, 2026-11-20T18:00']],
  [['Initiated: remind', 'call the dentist', 'Monday at 9'], ['Call the dentist, 2026-11-23T09:00']],
  [['/reminder', 'water the plants tonight'], ['Water the plants, 2026-11-20T18:00']],
  [['/reminder call Tom tomorrow at 9'], ['Call Tom, 2026-11-21T09:00']],
  [['remind me', 'never mind'], []],
  [
    ['remind me at 5pm to feed the cat', 'and at 7 to close the windows'],
    ['Feed the cat, 2026-11-20T17:00', 'Close the windows, 2026-11-20T19:00'],
  ],
  [['remind me to call Ben at 4pm and ring Eva at 5pm'], ['Call Ben, 2026-11-20T16:00', 'Ring Eva, 2026-11-20T17:00']],
  [['remind me to finish the tasks for Sara tomorrow at 10'], ['Finish the tasks for Sara, 2026-11-21T10:00']],
  [['remind me to take my pills every day at 8', 'stop the pills one'], []],
  [
    ['remind me every Friday at 4pm to swim', 'skip the swim this friday only'],
    ['Swim, 2026-11-27T16:00, FREQ=WEEKLY;BYDAY=FR'],
  ],
  [['remind me daily at 8 for 2 days to swim', 'skip the next swim', 'skip the next swim'], []],
  [['remind me daily at 8 to stretch', 'pause stretch until Thursday'], ['Stretch, 2026-11-26T08:00, FREQ=DAILY']],
  [
    ['remind me every day at 8 to stretch', 'pause stretch for a week', 'resume the stretch reminder'],
    ['Stretch, 2026-11-21T08:00, FREQ=DAILY'],
  ],
  [['remind me to ring the bank at 5', 'ring the bank at 530 instead'], ['Ring the bank, 2026-11-20T17:30']],
  [
    ['remind me at 5 to ring the bank', 'remind me at 6 to ring Ben', 'stop the bank one', 'no sorry i meant ben'],
    ['Ring the bank, 2026-11-20T17:00'],
  ],
  [['remind me to email Eva at 5', 'already emailed eva, dont need that reminder'], []],
  [['when I get home remind me to ring mum', 'at 7'], ['Ring mum, 2026-11-20T19:00']],
  [
    ['remind me tomorrow at 9 to read the notes', 'add bread to my tasks', 'delete bread'],
    ['Read the notes, 2026-11-21T09:00'],
  ],
  [
    ['add finish the deck to my tasks, due Monday 3pm', 'remind me about it an hour before'],
    ['finish the deck, 2026-11-23T14:00'],
  ],
  [
    ['add finish the deck to my tasks, due Friday', 'remind me about it the day before'],
    ['finish the deck, 2026-11-26T09:00'],
  ],
  [
    ['add finish the deck to my tasks, due Friday', 'remind me about it 2 hours before', 'Thursday at 8'],
    ['finish the deck, 2026-11-26T08:00'],
  ],
  [['remind me 10 minutes before every event'], ['10 before all']],
  [['remind me an hour before anything with Akira'], ['60 before Akira']],
])('%j leaves %j', async (messages, expected) => {
  expect(await after(...messages)).toEqual(expected)
})

test('several reminders are stopped as one, after a yes', async () => {
  await after('remind me tomorrow to buy bread', 'remind me on Monday to buy milk', 'cancel all my reminders')
  expect(await kept()).toHaveLength(2)
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  for (const { id, hash } of body) await ana.call('POST', `/v1/activity/${id}/approve`, { hash })
  expect(await kept()).toEqual([])
})

test('reminders stand before and after what is in the calendar', async () => {
  await event('Board meeting', '2026-11-24T15:00', '2026-11-24T16:00')
  await ana.call('POST', '/v1/actions/tasks.create-task', { input: { title: 'Plan', due: '2026-11-20T19:00' } })
  await event('Lunch with Sara', '2026-11-23T12:30', '2026-11-23T13:30')
  await event('Standup', '2026-11-23T09:00', '2026-11-23T09:15', 'FREQ=DAILY')
  expect(
    await after(
      "remind me to call Tom when I'm back from lunch",
      'remind me about the board meeting the day before',
      'remind me 20 minutes before my next meeting',
      'remind me the evening before the board meeting to print the deck',
    ),
  ).toEqual([
    'Call Tom, 2026-11-23T13:30',
    'Print the deck, 2026-11-23T18:00',
    expect.stringMatching(/^(?:1440 before Board meeting|20 before Standup)$/),
    expect.stringMatching(/^(?:1440 before Board meeting|20 before Standup)$/),
  ])
  expect((await kept()).find(({ target }) => target.named === 'Standup')?.target.original).toBe('2026-11-23T09:00')
  expect(await say('remind me to swim when I’m back from the gym')).toContain('When should I remind you of “Swim”?')
})

test('usual reminders come before the events of chosen calendars alone', async () => {
  await say('remind me 20 minutes before every event')
  await say('only remind me about my personal calendar')
  const chosen = await kept()
  expect(chosen).toMatchObject([{ minutes: 20, about: 'calendar', target: { named: 'Personal' } }])
  expect(chosen).toHaveLength(1)
  expect(await say('only remind me about my personal calendar')).toContain('alone already')
  expect(await say('only remind me about my piano calendar')).toContain('There is no calendar called “Piano”')
  expect(await kept()).toEqual(chosen)
})

test('what is to come is told, counted and found', async () => {
  await after('remind me in 20 minutes to check the oven', 'remind me to call Tom tomorrow at 9')
  expect(await say('what are my reminders')).toContain('2 reminders:')
  expect(await say('how many reminders do I have')).toContain('2 reminders.')
  expect(await say('when do you remind me of the oven')).toContain(
    '“Check the oven”, Friday, 20 November 2026 at 14:52',
  )
  expect(await say('move the oven reminder to 4pm')).toContain('20 November 2026 at 16:00')
  expect(await say('did you remind me about the oven?')).toContain('Not yet. It is still to come')
})

test('“remind me what …” is a question, and no reminder', async () => {
  await say('remind me what I have tomorrow')
  await say("don't remind me")
  expect(await kept()).toEqual([])
})

test('what came is told with its way, and comes again or is done in words', async () => {
  await say('remind me in 5 minutes to check the oven')
  clock.advance(5 * 60_000)
  await ana.heard(({ type, notice }) => type === 'notices/changed' && (notice as { state: string }).state === 'handed')
  expect(await say('what did you remind me of today')).toMatch(
    /1 reminder came:\n\n- “Check the oven”, .*, in the app, .*not seen yet/,
  )
  expect(await say('snooze it for 10 minutes')).toContain('You will be reminded again of “Check the oven”')
  expect(await say('did you remind me of the oven?')).toContain('snoozed until')
})

test('what cannot be done is what to be reminded of, where the reminder only points at it', async () => {
  await say('can you order sushi for the team')
  expect(await say('remind me tomorrow at 11:30 to do it')).toContain('“Order sushi for the team”')
})

const timesOf = async () => (await kept()).map(({ text, next }) => `${text} ${next?.slice(0, 16)}`)

test('what is set one after another is spoken of as the other one, the first one and both', async () => {
  await say('remind me on Monday at 10 to ring the plumber')
  await say('and at 2 to air the cellar')
  expect(await timesOf()).toEqual(['Ring the plumber 2026-11-23T10:00', 'Air the cellar 2026-11-23T14:00'])
  await say('the other one at 11 please')
  expect(await timesOf()).toEqual(['Ring the plumber 2026-11-23T11:00', 'Air the cellar 2026-11-23T14:00'])
  expect(await say('delete them both')).toContain('Asked for your yes')
})

test('the wrong one of two that was stopped comes back, and the other one is stopped', async () => {
  await say('remind me tomorrow at 8 to feed the fish')
  await say('remind me tomorrow at 9 to sweep the yard')
  await say('drop the first one altogether')
  expect(await timesOf()).toEqual(['Sweep the yard 2026-11-21T09:00'])
  await say('no, the other')
  expect(await timesOf()).toEqual(['Feed the fish 2026-11-21T08:00'])
})

test('a second time without a day is on the day of the first, and a part of the day keeps it', async () => {
  await say('remind me to print the map on Tuesday at 9 and to fill the tank at 10')
  expect(await timesOf()).toEqual(['Print the map 2026-11-24T09:00', 'Fill the tank 2026-11-24T10:00'])
  await say('the second one in the evening')
  expect(await timesOf()).toEqual(['Print the map 2026-11-24T09:00', 'Fill the tank 2026-11-24T18:00'])
})

test('another one at the same time leaves the first where it is', async () => {
  await say('set a reminder for Monday at 10 to test the alarm')
  await say('and another one on Thursday at the same time')
  expect(await timesOf()).toEqual(['Test the alarm 2026-11-23T10:00', 'Test the alarm 2026-11-26T10:00'])
})
