import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '#features/chat/web/landing/commands.ts'
import { ownPrompts } from '#features/chat/web/prompts.ts'
import { initiated, quickActions, suggestions } from '#features/chat/web/screen/offers.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { openRoom, type Room, speak, waiting } from './sentences/room.ts'

const zone = 'Europe/Vienna'
const now = Temporal.ZonedDateTime.from(`2026-11-20T10:20[${zone}]`)

let database: TestDatabase
let room: Room
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  room = await openRoom(database, now.toInstant())
})
afterAll(async () => {
  await room[Symbol.asyncDispose]()
  await database.close()
})

/** The answers to a new person's messages in one chat. */
async function talk(said: readonly string[]) {
  const person = await room.person(zone)
  const { id } = await person.begin()
  const answers: string[] = []
  for (const words of said) answers.push((await speak(person, id, words)).content)
  const { title, provisional } = await person.read(id)
  return { answers, title, provisional, cards: await waiting(person) }
}

const firstOf = async (...said: string[]) => (await talk(said)).answers[0] ?? ''

test.each([
  ['What meetings do I have today?', /no meetings|nothing|free/i],
  ['Show my recent documents', /You keep no files here yet/],
  ['Schedule a follow-up', /When/],
])('the chip “%s” leads somewhere', async (chip, words) => {
  expect(suggestions).toContain(chip)
  expect(await firstOf(chip)).toMatch(words)
})

test.each([
  ['schedule', /What/],
  ['task', /^What is to be done/],
  ['remind', /^What should I remind you of, and when\?/],
  ['search', /What should I search for|Which words/],
  ['report', /Written reports are still to come. What works now: /],
  ['email', /^To whom should it go, and what should it say\?/],
  ['call', /whom|Who/i],
  ['share', /Sharing with others is still to come. What works now: /],
] as const)('the quick action “%s” leads somewhere', async (key, words) => {
  expect(quickActions.map((each) => each.key)).toContain(key)
  expect(await firstOf(initiated(key))).toMatch(words)
})

test.each([
  ['/summarise', /nothing to sum up/],
  ['/summarise The plan is late. We need two more people. The budget allows for one.', /^Summary/],
  ['/duties', /I found no/],
  ['/duties Anna will call Ben.', /call Ben, Anna/],
  ['/schedule', /What/],
  ['/schedule lunch tomorrow at 1', /Lunch/],
  ['/email', /^To whom should it go, and what should it say\?/],
  ['/email Sam about the budget', /^What should the mail to Sam say\?/],
  ['/email Sam that the budget is done', /^Drafted the mail “The budget is done” to Sam\. It is not sent\./],
  ['/reminder', /^What should I remind you of, and when\?/],
  ['/reminder call Tom tomorrow at 9', /^I will remind you of “Call Tom”/],
  ['/dashboard', /Friday, 20 November 2026/],
])('the command “%s” leads somewhere', async (said, words) => {
  expect(commands.some(({ name }) => said.startsWith(name))).toBe(true)
  expect(await firstOf(said)).toMatch(words)
})

const completions: Readonly<Record<string, string>> = {
  'Sum up a text': 'The plan is late. We need two more people. The budget allows for one.',
  'Keep something in mind': 'I fly with hand luggage',
}

test.each(ownPrompts.map(({ title, text }) => [title, text] as const))(
  'the prompt “%s” leads somewhere',
  async (title, text) => {
    const words = `${text}${completions[title] ?? ''}`
    expect(words).not.toMatch(/\s$/)
    expect(await firstOf(words)).not.toMatch(/cannot|can’t remind|I did not|do not know what|still to come/)
  },
)

test.each([
  ['Find half an hour before “Board meeting”', /^You are free:\n\n- Friday, 20 November 2026, 10:30–15:00$/],
  ['When am I free for an hour after “Board meeting”?', /^You are free:\n\n- Friday, 20 November 2026, 16:00–18:00$/],
  ['When is “Board meeting”, and where?', /^“Board meeting”, Friday, 20 November 2026, 15:00–16:00, Room 4\.$/],
  ['Schedule a follow-up to Board meeting on Monday at 9', /^Created “Follow-up to Board meeting”, Monday 23/],
])('with a meeting in the calendar, “%s” is answered about it', async (words, answer) => {
  const person = await room.person(zone)
  const meeting = { title: 'Board meeting', start: '2026-11-20T15:00', end: '2026-11-20T16:00', location: 'Room 4' }
  await person.calendar.press({ id: person.id, sessionId: person.id }, 'create-event', meeting)
  const { id } = await person.begin()
  expect((await speak(person, id, words)).content).toMatch(answer)
})

test('each quick action answers as if none had been started before', async () => {
  const said = quickActions.map(({ key }) => initiated(key))
  const [alone, inTurn] = [await Promise.all(said.map((words) => firstOf(words))), (await talk(said)).answers]
  expect(inTurn).toEqual(alone)
  expect((await talk(said.toReversed())).answers).toEqual(alone.toReversed())
})

test('an interrupted call is dropped for the next request, and books nothing', async () => {
  const { answers, cards } = await talk([initiated('call'), initiated('share')])
  expect(answers.join('\n')).not.toContain('Initiated')
  expect(cards).toEqual([])
})

test.each([
  [[initiated('call'), 'Sara'], 'Call: Sara'],
  [[initiated('schedule'), 'Budget review with Tom'], 'Budget review with Tom'],
  [[initiated('share'), 'how do I export my chats?'], 'How do I export my chats?'],
  [['/dashboard'], 'Dashboard'],
])('a chat of %j is titled “%s”', async (said, title) => {
  expect(await talk(said)).toMatchObject({ title, provisional: false })
})

test('a chat with only a quick action gets its title later', async () => {
  expect(await talk([initiated('call')])).toMatchObject({ provisional: true })
})
