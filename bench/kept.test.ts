import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Departure } from '#features/assistant/contract.ts'
import * as fake from '#features/assistant/server/testing/fake-model-server.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { casesOf } from './sentences/cases.ts'
import { measureKept } from './sentences/kept.ts'
import { openRoom, type Room, speak } from './sentences/room.ts'

const words = 'From the model.'
const now = Temporal.ZonedDateTime.from('2026-11-20T10:20[Europe/Vienna]').toInstant()

let database: TestDatabase
let model: fake.FakeModel
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  model = await fake.openFakeModel(fake.say(words))
})
afterAll(async () => {
  await model[Symbol.asyncDispose]()
  await database.close()
})

const open = (more: Record<string, string> = {}) =>
  openRoom(database, now, { settings: { LLM_BASE_URL: model.url.href, LLM_MODEL: 'fake', ...more } })

/** A conversation of a new person in this room. */
async function talkIn(room: Room) {
  const person = await room.person('Europe/Vienna')
  const { id } = await person.begin()
  const before = model.asked.length
  return {
    asked: () => model.asked.slice(before),
    say: async (said: string) => (await speak(person, id, said)).content,
    left: async () => (await person.call<Departure[]>('GET', '/v1/assistant/departures')).body,
    deeds: async () => (await person.call<Activity[]>('GET', '/v1/activity')).body,
  }
}

describe('with one node', () => {
  let room: Room
  beforeAll(async () => {
    room = await open()
  })
  afterAll(() => room[Symbol.asyncDispose]())

  test.each([
    'what time is it in Tokyo?',
    'rename this chat to Budget 2027',
    'what day is it today?',
    'how much does this cost?',
    'where is my data stored',
    'show my files',
    '/dashboard',
    'Initiated: call',
  ])('with a model connected, “%s” is answered at once, and nothing leaves', async (said) => {
    const { say, asked, left } = await talkIn(room)
    expect(await say(said)).not.toContain(words)
    expect(asked()).toEqual([])
    expect(await left()).toEqual([])
  })

  test.each([
    'what is the capital of Mongolia',
    'write a poem about the sea',
    'translate good morning into French',
    'asdf qwer',
    'which model are you?',
    'yes',
  ])('with a model connected, “%s” goes to the model', async (said) => {
    const { say, left } = await talkIn(room)
    expect(await say(said)).toContain(words)
    expect(await left()).toHaveLength(1)
  })

  test('the model is told the state of the conversation, by ids and without titles', async () => {
    const { say, asked } = await talkIn(room)
    await say('/schedule lunch with Zenobia tomorrow at 1')
    await say('what is the capital of Mongolia')
    const [first] = asked()
    const told = JSON.stringify(first?.body.messages.filter(({ role }) => role === 'system'))
    expect(told).toMatch(/done last: activity [0-9a-f-]{36}/)
    expect(told).not.toContain('Zenobia')
  })

  test('a reply to the model does not answer an earlier question', async () => {
    const { say } = await talkIn(room)
    expect(await say('Initiated: call')).not.toContain(words)
    expect(await say('what is the capital of Mongolia')).toContain(words)
    expect(await say('Sara')).toContain(words)
  })
})

test('a setting gives every message to the model', async () => {
  await using other = await open({ LLM_ANSWERS: 'everything' })
  const { say } = await talkIn(other)
  expect(await say('what time is it in Tokyo?')).toContain(words)
})

test('97 percent of what is kept from a model is right', async () => {
  const { messages, kept, whole, wrong } = await measureKept(database, casesOf('sentences.jsonl'), {
    url: model.url,
    words,
  })
  console.info(`${kept} of ${messages} messages were kept, ${whole} dialogues whole, ${wrong.length} of them wrong`)
  expect(wrong.length / whole).toBeLessThanOrEqual(0.03)
  expect(kept / messages).toBeGreaterThan(0.3)
})
