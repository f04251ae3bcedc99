import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
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
const add = (title: string) => ana.call('POST', '/v1/actions/tasks.create-task', { input: { title } })

test('doing again what moved a reminder once asks no more than moving it did', async () => {
  await say('remind me every day at 20:00 to feed the hens')
  await say('move the hens reminder to 21:00 just this once')
  await say('undo that')
  expect(await say('redo')).toContain('Done again')
})

test('what is to be asked while a task is open ends with it', async () => {
  await add('Send the roof quote')
  expect(await say("if the roof quote hasn't gone out by tomorrow 3pm, remind me")).toContain('Roof quote gone out?')
  await say('the roof quote is sent')
  expect((await ana.call<Reminder[]>('GET', '/v1/reminders')).body).toEqual([])
})

test('a new task is made with what it consists of, and each part can be ticked off', async () => {
  await say('new task: move the archive, with steps: sort boxes, label shelves, hire van')
  await say('the van is hired, tick that step')
  const left = await say('which steps are left?')
  expect(left).toContain('sort boxes')
  expect(left).not.toContain('hire van')
})

test('of two tasks that nothing tells apart either is deleted', async () => {
  await add('Order ink')
  await add('Order ink')
  await say('I have order ink twice, delete one of them')
  const { tasks: kept } = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body
  expect(kept.map(({ title }) => title)).toEqual(['Order ink'])
})

test('beside one of two that are alike, what else was said is done as well', async () => {
  for (const title of ['Order ink', 'Order ink', 'Pay the gas']) await add(title)
  await say('I have order ink twice, delete one of them, and the gas is paid')
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  for (const { id, hash } of body) await ana.call('POST', `/v1/activity/${id}/approve`, { hash })
  const { tasks: left } = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body
  expect(left.filter(({ status }) => status !== 'done').map(({ title }) => title)).toEqual(['Order ink'])
})

test('of two tasks by one title none is deleted unasked where one has parts', async () => {
  for (const title of ['Order ink', 'Order ink']) await add(title)
  const [{ id: parent } = {}] = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body.tasks
  await ana.call('POST', '/v1/actions/tasks.create-task', { input: { title: 'Compare prices', parent } })
  expect(await say('I have order ink twice, delete one of them')).toContain('Which of these')
  expect((await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body.tasks).toHaveLength(3)
})

test('a pause past the end of a series says that it ends', async () => {
  await say('remind me every day at 20:00 to feed the hens until 30 November')
  expect(await say('pause the hens reminder until 10 December')).toContain('Ended “Feed the hens”')
})

test.each([['every Monday at 9'], ['every Friday at 9'], ['every day at 9']])(
  'what comes %s comes on the days that are said',
  async (often) => {
    await say(`remind me ${often} to water the palm`)
    await say('only Mondays and Wednesdays')
    const [kept] = (await ana.call<Reminder[]>('GET', '/v1/reminders')).body
    expect(kept).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,WE', next: '2026-11-23T09:00' })
  },
)
