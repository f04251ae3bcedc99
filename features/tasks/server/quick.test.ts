import { afterAll, beforeAll, expect, test } from 'vitest'
import { readsOf } from '#foundation/server/database/testing/plan.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { TaskPage } from '../contract.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
  house = openTasksHouse(database)
  ana = house.somebody()
  const { list } = await house.add(ana, { title: 'first', due: '2026-11-20' })
  // Twenty thousand tasks; a quarter are open, a hundred of those due by today.
  await database.pool.query(
    `insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, done_at, rank, repeats_from, origin, search)
      select $1, gen_random_uuid(), $2, 'Task ' || n, '', case when n % 4 = 0 then (date '2026-11-20' + (n / 200))::text end,
        'Europe/Vienna', case when n % 4 = 0 then 'todo' else 'done' end,
        case when n % 4 = 0 then null else timestamptz '2026-01-01' + n * interval '1 minute' end,
        'b' || lpad(n::text, 6, '0'), 'due', 'own', to_tsvector('house.words', 'Task ' || n)
      from generate_series(1, 20000) n`,
    [ana.id, list],
  )
  await database.pool.query('vacuum analyze tasks')
})
afterAll(() => database.close())

test.each([
  ['today', 'tasks_by_due', 400],
  ['upcoming', 'tasks_by_due', 800],
  ['all', 'tasks_in_order', 41],
  ['done', 'tasks_done', 41],
])('with twenty thousand tasks, a later page of %s reads by %s hardly more than is near', async (view, index, most) => {
  // The first page of all and of what was done counts them as well.
  const { more: after } = await house.get<TaskPage>(ana, '', { view, limit: 20 })
  let found: TaskPage | undefined
  const reads = await readsOf(database, index, async () => {
    found = await house.get<TaskPage>(ana, '', { view, limit: 20, after })
  })
  expect(found?.tasks).toHaveLength(20)
  expect(reads.scans).toBeGreaterThan(0)
  expect(reads.entries).toBeLessThanOrEqual(most)
})
