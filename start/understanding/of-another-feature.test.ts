import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { wholeWith } from '../testing/stage.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const clock = testClock('2026-11-25T09:30:00Z')
  node = await openNode(database, { answerer: assistant.answer, features: wholeWith(assistant.feature), clock })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
  await create({ title: 'Rehearsal with the choir', start: '2026-11-27T18:00', end: '2026-11-27T19:30' })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function create(input: object): Promise<void> {
  const { body } = await ana.call<Activity>('POST', '/v1/actions/calendar.create-event', { input })
  if (body.state === 'waiting') await ana.call('POST', `/v1/activity/${body.id}/approve`, { hash: body.hash })
}

async function said(...messages: string[]): Promise<string> {
  const { id } = await ana.begin()
  let last = ''
  for (const message of messages) last = (await ana.ask(id, message)).content
  return last
}

async function actions(): Promise<string[]> {
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity')
  return body.map(({ action, state }) => `${action} ${state}`)
}

test.each([
  ['move the rehearsal to 17:00', 'right, its in the old chapel btw, add that'],
  ['for the rehearsal add a note: bring the blue folder'],
  ['when is the rehearsal?', 'put “bring the blue folder” in the notes'],
])('what is said of an event makes no task: %s', async (...messages) => {
  await said(...messages)
  expect(await actions()).not.toContain('tasks.create-task done')
})

test('after an event, what is added to a list is a task', async () => {
  expect(await said('when is the rehearsal?', 'add “buy strings” to my tasks')).toContain(
    'Added the task “buy strings”',
  )
})

test('what was to be deleted is kept and moved instead', async () => {
  const guests = { people: [{ name: 'Priya Nair', email: 'priya@example.com' }] }
  await create({ title: 'Tour of the depot', start: '2026-11-26T10:00', end: '2026-11-26T11:00', ...guests })
  await said('cancel the tour of the depot', 'no wait, keep it but move it to 11:30')
  expect(await actions()).toEqual(
    expect.arrayContaining(['calendar.change-event waiting', 'calendar.delete-event replaced']),
  )
})

test('a card takes two changes at once, and the title names both guests', async () => {
  const people = [
    { name: 'Priya Nair', email: 'priya@example.com' },
    { name: 'Marcus Reed', email: 'marcus@example.com' },
  ]
  await create({ title: 'Kick-off', start: '2026-11-26T10:00', end: '2026-11-26T11:00', people })
  const last = await said(
    'set up a 30 min call with Priya Nair on Tuesday at 14:00 and invite her',
    'make it 45 minutes and add marcus too',
  )
  expect(last).toContain('“Call with Priya Nair and Marcus”, Tuesday 1 December 2026, 14:00 to 14:45')
})

test('whoever was to be invited and has no known address is named', async () => {
  const last = await said('book a call with Wanda Kowal on Tuesday at 14:00 and invite her')
  expect(last).toContain('“Wanda Kowal” is not invited')
})
