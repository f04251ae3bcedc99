import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../database/testing.ts'
import { createFrameTickets } from './frame-tickets.ts'

let database: TestDatabase
let now = new Date('2026-03-02T09:00:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a ticket shows what it was issued for, once, on any node', async () => {
  const [here, there] = [createFrameTickets({ database, clock }), createFrameTickets({ database, clock })]
  const ownerId = randomUUID()
  const ticket = await here.issue(ownerId, { message: 'a', pictures: true })
  const answers = await Promise.all([there.redeem(ticket), here.redeem(ticket), there.redeem('never issued')])
  expect(answers.filter((answer) => answer !== undefined)).toEqual([
    { ownerId, shows: { message: 'a', pictures: true } },
  ])
})

test('a ticket is good for a minute, and the next one issued clears it away', async () => {
  const tickets = createFrameTickets({ database, clock })
  const late = await tickets.issue(randomUUID(), {})
  now = new Date(now.getTime() + 60_000)
  expect(await tickets.redeem(late)).toBeUndefined()
  const forgotten = await tickets.issue(randomUUID(), {})
  now = new Date(now.getTime() + 60_000)
  const next = await tickets.issue(randomUUID(), {})
  const { rows } = await database.pool.query('select count(*)::int as left from house.frame_tickets')
  expect(rows).toEqual([{ left: 1 }])
  expect([await tickets.redeem(forgotten), (await tickets.redeem(next))?.shows]).toEqual([undefined, {}])
})
