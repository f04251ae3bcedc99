import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { connect } from '#foundation/server/live/testing.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { leaveConfirmation, type Me } from '../../contract.ts'
import { enter } from '../testing/entry.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'
import { guest, openPeer, type Peer } from '../testing/peer.ts'

const day = 86_400_000

let database: TestDatabase
let peer: Peer
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations, notesMigrations] })
  peer = await openPeer()
})
afterAll(async () => {
  await peer[Symbol.asyncDispose]()
  await database.close()
})

const open = (bus = createMemoryBus({ clock: systemClock })) => openHouse(database, { settings: peer.settings, bus })

function leave(house: TestHouse, token: string, confirmation = leaveConfirmation) {
  return house.api<{ restorableUntil: string; purgedBy: string }>('POST', '/v1/me/leave', {
    token,
    body: { confirmation },
  })
}

/** Everything in every table that has this id in any column. */
async function traces(id: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'house')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await database.pool.query(`select from ${name} t where t::text like $1`, [`%${id}%`])
    if (rowCount) found.push(name)
  }
  return found.toSorted()
}

/** Without what is forgotten after a day in any case: which code of the provider led to which session. */
async function lasting(id: string): Promise<string[]> {
  return (await traces(id)).filter((name) => name !== 'house.sign_in_codes')
}

function addNote(ownerId: string) {
  return database.pool.query(`insert into notes (owner_id, id, title, body) values ($1, $2, 'Mine', '')`, [
    ownerId,
    randomUUID(),
  ])
}

test('nobody leaves by accident', async () => {
  await using house = await open()
  const { access_token: token } = await enter(house, peer)
  expect(await leave(house, token, 'yes')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'confirmation', message: 'Please type “delete my account”.' }] },
  })
  expect(await house.api('GET', '/v1/me', { token })).toMatchObject({ status: 200 })
})

test('whoever leaves is signed out everywhere at once, and the provider is told', async () => {
  const bus = createMemoryBus({ clock: systemClock })
  await using house = await open(bus)
  await using other = await open(bus)
  const person = guest()
  const [here, there] = [await enter(house, peer, { person }), await enter(house, peer, { person })]
  const socket = await connect(`${other.socketUrl}?token=${there.access_token}`)
  expect(await socket.next()).toMatchObject({ type: 'hello' })
  const { body, status } = await leave(house, here.access_token, ' Delete my account')
  expect(status).toBe(200)
  expect(Date.parse(body.restorableUntil) - house.clock.now().getTime()).toBe(14 * day)
  expect(Date.parse(body.purgedBy) - house.clock.now().getTime()).toBe(29 * day)
  expect(await socket.closed).toMatchObject({ code: 4003 })
  house.clock.advance(1_000)
  for (const { access_token: token, refresh_token } of [here, there]) {
    expect(await house.api('GET', '/v1/me', { token })).toMatchObject({ status: 401 })
    expect(await house.api('POST', '/v1/auth/refresh', { body: { refresh_token } })).toMatchObject({ status: 401 })
  }
  await house.runJobs()
  expect(peer.counts.revoked.at(-1)).toMatch(/^peer-refresh-/)
})

test('whoever signs in again within two weeks has everything back', async () => {
  await using house = await open()
  const person = guest()
  const { access_token: token, user } = await enter(house, peer, { person })
  await addNote(user.id)
  await leave(house, token)
  await house.runJobs()
  const back = await enter(house, peer, { person })
  expect(back.user).toMatchObject({ id: user.id, restored: true })
  expect((await enter(house, peer, { person })).user.restored).toBe(false)
  house.clock.advance(30 * day)
  await house.runJobs('people.housekeeping')
  expect(await traces(user.id)).toContain('public.notes')
})

test('what the provider granted anew is not given back for whoever left before', async () => {
  await using house = await open()
  const person = guest()
  const { access_token: token } = await enter(house, peer, { person })
  await leave(house, token)
  const back = await enter(house, peer, { person })
  const revoked = peer.counts.revoked.length
  await house.runJobs()
  expect(peer.counts.revoked).toHaveLength(revoked)
  expect((await house.api<Me>('GET', '/v1/me', { token: back.access_token })).body.provider.state).toBe('connected')
})

test('after two weeks nothing of them is left in any table of any feature, and nothing of others is gone', async () => {
  await using house = await open()
  const [person, neighbour] = [guest(), guest()]
  const { access_token: token, user } = await enter(house, peer, { person })
  const { user: other } = await enter(house, peer, { person: neighbour })
  await addNote(user.id)
  await addNote(other.id)
  await house.api('POST', '/v1/me/export', { token })
  await house.api('POST', '/v1/auth/socket-ticket', { token })
  await house.runJobs()
  const before = await lasting(other.id)
  await leave(house, token)
  await house.runJobs()

  house.clock.advance(14 * day - 1_000)
  await house.runJobs('people.housekeeping')
  expect(await traces(user.id)).toContain('public.notes')
  house.clock.advance(2_000)
  await house.runJobs('people.housekeeping')
  expect(await traces(user.id)).toEqual(['house.departures'])
  expect(await traces(person.sub)).toEqual([])
  expect(await traces(person.email)).toEqual([])
  expect(await traces(other.id)).toEqual(before)

  const { rows } = await database.pool.query(
    'select purged_at is not null as purged, restored_at, rows_purged::int as rows from house.departures where owner_id = $1',
    [user.id],
  )
  expect(rows).toEqual([{ purged: true, restored_at: null, rows: 5 }])
  await house.runJobs('people.housekeeping')
  expect(await traces(user.id)).toEqual(['house.departures'])
})

test('whoever cannot be purged today keeps everything together and holds up nobody else', async () => {
  await using house = await open()
  const [stuck, next] = [await enter(house, peer), await enter(house, peer)]
  await addNote(stuck.user.id)
  await database.pool.query(`
    create function keep_note() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
    create trigger keep_note before delete on notes for each row execute function keep_note()`)
  for (const { access_token: token } of [stuck, next]) await leave(house, token)
  await house.runJobs()
  const before = await lasting(stuck.user.id)

  house.clock.advance(15 * day)
  await expect(house.runJobs('people.housekeeping')).rejects.toThrow('Not everybody whose time has come')
  expect(await traces(stuck.user.id)).toEqual(before)
  expect(await traces(next.user.id)).toEqual(['house.departures'])

  await database.pool.query('drop function keep_note cascade')
  await house.runJobs('people.housekeeping')
  expect(await traces(stuck.user.id)).toEqual(['house.departures'])
})

test('whoever comes back after that is somebody new', async () => {
  await using house = await open()
  const person = guest()
  const { access_token: token, user } = await enter(house, peer, { person })
  await leave(house, token)
  house.clock.advance(15 * day)
  await house.runJobs('people.housekeeping')
  house.clock.advance(-15 * day)
  const back = await enter(house, peer, { person })
  expect(back.user).toMatchObject({ restored: false })
  expect(back.user.id).not.toBe(user.id)
})

test('what has run out is thrown away', async () => {
  await using house = await open()
  const { access_token: token, user } = await enter(house, peer)
  await house.api('POST', '/v1/auth/socket-ticket', { token })
  house.clock.advance(200 * day)
  await house.runJobs('people.housekeeping')
  const { rows } = await database.pool.query(
    `select (select count(*) from house.socket_tickets) + (select count(*) from house.sign_in_handles)
      + (select count(*) from house.sign_in_codes)
      + (select count(*) from house.used_id_tokens) + (select count(*) from sessions where owner_id = $1) as left`,
    [user.id],
  )
  expect(Number(rows[0].left)).toBe(0)
})
