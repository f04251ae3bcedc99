import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { TaskPage } from '../contract.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
})
beforeEach(() => {
  house = openTasksHouse(database)
  ana = house.somebody()
})
afterAll(() => database.close())

const page = (query: object) => house.get<TaskPage>(ana, '', query)
const shown = ({ tasks }: TaskPage) => tasks.map(({ title, overdue }) => `${title}${overdue ? '!' : ''}`)

/** Reads all pages, and does something between each two of them. */
async function pages(query: object, between: () => unknown = () => undefined): Promise<string[]> {
  const found: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const read: TaskPage = await page({ ...query, ...(after !== '' && { after }) })
    found.push(...shown(read))
    after = read.more
    await between()
  }
  return found
}

const add = async (dues: Record<string, object>) => {
  for (const [title, more] of Object.entries(dues)) await house.add(ana, { title, ...more })
}

test.each([1, 2, 3, 4, 200])('all tasks begin with what is overdue by its due, in pages of %i', async (limit) => {
  await add({
    first: {},
    yesterday: { due: '2026-11-19' },
    later: { due: '2026-11-21' },
    today: { due: '2026-11-20' },
    'half past eight': { due: '2026-11-20T08:30' },
    'long ago': { due: '2026-01-05' },
    also: { due: '2026-11-19' },
    last: { status: 'doing' },
  })
  const all = await pages({ view: 'all', limit })
  expect(all.toSpliced(1, 2, ...all.slice(1, 3).toSorted())).toEqual([
    'long ago!',
    'also!',
    'yesterday!',
    'half past eight!',
    'first',
    'later',
    'today',
    'last',
  ])
})

test('times in other zones are overdue by their own clock', async () => {
  // It is 09:00 in Vienna, 17:00 in Tokyo, 22:00 in Kiritimati and 21:00 of the day before in Honolulu.
  await add({
    none: {},
    'Tokyo 16:59': { due: '2026-11-20T16:59', zone: 'Asia/Tokyo' },
    'Tokyo 17:00': { due: '2026-11-20T17:00', zone: 'Asia/Tokyo' },
    'Honolulu 21:59': { due: '2026-11-19T21:59', zone: 'Pacific/Honolulu' },
    'Honolulu 22:01': { due: '2026-11-19T22:01', zone: 'Pacific/Honolulu' },
    'Kiritimati 21:59': { due: '2026-11-20T21:59', zone: 'Pacific/Kiritimati' },
    'Vienna 09:00': { due: '2026-11-20T09:00' },
  })
  expect(await pages({ view: 'all', limit: 2 })).toEqual([
    'Honolulu 21:59!',
    'Tokyo 16:59!',
    'Kiritimati 21:59!',
    'none',
    'Tokyo 17:00',
    'Honolulu 22:01',
    'Vienna 09:00',
  ])
})

test('a task that becomes overdue between two pages is shown once, and said to be overdue', async () => {
  await add({
    late: { due: '2026-11-19' },
    first: {},
    second: {},
    soon: { due: '2026-11-20T09:05' },
    tomorrow: { due: '2026-11-20' },
    last: {},
  })
  const read = await pages({ view: 'all', limit: 2 }, () => house.clock.advance(20 * 60 * 60 * 1000))
  expect(read).toEqual(['late!', 'first', 'second', 'soon!', 'tomorrow!', 'last'])
  expect(await pages({ view: 'all' })).toEqual(['late!', 'tomorrow!', 'soon!', 'first', 'second', 'last'])
})

test('so do the tasks of a list and those that wait for somebody, and Today continues over the seam', async () => {
  const waitsFor = { name: 'Sara', email: null }
  await add({ plain: { waitsFor }, late: { due: '2026-11-18', waitsFor }, hour: { due: '2026-11-20T08:00' } })
  await add({ day: { due: '2026-11-20' }, ask: { waitsFor, askOn: '2026-11-20' } })
  const list = (await house.get<{ lists: { id: string }[] }>(ana, 'lists')).lists[0]?.id
  expect(await pages({ view: 'all', list, limit: 1 })).toEqual(['late!', 'hour!', 'plain', 'day', 'ask'])
  expect(await pages({ view: 'waiting', limit: 1 })).toEqual(['late!', 'plain', 'ask'])
  expect(await pages({ view: 'today', limit: 1 })).toEqual(['late!', 'hour!', 'day', 'ask'])
})

test('what is no place is refused', async () => {
  for (const after of ['late', 'late 1 x', `rest ${'9'.repeat(14)} ${ana.id} a0`, `${ana.id} a0`])
    await expect(page({ view: 'all', after })).rejects.toThrow('no place')
})
