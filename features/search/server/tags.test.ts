import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createSearch, type Search } from './search.ts'

const migrations = ['people', 'documents', 'search'].map((feature) => ({
  feature,
  folder: new URL(`../../${feature}/server/migrations/`, import.meta.url),
}))

let database: TestDatabase
let search: Search
beforeAll(async () => {
  database = await testDatabase({ migrations })
  search = createSearch({ database, clock: { now: () => new Date('2026-11-20T12:00:00Z') } })
})
afterAll(() => database.close())

async function personWith(files: Readonly<Record<string, readonly string[]>>) {
  const person = { id: randomUUID(), sessionId: randomUUID() }
  for (const [name, tags] of Object.entries(files)) {
    const content = randomUUID()
    await database.pool.query('insert into file_contents (owner_id, id) values ($1, $2)', [person.id, content])
    await database.pool.query(
      `insert into files (owner_id, id, content_id, name, type, tags) values ($1, gen_random_uuid(), $2, $3, '', $4)`,
      [person.id, content, name, tags],
    )
  }
  const find = async (tag: string, more = {}) => {
    const { results } = await search.search(person, { text: 'pricing', tag, limit: 20, ...more })
    return results.map(({ title }) => title).toSorted()
  }
  return { person, find }
}

const files = {
  'Old pricing.txt': ['Drafts'],
  'New pricing of Akira.pdf': ['Key accounts', 'drafts'],
  'Pricing.txt': [],
}

test('finds only what has a tag, in upper or lower case, together with the other filters', async () => {
  const { find } = await personWith(files)
  expect(await find('DRAFTS')).toEqual(['New pricing of Akira.pdf', 'Old pricing.txt'])
  expect(await find('key accounts')).toEqual(['New pricing of Akira.pdf'])
  expect(await find('drafts', { endings: ['txt'] })).toEqual(['Old pricing.txt'])
  expect(await find('drafts', { person: 'Akira' })).toEqual(['New pricing of Akira.pdf'])
  expect(await find('invoices')).toEqual([])
})

test('a tag that is spelled with and without capitals is listed once', async () => {
  const { person } = await personWith(files)
  const tags = await search.listTags(person)
  expect(tags.map((tag) => tag.toLowerCase())).toEqual(['drafts', 'key accounts'])
})

test('finds and lists no tag of another person', async () => {
  await personWith(files)
  const stranger = await personWith({ 'My pricing.txt': [] })
  expect([await stranger.find('drafts'), await search.listTags(stranger.person)]).toEqual([[], []])
})
