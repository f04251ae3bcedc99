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

test('a day is planned as one card that is booked and taken back as one', async () => {
  const hours = JSON.stringify([{ day: 2, start: '09:00', end: '17:00' }])
  await database.pool.query('update people set working_hours = $1 where owner_id = $2', [hours, ana.id])
  const { id } = await ana.begin()
  for (const [title, priority] of [
    ['Report', 'high'],
    ['Filing', 'low'],
  ])
    await add({ title, priority, due: '2020-01-06', minutes: 60 })
  await say('plan next Tuesday', id)
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  const shown = body.flatMap((each) => each.shown.fields.map(({ value }) => value)).join('\n')
  expect(shown.indexOf('Report')).toBeLessThan(shown.indexOf('Filing'))
  expect(shown).toContain('Report')
  await approve()
  // Each has a time of its own now, so it stands in the calendar itself, and is planned no second time.
  const times = async () => (await ana.call<TaskPage>('GET', '/v1/tasks')).body.tasks.map(({ due }) => due?.slice(10))
  expect(await times()).toEqual(['T09:00', 'T10:00'])
  expect(await say('plan next Tuesday', id)).toContain('already has a time')
  const { body: planned } = await ana.call<Activity[]>('GET', '/v1/activity')
  await ana.call('POST', `/v1/activity/${planned[0]?.id}/undo`)
  expect(await times()).toEqual(['', ''])
})

test('time for a task is its own time, and beside it where it is due later', async () => {
  const hours = JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: '00:00', end: '23:59' })))
  await database.pool.query('update people set working_hours = $1 where owner_id = $2', [hours, ana.id])
  await add({ title: 'Review the contract' })
  await add({ title: 'Report', due: '2090-01-06' })
  expect(await say('block 45 minutes tomorrow to review the contract')).toContain(
    'Changed the task “Review the contract”: due',
  )
  expect(await say('block an hour tomorrow for the report')).toContain('Created “Report”')
  await add({ title: 'Order lunch for the team' })
  expect(await say('block an hour tomorrow for lunch')).toContain('Created “Lunch”')
  const { body } = await ana.call<TaskPage>('GET', '/v1/tasks')
  expect(body.tasks.map(({ title, due, minutes }) => [title, due?.slice(0, 4) === '2090', minutes])).toEqual([
    ['Review the contract', false, 45],
    ['Report', true, null],
    ['Order lunch for the team', false, null],
    // Time that is blocked for anything else is a task with its event.
    ['Lunch', false, 60],
  ])
})

const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()

test('of a plan of several days, what is due later keeps its day, and the rest gets its time', async () => {
  const hours = JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: '00:00', end: '23:59' })))
  await database.pool.query('update people set working_hours = $1 where owner_id = $2', [hours, ana.id])
  await add({ title: 'Overdue report', due: inDays(-2) })
  await add({ title: 'Later filing', due: inDays(6) })
  await say('plan the next 7 days')
  await approve()
  const { body } = await ana.call<TaskPage>('GET', '/v1/tasks')
  const times = Object.fromEntries(body.tasks.map(({ title, due }) => [title, due]))
  expect(times['Overdue report']).toMatch(/T/)
  expect(times['Later filing']).toBe(inDays(6))
})
