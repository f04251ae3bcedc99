import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Answering, createAnswering } from './answering.ts'

const migrations = ['people', 'documents', 'search'].map((feature) => ({
  feature,
  folder: new URL(`../../${feature}/server/migrations/`, import.meta.url),
}))

let database: TestDatabase
let answer: Answering
beforeAll(async () => {
  database = await testDatabase({ migrations })
  answer = createAnswering({ database })
})
afterAll(() => database.close())

async function personWith(files: Readonly<Record<string, readonly string[]>>) {
  const person = { id: randomUUID(), sessionId: randomUUID() }
  const { pool } = database
  const ids = new Map<string, string>()
  for (const [name, passages] of Object.entries(files)) {
    const [content, file] = [randomUUID(), randomUUID()]
    ids.set(name, file)
    await pool.query('insert into file_contents (owner_id, id) values ($1, $2)', [person.id, content])
    await pool.query(`insert into file_readings (owner_id, content_id, state, name) values ($1, $2, 'read', $3)`, [
      person.id,
      content,
      name,
    ])
    for (const [number, text] of passages.entries())
      await pool.query(
        `insert into file_passages (owner_id, content_id, number, kind, text, place, language)
          values ($1, $2, $3, 'text', $4, $5, 'en')`,
        [person.id, content, number, text, { line: number + 1 }],
      )
    await pool.query(`insert into files (owner_id, id, content_id, name, type) values ($1, $2, $3, $4, '')`, [
      person.id,
      file,
      content,
      name,
    ])
  }
  return { ask: (text: string, more = {}) => answer(person, { text, ...more }), ids }
}

const lease = [
  'Lease of the workshop.',
  'The lease ends on 28 February 2031. Keys are handed back.',
  'The rent is 900 euro.',
]
const offer = ['Offer of Brightpane.', 'Each round costs 90 euro.', 'The offer ends on 1 May 2027.']

test('quotes the passage of a file that answers, with its place, its address and its sentence marked', async () => {
  const { ask, ids } = await personWith({ 'lease.txt': lease, 'offer.txt': offer })
  const { results, sure, sources } = await ask('when does the lease end?')
  const [first] = results
  expect(first).toMatchObject({ kind: 'file', id: ids.get('lease.txt'), title: 'lease.txt' })
  expect(first?.passages).toEqual([
    {
      text: 'The lease ends on 28 February 2031. Keys are handed back.',
      marks: [[0, 35]],
      place: { line: 2 },
      path: `/assistant?view=files&file=${ids.get('lease.txt')}&passage=1`,
    },
  ])
  expect([sure, sources]).toEqual([true, expect.arrayContaining(['the file “lease.txt”'])])
})

test('names the words that stand in no file, and is not sure then', async () => {
  const { ask } = await personWith({ 'lease.txt': lease })
  expect(await ask('does the lease say anything about bitcoin?')).toMatchObject({ sure: false, unknown: ['bitcoin'] })
  expect(await ask('what is the capital of Mongolia?')).toMatchObject({ results: [], share: 0 })
})

test('is not sure when another file tells what a named one was asked about', async () => {
  const { ask } = await personWith({
    'contract.txt': ['The contract runs until May.', 'The notice is three months.'],
    'architects.txt': ['The architects have an insurance of two million euro.'],
  })
  expect((await ask('what does the contract say about insurance?')).sure).toBe(false)
  expect((await ask('what does the contract say about notice?')).sure).toBe(true)
  expect((await ask('what do the architects say about insurance?')).sure).toBe(true)
})

test('looks through all of a named file, however many others say more about it', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 110 }, (_, at) => [
      `offer ${at}.txt`,
      ['The end: when does it end?', 'When it ends, the end is near.'],
    ]),
  )
  const { ask, ids } = await personWith({ ...others, 'lease.txt': lease })
  const { results } = await ask('when does it end?', { things: [ids.get('lease.txt')] })
  expect(results[0]?.passages[0]?.text).toContain('The lease ends on 28 February 2031.')
})

test('looks only into the files that are named, and finds nothing of another person', async () => {
  const { ask, ids } = await personWith({ 'lease.txt': lease, 'offer.txt': offer })
  const only = await ask('when does it end?', { things: [ids.get('offer.txt')] })
  expect(new Set(only.results.map(({ title }) => title))).toEqual(new Set(['offer.txt']))
  const stranger = await personWith({ 'plan.txt': ['We start in May.'] })
  expect((await stranger.ask('when does the lease end?')).results).toEqual([])
})

test('finds passages that say the same in other words', async () => {
  const others = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`note ${at}.txt`, ['A note of Ada.']]))
  const { ask } = await personWith({
    ...others,
    'log.txt': ['The crew swam ashore.', 'Tom gave the physician a goat.'],
  })
  for (const question of ['what did they give to the doctor?', 'which animal did the doctor get?'])
    expect((await ask(question)).results[0]?.passages[0]?.text).toContain('Tom gave the physician a goat.')
})
