import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#foundation/server/database/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import type { Me } from '../../contract.ts'
import { enter } from '../testing/entry.ts'
import { openHouse, peopleMigrations, secretKey, type TestHouse } from '../testing/house.ts'
import { clientId, clientSecret, guest, openPeer, type Peer } from '../testing/peer.ts'
import { createProviderAccess, type ProviderAccess } from './provider-access.ts'
import { createProviderClient } from './provider-client.ts'

let database: TestDatabase
let peer: Peer
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
})
beforeEach(async () => {
  peer = await openPeer()
  house = await openHouse(database, { settings: peer.settings })
  return async () => {
    await house[Symbol.asyncDispose]()
    await peer[Symbol.asyncDispose]()
  }
})
afterAll(() => database.close())

/** One node's way to the provider. */
function openAccess(secretKeys = [secretKey], through: Database = database): ProviderAccess {
  const { clock } = house
  const provider = { name: 'Google', issuer: new URL(peer.issuer), clientId, clientSecret, scopes: [], extra: {} }
  const client = createProviderClient(provider, clock)
  return createProviderAccess({
    database: through,
    secrets: createSecrets(secretKeys),
    clock,
    log: createLog('silent'),
    client,
  })
}

/** What twenty on two nodes get who all need a new token; the provider answers when each has seen that theirs ran out. */
async function askAtOnce(ownerId: string): Promise<{ tokens: string[]; one: ProviderAccess }> {
  const asker = new AsyncLocalStorage<number>()
  const looked = new Set<number | undefined>()
  const seen: Database = {
    ...database,
    async as(...given) {
      const found = await database.as(...given)
      looked.add(asker.getStore())
      return found
    },
  }
  const askers = Array.from({ length: 20 }, (_, index) => index)
  peer.thinks = async () => {
    await expect.poll(() => looked.size).toBeGreaterThanOrEqual(askers.length)
  }
  const [one, other] = [openAccess([secretKey], seen), openAccess([secretKey], seen)]
  const ask = (index: number) => asker.run(index, () => (index % 2 ? one : other).token(ownerId))
  return { tokens: await Promise.all(askers.map(ask)), one }
}

test('a token that is good for a while is given as it is', async () => {
  const { user } = await enter(house, peer)
  const token = await openAccess().token(user.id)
  expect(token).toMatch(/^peer-access-/)
  expect(await openAccess().token(user.id)).toBe(token)
  expect(peer.counts.refreshes).toBe(0)
})

test('of many who need a new token at once, on two nodes, one asks for it', async () => {
  const { user } = await enter(house, peer)
  const before = await openAccess().token(user.id)
  house.clock.advance(3_600_000)
  const { tokens } = await askAtOnce(user.id)
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(before)
  expect(peer.counts.refreshes).toBe(1)
})

test('a provider that ended its grant is marked for reconnecting, and not asked again', async () => {
  const person = await enter(house, peer)
  peer.withdraw()
  house.clock.advance(3_600_000)
  const access = openAccess()
  await expect(access.token(person.user.id)).rejects.toMatchObject({ code: 'conflict' })
  await expect(access.token(person.user.id)).rejects.toThrow('Please sign in again to reconnect.')
  expect(peer.counts.refreshes).toBe(1)
  const { body } = await house.api<{ access_token: string }>('POST', '/v1/auth/refresh', {
    body: { refresh_token: person.refresh_token },
  })
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token: body.access_token })
  expect(me.provider.state).toBe('reconnect')
})

test('signing in again connects again', async () => {
  const person = guest()
  const { user } = await enter(house, peer, { person })
  peer.withdraw()
  house.clock.advance(3_600_000)
  const access = openAccess()
  await expect(access.token(user.id)).rejects.toMatchObject({ code: 'conflict' })
  house.clock.advance(-3_600_000)
  await enter(house, peer, { person })
  expect(await access.state(user.id)).toMatchObject({ state: 'connected' })
  expect(await access.token(user.id)).toMatch(/^peer-access-/)
})

test('a provider that is down for a while loses nobody', async () => {
  const { user } = await enter(house, peer)
  house.clock.advance(3_600_000)
  peer.outage = 503
  const access = openAccess()
  await expect(access.token(user.id)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await access.state(user.id)).toMatchObject({ state: 'connected' })
  peer.outage = undefined
  expect(await access.token(user.id)).toMatch(/^peer-access-/)
})

test('a node that died while refreshing holds nobody up for long', async () => {
  const { user } = await enter(house, peer)
  house.clock.advance(3_600_000)
  const until = new Date(house.clock.now().getTime() + 40_000)
  await database.pool.query('update provider_tokens set refreshing_until = $1 where owner_id = $2', [until, user.id])
  const waiting = openAccess().token(user.id)
  await sleep(250)
  expect(peer.counts.refreshes).toBe(0)
  house.clock.advance(40_001)
  expect(await waiting).toMatch(/^peer-access-/)
})

test('what is sealed for one person does not open for another', async () => {
  const [ana, ben] = [await enter(house, peer), await enter(house, peer)]
  await database.pool.query(
    `update provider_tokens set access_token = (select access_token from provider_tokens where owner_id = $1)
      where owner_id = $2`,
    [ana.user.id, ben.user.id],
  )
  await expect(openAccess().token(ben.user.id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await openAccess().token(ana.user.id)).toMatch(/^peer-access-/)
})

test('what is taken to be given back is nobody’s to use any more', async () => {
  const { user } = await enter(house, peer)
  const access = openAccess()
  const taken = await database.asHouse((tx) => access.takeAll(tx, user.id))
  expect(taken).toEqual([{ issuer: peer.issuer, token: expect.stringMatching(/^peer-refresh-/) }])
  expect(await access.state(user.id)).toEqual({ state: 'reconnect', scopes: [] })
  await expect(access.token(user.id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await database.asHouse((tx) => access.takeAll(tx, user.id))).toEqual([])
})

test('scopes of which a refresh says nothing stay as they were granted', async () => {
  const scopes = ['openid', 'email', 'https://www.googleapis.com/auth/gmail.readonly']
  const { user } = await enter(house, peer, { scopes })
  house.clock.advance(3_600_000)
  peer.omits = ['scope']
  const access = openAccess()
  await access.token(user.id)
  expect(peer.counts.refreshes).toBe(1)
  expect(await access.state(user.id)).toEqual({ state: 'connected', scopes })
})

test('a token of unknown lifetime is taken to last an hour', async () => {
  const { user } = await enter(house, peer)
  house.clock.advance(3_600_000)
  peer.omits = ['expires_in']
  const access = openAccess()
  const token = await access.token(user.id)
  house.clock.advance(3_500_000)
  expect(await access.token(user.id)).toBe(token)
  expect(peer.counts.refreshes).toBe(1)
})

test.each([0, 5, 60])('tokens that last %i seconds are fetched once for everybody who waits', async (seconds) => {
  const { user } = await enter(house, peer)
  house.clock.advance(3_600_000)
  peer.expiresIn = seconds
  const { tokens, one } = await askAtOnce(user.id)
  expect(new Set(tokens).size).toBe(1)
  expect(peer.counts.refreshes).toBe(1)
  expect(await one.token(user.id)).not.toBe(tokens[0])
  expect(peer.counts.refreshes).toBe(2)
})

test.each(['an answer', 'a refusal'])('%s that comes late takes nothing from who signed in anew', async (late) => {
  const person = guest()
  const { user } = await enter(house, peer, { person })
  house.clock.advance(3_600_000)
  const thought = Promise.withResolvers<void>()
  peer.thinks = () => thought.promise
  const waiting = openAccess().token(user.id)
  await expect.poll(() => peer.counts.refreshes).toBe(1)
  if (late === 'a refusal') peer.withdraw()
  house.clock.advance(-3_600_000)
  await enter(house, peer, { person })
  const anew = await openAccess().token(user.id)
  thought.resolve()
  expect(await waiting).toBe(anew)
  expect(await openAccess().token(user.id)).toBe(anew)
  expect(await openAccess().state(user.id)).toMatchObject({ state: 'connected' })
})

const newKey = 'the key that came after it'.padEnd(32, '.')

test('tokens that were sealed under a key that is lost have to be granted anew, and nothing breaks', async () => {
  const person = guest()
  const { user, access_token: token } = await enter(house, peer, { person })
  const access = openAccess([newKey])
  expect(await access.state(user.id)).toMatchObject({ state: 'reconnect' })
  await expect(access.token(user.id)).rejects.toThrow('Please sign in again to reconnect.')
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token })
  expect(me.provider.state).toBe('reconnect')
  await enter(house, peer, { person })
  expect(await openAccess().state(user.id)).toMatchObject({ state: 'connected' })
})

test('tokens are moved under a new key while the old one is still there', async () => {
  const { user } = await enter(house, peer)
  const token = await openAccess([newKey, secretKey]).token(user.id)
  expect(await openAccess([newKey]).token(user.id)).toBe(token)
  house.clock.advance(3_600_000)
  expect(await openAccess([newKey]).token(user.id)).not.toBe(token)
})
