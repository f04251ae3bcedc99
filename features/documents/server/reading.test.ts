import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { pdfOf } from '#foundation/server/reading/testing/pdf.ts'
import { openDesk } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { FileReading, FileSummary } from '../contract.ts'
import type { Passage } from '#foundation/contract/passage.ts'
import { documents } from './index.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]
const pages = (count: number) => Array.from({ length: count }, (_, at) => [`This is what page ${at + 1} of them says.`])

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, { features: [documents] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

type Told = { reading: FileReading; passages: Passage[] }

async function passagesOf(at: TestNode, person: string, file: string, query = ''): Promise<Told> {
  return (await at.call<Told>(person, 'GET', `/v1/documents/files/${file}/passages${query}`)).body
}

async function whenEnded(at: TestNode, person: string, file: string): Promise<Told> {
  let told: Told | undefined
  await expect
    .poll(async () => {
      told = await passagesOf(at, person, file)
      return told.reading.state
    })
    .toMatch(/^(?:read|unreadable)$/)
  if (!told) throw new Error('unreachable')
  return told
}

test('a file is read after it was kept, and every device hears how far', async () => {
  const ana = openDesk(node)
  const socket = await node.enter(ana.person)
  const { body } = await ana.send({ name: 'Plan.pdf' }, pdfOf(pages(3)))
  const { reading, passages } = await whenEnded(node, ana.person, body.file.id)
  expect(reading).toMatchObject({ state: 'read', kind: 'pdf', unit: 'pages', done: 3, most: 3, passages: 3 })
  expect(passages.map(({ number, text, place }) => [number, text, place.page])).toEqual([
    [0, 'This is what page 1 of them says.', 1],
    [1, 'This is what page 2 of them says.', 2],
    [2, 'This is what page 3 of them says.', 3],
  ])
  expect((await passagesOf(node, ana.person, body.file.id, '?after=1&limit=1')).passages).toHaveLength(1)
  await expect
    .poll(() => socket.frames)
    .toContainEqual(expect.objectContaining({ type: 'documents/reading', files: [body.file.id], reading }))
  socket.ws.close()
})

test('what cannot be read says why, and is kept as it is', async () => {
  const ana = openDesk(node)
  const bytes = new TextEncoder().encode('%PDF-1.7 and no more')
  const { body } = await ana.send({ name: 'Broken.pdf' }, bytes)
  const { reading, passages } = await whenEnded(node, ana.person, body.file.id)
  expect([reading.state, reading.sentence, passages]).toEqual([
    'unreadable',
    'The file is damaged, or is not what its name says.',
    [],
  ])
  expect((await ana.read(body.file.id)).bytes).toEqual(bytes)
})

test('what is larger than 50 MB says so, and is not held in memory', async () => {
  const ana = openDesk(node)
  const { id } = (await ana.send({ name: 'Long.txt' }, Buffer.from('A few words'))).body.file
  await whenEnded(node, ana.person, id)
  await database.pool.query('update file_contents set bytes = 60000000 where owner_id = $1', [ana.person])
  await database.pool.query(`update file_readings set state = 'waiting', attempts = 0 where owner_id = $1`, [
    ana.person,
  ])
  await expect
    .poll(async () => (await whenEnded(node, ana.person, id)).reading)
    .toMatchObject({ state: 'unreadable', sentence: 'The file is larger than 50 MB.' })
})

test('the same content is read once for all files that have it, and goes with the last of them', async () => {
  const ana = openDesk(node)
  const first = (await ana.send({ name: 'a.txt' }, Buffer.from('The same words'))).body.file
  const second = (await ana.send({ name: 'b.txt' }, Buffer.from('The same words'))).body.file
  await whenEnded(node, ana.person, second.id)
  expect((await passagesOf(node, ana.person, first.id)).passages).toMatchObject([{ text: 'The same words' }])
  expect(await countRows('file_passages', ana.person)).toBe(1)
  await database.pool.query('update files set deleted_at = now() where owner_id = $1', [ana.person])
  await node.call(ana.person, 'POST', '/v1/trash/empty')
  await database.pool.query('delete from files where owner_id = $1', [ana.person])
  await database.pool.query('delete from file_contents where owner_id = $1', [ana.person])
  expect(await countRows('file_readings', ana.person)).toBe(0)
  expect(await countRows('file_passages', ana.person)).toBe(0)
})

test('a file is summed up in its own sentences, each with its passage', async () => {
  const ana = openDesk(node)
  const content =
    '# Bridge\n\nThe bridge was closed in May. Cracks had been found in the bridge.\n\nGuests stayed away.'
  const { id } = (await ana.send({ name: 'Bridge.md' }, Buffer.from(content))).body.file
  const { passages } = await whenEnded(node, ana.person, id)
  const address = `/v1/documents/files/${id}/summary`
  const { body } = await node.call<FileSummary>(ana.person, 'GET', `${address}?sentences=2`)
  expect(body).toMatchObject({ file: { id, name: 'Bridge.md' }, reading: { state: 'read' }, of: 3, whole: true })
  expect(body.points).toHaveLength(2)
  for (const { text, passage, place } of body.points) {
    expect(passages[passage]?.text).toContain(text)
    expect(place).toEqual(passages[passage]?.place)
  }
  expect((await node.call<FileSummary>(ana.person, 'GET', address)).body.points.length).toBeGreaterThan(0)
  expect((await node.call(openDesk(node).person, 'GET', address)).status).toBe(404)
})

test('a stranger sees neither the passages nor the reading', async () => {
  const [ana, bob] = [openDesk(node), openDesk(node)]
  const { body } = await ana.send({ name: 'a.txt' }, Buffer.from('Mine alone'))
  await whenEnded(node, ana.person, body.file.id)
  expect((await node.call(bob.person, 'GET', `/v1/documents/files/${body.file.id}/passages`)).status).toBe(404)
})

test('what a killed server was reading is read on by the next, from where it was', async () => {
  const ana = openDesk(node)
  const { body } = await ana.send({ name: 'Long.pdf' }, pdfOf(pages(5)))
  await whenEnded(node, ana.person, body.file.id)
  // As it was in the middle of it, with a mark by which one sees that the first pages are not read again.
  await database.pool.query(
    `update file_readings set state = 'reading', done = 2, passages = 2, node = gen_random_uuid(),
       lease_until = now() + interval '1 hour' where owner_id = $1`,
    [ana.person],
  )
  await database.pool.query('delete from file_passages where owner_id = $1 and number >= 2', [ana.person])
  await database.pool.query(`update file_passages set text = 'Kept' where owner_id = $1`, [ana.person])
  const { reading, passages } = await whenEnded(node, ana.person, body.file.id)
  expect(reading).toMatchObject({ state: 'read', done: 5, passages: 5 })
  expect(passages.map(({ number, text }) => [number, text])).toEqual([
    [0, 'Kept'],
    [1, 'Kept'],
    [2, 'This is what page 3 of them says.'],
    [3, 'This is what page 4 of them says.'],
    [4, 'This is what page 5 of them says.'],
  ])
})

test('what takes the server along every time is left alone after three attempts', async () => {
  const ana = openDesk(node)
  const { body } = await ana.send({ name: 'a.txt' }, Buffer.from('Words'))
  await whenEnded(node, ana.person, body.file.id)
  await database.pool.query(
    `update file_readings set state = 'reading', attempts = 3, node = gen_random_uuid(), lease_until = now()
     where owner_id = $1`,
    [ana.person],
  )
  const { reading } = await whenEnded(node, ana.person, body.file.id)
  expect(reading).toMatchObject({ state: 'unreadable', sentence: 'Reading it was broken off three times.' })
})

async function countRows(table: 'file_passages' | 'file_readings', owner: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where owner_id = $1`,
    [owner],
  )
  return rows[0]?.n ?? -1
}
