import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
  house = openTasksHouse(database)
})
beforeEach(() => {
  ana = house.somebody()
})
afterAll(() => database.close())

async function found(words: string): Promise<string[]> {
  return (await house.view(ana, { words, view: 'all' })).map(({ title }) => title)
}

test('what has the words in its title comes first, and of these the shortest, whatever was added last', async () => {
  await house.add(ana, { title: 'Report' })
  await house.add(ana, { title: 'Report on the new offices for the board' })
  await house.add(ana, { title: 'Offices', notes: 'What the report says of them, and the report before.' })
  await house.add(ana, { title: 'Ask for help', waitsFor: { name: 'Report Team' } })
  await house.add(ana, { title: 'Sweep the floor' })
  expect((await found('report')).slice(0, 2)).toEqual(['Report', 'Report on the new offices for the board'])
  expect((await found('rep')).slice(0, 2)).toEqual(['Report', 'Report on the new offices for the board'])
  expect((await found('report')).slice(2).toSorted()).toEqual(['Ask for help', 'Offices'])
})

test('of several words it is those in the title that count, and a changed title counts as it is now', async () => {
  const notes = await house.add(ana, { title: 'Letter', notes: 'the bank about the loan' })
  await house.add(ana, { title: 'Ask the bank', notes: 'about the loan' })
  expect(await found('bank loan')).toEqual(['Ask the bank', 'Letter'])
  await house.press(ana, 'change-task', { id: notes.id, title: 'Bank loan' })
  expect(await found('bank loan')).toEqual(['Bank loan', 'Ask the bank'])
})
