import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Problem } from '#foundation/contract/failure.ts'
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
  peer.outage = undefined
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

type Refusal = Problem & { error?: string; error_description?: string }

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

const wellFormed = () => ({
  grant_type: 'authorization_code',
  code: 'a code',
  redirect_uri: redirectUri,
  code_verifier: newVerifier(),
})

test.each([
  ['no code', { code: '' }, 400, 'invalid_request'],
  ['a code that never was', {}, 400, 'invalid_grant'],
  ['another grant', { grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
  ['no verifier', { code_verifier: '' }, 400, 'invalid_request'],
  ['a short verifier', { code_verifier: 'short' }, 400, 'invalid_grant'],
  ['another redirect', { redirect_uri: 'https://evil.test/auth/callback' }, 400, 'invalid_grant'],
  ['a redirect with something behind it', { redirect_uri: `${redirectUri}/..` }, 400, 'invalid_grant'],
  [
    'a redirect with another host in front',
    { redirect_uri: redirectUri.replace('//', '//evil@') },
    400,
    'invalid_grant',
  ],
  ['the client of somebody else', { client_id: 'not ours' }, 401, 'invalid_client'],
])('an exchange with %s is refused in the words of OAuth, and of ours', async (_, changes, status, error) => {
  const before = await counts()
  const refused = await house.exchange<Refusal>({ ...wellFormed(), ...changes })
  expect(refused).toMatchObject({ status, body: { error } })
  expect(refused.body.error_description).toEqual(expect.any(String))
  expect(refused.body.detail).toBe(refused.body.error_description)
  expect(await counts()).toEqual(before)
})

test('a code is good once, and only for the browser that began', async () => {
  const verifier = newVerifier()
  const mine = { ...wellFormed(), code_verifier: verifier, code: peer.authorize(guest(), { verifier }) }
  expect((await house.exchange(mine)).status).toBe(200)
  expect(await house.exchange(mine)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const theirs = { ...mine, code: peer.authorize(guest(), { verifier: newVerifier() }) }
  expect(await house.exchange(theirs)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

const past = Math.floor(Date.now() / 1_000) - 3_600

test.each<[string, Peer['forge']]>([
  ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['for another audience', { claims: { aud: 'somebody else' } }],
  ['for several, made by another', { claims: { aud: [clientId, 'other'], azp: 'other' } }],
  ['that has expired', { claims: { iat: past - 600, exp: past } }],
  ['with a nonce that nobody asked for', { claims: { nonce: 'of another sign-in' } }],
  ['without a sub', { claims: { sub: '' } }],
  ['signed with a key of somebody else', { key: 'stranger' }],
  ['that belongs to another access token', { atHash: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['without a signature', { idToken: (token) => `${unsigned()}.${token.split('.')[1]}.` }],
  ['that is nonsense', { idToken: () => 'nonsense' }],
])('an id_token %s is refused, and nothing is stored', async (_, forge) => {
  const before = await counts()
  peer.forge = forge
  const refused = await exchangeCode(house, peer)
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.body).not.toHaveProperty('access_token')
  expect(refused.text).toContain('"detail"')
  expect(await counts()).toEqual(before)
})

function unsigned(): string {
  return Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
}

test('a nonce must be the one that the browser sent', async () => {
  expect((await exchangeCode(house, peer, { nonce: 'mine' })).status).toBe(200)
  peer.forge = { claims: { nonce: 'theirs' } }
  expect((await exchangeCode(house, peer, { nonce: 'mine' })).status).toBe(401)
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

test('a provider that is down is said to be, and takes nothing with it', async () => {
  peer.outage = 503
  expect(await exchangeCode(house, peer)).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } })
  peer.outage = undefined
  expect((await exchangeCode(house, peer)).status).toBe(200)
})

test('a sign-in begun on one node is finished on another', async () => {
  await using second = await openHouse(database, { settings: peer.settings })
  const { body: tokens } = await exchangeCode(house, peer)
  const { body } = await handOver(second, tokens)
  expect(await house.api('GET', '/v1/me', { token: body.access_token })).toMatchObject({ status: 200 })
})
