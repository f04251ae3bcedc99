import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Client, connect } from '#foundation/server/live/testing.ts'
import { enter } from '../testing/entry.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'
import { openPeer, type Peer } from '../testing/peer.ts'

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

async function ticketFor(at: TestHouse, token: string): Promise<string> {
  const { body } = await at.api<{ ticket: string }>('POST', '/v1/auth/socket-ticket', { token })
  return body.ticket
}

test('a ticket opens one socket, and no request', async () => {
  const { access_token: token, user } = await enter(house, peer)
  const ticket = await ticketFor(house, token)
  expect(await house.api('GET', '/v1/me', { token: ticket })).toMatchObject({ status: 401 })
  const socket = await connect(`${house.socketUrl}?token=${ticket}`)
  expect(await socket.next()).toMatchObject({ type: 'hello', person: user.id })
  const second = await connect(`${house.socketUrl}?token=${ticket}`)
  expect(await second.closed).toMatchObject({ code: 4001 })
  socket.ws.close()
})

test('an access token in the address opens a socket, unless the operator takes tickets alone', async () => {
  await using strict = await openHouse(database, { settings: { ...peer.settings, SOCKET_TOKENS: 'tickets' } })
  const { access_token: token } = await enter(strict, peer)
  const refused = await connect(`${strict.socketUrl}?token=${token}`)
  expect(await refused.closed).toMatchObject({ code: 4001 })
  const opened = [
    await connect(`${strict.socketUrl}?token=${await ticketFor(strict, token)}`),
    await connect(`${house.socketUrl}?token=${token}`),
  ]
  expect(await Promise.all(opened.map(firstFrame))).toEqual(['hello', 'hello'])
  for (const { ws } of opened) ws.close()
})

test('of many that bring one ticket at once, one gets in', async () => {
  await using second = await openHouse(database, { settings: peer.settings })
  const ticket = await ticketFor(house, (await enter(house, peer)).access_token)
  const sockets = await Promise.all(
    Array.from({ length: 8 }, (_, index) => connect(`${(index % 2 ? house : second).socketUrl}?token=${ticket}`)),
  )
  const outcomes = await Promise.all(sockets.map(firstFrame))
  expect(outcomes.filter((type) => type === 'hello')).toHaveLength(1)
  for (const { ws } of sockets) ws.close()
})

test('a ticket is good for a minute, and ends with its session', async () => {
  await using own = await openHouse(database, { settings: peer.settings })
  const { access_token: token } = await enter(own, peer)
  const late = await ticketFor(own, token)
  own.clock.advance(60_000)
  expect(await (await connect(`${own.socketUrl}?token=${late}`)).closed).toMatchObject({ code: 4001 })
  const orphan = await ticketFor(own, token)
  await own.api('POST', '/v1/auth/signout', { token })
  expect(await (await connect(`${own.socketUrl}?token=${orphan}`)).closed).toMatchObject({ code: 4003 })
})

/** What a socket says first, or that it was closed instead. */
function firstFrame(socket: Client): Promise<string> {
  return socket.next().then(
    ({ type }) => type,
    () => 'closed',
  )
}
