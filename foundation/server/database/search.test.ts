import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote, findNotes, listNotes, notesMigrations } from '../testing/notes/store.ts'
import { planOf, readsOf } from './testing/plan.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

const ana = randomUUID()
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [notesMigrations] })
  const fill = `insert into notes (owner_id, id, title, body)
    select $1, gen_random_uuid(), 'note ' || number, md5(number::text) || ' ' || md5((number / 40)::text)
    from generate_series(1, $2::int) number`
  await database.pool.query(fill, [ana, 15_000])
  await Promise.all([1, 2, 3, 4, 5].map(() => database.pool.query(fill, [randomUUID(), 17_000])))
  await database.pool.query('vacuum analyze notes')
})
afterAll(() => database.close())

test('a search among many people reads only its results from the index', async () => {
  const reads = await readsOf(database, 'notes_search', async () => {
    const found = await database.as(ana, (tx) => findNotes(tx, ana, 'note 4711'))
    expect(found.map(({ title }) => title)).toEqual(['note 4711'])
  })
  expect(reads).toEqual({ scans: 1, entries: 1 })
})

test('without the search function, row security prevents using the index: every note of the person is read', async () => {
  const naive = sql`select id from notes where search @@ websearch_to_tsquery('house.words', 'note 4711')`
  expect(await database.as(ana, (tx) => planOf(tx, naive))).toMatch(/Filter: .*search @@/)
  expect(await database.asHouse((tx) => planOf(tx, naive))).toMatch(/Index Cond: .*search @@/)
})

test('a list of the newest reads only its rows from the index', async () => {
  const reads = await readsOf(database, 'notes_newest', async () => {
    expect(await database.as(ana, (tx) => listNotes(tx, ana, { limit: 30 }))).toHaveLength(30)
  })
  expect(reads).toEqual({ scans: 1, entries: 30 })
})

test('a search finds nothing of others, and nothing at all without a person', async () => {
  const ben = randomUUID()
  expect(await database.as(ben, (tx) => findNotes(tx, ben, 'note'))).toEqual([])
  expect(await database.as(ben, (tx) => findNotes(tx, ana, 'note'))).toEqual([])
  expect(await database.asHouse((tx) => findNotes(tx, ana, 'note'))).toEqual([])
})

test.each(['café', 'CAFE', 'Café münchen', 'munchen'])('%j is found regardless of case and accents', async (words) => {
  const ben = randomUUID()
  const note = await database.as(ben, (tx) => addNote(tx, ben, { title: 'Café', body: 'in München' }))
  expect(await database.as(ben, (tx) => findNotes(tx, ben, words))).toEqual([note])
})

test.each(['', '   ', '"', '-', "'; drop table notes", '(((', 'a'.repeat(5000)])(
  '%j finds nothing and breaks nothing',
  async (words) => {
    expect(await database.as(ana, (tx) => findNotes(tx, ana, words))).toEqual([])
  },
)
