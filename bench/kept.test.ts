import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Departure } from '#features/assistant/contract.ts'
import * as fake from '#features/assistant/server/testing/fake-model-server.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { casesOf } from './sentences/cases.ts'
import { measureKept } from './sentences/kept.ts'
import { openRoom, speak } from './sentences/room.ts'

const words = 'From the model.'
const now = Temporal.ZonedDateTime.from('2026-11-20T10:20[Europe/Vienna]').toInstant()

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
})
afterAll(() => database.close())

async function openModel() {
  const model = await fake.openFakeModel(fake.say(words))
  onTestFinished(() => model[Symbol.asyncDispose]())
  return model
}

async function openTalk(more: Record<string, string> = {}) {
  const model = await openModel()
  const room = await openRoom(database, now, {
    settings: { LLM_BASE_URL: model.url.href, LLM_MODEL: 'fake', ...more },
  })
  onTestFinished(() => room[Symbol.asyncDispose]())
  const person = await room.person('Europe/Vienna')
  const { id } = await person.begin()
  return {
    model,
    say: async (said: string) => (await speak(person, id, said)).content,
    left: async () => (await person.call<Departure[]>('GET', '/v1/assistant/departures')).body,
    deeds: async () => (await person.call<Activity[]>('GET', '/v1/activity')).body,
  }
}

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
  const { say, model, left } = await openTalk()
  expect(await say(said)).not.toContain(words)
  expect(model.asked).toEqual([])
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
  const { say, left } = await openTalk()
  expect(await say(said)).toContain(words)
  expect(await left()).toHaveLength(1)
})

test('a setting gives every message to the model', async () => {
  const { say } = await openTalk({ LLM_ANSWERS: 'everything' })
  expect(await say('what time is it in Tokyo?')).toContain(words)
})

test('the model is told the state of the conversation, by ids and without titles', async () => {
  const { say, model } = await openTalk()
  await say('/schedule lunch with Zenobia tomorrow at 1')
  await say('what is the capital of Mongolia')
  const [asked] = model.asked
  const told = JSON.stringify(asked?.body.messages.filter(({ role }) => role === 'system'))
  expect(told).toMatch(/done last: activity [0-9a-f-]{36}/)
  expect(told).not.toContain('Zenobia')
})

test('a reply to the model does not answer an earlier question', async () => {
  const { say } = await openTalk()
  expect(await say('Initiated: call')).not.toContain(words)
  expect(await say('what is the capital of Mongolia')).toContain(words)
  expect(await say('Sara')).toContain(words)
})

test('97 percent of what is kept from a model is right', async () => {
  const model = await openModel()
  const { messages, kept, whole, wrong } = await measureKept(database, casesOf('sentences.jsonl'), {
    url: model.url,
    words,
  })
  console.info(`${kept} of ${messages} messages were kept, ${whole} dialogues whole, ${wrong.length} of them wrong`)
  expect(wrong.length / whole).toBeLessThanOrEqual(0.03)
  expect(kept / messages).toBeGreaterThan(0.3)
})
