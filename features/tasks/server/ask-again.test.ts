import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
let coming: Notice[]

/** What is still to come. */
const notices: Notices = {
  hand: async (_tx, _owner, handed) => void coming.push(...handed),
  async withdraw(_tx, _owner, { about }) {
    coming = coming.filter((each) => ![about].flat().includes(each.about))
  },
}

beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
  house = openTasksHouse(database, { notices })
})
beforeEach(() => {
  coming = []
  ana = house.somebody()
})
afterAll(() => database.close())

const tom = { name: 'Tom', email: null }
const days = () => coming.map(({ dueAt }) => dueAt.toISOString())

test('a notice comes in the morning of the day to ask again, and follows the task', async () => {
  const { id } = await house.add(ana, { title: 'Offer', waitsFor: tom, askOn: '2026-11-26' })
  const link = `/assistant?view=tasks&show=all&task=${id}`
  expect(coming).toMatchObject([{ about: id, title: 'Ask Tom again', body: 'Offer', link }])
  expect(days()).toEqual(['2026-11-26T08:00:00.000Z'])
  await house.press(ana, 'change-task', { id, notes: 'The second one' })
  expect(days()).toHaveLength(1)
  await house.press(ana, 'change-task', { id, askOn: '2026-11-27' })
  expect(days()).toEqual(['2026-11-27T08:00:00.000Z'])
  const done = await house.press(ana, 'complete-task', { id })
  expect(days()).toEqual([])
  await house.undo(ana, 'complete-task', done)
  expect(days()).toEqual(['2026-11-27T08:00:00.000Z'])
  await house.press(ana, 'hand-over', { id, to: null })
  expect(days()).toEqual([])
})

test('none comes for a day that has begun, or without somebody to ask', async () => {
  await house.add(ana, { title: 'Offer', waitsFor: tom, askOn: '2026-11-20' })
  await house.add(ana, { title: 'Report', askOn: '2026-11-26' })
  expect(coming).toEqual([])
})

test('on that day the task stands in today and is counted there, due or not', async () => {
  await house.add(ana, { title: 'Offer', waitsFor: tom, askOn: '2026-11-20' })
  await house.add(ana, { title: 'Later', waitsFor: tom, askOn: '2026-11-19', due: '2026-12-24' })
  await house.add(ana, { title: 'Both', waitsFor: tom, askOn: '2026-11-20', due: '2026-11-20' })
  await house.add(ana, { title: 'Tomorrow', waitsFor: tom, askOn: '2026-11-21' })
  const today = await house.view(ana, { view: 'today' })
  expect(today.map(({ title }) => title)).toEqual(['Both', 'Later', 'Offer'])
  expect(await house.get(ana, 'lists')).toMatchObject({ counts: { today: 3, waiting: 4 } })
})

test('of a task that nobody has, there is nobody to ask again', async () => {
  const { id } = await house.add(ana, { title: 'Budget' })
  await expect(house.press(ana, 'change-task', { id, askOn: '2026-11-27' })).rejects.toThrow('waits for nobody yet')
  await house.press(ana, 'change-task', { id, waitsFor: tom, askOn: '2026-11-27' })
  expect(coming).toMatchObject([{ about: id, title: 'Ask Tom again' }])
})
