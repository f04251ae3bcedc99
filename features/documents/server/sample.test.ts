import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWhole } from '#foundation/server/reading/testing/reading.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openDesk } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { documents } from './index.ts'
import { sampleFiles } from './sample/sample-files.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]

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

test('the sample has twelve files of all kinds, and what they say is read', async () => {
  const files = await sampleFiles(Temporal.Instant.from('2026-03-01T06:00:00Z'), 'Asia/Tokyo')
  const read = new Map<string, Awaited<ReturnType<typeof readWhole>>>()
  for (const { name, bytes } of files) read.set(name, await readWhole(name, bytes))
  expect([...read].map(([name, { kind, refused }]) => [name, kind, refused])).toEqual([
    ['Expenses Lisbon.csv', 'csv', undefined],
    ['Contract Northwind.docx', 'word', undefined],
    ['Handover Project A.zip', 'archive', undefined],
    ['Lake at dusk.jpg', 'picture', undefined],
    ['Visiting the new office.html', 'html', undefined],
    ['Minutes Project A review.odt', 'opendocument', undefined],
    ['Delivery note 2041.pdf', 'pdf', undefined],
    ['Budget second phase.xlsx', 'excel', undefined],
    ['Badges and parking in Rotterdam.eml', 'mail', undefined],
    ['Press release returns desk.rtf', 'rtf', undefined],
    ['Project A for the board.odp', 'opendocument', undefined],
    ['Client call notes.md', 'markdown', undefined],
  ])
  const saidIn = (name: string) => (read.get(name)?.passages ?? []).map(({ text }) => text).join('\n')
  expect(saidIn('Contract Northwind.docx')).toContain('three months’ written notice')
  expect(saidIn('Lake at dusk.jpg')).toContain('2026-02-20 20:31:00')
  expect(saidIn('Budget second phase.xlsx')).toMatch(/Total\s+38\s+53000/)
  expect(read.get('Project A for the board.odp')?.passages.map(({ place }) => place.slide)).toContain(3)
  expect(read.get('Delivery note 2041.pdf')).toMatchObject({ passages: [], note: expect.stringContaining('scan') })
})

test('the sample goes again without the files of the person, comes back on undo, and is loaded once', async () => {
  const ana = openDesk(node)
  await ana.send({ name: 'own.txt' }, Buffer.from('own'))
  await ana.act('load-sample', {})
  expect((await ana.act('load-sample', {})).body).toMatchObject({ code: 'conflict' })
  const { body } = await ana.act('remove-sample', {})
  expect(body.sentence).toBe('Removed the sample: 12 files.')
  expect(await ana.list()).toMatchObject([{ name: 'own.txt' }])
  expect((await ana.act('remove-sample', {})).body).toMatchObject({ code: 'conflict' })
  await ana.act('load-sample', {})
  expect((await ana.undo(body.id)).body).toMatchObject({ code: 'out-of-date' })
  expect(await ana.list()).toHaveLength(13)
})

test('the sample lies around the day of the person, and none of it in the future', async () => {
  const now = Temporal.Instant.from('2026-03-01T06:00:00Z')
  const files = await sampleFiles(now, 'Asia/Tokyo')
  expect(files[0]?.keptAt.toISOString()).toBe('2026-02-15T07:10:00.000Z')
  expect(Math.max(...files.map(({ keptAt }) => keptAt.getTime()))).toBeLessThanOrEqual(now.epochMilliseconds)
  const mail = new TextDecoder().decode(files.find(({ name }) => name.endsWith('.eml'))?.bytes)
  expect(mail).toContain('Date: Thu, 26 Feb 2026 17:52:00 +0900\r\n')
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(60_000)
})
