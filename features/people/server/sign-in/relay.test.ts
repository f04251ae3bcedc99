import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { connect } from '#foundation/server/live/testing.ts'
import type { TokenAnswer } from '../../contract.ts'
import { exchangeCode, handOver } from '../testing/entry.ts'
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
  peer.lenient = false
  peer.omits = []
  peer.considers = async () => {}
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
      (select count(*) from identities)::int as identities, (select count(*) from house.sign_in_handles)::int as handles`,
  )
  return rows[0]
}

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

/** An exchange that went well, and the form to bring its code again. */
async function exchanged() {
  const verifier = newVerifier()
  const form = { ...wellFormed(), code_verifier: verifier, code: peer.authorize(guest(), { verifier }) }
  return { form, ...(await house.exchange<TokenAnswer>(form)) }
}

describe('a code that is brought twice', () => {
  test('takes back the handles that it gave', async () => {
    const { form, body } = await exchanged()
    expect(await house.exchange(form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await handOver(house, body)).status).toBe(401)
    expect((await house.api('GET', '/v1/auth/userinfo', { token: body.access_token })).status).toBe(401)
  })

  test('ends the session that it led to, and closes its sockets', async () => {
    const { form, body } = await exchanged()
    const { body: entered } = await handOver(house, body)
    const token = entered.access_token
    const { body: ticket } = await house.api<{ ticket: string }>('POST', '/v1/auth/socket-ticket', { token })
    const socket = await connect(`${house.socketUrl}?token=${ticket.ticket}`)
    await socket.next()
    expect((await house.exchange(form)).status).toBe(400)
    expect((await socket.closed).code).toBe(4003)
    expect((await house.api('GET', '/v1/me', { token })).status).toBe(401)
    expect((await house.api('POST', '/v1/auth/refresh', { body: entered })).status).toBe(401)
  })

  test('is shown to the provider again, and what that gives is revoked', async () => {
    peer.lenient = true
    const { form } = await exchanged()
    const before = peer.counts.revoked.length
    expect((await house.exchange(form)).status).toBe(400)
    expect(peer.counts.revoked.slice(before)).toEqual([expect.stringMatching(/^peer-refresh-/)])
  })

  test('gives nothing to either of two who bring it at the same moment', async () => {
    const second = Promise.withResolvers<unknown>()
    peer.considers = () => second.promise
    const verifier = newVerifier()
    const form = { ...wellFormed(), code_verifier: verifier, code: peer.authorize(guest(), { verifier }) }
    const before = await counts()
    const first = house.exchange(form)
    await expect.poll(() => claimed(form.code)).toBe(true)
    expect((await house.exchange(form)).status).toBe(400)
    second.resolve(undefined)
    expect(await first).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await counts()).toEqual(before)
  })

  test('leaves the sign-ins of other codes alone', async () => {
    const [mine, other] = [await exchanged(), await exchanged()]
    await house.exchange(mine.form)
    expect((await handOver(house, other.body)).status).toBe(200)
  })
})

test('a code that the provider could not look at may be brought again', async () => {
  const verifier = newVerifier()
  const form = { ...wellFormed(), code_verifier: verifier, code: peer.authorize(guest(), { verifier }) }
  peer.outage = 503
  expect((await house.exchange(form)).status).toBe(503)
  peer.outage = undefined
  expect((await house.exchange(form)).status).toBe(200)
})

test('a token answer without a token_type is one of a bearer token', async () => {
  peer.omits = ['token_type']
  const { body, status } = await exchanged()
  expect([status, body.token_type]).toEqual([200, 'Bearer'])
  expect((await handOver(house, body)).status).toBe(200)
})

test('a name that cannot be stored is left out, and an identity that cannot be is refused', async () => {
  peer.forge = { claims: { name: 'Ana\0', email: 'ana@northwind.example' } }
  const { body } = await exchanged()
  expect(await handOver(house, body)).toMatchObject({ status: 200, body: { user: { name: 'ana' } } })
  peer.forge = { claims: { sub: 'a\0b' } }
  expect((await exchanged()).status).toBe(401)
})

async function claimed(code: string): Promise<boolean> {
  const hash = createHash('sha256').update(code).digest()
  const { rowCount } = await database.pool.query('select 1 from house.sign_in_codes where hash = $1', [hash])
  return rowCount === 1
}

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

test('an answer that says it comes from another provider is refused before its code goes anywhere', async () => {
  const verifier = newVerifier()
  const mine = { ...wellFormed(), code_verifier: verifier, code: peer.authorize(guest(), { verifier }) }
  for (const iss of ['https://accounts.google.com', `${peer.issuer}/`, '']) {
    const refused = await house.exchange<Refusal>({ ...mine, iss })
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  }
  expect((await house.exchange({ ...mine, iss: peer.issuer })).status).toBe(200)
})

test.each([
  ['POST', '/v1/auth/token', 422],
  ['GET', '/v1/auth/userinfo', 401],
] as const)('an address may ask %s %s 120 times a minute, and holds up no other', async (method, path, status) => {
  await using own = await openHouse(database, { settings: peer.settings })
  const ask = (address: string) => own.api(method, path, { headers: { 'x-forwarded-for': address } })
  for (let count = 0; count < 120; count += 1) expect((await ask('10.2.0.1')).status).toBe(status)
  const refused = await ask('10.2.0.1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await ask('10.2.0.2')).status).toBe(status)
  expect((await own.api('GET', '/v1/auth/provider', { headers: { 'x-forwarded-for': '10.2.0.1' } })).status).toBe(200)
})

test('a provider that is down is said to be, and takes nothing with it', async () => {
  peer.outage = 503
  expect(await exchangeCode(house, peer)).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } })
  peer.outage = undefined
  expect((await exchangeCode(house, peer)).status).toBe(200)
})
