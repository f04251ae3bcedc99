import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { addRefused } from '#foundation/server/mirror/cursor-store.ts'
import { enqueue, refuseOperation } from '#foundation/server/mirror/outbox-store.ts'
import { copiesMigrations } from '#foundation/server/mirror/testing/copies.ts'
import { migrationsOf, nodeMigrations, openNode } from '#start/testing/node.ts'
import type { Connection, LeftThing, Server, TriedStep } from '../contract.ts'
import { describeConnections, connections } from './index.ts'
import { createShelfFeature } from './testing/shelf-feature.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, ...migrationsOf([connections]), copiesMigrations] })
})
afterAll(() => database.close())

type Tried = { connection: Connection | null; steps: TriedStep[] }
type Listed = { connections: Connection[]; hosts: string[] }

async function open(settings: Record<string, string> = {}) {
  const { shelf, forgotten, feature } = createShelfFeature()
  const node = await openNode(database, { features: [feature, connections], settings })
  onTestFinished(() => node[Symbol.asyncDispose]())
  const ana = randomUUID()
  const call = <T>(method: string, path: string, body?: unknown, person = ana) =>
    node.call<T>(person, method, `/v1/connections${path}`, body)
  const servers: Server[] = [{ use: 'shelf', host: 'shelf.example', port: 1, security: 'tls' }]
  const given = { kind: 'shelf', address: 'ana@shelf.example', user: 'ana', secret: 'open', servers }
  return {
    shelf,
    forgotten,
    node,
    ana,
    call,
    given,
    add: (secret = 'open') => call<Tried>('POST', '', { ...given, secret }),
    list: async (person = ana) => (await call<Listed>('GET', '', undefined, person)).body.connections,
  }
}

test('servers are looked for at the domain, and an account that opens is kept and mirrored', async () => {
  const { shelf, call, given, add, list } = await open()
  shelf.put({ item: 'a', folder: 'in', seen: false, starred: false })
  const { kind, address, servers } = given
  expect((await call('POST', '/servers', { kind, address })).body).toEqual({ servers, user: address })
  expect((await call('POST', '/servers', { kind, address: 'ana@else.example' })).body).toMatchObject({ servers: [] })
  expect((await add('wrong')).body).toEqual({
    connection: null,
    steps: [{ name: 'Open', ok: false, sentence: 'It stays shut.' }],
  })
  expect(await list()).toEqual([])
  expect((await add()).body).toMatchObject({ connection: { address, state: 'active' }, steps: [{ ok: true }] })
  await expect.poll(() => list()).toMatchObject([{ whole: true, done: 1, most: 1, trouble: null }])
  expect((await add()).status).toBe(409)
  await expect(describeConnections(database)).resolves.toMatch(/ are looked at\.$/)
})

test('what was left behind is named, handed over again, or put away', async () => {
  const { shelf, ana, call, add, list } = await open()
  shelf.put({ item: 'a', folder: 'in', seen: false, starred: false })
  const id = (await add()).body.connection?.id ?? ''
  await expect.poll(() => list()).toMatchObject([{ whole: true, done: 1 }])
  await database.as(ana, async (tx) => {
    await addRefused(tx, ana, { accountId: id, folder: 'in', ref: 'b', why: 'It cannot be read.' })
    for (const field of ['seen', 'starred']) {
      await enqueue(tx, ana, id, { item: 'a', field, from: false, to: true })
      await refuseOperation(tx, ana, { accountId: id, item: 'a', field, why: 'Not now.' })
    }
  })
  const left = async (person = ana) =>
    call<{ left: LeftThing[] }>('GET', `/${id}/left`, undefined, person).then(({ body }) => body.left)
  const settle = (thing: LeftThing | undefined, again: boolean, person = ana) =>
    call('POST', `/${id}/left`, { id: thing?.id, kind: thing?.kind, again }, person)
  const [unread, starred, seen] = await left()
  expect([unread, starred, seen]).toMatchObject([
    { kind: 'unread', title: 'b', sentence: 'It cannot be read.' },
    { kind: 'change', title: 'a', sentence: 'Not now.' },
    { kind: 'change', title: 'a' },
  ])
  expect(await list()).toMatchObject([{ refused: 1, given_up: 2 }])
  expect((await call('GET', `/${id}/left`, undefined, randomUUID())).status).toBe(404)
  for (const thing of [unread, starred]) expect((await settle(thing, false, randomUUID())).status).toBe(404)
  expect((await settle(unread, true)).status).toBe(422)
  await settle(unread, false)
  await settle(starred, false)
  await settle(seen, true)
  await expect.poll(() => shelf.kept.get('a')).toMatchObject({ seen: true, starred: false })
  await expect.poll(() => list()).toMatchObject([{ refused: 0, given_up: 0, waiting: 0 }])
  expect([await left(), (await settle(seen, true)).status]).toEqual([[], 404])
  // Whoever puts it away twice, such as in two tabs, has what they wanted.
  expect((await settle(seen, false)).status).toBe(204)
})

test('what opens an account is nowhere to be read, and nobody else has it', async () => {
  const { node, add, list } = await open()
  await add()
  const { rows } = await database.pool.query<{ row: string }>('select connections::text as row from connections')
  expect(JSON.stringify([rows, await list(), node.logged])).not.toMatch(/"open"|,open[,)]/)
  expect(await list(randomUUID())).toEqual([])
})

test('an account is paused, goes on, takes another password, and is forgotten with all that came from it', async () => {
  const { forgotten, ana, call, add, list } = await open()
  const id = (await add()).body.connection?.id ?? ''
  expect((await call('POST', `/${id}/pause`, { paused: true })).body).toMatchObject({ state: 'paused' })
  expect((await call('POST', `/${id}/pause`, { paused: true }, randomUUID())).status).toBe(404)
  expect((await call<Tried>('POST', `/${id}/secret`, { secret: 'wrong' })).body.connection).toBeNull()
  expect(await list()).toMatchObject([{ state: 'paused' }])
  expect((await call<Tried>('POST', `/${id}/secret`, { secret: 'open' })).body.connection).toMatchObject({
    state: 'active',
  })
  expect((await call('DELETE', `/${id}`, undefined, randomUUID())).status).toBe(404)
  await call('DELETE', `/${id}`)
  expect([await list(), forgotten]).toEqual([[], [id]])
  const { rowCount } = await database.pool.query('select from mirror_accounts where owner_id = $1', [ana])
  expect(rowCount).toBe(0)
})

test('only hosts that the operator allows are tried', async () => {
  const { call, add } = await open({ ACCOUNT_HOSTS: 'mail.example.com,*.example.org' })
  expect((await call<Listed>('GET', '')).body.hosts).toEqual(['mail.example.com', '*.example.org'])
  expect(await add()).toMatchObject({
    status: 403,
    body: {
      detail:
        'shelf.example is not allowed here: this server’s operator only allows mail.example.com or *.example.org.',
    },
  })
})

test('an account takes a server for what it could not do, once it was tried with the password', async () => {
  const { call, add, list } = await open()
  const id = (await add()).body.connection?.id ?? ''
  const server = { use: 'post', host: 'post.example', port: 2, security: 'tls' }
  const give = (given: object, person?: ReturnType<typeof randomUUID>) =>
    call<Tried>('POST', `/${id}/servers`, { server, ...given }, person)
  expect((await give({ secret: 'open' }, randomUUID())).status).toBe(404)
  expect((await give({ secret: 'wrong' })).body.connection).toBeNull()
  expect((await list())[0]?.servers).toHaveLength(1)
  expect((await give({ secret: 'open', server: { ...server, use: 'fax' } })).status).toBe(422)
  expect((await give({ secret: 'open' })).body.connection?.servers).toMatchObject([{ use: 'shelf' }, server])
  expect((await give({ secret: 'open' })).status).toBe(409)
})
