import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#foundation/server/database/connection.ts'
import { migrate } from '#foundation/server/database/migrate.ts'
import { readMigrations } from '#foundation/server/database/migration.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { foldChanges, indexBacklog } from './index-books.ts'
import { createSearch, type Search } from './search.ts'

const folder = (feature: string) => new URL(`../../${feature}/server/migrations/`, import.meta.url)
const migrations = ['people', 'chat', 'tasks', 'contacts', 'calendar', 'documents', 'search'].map((feature) => ({
  feature,
  folder: folder(feature),
}))

const clock = { now: () => new Date('2026-11-20T12:00:00Z') }

let database: TestDatabase
let search: Search['search']
beforeAll(async () => {
  database = await testDatabase({ migrations })
  search = createSearch({ database, clock }).search
})
afterAll(() => database.close())

type Task = { title: string; notes?: string; due?: string }

async function personWith(tasks: readonly Task[], { pool } = database) {
  const person = { id: randomUUID(), sessionId: randomUUID() }
  const list = randomUUID()
  await pool.query(
    `insert into task_lists (owner_id, id, role, name, color, position) values ($1, $2, 'inbox', 'Inbox', 'red', 1)`,
    [person.id, list],
  )
  for (const { title, notes = '', due = null } of tasks) {
    await pool.query(
      `insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, rank, repeats_from, origin, search)
        values ($1, gen_random_uuid(), $2, $3, $4, $5, 'UTC', 'todo', 'b', 'due', 'own', '')`,
      [person.id, list, title, notes, due],
    )
  }
  const find = async (text: string, more: Partial<Parameters<Search['search']>[1]> = {}) =>
    (await search(person, { text, limit: 20, ...more })).results
  const titles = async (text: string, more = {}) => (await find(text, more)).map(({ title }) => title)
  return { person, find, titles }
}

test('finds what was just saved, by forms of its words, and marks them', async () => {
  const { find } = await personWith([{ title: 'Plan the offsite', notes: 'Sara wants cheaper hotels near the lake.' }])
  const [found] = await find('hotel')
  expect(found).toMatchObject({ kind: 'task', title: 'Plan the offsite', marks: [] })
  // The path opens the task itself, within its list.
  expect(found?.path).toContain(`&task=${found?.id}`)
  const [passage] = found?.passages ?? []
  expect(passage?.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(['hotels'])
})

test('no longer finds what was deleted, and finds it again after a restore', async () => {
  const { person, titles } = await personWith([{ title: 'Renew the passport' }])
  const write = (deleted: string) =>
    database.pool.query(`update tasks set deleted_at = ${deleted} where owner_id = $1`, [person.id])
  await write('now()')
  expect(await titles('passport')).toEqual([])
  await write('null')
  expect(await titles('passport')).toEqual(['Renew the passport'])
})

test('counts the words of all rows of a statement together, where a table is found by statements', async () => {
  const { person } = await personWith([{ title: 'Paint' }])
  const client = await database.pool.connect()
  const changes = async () => {
    const { rows } = await client.query<{ word: string; passages: string }>(
      `delete from word_changes where owner_id = $1 returning word, passages`,
      [person.id],
    )
    return rows.map(({ word, passages }) => `${word} ${passages}`).toSorted()
  }
  try {
    await client.query('begin')
    await client.query(`call house.find_by_statement('tasks')`)
    await changes()
    await client.query(
      `insert into tasks (owner_id, id, list_id, title, notes, zone, status, rank, repeats_from, origin, search)
        select owner_id, gen_random_uuid(), id, 'Varnish ' || n, '', 'UTC', 'todo', 'b', 'due', 'own', ''
        from task_lists, generate_series(1, 3) n where owner_id = $1`,
      [person.id],
    )
    expect(await changes()).toEqual(['# 3', '#mixed 3', '#words 24', '1 1', '2 1', '3 1', 'varnish 3'].toSorted())
    await client.query(`delete from tasks where owner_id = $1 and title like 'Varnish %'`, [person.id])
    expect(await changes()).toContain('varnish -3')
    await client.query(
      `select house.index_rows('tasks', $1, array_agg(id)) from tasks where owner_id = $1 group by owner_id`,
      [person.id],
    )
    expect(await changes()).toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('hides what is in a deleted list', async () => {
  const { person, titles } = await personWith([{ title: 'Buy paint' }])
  await database.pool.query('update task_lists set deleted_at = now() where owner_id = $1', [person.id])
  expect(await titles('paint')).toEqual([])
})

test('finds only what names a person, in any of its passages', async () => {
  const { titles } = await personWith([
    { title: 'Offer with prices', notes: 'From Akira Tanaka.' },
    { title: 'Prices of the canteen', notes: 'Tanaka wrote, Akira did not.' },
  ])
  expect(await titles('prices', { person: 'Akira Tanaka' })).toEqual(['Offer with prices'])
  expect(await titles('prices', { person: 'Nobody' })).toEqual([])
})

test('finds only what is called with an ending', async () => {
  const { titles } = await personWith([{ title: 'Prices.pdf' }, { title: 'Prices.docx' }])
  expect(await titles('prices', { endings: ['pdf'] })).toEqual(['Prices.pdf'])
})

/** Newer tasks that rank higher, put into the index as its triggers would, in one statement for all. */
async function addHigher(owner: string, count: number): Promise<void> {
  const text = 'Budget budget Budget budget\nBudget.'
  await database.pool.query(`
    begin;
    -- Its triggers leave alone what is purged.
    set local app.purging = 'on';
    insert into tasks (owner_id, id, list_id, title, notes, due, zone, status, rank, repeats_from, origin, search)
      select owner_id, gen_random_uuid(), id, 'Budget budget', 'Budget.', '2026-06-01', 'UTC', 'todo', 'b', 'due', 'own', ''
      from task_lists, generate_series(1, ${count}) where owner_id = '${owner}';
    insert into indexed_passages
      (owner_id, source, id, number, piece, starts, length, kind, thing, language, at, ends, words, search)
      select owner_id, 'tasks', id, 0, 0, 0, 7, 'task', id, 'mixed', due::timestamptz, due::timestamptz, 5,
        house.vector_of('mixed', '${text}') || array_to_tsvector(array['#task'])
      from tasks where owner_id = '${owner}' and due = '2026-06-01';
    insert into word_changes (owner_id, word, passages)
      select '${owner}', word, ${count} * times
      from (values ('budget', 1), ('#', 1), ('#words', 5), ('#mixed', 1)) counted (word, times);
    commit;
    analyze tasks, task_lists, indexed_passages`)
}

test('filters apply to all passages, not only to the newest or best', async () => {
  const { person, titles } = await personWith([
    { title: 'Budget of the lake house', notes: 'By Akira.', due: '2020-01-01' },
    { title: 'Budget of the lake house.pdf', due: '2019-01-01' },
  ])
  await addHigher(person.id, 4_100)
  expect(await titles('budget', { until: '2020-06-01T00:00:00Z', from: '2019-06-01T00:00:00Z' })).toEqual([
    'Budget of the lake house',
  ])
  expect(await titles('budget', { person: 'Akira' })).toEqual(['Budget of the lake house'])
  expect(await titles('budget', { endings: ['pdf'] })).toEqual(['Budget of the lake house.pdf'])
})

test('finds mistyped forms of a word, whose stem is spelled otherwise', async () => {
  const { titles } = await personWith([
    { title: 'Prices', notes: 'The price of each of the rooms is in the list.' },
    { title: 'Verträge', notes: 'Die Wohnungen sind nicht gekündigt und die Kaution ist noch offen.' },
    { title: 'Weather', notes: 'It was raining on the lake and we went home.' },
  ])
  for (const typed of ['pricnig', 'priicng', 'prcing', 'pricimg'])
    expect([typed, await titles(typed)]).toEqual([typed, ['Prices']])
  expect(await titles('wohnugnen')).toEqual(['Verträge'])
  expect(await titles('zzzzzzz')).toEqual([])
})

test('finds nothing of another person', async () => {
  await personWith([{ title: 'Secret merger' }])
  const { titles } = await personWith([{ title: 'Lunch' }])
  expect(await titles('merger')).toEqual([])
})

test('finds words with accents, in several languages, mistyped, begun, and in compounds', async () => {
  const { person, titles } = await personWith([
    { title: 'Café in München', notes: 'Wir treffen uns bei der Haltestelle und gehen mit den Kindern.' },
    { title: 'Mietvertrag', notes: 'Der Vertrag ist nicht unterschrieben und die Kaution ist noch offen.' },
    { title: 'Réserver les billets', notes: 'Nous partons avec le train pour Lyon dans la semaine.' },
    { title: 'Quarterly report', notes: 'The figures of the board are in the attachment.' },
  ])
  expect(await titles('munchen')).toEqual(['Café in München'])
  expect(await titles('billet')).toEqual(['Réserver les billets'])
  expect(await titles('quart')).toEqual(['Quarterly report'])
  expect(await titles('atachment')).toEqual(['Quarterly report'])
  expect(await titles('vertrag')).toEqual(['Mietvertrag'])
  while ((await database.asHouse((tx) => foldChanges(tx, 100))) > 0);
  expect(await titles('vertrag')).toEqual(['Mietvertrag'])
  expect(await titles('qarterly')).toEqual(['Quarterly report'])
  expect(await titles('Kinderhaltestelle')).toEqual(['Café in München'])
  await database.pool.query('delete from tasks where owner_id = $1', [person.id])
  while ((await database.asHouse((tx) => foldChanges(tx, 100))) > 0);
  const { rows } = await database.pool.query('select word from indexed_words where owner_id = $1', [person.id])
  expect(rows).toEqual([])
})

test('a word that another language would cut short finds no words that only begin alike', async () => {
  const { titles, find } = await personWith([
    { title: 'Offer for the second phase', notes: 'The figures of the board are in the attachment.' },
    { title: 'New office', notes: 'The lease of the house by the river is ready to be signed.' },
    { title: 'Offsite in May', notes: 'The rooms are booked, and the train as well.' },
    { title: 'Haus', notes: 'Das kann man nicht mit der Bank machen, und auch nicht mit dem Haus.' },
  ])
  expect(await titles('offer')).toEqual(['Offer for the second phase'])
  const lit = (await find('offer')).flatMap(({ title, marks }) => marks.map((mark) => title.slice(...mark)))
  expect(lit).toEqual(['Offer'])
  expect((await titles('offi')).toSorted()).toEqual(['New office'])
})

test('words in quotes stand together', async () => {
  const { titles } = await personWith([
    { title: 'First', notes: 'The annual report of the bank.' },
    { title: 'Second', notes: 'The bank wants the report, which is annual.' },
  ])
  expect(await titles('"annual report"')).toEqual(['First'])
  expect((await titles('annual report')).toSorted()).toEqual(['First', 'Second'])
})

test('a quoted phrase with stop words is found, whatever other languages there are', async () => {
  const bank = { title: 'Bank', notes: 'The annual report of the bank is due. We met at the end of the year.' }
  const man = { title: 'Group', notes: 'This is the tall man group and that is the tall red group.' }
  const { titles } = await personWith([
    bank,
    man,
    // An unknown language holds “of” as a word, and German has “man” as a small word.
    { title: 'Milk' },
    { title: 'Reports of the banks' },
    { title: 'Haus', notes: 'Das kann man nicht mit der Bank machen, und auch nicht mit dem Haus.' },
  ])
  expect((await titles('"report of the bank"')).toSorted()).toEqual(['Bank', 'Reports of the banks'])
  expect(await titles('"the end of the year"')).toEqual(['Bank'])
  expect(await titles('"tall man group"')).toEqual(['Group'])
  expect(await titles('"tall blue group"')).toEqual([])
  expect(await titles('"red man group"')).toEqual([])
})

test('kinds and dates narrow the search', async () => {
  const { titles } = await personWith([
    { title: 'Budget 2025', due: '2025-05-01' },
    { title: 'Budget 2026', due: '2026-05-01' },
  ])
  expect(await titles('budget', { from: '2026-01-01T00:00:00Z' })).toEqual(['Budget 2026'])
  expect(await titles('budget', { until: '2026-01-01T00:00:00Z' })).toEqual(['Budget 2025'])
  expect(await titles('budget', { kinds: ['file'] })).toEqual([])
})

test.each(['', '"', '-', "'; drop table tasks", '(((', '\\', "it's", 'a'.repeat(500), '"a b"', '#task', '💥'])(
  '%j breaks nothing',
  async (text) => {
    const { find } = await personWith([{ title: 'Lunch' }])
    expect(await find(text)).toEqual([])
  },
)

test('indexes a long file in part at once and the rest soon, also when it is restored', async () => {
  const { person } = await personWith([])
  const [content, file] = [randomUUID(), randomUUID()]
  const { pool } = database
  await pool.query('insert into file_contents (owner_id, id) values ($1, $2)', [person.id, content])
  await pool.query(
    `insert into file_readings (owner_id, content_id, state, name) values ($1, $2, 'read', 'Ledger.csv')`,
    [person.id, content],
  )
  await pool.query(
    `insert into file_passages (owner_id, content_id, number, kind, text, place, language)
      select $1, $2, n, 'text', 'Row ' || n || ' of the ledger' || case n when 449 then ', the gooseberry' else '' end, '{}', 'en'
      from generate_series(0, 449) n`,
    [person.id, content],
  )
  await pool.query(`insert into files (owner_id, id, content_id, name, type) values ($1, $2, $3, 'Ledger.csv', '')`, [
    person.id,
    file,
    content,
  ])
  const ask = () => search(person, { text: 'gooseberry', limit: 5 })
  const whole = { results: [expect.objectContaining({ kind: 'file', id: file })], complete: true }
  expect(await ask()).toMatchObject({ results: [], complete: false })
  while (await database.asHouse((tx) => indexBacklog(tx, 100)));
  expect(await ask()).toMatchObject(whole)
  await pool.query('update files set deleted_at = now() where id = $1', [file])
  expect(await ask()).toMatchObject({ results: [], complete: true })
  await pool.query('update files set deleted_at = null where id = $1', [file])
  expect(await ask()).toMatchObject({ results: [], complete: false })
  while (await database.asHouse((tx) => indexBacklog(tx, 100)));
  expect(await ask()).toMatchObject(whole)
})

test('indexes what was stored before there was an index, in pieces', async () => {
  const earlier = await testDatabase({ migrations: migrations.filter(({ feature }) => feature !== 'search') })
  const { person } = await personWith([{ title: 'Old task one' }, { title: 'Old task two' }], earlier)
  const client = await connect(earlier.address.house)
  await migrate(client, readMigrations(migrations))
  await client.end()
  const ask = () => createSearch({ database: earlier, clock }).search(person, { text: 'old', limit: 5 })
  expect(await ask()).toMatchObject({ results: [], complete: false })
  while (await earlier.asHouse((tx) => indexBacklog(tx, 1)));
  const { results, complete } = await ask()
  expect([results.map(({ title }) => title).toSorted(), complete]).toEqual([['Old task one', 'Old task two'], true])
  await earlier.close()
})
