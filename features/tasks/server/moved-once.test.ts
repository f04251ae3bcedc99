import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { repeatWords } from '../rules/words.ts'
import { openTasksHouse, taskMigrations } from './testing/house.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
})
afterAll(() => database.close())

test('one time of a repeating task that is moved changes neither the series nor what is said of it', async () => {
  const house = openTasksHouse(database)
  const ana = house.somebody()
  // A Friday.
  const { id } = await house.add(ana, { title: 'Report', due: '2026-11-20', repeat: 'FREQ=WEEKLY' })
  await house.press(ana, 'change-task', { id, due: '2026-11-23T14:00', minutes: 60 })
  const [moved] = await house.view(ana, { view: 'all' })
  expect(moved).toMatchObject({ due: '2026-11-23T14:00', since: '2026-11-20' })
  expect(moved && repeatWords(moved, usualTimeFormat)).toBe('every Friday')
  await house.press(ana, 'complete-task', { id })
  const [next] = await house.view(ana, { view: 'all' })
  expect(next?.due).toBe('2026-11-27')
})
