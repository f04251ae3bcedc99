import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import { createLog } from '#foundation/server/log.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { documents } from './index.ts'
import { documentJobs } from './jobs.ts'
import { pausedHours } from '../rules.ts'
import { createReceiving } from './receiving.ts'
import { createPieceStores } from './storing/piece-stores.ts'
import { createUploads } from './uploads.ts'
import { countPieces, openDesk } from '#start/testing/desk.ts'

const day = 86_400_000
const pieceBytes = 512 * 1024
const clock = testClock(new Date().toISOString())
const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, { features: [documents], clock, isAlone: false })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function keepHouse(): Promise<void> {
  const log = createLog('silent')
  const config = { storage: { chosen: 'database', folder: '/nowhere', s3: undefined } } as const
  const stores = createPieceStores({ database, config })
  const receiving = createReceiving({ database, log, quotas: boundless, stores })
  const uploads = createUploads({ database, quotas: boundless, receiving, stores, actions: node.app.actions })
  for (const { run } of documentJobs({ database, clock, log, receiving, stores, uploads }))
    await run({} as never, new AbortController().signal)
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
  await database.pool.query(
    `insert into file_pieces (owner_id, content_id, number, piece) select $1, $1, number, 'a'
      from generate_series(0, 249) number`,
    [ana.person],
  )
  await keepHouse()
  expect(await countPieces(database, ana.person)).toBe(0)
})

test('an upload in pieces that nobody continues is purged after three days, and not before', async () => {
  const ana = openDesk(node)
  const id = randomUUID()
  const content = randomBytes(pieceBytes + 1)
  await ana.begin({ id, name: 'film.mp4', bytes: content.length })
  await ana.append(id, 0, content.subarray(0, pieceBytes))
  const ageBy = (hours: number) =>
    database.pool.query(
      `with old as (update file_contents set created_at = $2 where owner_id = $1)
        update file_uploads set touched_at = $2 where owner_id = $1`,
      [ana.person, new Date(clock.now().getTime() - hours * 3_600_000).toISOString()],
    )
  await ageBy(pausedHours - 1)
  await keepHouse()
  expect(await ana.uploads()).toMatchObject([{ id, arrived: pieceBytes }])
  await ageBy(pausedHours + 1)
  await keepHouse()
  expect([await ana.uploads(), await countPieces(database, ana.person)]).toEqual([[], 0])
})
