import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { leaveConfirmation } from '../../contract.ts'
import { enter } from '../testing/entry.ts'
import { openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'
import { claimRevocations, dropRevocation } from './revocation-books.ts'
import { clientSecret, type Guest, guest, openPeer, type Peer } from '../testing/peer.ts'

const hour = 3_600_000
const day = 24 * hour

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

async function enterAndLeave(person: Guest = guest()): Promise<string> {
  const { access_token: token, user } = await enter(house, peer, { person })
  await house.api('POST', '/v1/me/leave', { token, body: { confirmation: leaveConfirmation } })
  await house.runJobs()
  return user.id
}

/** As the clock of the queue has it: every hour, once. */
async function live(hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 1) {
    house.clock.advance(hour)
    await house.runJobs('people.revoke-due')
  }
}

async function pending(ownerId: string): Promise<number> {
  const { rowCount } = await database.pool.query('select from house.revocations where owner_id = $1', [ownerId])
  return rowCount ?? 0
}

async function departure(ownerId: string) {
  const { rows } = await database.pool.query(
    `select purged_at is not null as purged, grants_abandoned_at is not null as abandoned
      from house.departures where owner_id = $1`,
    [ownerId],
  )
  return rows
}

test('what was granted is given back at once, and nothing is kept of it', async () => {
  const ownerId = await enterAndLeave()
  expect(peer.counts.revoked).toEqual([expect.stringMatching(/^peer-refresh-/)])
  expect(await pending(ownerId)).toBe(0)
  expect(await departure(ownerId)).toEqual([{ purged: false, abandoned: false }])
  await live(48)
  expect(peer.counts.revocations).toBe(1)
})

test('a provider that does not answer is asked again, first soon, then every day, after the purge too', async () => {
  peer.refusal = { status: 503, error: 'temporarily_unavailable' }
  const ownerId = await enterAndLeave()
  await live(24)
  expect(peer.counts.revocations).toBe(5)
  for (let passed = 1; passed <= 16; passed += 1) {
    const before = peer.counts.revocations
    await live(24)
    expect(peer.counts.revocations - before).toBeGreaterThanOrEqual(1)
  }
  await house.runJobs('people.housekeeping')
  expect(await departure(ownerId)).toEqual([{ purged: true, abandoned: false }])
  expect(await pending(ownerId)).toBe(1)
  expect(peer.counts.revoked).toEqual([])
  peer.refusal = undefined
  await live(24)
  expect(peer.counts.revoked).toEqual([expect.stringMatching(/^peer-refresh-/)])
  expect(await pending(ownerId)).toBe(0)
})

test('by day 29 it is given up, which is written down, and nothing else is left', async () => {
  peer.refusal = { status: 401, error: 'invalid_client' }
  const ownerId = await enterAndLeave()
  await live(29 * 24 - 3)
  expect(await pending(ownerId)).toBe(1)
  await live(2)
  expect(await pending(ownerId)).toBe(0)
  expect(await departure(ownerId)).toEqual([{ purged: false, abandoned: true }])
  expect(house.logged()).toContain('access was not given back, and never will be')
  const before = peer.counts.revocations
  await live(24)
  expect(peer.counts.revocations).toBe(before)
})

test.each([
  [400, 'invalid_token'],
  [400, 'unsupported_token_type'],
])('a provider that says %i %s has nothing more to take back', async (status, error) => {
  peer.refusal = { status, error }
  const ownerId = await enterAndLeave()
  expect(peer.counts.revocations).toBe(1)
  expect(await pending(ownerId)).toBe(0)
  expect(await departure(ownerId)).toEqual([{ purged: false, abandoned: false }])
})

test.each([
  [429, 'slow_down'],
  [401, 'invalid_client'],
  [400, 'unauthorized_client'],
])('a provider that says %i %s is asked again', async (status, error) => {
  peer.refusal = { status, error }
  const ownerId = await enterAndLeave()
  expect(await pending(ownerId)).toBe(1)
  peer.refusal = undefined
  await live(2)
  expect(peer.counts.revoked).toHaveLength(1)
  expect(await pending(ownerId)).toBe(0)
})

test('what is still to be given back stays with whoever comes back', async () => {
  peer.refusal = { status: 503, error: 'temporarily_unavailable' }
  const person = guest()
  const ownerId = await enterAndLeave(person)
  const back = await enter(house, peer, { person })
  expect(back.user).toMatchObject({ id: ownerId, restored: true })
  peer.refusal = undefined
  await live(48)
  expect(peer.counts.revoked).toEqual([])
  expect(await pending(ownerId)).toBe(0)
})

test('what is given back of one leaving says nothing of the next', async () => {
  peer.refusal = { status: 503, error: 'temporarily_unavailable' }
  const person = guest()
  const ownerId = await enterAndLeave(person)
  const [first] = await database.asHouse((tx) =>
    claimRevocations(tx, { now: new Date('2100-01-01'), until: new Date(0) }),
  )
  house.clock.advance(60_000)
  await enterAndLeave(person)
  await database.asHouse(async (tx) => first && dropRevocation(tx, first))
  expect(await pending(ownerId)).toBe(1)
  peer.refusal = undefined
  await live(2)
  expect(peer.counts.revoked).toHaveLength(1)
})

test('a provider of earlier settings is given back what it granted, and is not shown the secret of the present one', async () => {
  const { access_token: token, user } = await enter(house, peer)
  await using next = await openPeer()
  await using later = await openHouse(database, { settings: next.settings })
  await later.api('POST', '/v1/me/leave', { token, body: { confirmation: leaveConfirmation } })
  await later.runJobs()
  expect(peer.counts.revoked).toEqual([expect.stringMatching(/^peer-refresh-/)])
  expect(peer.shown).toEqual([null])
  expect(next.counts.revocations).toBe(0)
  expect(await pending(user.id)).toBe(0)
})

test('a provider of earlier settings that is gone is given up by day 29', async () => {
  const gone = await openPeer()
  await using before = await openHouse(database, { settings: gone.settings })
  const { access_token: token, user } = await enter(before, gone)
  await gone[Symbol.asyncDispose]()
  await house.api('POST', '/v1/me/leave', { token, body: { confirmation: leaveConfirmation } })
  await house.runJobs()
  expect(await pending(user.id)).toBe(1)
  house.clock.advance(29 * day - hour)
  await house.runJobs('people.revoke-due')
  expect(await pending(user.id)).toBe(0)
  expect(await departure(user.id)).toEqual([{ purged: false, abandoned: true }])
})

test('the present provider is shown who asks', async () => {
  await enterAndLeave()
  expect(peer.shown).toEqual([clientSecret])
})
