import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { session } from '#features/site/demo.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { activities } from '../web/scene/activities.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'
import { wholeWith } from '../testing/stage.ts'

let [database, node, ana, chat] = [] as unknown as [TestDatabase, TestNode, Chatter, string]

const planned = [
  ['Stand-up', '09:00', '09:30'],
  ['Lunch with Mira', '13:00', '14:00'],
  ['Budget review', '15:30', '16:30'],
]

beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const clock = testClock('2024-01-15T09:00:00Z')
  node = await openNode(database, { answerer: assistant.answer, features: [...wholeWith(assistant.feature)], clock })
  ana = await openChatter(node)
  await register(database, ana.id)
  const hours = JSON.stringify([1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })))
  await database.pool.query('update people set working_hours = $1 where owner_id = $2', [hours, ana.id])
  for (const feature of ['calendar', 'mail', 'tasks', 'documents'])
    await ana.call('POST', `/v1/actions/${feature}.load-sample`, { input: {} })
  for (const [title, start, end] of planned)
    await ana.call('POST', '/v1/actions/calendar.create-event', {
      input: { title, start: `2024-01-17T${start}`, end: `2024-01-17T${end}` },
    })
  chat = (await ana.begin()).id
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const shown = async (state: string) =>
  (await ana.call<Activity[]>('GET', `/v1/activity?state=${state}`)).body.map(({ action, shown: { title } }) => [
    action,
    title,
  ])

test('what the public pages show is what the product does when it is said, among samples', async () => {
  const answers: string[] = []
  for (const { who, text } of session) if (who === 'person') answers.push((await ana.ask(chat, text)).content)
  const promised = session.filter(({ who }) => who === 'assistant').map(({ text }) => text)
  expect(answers).toHaveLength(promised.length)
  // Where the scene shows a card alone, its receipt is compared below.
  const written = (texts: readonly string[]) => texts.filter((_, at) => promised[at] !== '')
  expect(written(answers)).toEqual(written(promised).map((text): unknown => expect.stringContaining(text)))
  const { deck, review } = activities
  expect(await shown('waiting')).toEqual([[review?.action, expect.stringContaining(review?.shown.title ?? 'none')]])
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity')
  expect(body.map(({ sentence }) => sentence)).toContain(deck?.sentence)
})
