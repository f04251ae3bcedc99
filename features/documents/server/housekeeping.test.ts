import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { documents } from './index.ts'
import { documentJobs } from './jobs.ts'
import { countPieces, openDesk } from '#start/testing/desk.ts'

const day = 86_400_000
const clock = testClock(new Date().toISOString())
const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, { features: [documents], clock })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function keepHouse(): Promise<void> {
  for (const { run } of documentJobs({ database, clock })) await run({} as never, new AbortController().signal)
}

test('deleted files are destroyed with their bytes after two weeks, and nothing else is', async () => {
  const ana = openDesk(node)
  const kept = (await ana.send({ name: 'kept' }, new Uint8Array(3))).body.file
  const gone = (await ana.send({ name: 'gone' }, new Uint8Array(4))).body.file
  const { body } = await ana.act('delete-file', { id: gone.id })
  clock.advance(13 * day)
  await keepHouse()
  expect(await countPieces(database, ana.person)).toBe(2)
  clock.advance(day + 1)
  await keepHouse()
  expect(await countPieces(database, ana.person)).toBe(1)
  expect(await ana.list()).toMatchObject([{ id: kept.id }])
  expect((await ana.undo(body.id)).body).toMatchObject({
    detail: 'This file has been restored already, or was deleted longer than two weeks ago.',
  })
})

test('what a crash left of an upload is purged after a day', async () => {
  const ana = openDesk(node)
  await database.pool.query(`insert into file_contents (owner_id, id, created_at) values ($1, $1, $2)`, [
    ana.person,
    new Date(clock.now().getTime() - day - 1000).toISOString(),
  ])
  await database.pool.query(`insert into file_pieces (owner_id, content_id, number, piece) values ($1, $1, 0, 'a')`, [
    ana.person,
  ])
  await keepHouse()
  expect(await countPieces(database, ana.person)).toBe(0)
})
