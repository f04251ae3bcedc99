import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock, type TestClock } from '#foundation/server/clock.ts'
import { readConfig } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { addAccount, listMirroring } from '#foundation/server/mirror/account-store.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { addConnection, type ConnectionRow, findConnection } from '../connection-store.ts'
import { openProvider, type TestProvider } from '../testing/provider.ts'
import { type Access, createAccess } from './access.ts'
import { createProviderCalls } from './provider-calls.ts'

let database: TestDatabase
let provider: TestProvider
let clock: TestClock
beforeAll(async () => {
  const folder = new URL('../migrations/', import.meta.url)
  database = await testDatabase({ migrations: [{ feature: 'connections', folder }] })
})
beforeEach(async () => {
  provider = await openProvider()
  clock = testClock()
  return () => provider[Symbol.asyncDispose]()
})
afterAll(() => database.close())

const secrets = createSecrets(['a key that only tests have'.padEnd(32, '.')])

/** What one node has. */
function parts(through: Database = database) {
  const config = readConfig(provider.settings('mail.example.com'))
  const outside = createOutside({ config, log: createLog('silent'), quiet: async () => false })
  return { database: through, secrets, clock, outside, providers: config.accountProviders }
}

/** Somebody with an account that is opened by a grant. */
async function signIn() {
  const [ownerId, id] = [randomUUID(), randomUUID()]
  const given = parts()
  const [known] = given.providers
  if (!known) throw new Error('The settings name no provider.')
  const address = new URL(`${provider.origin}/authorize`)
  const asked = { response_type: 'code', client_id: 'attache', code_challenge_method: 'S256', redirect_uri: 'here' }
  // The challenge of an empty verifier.
  const challenge = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
  for (const [name, value] of Object.entries({ ...asked, code_challenge: challenge, login_hint: id }))
    address.searchParams.set(name, value)
  const { code } = provider.consent(address.href)
  const calls = createProviderCalls({ ...given, provider: known, ownerId })
  const grant = await calls.exchange({ code, redirectUri: 'here', verifier: '' })
  const opener = createAccess(given).seal({ ownerId, id }, { provider: known.name, grant })
  const servers = [{ use: 'imap', host: 'mail.example.com', port: 993, security: 'tls' as const }]
  await database.as(ownerId, async (tx) => {
    await addConnection(tx, ownerId, { id, kind: 'imap', address: id, user: id, servers, most: 9, ...opener })
    await addAccount(tx, ownerId, { id, kind: 'imap' })
  })
  const row = async () => (await database.as(ownerId, (tx) => findConnection(tx, ownerId, id))) as ConnectionRow
  return {
    row,
    open: async (access: Access = createAccess(parts())) => access.open(ownerId, await row()),
    mirroring: async () => (await database.as(ownerId, (tx) => listMirroring(tx, ownerId)))[0],
  }
}

test('a token is used until a minute before it runs out, and then refreshed', async () => {
  const { open } = await signIn()
  const { secret } = await open()
  clock.advance(3_539_000)
  expect((await open()).secret).toBe(secret)
  expect(provider.counts.refreshes).toBe(0)
  clock.advance(1_000)
  const next = (await open()).secret
  expect(next).not.toBe(secret)
  expect((await open()).secret).toBe(next)
  expect([provider.counts.refreshes, provider.opens(next)]).toEqual([1, true])
})

test('of many who need a new token on two nodes, one refreshes', async () => {
  const { open } = await signIn()
  clock.advance(3_600_000)
  let looked = 0
  const seen: Database = {
    ...database,
    async as(...given) {
      const found = await database.as(...given)
      looked += 1
      return found
    },
  }
  const nodes = [createAccess(parts(seen)), createAccess(parts(seen))]
  const all = Array.from({ length: 10 }, (_, index) => open(nodes[index % 2]))
  // The provider answers once everybody has had the time to see that the token ran out.
  provider.thinks = async () => {
    await expect.poll(() => looked).toBeGreaterThanOrEqual(20)
  }
  const tokens = new Set((await Promise.all(all)).map(({ secret }) => secret))
  expect([tokens.size, provider.counts.refreshes]).toEqual([1, 1])
})

test('a token that a server refuses is replaced once for all who meet it, before its time', async () => {
  const { open } = await signIn()
  const [one, other] = [await open(), await open()]
  provider.expire()
  const [first, second] = await Promise.all([one.token?.renew(one.secret), other.token?.renew(other.secret)])
  expect(first).toBe(second)
  expect(first).not.toBe(one.secret)
  expect(provider.counts.refreshes).toBe(1)
  expect((await open()).secret).toBe(first)
})

test('a provider that ended its grant is not asked again, and the account waits for its person', async () => {
  const { open, mirroring, row } = await signIn()
  provider.withdraw()
  clock.advance(3_600_000)
  const refused = {
    code: 'unauthenticated',
    message: 'Example does not let this server in any more. Sign in there again.',
  }
  await expect(open()).rejects.toMatchObject(refused)
  await expect(open()).rejects.toMatchObject(refused)
  expect(provider.counts.refreshes).toBe(1)
  expect(await mirroring()).toMatchObject({ state: 'refused', trouble: refused.message })
  expect(await row()).toMatchObject({ sealed: null, access: null })
})

test('a provider that is down for a while loses nothing', async () => {
  const { open, mirroring } = await signIn()
  clock.advance(3_600_000)
  provider.outage = 503
  await expect(open()).rejects.toMatchObject({ code: 'unavailable' })
  expect(await mirroring()).toMatchObject({ state: 'active' })
  provider.outage = undefined
  expect(provider.opens((await open()).secret)).toBe(true)
})

test('an account of a provider that the settings do not name any more needs a password', async () => {
  const { open } = await signIn()
  await expect(open(createAccess({ ...parts(), providers: [] }))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: expect.stringMatching(/It needs a password\.$/) as string,
  })
})
