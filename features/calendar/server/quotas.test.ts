import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { countUsage } from '#foundation/server/quota/usage-store.ts'
import { migrationsOf, nodeMigrations, openNode } from '#start/testing/node.ts'
import { calendar } from './index.ts'
import { eventsQuota } from './quotas.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, ...migrationsOf([calendar])] })
})
afterAll(() => database.close())

type Done = { receipt: { thing: { occurrence: { event: string } } } }

const open = (QUOTAS: string) => openNode(database, { features: [calendar], settings: { QUOTAS }, isAlone: false })
const lunch = { title: 'Lunch', start: '2026-11-24T12:00', end: '2026-11-24T13:00' }
const usageOf = ({ id }: Person) => database.as(id, (tx) => countUsage(tx, id, eventsQuota.counted))

test('what was deleted can be brought back where no more may be added', async () => {
  const ana = { id: randomUUID(), sessionId: randomUUID() }
  await using roomy = await open('events=10')
  const { receipt } = (await roomy.app.actions.perform(ana, 'calendar.create-event', lunch, {
    origin: 'button',
  })) as Done
  const which = { event: receipt.thing.occurrence.event }
  const { activityId } = await roomy.app.actions.perform(ana, 'calendar.delete-event', which, { origin: 'button' })
  expect(await usageOf(ana)).toEqual({ used: 1, deleted: 1 })
  await using full = await open('events=0')
  await expect(
    full.app.actions.perform(ana, 'calendar.create-event', lunch, { origin: 'button' }),
  ).rejects.toMatchObject({ code: 'full' })
  expect((await full.call(ana.id, 'POST', `/v1/activity/${activityId}/undo`)).status).toBe(200)
  expect(await usageOf(ana)).toEqual({ used: 1, deleted: 0 })
})
