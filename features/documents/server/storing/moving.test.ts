import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { hasSwift } from '#foundation/server/storage/testing/swift.ts'
import { openDesk, sha256 } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { describeContents } from '../doctor.ts'
import { type DocumentsHouse, openDocuments } from '../documents.ts'
import { documents } from '../index.ts'
import { moveContents } from './moving.ts'
import { createPieceStores } from './piece-stores.ts'
import { sweepStores } from './sweeping.ts'
import { openFolder, openSwift, type OpenStore } from './testing.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('../migrations/', import.meta.url) }]
const given = { mostInDatabase: 1_000, pieceBytes: 4_000 }
const log = createLog('silent')

describe('between the database and a folder', () => {
  movesBetween(['database', 'folder'], openFolder)
})
describe.skipIf(!hasSwift)('between the database, a folder and Swift', () => {
  movesBetween(['database', 'folder', 's3'], async () => {
    const [folder, swift] = [await openFolder(), await openSwift()]
    const close = async () => void (await Promise.all([folder.close(), swift.close()]))
    return { settings: { ...folder.settings, ...swift.settings }, objects: swift.objects, close }
  })
})

type Name = 'database' | 'folder' | 's3'
type Desk = ReturnType<typeof openDesk>

function movesBetween(names: readonly Name[], open: () => Promise<OpenStore>): void {
  let database: TestDatabase
  let store: OpenStore
  let node: TestNode
  beforeAll(async () => {
    database = await testDatabase({ migrations })
    store = await open()
    const features = [{ ...documents, open: (house: DocumentsHouse) => openDocuments(house, given) }]
    node = await openNode(database, {
      features,
      isAlone: false,
      settings: { ...store.settings, CONTENTS_IN: 'folder' },
    })
  })
  afterAll(async () => {
    await node[Symbol.asyncDispose]()
    await store.close()
    await database.close()
  })

  const settingsFor = (name: Name) =>
    readConfig({ ...store.settings, CONTENTS_IN: name, DATABASE_URL: 'postgres://here' })
  const storesFor = (name: Name, through: Database = database) =>
    createPieceStores({ database: through, config: settingsFor(name), ...given })
  const moveTo = (name: Name, through: Database = database) =>
    moveContents({ database: through, log, stores: storesFor(name, through) }, new AbortController().signal)

  /** Everything that is there counts as old. */
  const sweep = (name: Name) =>
    sweepStores(
      { database, stores: storesFor(name) },
      { before: new Date(Date.now() + 3_600_000), signal: new AbortController().signal },
    )
  const said = (name: Name) => describeContents(database, settingsFor(name).storage, given.mostInDatabase)

  /** How many objects and pieces in the database there are of a person. */
  async function placesOf({ person }: Desk): Promise<Record<Name, number>> {
    const { rows } = await database.pool.query<{ pieces: number }>(
      'select count(piece)::int as pieces from file_pieces where owner_id = $1',
      [person],
    )
    const stores = names
      .filter((name) => name !== 'database')
      .map(async (name) => [name, await objectsIn(name, person)])
    return { database: rows[0]?.pieces ?? 0, ...Object.fromEntries(await Promise.all(stores)) }
  }
  async function objectsIn(name: Name, person: string): Promise<number> {
    let found = 0
    for await (const { ownerId } of storesFor(name)
      .named(name === 's3' ? 's3' : 'disk')
      .list())
      if (ownerId === person) found += 1
    return found
  }

  test('a content moves as a whole, leaves nothing behind, and stays readable', async () => {
    const ana = openDesk(node)
    const content = randomBytes(10_000)
    const { file } = (await ana.send({ name: 'plan' }, content)).body
    const { file: small } = (await ana.send({ name: 'note' }, randomBytes(500))).body
    for (const name of [...names, ...names.toReversed(), 'folder'] as const) {
      await moveTo(name)
      await moveTo(name)
      const none = Object.fromEntries(names.map((each) => [each, 0]))
      // The note is one piece, always in the database.
      const expected = name === 'database' ? { ...none, database: 4 } : { ...none, database: 1, [name]: 1 }
      expect(await placesOf(ana)).toEqual(expected)
      expect(sha256((await ana.read(file.id)).bytes)).toBe(file.sha256)
      expect((await ana.read(small.id)).bytes).toHaveLength(500)
    }
  })

  test('a mover that is killed at any moment loses nothing, and the next one ends what it began', async () => {
    const ana = openDesk(node)
    const { file } = (await ana.send({ name: 'plan' }, randomBytes(10_000))).body
    for (const name of names.slice(-2)) {
      for (let steps = 0, isThrough = false; !isThrough; steps += 1) {
        const killed = killedAfter(database, steps)
        await Promise.allSettled([moveTo(name, killed)])
        isThrough = !killed.wasKilled()
        expect(sha256((await ana.read(file.id)).bytes)).toBe(file.sha256)
        await sweep(name)
        expect(sha256((await ana.read(file.id)).bytes)).toBe(file.sha256)
      }
      const none = Object.fromEntries(names.map((each) => [each, 0]))
      expect(await placesOf(ana)).toEqual({ ...none, [name]: name === 'database' ? 3 : 1 })
    }
    const { rowCount } = await database.pool.query('select from file_moves where owner_id = $1', [ana.person])
    expect(rowCount).toBe(0)
  })

  test('a move whose goal is taken back leaves the content where it is, and two movers bring one copy', async () => {
    const ana = openDesk(node)
    const { file } = (await ana.send({ name: 'plan' }, randomBytes(10_000))).body
    const killed = killedAfter(database, 6)
    await Promise.allSettled([moveTo('database', killed)])
    expect(killed.wasKilled()).toBe(true)
    await moveTo('folder')
    expect(await placesOf(ana)).toMatchObject({ database: 0, folder: 1 })
    await Promise.all([moveTo('database'), moveTo('database')])
    await moveTo('database')
    expect(await placesOf(ana)).toMatchObject({ database: 3, folder: 0 })
    await Promise.all([moveTo('folder'), moveTo('folder'), ana.read(file.id)])
    await moveTo('folder')
    expect(await placesOf(ana)).toMatchObject({ database: 0, folder: 1 })
    expect(sha256((await ana.read(file.id)).bytes)).toBe(file.sha256)
  })

  test('the doctor says how much is where, what moves, and what cannot be read', async () => {
    const last = names.at(-1) ?? 'folder'
    await moveTo(last)
    expect(await said(last)).toMatch(last === 's3' ? /in the bucket\.$/ : /in the folder\.$/)
    expect(await said('database')).toMatch(/; \d+ \(\d+ kB\) will move to the database\.$/)
  })
}

const kill = new Error('killed')

/** A database that is gone after so many transactions. */
function killedAfter(database: Database, steps: number): Database & { wasKilled: () => boolean } {
  let left = steps
  const alive = <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    return left < 0 ? Promise.reject(kill) : work()
  }
  return {
    ...database,
    as: (ownerId, work) => alive(() => database.as(ownerId, work)),
    asHouse: (work) => alive(() => database.asHouse(work)),
    wasKilled: () => left < 0,
  }
}
