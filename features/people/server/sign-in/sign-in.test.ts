import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Me, Profile, ProviderInfo, TokenAnswer } from '../../contract.ts'
import { enter, exchangeCode, handOver } from '../testing/entry.ts'
import { newVerifier, openHouse, peopleMigrations, redirectUri, type TestHouse } from '../testing/house.ts'
import { clientId, guest, openPeer, type Peer } from '../testing/peer.ts'

let database: TestDatabase
let peer: Peer
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  peer = await openPeer()
  house = await openHouse(database, { settings: peer.settings })
})
afterEach(() => {
  peer.forge = {}
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

async function counts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select (select count(*) from people)::int as people, (select count(*) from sessions)::int as sessions,
      (select count(*) from identities)::int as identities, (select count(*) from provider_tokens)::int as tokens`,
  )
  return rows[0]
}

test('the button leads to where the provider says that people sign in, with everything Google needs', async () => {
  const { body } = await house.api<ProviderInfo>('GET', '/v1/auth/provider')
  expect(body).toMatchObject({
    name: 'Google',
    authorizationEndpoint: `${peer.issuer}/authorize`,
    clientId,
    extra: { access_type: 'offline', prompt: 'consent' },
  })
  expect(body.scope.split(' ')).toEqual([
    'openid',
    'email',
    'profile',
    ...['calendar.freebusy', 'calendar.events.owned', 'gmail.labels', 'gmail.readonly', 'gmail.compose'].map(
      (name) => `https://www.googleapis.com/auth/${name}`,
    ),
  ])
})

test('what the provider says about itself is asked for once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => house.api('GET', '/v1/auth/provider')))
  expect(peer.counts.discoveries).toBe(1)
})

test('what the provider says is asked for again after an hour, and good until there is an answer', async () => {
  await using own = await openHouse(database, { settings: peer.settings })
  await own.api('GET', '/v1/auth/provider')
  const before = peer.counts.discoveries
  own.clock.advance(3_600_000)
  expect(await own.api('GET', '/v1/auth/provider')).toMatchObject({ status: 200 })
  await expect.poll(() => peer.counts.discoveries).toBe(before + 1)
})

test('a provider that cannot be found is said to be, with a word of when to try again', async () => {
  const gone = await openPeer()
  await using own = await openHouse(database, { settings: gone.settings })
  await gone[Symbol.asyncDispose]()
  expect(await own.api('GET', '/v1/auth/provider')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { detail: 'Google cannot be reached just now. Please try again in a moment.' },
  })
})

test('a person comes in, and is known by name', async () => {
  const person = guest({ name: 'Ana Ruiz' })
  const { body: tokens, status } = await exchangeCode(house, peer, { person })
  expect(status).toBe(200)
  expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'openid email profile' })
  expect(tokens.expires_in).toBeLessThanOrEqual(600)
  expect(tokens.expires_in).toBeGreaterThan(500)
  const profile = await house.api<Profile>('GET', '/v1/auth/userinfo', { token: tokens.access_token })
  expect(profile).toMatchObject({ status: 200, body: { ...person, locale: 'en' } })

  const { body: entered } = await handOver(house, tokens)
  expect(entered).toMatchObject({
    expires_in: 900,
    token_type: 'Bearer',
    user: { name: 'Ana Ruiz', email: person.email, zone: 'Europe/Vienna', restored: false },
  })
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token: entered.access_token })
  expect(me).toMatchObject({ id: entered.user.id, email: person.email, zoneChosen: false })
})

test('no token of the provider ever reaches the browser, and none is stored or logged as it is', async () => {
  const { body: tokens, text } = await exchangeCode(house, peer)
  const { text: answer } = await handOver(house, tokens)
  expect(text + answer).not.toMatch(/peer-(access|refresh)-/)
  const { rows } = await database.pool.query(
    `select (select json_agg(t) from provider_tokens t)::text || (select json_agg(h) from house.sign_in_handles h)::text
      as everything`,
  )
  expect(rows[0].everything).not.toMatch(/peer-(access|refresh)-|attache_(access|refresh)_/)
  expect(house.logged()).not.toMatch(/peer-(access|refresh)-|attache_(access|refresh)_|the secret of the client/)
})

test('a client that exchanged its code itself comes in with the real tokens', async () => {
  const person = guest()
  const verifier = newVerifier()
  const answer = await fetch(`${peer.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_secret: 'the secret of the client at the peer',
      code: peer.authorize(person, { verifier, nonce: 'its own' }),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  const tokens = (await answer.json()) as TokenAnswer
  expect(await handOver(house, tokens)).toMatchObject({ status: 200, body: { user: { email: person.email } } })
  const { body: others } = await exchangeCode(house, peer)
  expect(others.id_token).toEqual(expect.any(String))
})

test('real tokens of somebody else beside an id_token are refused', async () => {
  const [ana, ben] = await Promise.all([realTokens(), realTokens()])
  const before = await counts()
  peer.forge = {}
  expect(await handOver(house, { ...ana, access_token: ben.access_token })).toMatchObject({ status: 401 })
  expect(await counts()).toEqual(before)
})

async function realTokens(): Promise<TokenAnswer> {
  const verifier = newVerifier()
  const answer = await fetch(`${peer.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_secret: 'the secret of the client at the peer',
      code: peer.authorize(guest(), { verifier }),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  return (await answer.json()) as TokenAnswer
}

test('somebody whose address changed is the same person, and the address alone makes nobody somebody else', async () => {
  const person = guest()
  const first = await enter(house, peer, { person })
  const moved = await enter(house, peer, { person: { ...person, email: 'new@northwind.example' } })
  expect(moved.user).toMatchObject({ id: first.user.id, email: 'new@northwind.example' })
  const stranger = await enter(house, peer, { person: guest({ email: 'new@northwind.example' }) })
  expect(stranger.user.id).not.toBe(first.user.id)
})

test('the same sub at another issuer is somebody else', async () => {
  await using other = await openPeer()
  await using elsewhere = await openHouse(database, { settings: other.settings })
  const person = guest()
  const [here, there] = [await enter(house, peer, { person }), await enter(elsewhere, other, { person })]
  expect(there.user.id).not.toBe(here.user.id)
})

test('two first sign-ins at the same moment make one person', async () => {
  const person = guest()
  const entered = await Promise.all(Array.from({ length: 5 }, () => enter(house, peer, { person })))
  expect(new Set(entered.map(({ user }) => user.id)).size).toBe(1)
})

test('what was not granted is said, and stays so until it is', async () => {
  const person = guest()
  const compose = 'https://www.googleapis.com/auth/gmail.compose'
  const { access_token: token } = await enter(house, peer, { person, scopes: ['openid', 'email', 'profile', compose] })
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token })
  expect(me.provider).toMatchObject({ name: 'Google', state: 'connected' })
  expect(me.provider.missingScopes).toHaveLength(4)
  expect(me.provider.missingScopes).not.toContain(compose)
})

test('a sign-in works once', async () => {
  const { body: tokens } = await exchangeCode(house, peer)
  expect((await handOver(house, tokens)).status).toBe(200)
  const before = await counts()
  expect(await handOver(house, tokens)).toMatchObject({ status: 401 })
  expect(await house.api('GET', '/v1/auth/userinfo', { token: tokens.access_token })).toMatchObject({ status: 401 })
  expect(await counts()).toEqual(before)
})

test('an id_token that signed somebody in does not do so again beside other tokens', async () => {
  const tokens = await realTokens()
  expect((await handOver(house, tokens)).status).toBe(200)
  const before = await counts()
  expect(await handOver(house, tokens)).toMatchObject({
    status: 401,
    body: { detail: 'This sign-in has been used already. Please sign in again.' },
  })
  expect(await counts()).toEqual(before)
})

test('of two that bring the same sign-in at once, one comes in', async () => {
  const { body: tokens } = await exchangeCode(house, peer)
  const answers = await Promise.all(Array.from({ length: 6 }, () => handOver(house, tokens)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('handles and id_tokens of different sign-ins do not mix', async () => {
  const [{ body: ana }, { body: ben }] = [await exchangeCode(house, peer), await exchangeCode(house, peer)]
  const before = await counts()
  expect(await handOver(house, { ...ana, id_token: ben.id_token })).toMatchObject({ status: 401 })
  expect(await handOver(house, { ...ana, refresh_token: ben.refresh_token ?? '' })).toMatchObject({ status: 401 })
  expect(await handOver(house, { ...ana, access_token: 'attache_access_guess' })).toMatchObject({ status: 401 })
  expect(await handOver(house, { ...ana, access_token: 'guess' })).toMatchObject({ status: 401 })
  expect(await counts()).toEqual(before)
})

test('after ten minutes a handle is nothing', async () => {
  await using later = await openHouse(database, { settings: peer.settings })
  peer.forge = { claims: { exp: Math.floor(Date.now() / 1_000) + 3_600 } }
  const { body: tokens } = await exchangeCode(later, peer)
  later.clock.advance(600_000)
  expect(await handOver(later, tokens)).toMatchObject({ status: 401 })
  expect(await later.api('GET', '/v1/auth/userinfo', { token: tokens.access_token })).toMatchObject({ status: 401 })
})

test('a sign-in that was under way when the key was changed is begun anew', async () => {
  const changed = { ...peer.settings, SECRET_KEY: 'the key that came after it'.padEnd(32, '.') }
  await using later = await openHouse(database, { settings: changed })
  const { body: tokens } = await exchangeCode(house, peer)
  expect(await later.api('GET', '/v1/auth/userinfo', { token: tokens.access_token })).toMatchObject({ status: 401 })
  expect(await handOver(later, tokens)).toMatchObject({ status: 401 })
})

test('a sign-in begun on one node is finished on another', async () => {
  await using second = await openHouse(database, { settings: peer.settings })
  const { body: tokens } = await exchangeCode(house, peer)
  const { body } = await handOver(second, tokens)
  expect(await house.api('GET', '/v1/me', { token: body.access_token })).toMatchObject({ status: 200 })
})
