import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#foundation/server/config.ts'
import { createLog } from '#foundation/server/log.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { countPieces, openDesk, sha256 } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { mostFileBytes } from '../contract.ts'
import { documents } from './index.ts'
import { type DocumentsHouse, openDocuments } from './documents.ts'
import { createPieceStores } from './storing/piece-stores.ts'
import { forgetIn, sweepStores } from './storing/sweeping.ts'
import { hasSwift } from '#foundation/server/storage/testing/swift.ts'
import { countObjects, openFolder, openNoStore, openSwift, type OpenStore } from './storing/testing.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]

const pieceBytes = 512 * 1024
const film = (bytes: number) => ({ id: randomUUID(), name: 'film.mp4', type: 'video/mp4', bytes })
type Desk = ReturnType<typeof openDesk>

describe('in the database', () => {
  uploadsIn(openNoStore)
})
describe('on disk', () => {
  uploadsIn(openFolder)
})
describe.skipIf(!hasSwift)('in Swift', () => {
  uploadsIn(openSwift)
})

/** What is true wherever the contents are. */
function uploadsIn(open: () => Promise<OpenStore>): void {
  let database: TestDatabase
  let node: TestNode
  let other: TestNode
  let store: OpenStore
  beforeAll(async () => {
    database = await testDatabase({ migrations })
    store = await open()
    const given = { mostInDatabase: 0, pieceBytes }
    const features = [{ ...documents, open: (house: DocumentsHouse) => openDocuments(house, given) }]
    const options = { features, isAlone: false, settings: store.settings }
    node = await openNode(database, options)
    other = await openNode(database, options)
  })
  afterAll(async () => {
    await node[Symbol.asyncDispose]()
    await other[Symbol.asyncDispose]()
    await store.close()
    await database.close()
  })

  /** Nothing is stored but this one file. */
  async function expectOnly(desk: Desk, id: string, content: Uint8Array): Promise<void> {
    expect(await desk.list()).toMatchObject([{ id, bytes: content.length, sha256: sha256(content) }])
    expect(sha256((await desk.read(id)).bytes)).toBe(sha256(content))
    const pieces = Math.ceil(content.length / pieceBytes)
    expect([await countPieces(database, desk.person), await countOutside(desk.person)]).toEqual([
      pieces,
      store.objects ? pieces : 0,
    ])
    expect(await countContents(desk.person)).toBe(1)
    expect(await desk.uploads()).toEqual([])
  }

  /** What is stored beside the database. */
  const countOutside = async (ownerId: string) => (store.objects ? countObjects(store.objects, ownerId) : 0)

  async function countContents(ownerId: string): Promise<number> {
    const { rows } = await database.pool.query('select from file_contents where owner_id = $1', [ownerId])
    return rows.length
  }

  test('a file that is cut at any place, and goes on at another node, arrives unchanged', async () => {
    const person = randomUUID()
    const desks = [openDesk(node, person), openDesk(other, person)] as const
    const content = randomBytes(8 * pieceBytes + 12_345)
    const wanted = film(content.length)
    for (let at = 0, turn = 0; at < 8 * pieceBytes; turn += 1) {
      const desk = desks[turn % 2] ?? desks[0]
      const { status, body } = await desk.begin(wanted)
      expect([status, body.arrived, body.file]).toEqual([201, at, null])
      const sent = randomInt(1, Math.min(2.5 * pieceBytes, content.length - at))
      const complete = at + Math.floor(sent / pieceBytes) * pieceBytes
      await desk.cutAppend(wanted.id, { offset: at, content: content.subarray(at), sent }, async () => {
        await sleep(5)
        return (await desk.uploads())[0]?.arrived === complete
      })
      at = complete
    }
    expect(await desks[0].list()).toEqual([])
    const { body } = await desks[0].append(wanted.id, 8 * pieceBytes, content.subarray(8 * pieceBytes))
    expect(body).toMatchObject({
      arrived: content.length,
      file: { id: wanted.id, name: 'film.mp4', type: 'video/mp4' },
    })
    await expectOnly(desks[1], wanted.id, content)
    const again = [await desks[1].begin(wanted), await desks[1].append(wanted.id, 0)]
    expect(again.map((answer) => answer.body.file?.id)).toEqual([wanted.id, wanted.id])
    expect(await desks[0].undo(body.activity ?? '')).toMatchObject({ status: 200 })
    expect(await desks[0].list()).toEqual([])
  })

  test('two senders of the same pieces bring one file', async () => {
    const ana = openDesk(node)
    const content = randomBytes(2 * pieceBytes + 1)
    const wanted = film(content.length)
    async function send(): Promise<void> {
      for (;;) {
        const { arrived, file } = (await ana.begin(wanted)).body
        if (file) return
        const { status } = await ana.append(wanted.id, arrived, content.subarray(arrived, arrived + pieceBytes))
        expect([200, 409]).toContain(status)
      }
    }
    await Promise.all([send(), send(), send()])
    await expectOnly(ana, wanted.id, content)
  })

  test('a request brings any number of bytes, and what does not belong there is refused', async () => {
    const ana = openDesk(node)
    const content = randomBytes(pieceBytes + 10)
    const wanted = film(content.length)
    await ana.begin(wanted)
    const answers = [
      await ana.append(wanted.id, 0, content.subarray(0, 100)),
      await ana.append(wanted.id, 1, content.subarray(1)),
      await ana.append(wanted.id, 100, randomBytes(pieceBytes)),
      await ana.append(wanted.id, 100, content.subarray(100, 101)),
      await ana.append(wanted.id, 101),
      await ana.append(wanted.id, 101, content.subarray(101, pieceBytes - 1)),
      await ana.append(wanted.id, pieceBytes - 1, content.subarray(pieceBytes - 1, pieceBytes + 9)),
    ]
    expect(answers.map(({ status, body }) => [status, body.arrived ?? body.code])).toEqual([
      [200, 100],
      [409, 'out-of-date'],
      [413, 'too-large'],
      [200, 101],
      [200, 101],
      [200, pieceBytes - 1],
      [200, pieceBytes + 9],
    ])
    expect((await ana.begin({ ...wanted, bytes: 5 })).body.code).toBe('conflict')
    const { status } = await ana.append(wanted.id, pieceBytes + 9, content.subarray(pieceBytes + 9))
    expect(status).toBe(200)
    await expectOnly(ana, wanted.id, content)
  })

  test('what is not what was announced is not kept, and neither is anything of it', async () => {
    const ana = openDesk(node)
    const content = randomBytes(pieceBytes + 10)
    const [wrong, right] = [film(content.length), film(content.length)]
    await ana.begin({ ...wrong, sha256: sha256(randomBytes(3)) })
    const { body } = await ana.append(wrong.id, 0, content)
    expect(body.detail).toBe('What arrived is not what was announced. Nothing was kept; please send it again.')
    expect([await ana.list(), await ana.uploads(), await countContents(ana.person)]).toEqual([[], [], 0])
    await ana.begin({ ...right, sha256: sha256(content) })
    expect((await ana.append(right.id, 0, content)).body.file?.id).toBe(right.id)
  })

  test('an upload whose end fails stays complete, and ends with the next request', async () => {
    const ana = openDesk(node)
    const content = randomBytes(pieceBytes + 10)
    const wanted = film(content.length)
    await ana.begin(wanted)
    await database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin
      if new.owner_id = '${ana.person}' then raise exception 'full' using errcode = '53100'; end if; return new; end $$;
    create trigger failing before insert on files for each row execute function fail()`)
    const { status } = await ana.append(wanted.id, 0, content)
    await database.pool.query('drop trigger failing on files; drop function fail')
    expect(status).toBe(503)
    expect((await ana.begin(wanted)).body).toMatchObject({ arrived: content.length, file: null })
    expect((await ana.append(wanted.id, content.length)).body.file?.id).toBe(wanted.id)
    await expectOnly(ana, wanted.id, content)
  })

  test('the same content is stored once', async () => {
    const ana = openDesk(node)
    const content = randomBytes(pieceBytes + 10)
    await ana.send({ name: 'first' }, content)
    const wanted = film(content.length)
    await ana.begin(wanted)
    expect((await ana.append(wanted.id, 0, content)).body.file?.sha256).toBe(sha256(content))
    expect(await ana.list()).toHaveLength(2)
    expect(await countContents(ana.person)).toBe(1)
    expect(await countOutside(ana.person)).toBe(store.objects ? 2 : 0)
  })

  test('a cancelled upload leaves nothing, not even to a request that is still sending', async () => {
    const [ana, ben] = [openDesk(node), openDesk(node)]
    const content = randomBytes(3 * pieceBytes)
    const wanted = film(content.length)
    await ana.begin({ ...wanted, modified: '2026-05-01T10:00:00.123Z' })
    await ana.append(wanted.id, 0, content.subarray(0, pieceBytes))
    expect(await ana.uploads()).toMatchObject([
      { id: wanted.id, name: 'film.mp4', arrived: pieceBytes, modified: '2026-05-01T10:00:00.123Z' },
    ])
    expect((await ben.cancel(wanted.id)).status).toBe(404)
    expect((await ana.cancel(wanted.id)).status).toBe(204)
    expect((await ana.append(wanted.id, pieceBytes, content.subarray(pieceBytes))).status).toBe(404)
    expect([await ana.uploads(), await countContents(ana.person)]).toEqual([[], 0])
    expect([await countPieces(database, ana.person), await countOutside(ana.person)]).toEqual([0, 0])
  })

  test('a file may have 2 GB, and is refused above that before any of it is sent', async () => {
    const ana = openDesk(node)
    const answers = [await ana.begin(film(mostFileBytes)), await ana.begin(film(mostFileBytes + 1))]
    expect(answers.map(({ status }) => status)).toEqual([201, 422])
    expect(answers[1]?.body.errors?.[0]?.message).toBe('A file can have 2 GB at most. Nothing of this one was kept.')
  })

  test('a part of a file is read over the edges of its pieces', async () => {
    const ana = openDesk(node)
    const content = randomBytes(3 * pieceBytes + 10)
    const { file } = (await ana.send({ name: 'film' }, content)).body
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      [`bytes=${pieceBytes - 2}-${pieceBytes + 1}`, pieceBytes - 2, pieceBytes + 2],
      [`bytes=${pieceBytes}-${2 * pieceBytes - 1}`, pieceBytes, 2 * pieceBytes],
      ['bytes=5-', 5, content.length],
      ['bytes=-11', content.length - 11, content.length],
    ] as const) {
      const { status, headers, bytes } = await ana.read(file.id, { range, 'if-range': `"${file.sha256}"` })
      expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${content.length}`])
      expect(sha256(bytes)).toBe(sha256(content.subarray(from, to)))
    }
    expect((await ana.read(file.id, { range: `bytes=${content.length}-` })).status).toBe(416)
  })

  test('content without a row is swept once it is old, and what belongs to a file stays', async () => {
    const { objects } = store
    if (!objects) return
    const ana = openDesk(node)
    const { file } = (await ana.send({ name: 'kept' }, randomBytes(10))).body
    await ana.send({ name: 'lost' }, randomBytes(pieceBytes + 10))
    await database.pool.query('delete from files where owner_id = $1 and id <> $2', [ana.person, file.id])
    await database.pool.query(
      `delete from file_contents c where owner_id = $1
      and not exists (select from files f where f.owner_id = c.owner_id and f.content_id = c.id)`,
      [ana.person],
    )
    const config = readConfig({ ...store.settings, DATABASE_URL: 'postgres://here' })
    const stores = createPieceStores({ database, config })
    const sweep = (before: Date) => sweepStores({ database, stores }, { before, signal: new AbortController().signal })
    await sweep(new Date(Date.now() - 3_600_000))
    expect(await countOutside(ana.person)).toBe(3)
    await sweep(new Date(Date.now() + 3_600_000))
    expect(await countOutside(ana.person)).toBe(1)
    expect((await ana.read(file.id)).bytes).toHaveLength(10)
  })

  test('nothing is left of somebody whose rows are gone, and everything of others', async () => {
    const [ana, ben] = [openDesk(node), openDesk(node)]
    for (const desk of [ana, ben]) await desk.send({ name: 'plan' }, randomBytes(pieceBytes + 1))
    await database.pool.query('delete from files where owner_id = $1', [ana.person])
    await database.pool.query('delete from file_contents where owner_id = $1', [ana.person])
    const config = readConfig({ ...store.settings, DATABASE_URL: 'postgres://here' })
    await forgetIn({ stores: createPieceStores({ database, config }), log: createLog('silent') }, ana.person)
    expect(await countOutside(ana.person)).toBe(0)
    expect(await countOutside(ben.person)).toBe(store.objects ? 2 : 0)
  })

  test('a piece that was changed or lost where it is stored is never handed out', async () => {
    const { objects } = store
    if (!objects) return
    const ana = openDesk(node)
    const { file } = (await ana.send({ name: 'plan' }, randomBytes(10))).body
    const mine = (await Array.fromAsync(objects.list(''))).find(({ key }) => key.includes(ana.person))
    await objects.put(mine?.key ?? '', randomBytes(10))
    expect((await ana.read(file.id)).status).toBe(503)
    await objects.drop(mine?.key.replace(/[^/]+$/, '') ?? '')
    expect((await ana.read(file.id)).status).toBe(503)
  })

  test('a store that is not the one of this database is refused', async () => {
    if (!store.objects) return
    const [ana, elsewhere] = [openDesk(node), await open()]
    const { file } = (await ana.send({ name: 'plan' }, randomBytes(10))).body
    const given = { mostInDatabase: 0, pieceBytes }
    const features = [{ ...documents, open: (house: DocumentsHouse) => openDocuments(house, given) }]
    const wrong = await openNode(database, { features, isAlone: false, settings: elsewhere.settings })
    const { status, body } = await openDesk(wrong, ana.person).send({ name: 'another' }, randomBytes(10))
    expect([status, body.detail]).toEqual([503, expect.stringContaining('is not the one that this database uses.')])
    expect((await openDesk(wrong, ana.person).read(file.id)).status).toBe(503)
    await wrong[Symbol.asyncDispose]()
    await elsewhere.close()
  })
}
