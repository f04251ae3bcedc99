import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { copiesMigrations } from '#foundation/server/mirror/testing/copies.ts'
import { migrationsOf, nodeMigrations, openNode } from '#start/testing/node.ts'
import type { Connection, Provider, Server, TriedStep } from '../../contract.ts'
import { connections } from '../index.ts'
import { openProvider } from '../testing/provider.ts'
import { createShelfFeature } from '../testing/shelf-feature.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, ...migrationsOf([connections]), copiesMigrations] })
})
afterAll(() => database.close())

type Tried = { connection: Connection | null; steps: TriedStep[]; detail?: string }
type Listed = { connections: Connection[]; providers: Provider[] }
type Way = { state: string; code: string }

async function open(settings: Record<string, string> = {}) {
  const provider = await openProvider()
  const { shelf, feature } = createShelfFeature((token) => provider.opens(token))
  const given = { ...provider.settings('shelf.example'), ...settings }
  const node = await openNode(database, { features: [feature, connections], settings: given })
  onTestFinished(async () => {
    await node[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
    // The next node would go on with these accounts, at another provider.
    await database.pool.query('delete from mirror_accounts; delete from connections')
    await database.pool.query('delete from house.connection_revocations')
  })
  const ana = randomUUID()
  const call = <T>(method: string, path: string, body?: unknown, person = ana) =>
    node.call<T>(person, method, `/v1/connections${path}`, body)
  const servers: Server[] = [{ use: 'shelf', host: 'shelf.example', port: 1, security: 'tls' }]
  const account = { kind: 'shelf', address: `${ana}@shelf.example`, user: 'ana', servers }
  const begin = (wanted: object = account, person = ana) =>
    call<{ address: string; detail?: string }>('POST', '/sign-ins', { provider: provider.name, wanted }, person)
  const allow = async (...asked: Parameters<typeof begin>) => provider.consent((await begin(...asked)).body.address)
  const finish = (way: Way, person = ana) => call<Tried>('POST', '/sign-ins/finish', way, person)
  return {
    provider,
    shelf,
    node,
    ana,
    account,
    call,
    begin,
    allow,
    finish,
    signIn: async () => (await finish(await allow())).body.connection?.id ?? '',
    list: async (person = ana) => (await call<Listed>('GET', '', undefined, person)).body.connections,
  }
}

test('an account is opened by signing in at its provider, and mirrored', async () => {
  const { provider, shelf, node, account, call, begin, finish, list } = await open()
  shelf.put({ item: 'a', folder: 'in', seen: false, starred: false })
  expect((await call<Listed>('GET', '')).body.providers).toEqual([
    { name: provider.name, label: 'Example', hosts: ['shelf.example'] },
  ])
  const { address } = (await begin()).body
  const asked = Object.fromEntries(new URL(address).searchParams)
  expect(asked).toMatchObject({
    scope: 'mail',
    redirect_uri: `${node.url}/assistant/settings/connections/callback`,
    login_hint: account.address,
  })
  expect((await finish(provider.consent(address))).body).toMatchObject({
    connection: { address: account.address, provider: provider.name, state: 'active' },
    steps: [{ ok: true }],
  })
  await expect.poll(() => list()).toMatchObject([{ whole: true, done: 1, trouble: null }])
})

test('no token, secret or verifier is readable in the database, the answers or the log', async () => {
  const { node, allow, finish, list, call } = await open()
  const way = await allow()
  const { rows: attempts } = await database.pool.query('select * from connection_sign_ins')
  const finished = await finish(way)
  const { rows } = await database.pool.query('select * from connections')
  const refused = await call('POST', '/sign-ins/finish', way)
  expect(rows.length).toBeGreaterThan(0)
  const seen = JSON.stringify([attempts, finished, rows, refused, await list(), node.logged])
  expect(seen).not.toMatch(/elsewhere-(?:access|refresh)-|the%20secret/)
  expect(seen).not.toContain(way.state)
  expect(JSON.stringify(node.logged)).not.toContain(way.code)
})

test('a way back is good once, for the person and the session that began, and for ten minutes', async () => {
  const { provider, ana, allow, finish, list } = await open()
  const elsewhere = 'This sign-in was used already, took too long, or began elsewhere. Please begin again.'
  const refused = { status: 409, body: { detail: elsewhere } }
  const way = await allow()
  const ben = randomUUID()
  expect(await finish(way, ben)).toMatchObject(refused)
  expect(await finish({ ...way, state: randomUUID() })).toMatchObject(refused)
  expect((await finish({ code: way.code } as Way)).status).toBe(422)
  expect((await finish(way)).body.connection).toMatchObject({ state: 'active' })
  expect(await finish(way)).toMatchObject(refused)
  const change = (set: string) =>
    database.pool.query(`update connection_sign_ins set ${set} where owner_id = $1`, [ana])
  const ofOtherSession = await allow()
  await change('session_id = gen_random_uuid()')
  expect(await finish(ofOtherSession)).toMatchObject(refused)
  const late = await allow()
  await change(`created_at = created_at - interval '11 minutes'`)
  expect(await finish(late)).toMatchObject(refused)
  expect(provider.counts.exchanges).toBe(1)
  expect([await list(ben), (await list()).length]).toEqual([[], 1])
})

test('a code that was given for another visit opens nothing', async () => {
  const { allow, finish, list } = await open()
  const [mine, theirs] = [await allow(), await allow()]
  expect(await finish({ ...mine, code: theirs.code })).toMatchObject({
    status: 409,
    body: { detail: 'Example refuses what this server asks for (invalid_grant).' },
  })
  expect(await list()).toEqual([])
})

test('a token goes to the hosts of its provider alone', async () => {
  const { account, begin, call, signIn } = await open()
  const [server] = account.servers
  const servers = [server, { use: 'post', host: 'post.evil.example', port: 2, security: 'tls' }]
  const sentence = 'post.evil.example is not a server of Example, so signing in there does not open it.'
  expect(await begin({ ...account, servers })).toMatchObject({ status: 403, body: { detail: sentence } })
  const id = await signIn()
  expect(await call('POST', `/${id}/servers`, { server: servers[1] })).toMatchObject({
    status: 403,
    body: { detail: sentence },
  })
  const good = { server: { ...servers[1], host: 'shelf.example' } }
  expect((await call<Tried>('POST', `/${id}/servers`, good)).body.connection?.servers).toHaveLength(2)
})

test('where nothing leaves, nobody is sent to a provider', async () => {
  const { begin } = await open({ NOTHING_LEAVES: 'yes' })
  expect(await begin()).toMatchObject({
    status: 403,
    body: { detail: 'No account elsewhere was reached: nothing leaves this server, as its operator has set.' },
  })
})

test('an account whose access was withdrawn waits for its person, who signs in again', async () => {
  const { provider, shelf, call, allow, finish, signIn, list } = await open()
  const id = await signIn()
  await expect.poll(() => list()).toMatchObject([{ state: 'active', whole: true }])
  provider.withdraw()
  provider.expire()
  await call('POST', `/${id}/pause`, { paused: true })
  await call('POST', `/${id}/pause`, { paused: false })
  await expect
    .poll(() => list())
    .toMatchObject([
      {
        state: 'refused',
        provider: provider.name,
        trouble: 'Example does not let this server in any more. Sign in there again.',
      },
    ])
  const { refreshes } = provider.counts
  await call('POST', `/${id}/pause`, { paused: false })
  await expect.poll(() => list()).toMatchObject([{ state: 'refused' }])
  expect(provider.counts.refreshes).toBe(refreshes)
  shelf.put({ item: 'b', folder: 'in', seen: false, starred: false })
  expect((await finish(await allow({ id }))).body.connection).toMatchObject({ id, state: 'active' })
  await expect.poll(() => list()).toMatchObject([{ state: 'active', done: 1, trouble: null }])
})

test('an account that is removed is given back to its provider, and one that is here again is not', async () => {
  const { provider, account, call, allow, finish, signIn } = await open()
  const { counts } = provider
  await call('DELETE', `/${await signIn()}`)
  await expect.poll(() => counts.revoked).toHaveLength(1)
  await expect.poll(pending).toBe(0)
  provider.refusal = 503
  await call('DELETE', `/${await signIn()}`)
  await expect.poll(() => counts.revocations).toBe(2)
  provider.refusal = undefined
  const again = await signIn()
  const other = await finish(await allow({ ...account, address: 'other@shelf.example' }))
  await database.pool.query('update house.connection_revocations set next_try_at = clock_timestamp()')
  await call('DELETE', `/${other.body.connection?.id}`)
  await expect.poll(pending).toBe(0)
  expect(counts.revocations).toBe(3)
  const changed = await call<Tried>('POST', `/${again}/secret`, { secret: 'open' })
  expect(changed.body.connection).toMatchObject({ state: 'active', provider: null })
  await expect.poll(() => counts.revoked).toHaveLength(3)
})

test('what was granted to somebody whose data is destroyed is given back', async () => {
  const { provider, ana, call, account, allow, finish, signIn } = await open()
  await signIn()
  const other = await finish(await allow({ ...account, address: 'other@shelf.example' }, ana))
  await database.pool.query('delete from connections where owner_id = $1 and address <> $2', [
    ana,
    'other@shelf.example',
  ])
  // The job that comes by every hour comes by now.
  await call('DELETE', `/${other.body.connection?.id}`)
  await expect.poll(() => provider.counts.revoked).toHaveLength(2)
})

async function pending(): Promise<number> {
  const { rowCount } = await database.pool.query('select from house.connection_revocations')
  return rowCount ?? 0
}
