import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { systemClock } from '#foundation/server/clock.ts'
import { connect } from '#foundation/server/live/testing.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import type { BackendResponse, Refreshed, Session } from '../../contract.ts'
import { enter } from '../testing/entry.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'
import { guest, openPeer, type Peer } from '../testing/peer.ts'

let database: TestDatabase
let peer: Peer
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  peer = await openPeer()
  house = await openHouse(database, { settings: peer.settings })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await peer[Symbol.asyncDispose]()
  await database.close()
})

const minute = 60_000
const day = 24 * 60 * minute

function refresh(at: TestHouse, token: string) {
  return at.api<Refreshed>('POST', '/v1/auth/refresh', { body: { refresh_token: token } })
}

async function works(at: TestHouse, token: string): Promise<boolean> {
  return (await at.api('GET', '/v1/me', { token })).status === 200
}

/** A house whose clock this test moves alone. */
function ownHouse(bus = createMemoryBus({ clock: systemClock })): Promise<TestHouse> {
  return openHouse(database, { settings: peer.settings, bus })
}

test('fifty refreshes at once with one token make one successor, and nobody is signed out', async () => {
  let token = (await enter(house, peer)).refresh_token
  for (let generation = 0; generation < 3; generation++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(house, token)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const successors = new Set(answers.map(({ body }) => body.refresh_token))
    expect(successors.size).toBe(1)
    token = answers[0]?.body.refresh_token ?? ''
    expect(await works(house, answers[49]?.body.access_token ?? '')).toBe(true)
  }
  const { rows } = await database.pool.query('select max(generation)::int as newest from refresh_tokens')
  expect(rows[0].newest).toBe(4)
})

test('fifty refreshes over two nodes make one successor', async () => {
  await using second = await ownHouse()
  const { refresh_token: token } = await enter(house, peer)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => refresh(index % 2 ? house : second, token)),
  )
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
})

test('an answer that was lost is given again, within ten seconds', async () => {
  await using own = await ownHouse()
  const { refresh_token: token } = await enter(own, peer)
  const lost = await refresh(own, token)
  own.clock.advance(9_000)
  const again = await refresh(own, token)
  expect(again.body.refresh_token).toBe(lost.body.refresh_token)
  expect((await refresh(own, again.body.refresh_token)).status).toBe(200)
})

test('a token that was used longer ago ends its session, and closes its sockets', async () => {
  await using own = await ownHouse()
  const { refresh_token: token } = await enter(own, peer)
  const next = await refresh(own, token)
  const socket = await connect(`${own.socketUrl}?token=${next.body.access_token}`)
  expect(await socket.next()).toMatchObject({ type: 'hello' })
  own.clock.advance(11_000)
  expect(await refresh(own, token)).toMatchObject({ status: 401 })
  expect(await refresh(own, next.body.refresh_token)).toMatchObject({
    status: 401,
    body: { detail: 'This session has ended. Please sign in again.' },
  })
  expect(await works(own, next.body.access_token)).toBe(false)
  expect(await socket.closed).toMatchObject({ code: 4003 })
})

test('a token two generations old is a stolen one, even within ten seconds', async () => {
  const { refresh_token: first } = await enter(house, peer)
  const second = (await refresh(house, first)).body.refresh_token
  const third = (await refresh(house, second)).body.refresh_token
  expect(await refresh(house, first)).toMatchObject({ status: 401 })
  expect(await refresh(house, third)).toMatchObject({ status: 401 })
})

test('a guessed token ends nobody’s session', async () => {
  const { refresh_token: token } = await enter(house, peer)
  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
  expect(await refresh(house, bytes.toString('base64url'))).toMatchObject({ status: 401 })
  expect(await refresh(house, 'nonsense')).toMatchObject({ status: 401 })
  expect((await refresh(house, token)).status).toBe(200)
})

test('tokens are stored as hashes alone, and in no log', async () => {
  const { refresh_token: token, access_token: access } = await enter(house, peer)
  await refresh(house, token)
  const { rows } = await database.pool.query(
    `select (select json_agg(r) from refresh_tokens r)::text || (select json_agg(s) from sessions s)::text as everything`,
  )
  for (const secret of [token, access]) {
    expect(rows[0].everything).not.toContain(secret)
    expect(house.logged()).not.toContain(secret)
  }
})

test('an access token is good for fifteen minutes', async () => {
  await using own = await ownHouse()
  const { access_token: token, refresh_token } = await enter(own, peer)
  own.clock.advance(15 * minute - 1_000)
  expect(await works(own, token)).toBe(true)
  own.clock.advance(2_000)
  const refused = await own.api('GET', '/v1/me', { token })
  expect(refused).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  expect(await works(own, (await refresh(own, refresh_token)).body.access_token)).toBe(true)
})

test.each([
  ['with another algorithm', (token: string) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${token.split('.')[1]}.`],
  ['with other claims', (token: string) => swap(token, { sid: crypto.randomUUID() })],
  ['with nothing in it', () => 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'],
])('an access token %s is none', async (_, change) => {
  const { access_token: token } = await enter(house, peer)
  expect(await works(house, change(token))).toBe(false)
})

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function swap(token: string, changes: object): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  return [header, encode({ ...claims, ...changes }), signature].join('.')
}

test('a session ends after thirty days of nobody coming back', async () => {
  await using own = await ownHouse()
  const { refresh_token: token } = await enter(own, peer)
  own.clock.advance(29 * day)
  const next = (await refresh(own, token)).body.refresh_token
  own.clock.advance(29 * day)
  const last = (await refresh(own, next)).body.refresh_token
  own.clock.advance(30 * day)
  expect(await refresh(own, last)).toMatchObject({ status: 401 })
})

test('a session ends after ninety days in any case', async () => {
  await using own = await ownHouse()
  let { refresh_token: token } = await enter(own, peer)
  for (const days of [29, 29, 29, 2.9]) {
    own.clock.advance(days * day)
    const next = await refresh(own, token)
    expect(next.status).toBe(200)
    token = next.body.refresh_token
  }
  own.clock.advance(0.1 * day)
  expect(await refresh(own, token)).toMatchObject({ status: 401 })
})

test('a socket does not outlive a session that ran out', async () => {
  await using own = await ownHouse()
  const [{ access_token: idle }, coming] = [await enter(own, peer), await enter(own, peer)]
  own.clock.advance(minute)
  const [left, kept] = [
    await connect(`${own.socketUrl}?token=${idle}`),
    await connect(`${own.socketUrl}?token=${coming.access_token}`),
  ]
  for (const socket of [left, kept]) expect(await socket.next()).toMatchObject({ type: 'hello' })
  own.clock.advance(29 * day)
  expect((await refresh(own, coming.refresh_token)).status).toBe(200)
  own.clock.advance(day)
  await own.runJobs('people.housekeeping')
  expect(await left.closed).toMatchObject({ code: 4003 })
  expect(kept.ws.readyState).toBe(kept.ws.OPEN)
  kept.ws.close()
})

test('an operator says how long a session lasts', async () => {
  const settings = { ...peer.settings, SESSION_IDLE_DAYS: '2', SESSION_MAX_DAYS: '3' }
  await using own = await openHouse(database, { settings })
  let { refresh_token: token } = await enter(own, peer)
  for (let passed = 0; passed < 2; passed++) {
    own.clock.advance(1.4 * day)
    const next = await refresh(own, token)
    expect(next.status).toBe(200)
    token = next.body.refresh_token
  }
  own.clock.advance(0.3 * day)
  expect(await refresh(own, token)).toMatchObject({ status: 401 })
})

test('somebody sees where they are signed in, and which of it is here', async () => {
  const person = guest()
  const [phone, laptop] = [
    await enter(house, peer, {
      person,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Safari/604',
    }),
    await enter(house, peer, { person }),
  ]
  const { body: sessions } = await house.api<Session[]>('GET', '/v1/me/sessions', { token: laptop.access_token })
  expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
    { device: 'Chrome on Windows', current: true },
    { device: 'Safari on iPhone', current: false },
  ])
  expect(await works(house, phone.access_token)).toBe(true)
})

async function idOf(at: TestHouse, { access_token: token }: BackendResponse): Promise<string> {
  const { body } = await at.api<Session[]>('GET', '/v1/me/sessions', { token })
  return body.find(({ current }) => current)?.id ?? ''
}

test('a session that is ended elsewhere is refused at once on every node, and its sockets are closed', async () => {
  const bus = createMemoryBus({ clock: systemClock })
  await using one = await ownHouse(bus)
  await using other = await ownHouse(bus)
  const person = guest()
  const [lost, kept] = [await enter(one, peer, { person }), await enter(one, peer, { person })]
  const socket = await connect(`${other.socketUrl}?token=${lost.access_token}`)
  expect(await works(other, lost.access_token)).toBe(true)

  const path = `/v1/me/sessions/${await idOf(one, lost)}`
  expect(await one.api('DELETE', path, { token: kept.access_token })).toMatchObject({ status: 204 })
  expect(await socket.closed).toMatchObject({ code: 4003 })
  expect([await works(one, lost.access_token), await works(other, lost.access_token)]).toEqual([false, false])
  expect((await refresh(other, lost.refresh_token)).status).toBe(401)
  expect(await works(other, kept.access_token)).toBe(true)
  const refused = await connect(`${other.socketUrl}?token=${lost.access_token}`)
  expect(await refused.closed).toMatchObject({ code: 4003 })
  expect(await one.api('DELETE', path, { token: kept.access_token })).toMatchObject({ status: 404 })
})

test('nobody ends the session of somebody else', async () => {
  const [ana, ben] = [await enter(house, peer), await enter(house, peer)]
  const path = `/v1/me/sessions/${await idOf(house, ana)}`
  expect(await house.api('DELETE', path, { token: ben.access_token })).toMatchObject({ status: 404 })
  expect(await works(house, ana.access_token)).toBe(true)
})

test('somebody signs out everywhere else, and then everywhere', async () => {
  await using own = await ownHouse()
  const person = guest()
  const entered: BackendResponse[] = []
  for (let device = 0; device < 3; device++) entered.push(await enter(own, peer, { person }))
  const here = entered[0]?.access_token ?? ''
  const state = () => Promise.all(entered.map(({ access_token: token }) => works(own, token)))
  expect(await state()).toEqual([true, true, true])
  expect(await own.api('DELETE', '/v1/me/sessions?except=this', { token: here })).toMatchObject({ status: 204 })
  expect(await state()).toEqual([true, false, false])
  expect(await own.api('DELETE', '/v1/me/sessions', { token: here })).toMatchObject({ status: 204 })
  expect(await state()).toEqual([false, false, false])
})

test('signing out is never an error: with an empty body, twice, without a token, after the token ran out', async () => {
  await using own = await ownHouse()
  const { access_token: token, refresh_token: refreshToken } = await enter(own, peer)
  own.clock.advance(20 * minute)
  const json = { 'content-type': 'application/json' }
  expect(await own.api('POST', '/v1/auth/signout', { token, headers: json })).toMatchObject({ status: 200 })
  expect((await refresh(own, refreshToken)).status).toBe(401)
  expect(await own.api('POST', '/v1/auth/signout', { token })).toMatchObject({ status: 200 })
  expect(await own.api('POST', '/v1/auth/signout')).toMatchObject({ status: 200 })
  expect(await own.api('POST', '/v1/auth/signout', { token: 'nonsense' })).toMatchObject({ status: 200 })
})

test('sessions outlive a restart', async () => {
  const { access_token: token, refresh_token: refreshToken } = await enter(house, peer)
  await using restarted = await ownHouse()
  expect(await works(restarted, token)).toBe(true)
  expect((await refresh(restarted, refreshToken)).status).toBe(200)
})
