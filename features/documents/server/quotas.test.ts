import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { countPieces, openDesk } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { documents } from './index.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]
const refusal =
  'There is no room for this: contents of files may take up 1 MB, and this would be more. Delete files that you no longer need, and empty the trash under Settings, Data. Whoever runs this server can allow you more.'

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, {
    features: [documents],
    settings: { QUOTAS: 'storage=1MB,files=3' },
    isAlone: false,
  })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

/** Without announcing its length. */
function dripping(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 50_000) controller.enqueue(bytes.subarray(at, at + 50_000))
      controller.close()
    },
  })
}

describe('storage', () => {
  test('refuses a file before its bytes are sent, if its size is announced', async () => {
    const ana = openDesk(node)
    const sending = request(`${node.url}/v1/documents/files?name=film.mp4`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(ana.person)}`,
        'content-type': 'application/octet-stream',
        'content-length': 2_000_000,
      },
    })
    const answer = new Promise<number | undefined>((resolve) => {
      sending.on('response', ({ statusCode }) => resolve(statusCode))
    })
    sending.on('error', () => undefined).flushHeaders()
    expect(await answer).toBe(409)
    sending.destroy()
  })

  test.each([
    ['announced', (bytes: Uint8Array) => bytes],
    ['not announced', dripping],
  ])('refuses what does not fit and keeps no part of it, its size being %s', async (_, body) => {
    const ana = openDesk(node)
    expect((await ana.send({ name: 'first' }, body(randomBytes(600_000)))).status).toBe(201)
    const pieces = await countPieces(database, ana.person)
    const { status, body: problem } = await ana.send({ name: 'second' }, body(randomBytes(600_000)))
    expect([status, problem.code, problem.detail]).toEqual([409, 'full', refusal])
    await expect.poll(() => countPieces(database, ana.person)).toBe(pieces)
    expect(await ana.list()).toMatchObject([{ name: 'first' }])
    expect((await ana.send({ name: 'third' }, body(randomBytes(400_000)))).status).toBe(201)
  })

  test('is reserved for a whole upload in pieces when it begins, and is free again when it is cancelled', async () => {
    const ana = openDesk(node)
    const wanted = { id: randomUUID(), name: 'film.mp4', bytes: 600_000 }
    expect((await ana.begin(wanted)).status).toBe(201)
    expect((await ana.send({ name: 'second' }, randomBytes(600_000))).body.detail).toBe(refusal)
    expect((await ana.begin({ ...wanted, id: randomUUID() })).body.detail).toBe(refusal)
    expect((await ana.cancel(wanted.id)).status).toBe(204)
    expect((await ana.begin({ ...wanted, id: randomUUID() })).status).toBe(201)
  })

  test('gives the last room to at most one of several concurrent uploads', async () => {
    const ana = openDesk(node)
    await ana.send({ name: 'first' }, randomBytes(300_000))
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, at) => ana.send({ name: `at once ${at}` }, randomBytes(500_000))),
    )
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
    expect(await ana.list()).toHaveLength(2)
  })

  test('counts deleted files until they are destroyed, and identical bytes once', async () => {
    const ana = openDesk(node)
    const bytes = randomBytes(500_000)
    const { body } = await ana.send({ name: 'first' }, bytes)
    expect((await ana.send({ name: 'again' }, bytes)).status).toBe(201)
    await ana.act('delete-file', { id: body.file.id })
    expect((await ana.send({ name: 'other' }, randomBytes(600_000))).status).toBe(409)
    const { status } = await ana.send({ name: 'small' }, randomBytes(400_000))
    expect(status).toBe(201)
  })
})

test('the number of files is limited too, and other people’s files do not count', async () => {
  const [ana, ben] = [openDesk(node), openDesk(node)]
  for (const name of ['a', 'b', 'c']) expect((await ana.send({ name })).status).toBe(201)
  const { status, body } = await ana.send({ name: 'd' })
  expect([status, body.code]).toEqual([409, 'full'])
  expect(body.detail).toContain('you may keep 3 files')
  expect((await ben.send({ name: 'a' })).status).toBe(201)
})

test.each([
  ['storage', 'QUOTAS must be a list such as events=200000,storage=5GB, not “storage”.'],
  ['storage=5GB,storage=6GB', 'QUOTAS names storage twice.'],
  ['storage=5', 'QUOTAS needs a size for storage, such as storage=5GB.'],
  ['files=5GB', 'QUOTAS needs a number for files, such as files=5000.'],
  ['constructor=5', /^QUOTAS names constructor, which is not counted. Choose from .*storage/],
  ['shoes=5', /^QUOTAS names shoes, which is not counted. Choose from .*storage/],
])('QUOTAS=%s stops the start with a sentence', async (QUOTAS, sentence) => {
  await expect(openNode(database, { features: [documents], settings: { QUOTAS }, isAlone: false })).rejects.toThrow(
    sentence,
  )
})
