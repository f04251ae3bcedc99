import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import type { Reminder } from '#features/reminders/contract.ts'
import { reminders } from '#features/reminders/server/index.ts'
import type { TaskPage } from '#features/tasks/contract.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
let chat: string

/** Friday, 20 November 2026, 14:32. */
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const features = [assistant.feature, reminders, tasks, calendar, notices]
  node = await openNode(database, { answerer: assistant.answer, features, clock: testClock('2026-11-20T13:32:00Z') })
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

/** What is kept of each feature. */
async function kept(): Promise<{ tasks: string[]; reminders: string[]; events: string[] }> {
  const pages = await Promise.all(
    ['all', 'done'].map(async (view) => (await ana.call<TaskPage>('GET', `/v1/tasks?view=${view}`)).body.tasks),
  )
  const listed = (await ana.call<Reminder[]>('GET', '/v1/reminders')).body
  const { body } = await ana.call<{ title: string; start: string }[]>(
    'GET',
    '/v1/calendar/events?from=2026-11-20T00:00:00Z&to=2026-12-20T00:00:00Z',
  )
  return {
    tasks: pages.flat().map(({ title, status }) => `${title}, ${status}`),
    reminders: listed.map(({ text, start, minutes }) => `${text}, ${start ?? `${minutes} before`}`),
    events: body.map(({ title, start }) => `${title}, ${start}`),
  }
}

test('what two features are asked for in one message is done by both, and told in one answer', async () => {
  await say('add a task to pay the invoice')
  const told = await say('tick off the invoice and remind me at 5 to call Bob')
  expect(told).toContain('Completed “pay the invoice”.\n\nI will remind you of “Call Bob”')
  expect(await kept()).toMatchObject({ tasks: ['pay the invoice, done'], reminders: ['Call Bob, 2026-11-20T17:00'] })
})

test('three wishes are done in their order', async () => {
  await say('add a task to pay the gas bill')
  await say('delete the gas bill task, then schedule gym tomorrow 7-8am, and remind me at 6 to pack my bag')
  const { tasks: left, reminders: set, events } = await kept()
  expect(left).toEqual([])
  expect(set).toEqual(['Pack my bag, 2026-11-20T18:00'])
  expect(events).toEqual([expect.stringMatching(/^Gym, 2026-11-21/)])
})

test.each([
  ['put yoga in my calendar for Saturday 10am and remind me half an hour before', 'Yoga, 2026-11-21', '30 before'],
  [
    'schedule lunch with Sara Thursday at 1pm and remind me the day before',
    'Lunch with Sara, 2026-11-26',
    '1440 before',
  ],
])('“%s” reminds of what it has made', async (words, event, ahead) => {
  await say(words)
  expect(await kept()).toMatchObject({
    reminders: [expect.stringContaining(ahead)],
    events: [expect.stringContaining(event)],
  })
})

test('what is asked for the first wish comes last, and the next message answers it', async () => {
  await say('add a task to call the bank')
  await say('add a task to call the bank about the loan')
  const told = await say('book a haircut and add milk to my tasks')
  expect(told.indexOf('milk')).toBeLessThan(told.indexOf('?'))
  await say('tomorrow at 3')
  expect(await kept()).toMatchObject({ events: [expect.stringMatching(/^Haircut, 2026-11-21/)] })
})

test('a card that waits for one wish does not keep the next one from being done', async () => {
  await say('todo: call the bank tomorrow')
  await say('todo: pay the rent tomorrow')
  const told = await say('delete all tasks due tomorrow and remind me at 5 to stretch')
  expect(told).toContain('Please look at the card.')
  expect(await kept()).toMatchObject({
    tasks: ['call the bank, todo', 'pay the rent, todo'],
    reminders: ['Stretch, 2026-11-20T17:00'],
  })
})

test('what was only told before a wish needs no words', async () => {
  const told = await say('the parcel has come, remind me at 5 to open it')
  expect(told).toMatch(/^I will remind you of “Open it”/)
})

test('what is asked about abilities does nothing', async () => {
  await say('add a task to call the bank')
  await say('can you tick off tasks and set reminders?')
  await say('can you tick off tasks?')
  expect(await kept()).toMatchObject({ tasks: ['call the bank, todo'], reminders: [] })
})

test('what is put into free time that was just found is an event, and no task', async () => {
  const hours = JSON.stringify([1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })))
  await database.pool.query('update people set working_hours = $1 where owner_id = $2', [hours, ana.id])
  await say('any room for two hours on Monday after lunch?')
  await say('put one in for the pitch deck')
  const { tasks: left, events } = await kept()
  expect(events).toEqual(['Pitch deck, 2026-11-23T12:00:00Z'])
  expect(left).toEqual([])
  await say('is it smart to move the pitch deck to Tuesday at 10?')
  await say('yes')
  expect((await kept()).events).toEqual(['Pitch deck, 2026-11-24T09:00:00Z'])
})

test('an invitation to an event that is called like a task waits for a yes, and changes no task', async () => {
  await ana.call('POST', '/v1/actions/tasks.create-task', { input: { title: 'Figures for the board deck' } })
  await say('Invite tom@example.com to a board deck review on Thursday at 11')
  const { body } = await ana.call<{ action: string }[]>('GET', '/v1/activity?state=waiting')
  expect(body.map(({ action }) => action)).toEqual(['calendar.create-event'])
  const { tasks: all } = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body
  expect(all.map(({ title, waitsFor }) => [title, waitsFor])).toEqual([['Figures for the board deck', null]])
})
