import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import type { TaskPage } from '#features/tasks/contract.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  node = await openNode(database, { answerer: assistant.answer, features: [assistant.feature, tasks, calendar] })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const add = (input: object) => ana.call('POST', '/v1/actions/tasks.create-task', { input })

async function say(words: string, chat?: string): Promise<string> {
  const id = chat ?? (await ana.begin()).id
  return (await ana.ask(id, words)).content
}

async function approve(): Promise<void> {
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  for (const { id, hash } of body) await ana.call('POST', `/v1/activity/${id}/approve`, { hash })
}

const kept = async (view = 'all') =>
  (await ana.call<TaskPage>('GET', `/v1/tasks?view=${view}`)).body.tasks.map(({ title, status, waitsFor }) =>
    [title, status, waitsFor?.email ?? waitsFor?.name].filter(Boolean).join(', '),
  )

test('tasks are added, found, completed and counted in words', async () => {
  expect(await say('add buy milk to my tasks for tonight')).toContain('Added the task “buy milk”')
  await say('todo: call the bank')
  expect(await say('show my tasks')).toContain('2 open tasks')
  await say('mark buy milk as done')
  expect(await kept()).toEqual(['call the bank, todo'])
  expect(await say('what did I finish today')).toContain('buy milk')
  expect(await say('how many open tasks do I have')).toContain('1 open task.')
})

test('what concerns several is shown first, and done with a yes', async () => {
  for (const title of ['Offer', 'Lease'])
    await add({
      title,
      waitsFor: { name: 'Kofi Mensah', email: 'kofi@example.com' },
      due: '2020-01-06',
    })
  await add({ title: 'Logo', waitsFor: { name: 'Nia', email: 'nia@example.com' } })
  await say('kofi is sick so reassign their overdue tasks to nia')
  expect(await kept()).toEqual([
    'Offer, todo, kofi@example.com',
    'Lease, todo, kofi@example.com',
    'Logo, todo, nia@example.com',
  ])
  await approve()
  expect(await kept()).toEqual([
    'Offer, todo, nia@example.com',
    'Lease, todo, nia@example.com',
    'Logo, todo, nia@example.com',
  ])
})

test('where several fit, or none, nothing is done and it is said', async () => {
  for (const title of ['Call the bank', 'Call the baker']) await add({ title })
  expect(await say('complete the task call')).toContain('Which of these do you mean?')
  expect(await say('delete the task paint the door')).toContain('I find no open task')
  expect(await kept()).toHaveLength(2)
})

test('the button asks what is to be done, and “it” is what was added', async () => {
  const { id } = await ana.begin()
  expect(await say('Initiated: task', id)).toContain('What is to be done')
  await say('write to Tom by Monday', id)
  await say('mark it as done', id)
  expect(await kept('done')).toEqual(['write to Tom, done'])
})
