import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { questionOf } from '../rules/question.ts'
import { rank } from './ranking.ts'

const migrations = ['people', 'tasks', 'search'].map((feature) => ({
  feature,
  folder: new URL(`../../${feature}/server/migrations/`, import.meta.url),
}))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations })
})
afterAll(() => database.close())

const others = Array.from({ length: 90 }, (_, at) => `Invoice ${at} printed`)
const best = Array.from({ length: 5 }, () => 'Ferry harbour timetable gondola')

async function titlesFor(text: string, isWidened: boolean) {
  const person = randomUUID()
  await database.pool.query(
    `with list as (
      insert into task_lists (owner_id, id, role, name, color, position)
      values ($1, gen_random_uuid(), 'inbox', 'Inbox', 'red', 1) returning id
    )
    insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, rank, repeats_from, origin, search)
    select $1, gen_random_uuid(), list.id, title, '', (date '2026-11-01' + place::int)::text, 'UTC', 'todo', 'b', 'due', 'own', ''
    from list, unnest($2::text[]) with ordinality as written (title, place)`,
    [person, [...others, ...best, 'Ferry and gondola', 'Ferry and folder']],
  )
  const { hits } = await database.as(person, (tx) =>
    rank(tx, person, { question: questionOf(text), isWidened, limit: 20 }),
  )
  const { rows } = await database.pool.query<{ id: string; title: string }>(
    'select id, title from tasks where owner_id = $1',
    [person],
  )
  return hits.map(({ id }) => rows.find((row) => row.id === id)?.title)
}

test('what shares words with the best passages comes before what does not, and nothing is found by them alone', async () => {
  const asked = 'timetable of the ferry at the harbour'
  const [plain, widened] = [await titlesFor(asked, false), await titlesFor(asked, true)]
  expect(plain).toEqual([...best, 'Ferry and folder', 'Ferry and gondola'])
  expect(widened).toEqual([...best, 'Ferry and gondola', 'Ferry and folder'])
})

test('few words are not widened', async () => {
  expect((await titlesFor('ferry', true)).slice(5)).toEqual((await titlesFor('ferry', false)).slice(5))
})
