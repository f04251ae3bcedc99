import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote, findNotes, listNotes, notesMigrations } from '../testing/notes/store.ts'
import type { Transaction } from './database.ts'
import { indexScans } from './testing/plan.ts'
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
  await database.pool.query('analyze notes')
})
afterAll(() => database.close())

const naive = (tx: Transaction) =>
  sql`select id from notes where search @@ websearch_to_tsquery('house.words', 'note 4711')`.execute(tx)

test('a search among many people uses the index of words', async () => {
  const scans = await indexScans(database, 'notes_search', async () => {
    const found = await database.as(ana, (tx) => findNotes(tx, ana, 'note 4711'))
    expect(found.map(({ title }) => title)).toEqual(['note 4711'])
  })
  expect(scans).toBe(1)
})

test('the same words asked for without the search function do not: row security keeps the index away', async () => {
  const scans = await indexScans(database, 'notes_search', async () => {
    expect((await database.as(ana, naive)).rows).toHaveLength(1)
  })
  expect(scans).toBe(0)
})

test('a list of the newest uses the index of its order', async () => {
  const scans = await indexScans(database, 'notes_newest', async () => {
    expect(await database.as(ana, (tx) => listNotes(tx, ana, { limit: 30 }))).toHaveLength(30)
  })
  expect(scans).toBe(1)
})

test('a search finds nothing of anybody else, and nothing at all for nobody', async () => {
  const ben = randomUUID()
  expect(await database.as(ben, (tx) => findNotes(tx, ben, 'note'))).toEqual([])
  expect(await database.as(ben, (tx) => findNotes(tx, ana, 'note'))).toEqual([])
  expect(await database.asHouse((tx) => findNotes(tx, ana, 'note'))).toEqual([])
})

test.each(['café', 'CAFE', 'Café münchen', 'munchen'])(
  '%j is found without minding case and accents',
  async (words) => {
    const ben = randomUUID()
    const note = await database.as(ben, (tx) => addNote(tx, ben, { title: 'Café', body: 'in München' }))
    expect(await database.as(ben, (tx) => findNotes(tx, ben, words))).toEqual([note])
  },
)

test.each(['', '   ', '"', '-', "'; drop table notes", '(((', 'a'.repeat(5000)])(
  '%j finds nothing and breaks nothing',
  async (words) => {
    expect(await database.as(ana, (tx) => findNotes(tx, ana, words))).toEqual([])
  },
)
