import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { StoredEvent } from '../rules/event.ts'
import { addCalendar } from './calendar-store.ts'
import { addEvent } from './event-store.ts'
import { createPeopleMet } from './met.ts'
import { sampleEvent } from './testing/sample-event.ts'
import { envelopeOf } from './writing.ts'

let database: TestDatabase
let ana: string
let calendar: string
beforeAll(async () => {
  const folder = new URL('migrations/', import.meta.url)
  database = await testDatabase({ migrations: [{ feature: 'calendar', folder }] })
})
beforeEach(async () => {
  ana = randomUUID()
  calendar = randomUUID()
  await database.as(ana, (tx) => addCalendar(tx, ana, { id: calendar, role: 'own', name: 'Work', color: '#22c55e' }))
})
afterAll(() => database.close())

const met = (stretch?: { from: number; to: number }, now = '2026-11-20T08:00:00Z') =>
  createPeopleMet({ database, clock: testClock(now) })(ana, stretch)

const akira = { name: 'Akira Tan', email: 'Akira@Example.com' }

async function add(more: Partial<StoredEvent>): Promise<void> {
  const event = sampleEvent(calendar, { people: [akira], ...more })
  await database.as(ana, (tx) => addEvent(tx, ana, { event, envelope: envelopeOf(event) }))
}

const moment = (text: string) => Date.parse(text)

test('says when an event with somebody began last, and when the next will', async () => {
  await add({ start: '2026-11-02T09:00', end: '2026-11-02T10:00' })
  await add({ start: '2026-10-05T09:00', end: '2026-10-05T10:00' })
  await add({ start: '2026-12-01T09:00', end: '2026-12-01T10:00' })
  expect(await met()).toEqual([
    {
      name: 'Akira Tan',
      email: 'akira@example.com',
      last: moment('2026-11-02T08:00:00Z'),
      next: moment('2026-12-01T08:00:00Z'),
      mailed: null,
      sources: [],
    },
  ])
  const october = { from: moment('2026-10-01T00:00:00Z'), to: moment('2026-11-01T00:00:00Z') }
  expect(await met(october)).toMatchObject([{ last: moment('2026-10-05T07:00:00Z'), next: null }])
})

test('follows a series to its latest and its next time, and single times with other guests', async () => {
  const tom = { name: 'Tom', email: 'tom@example.com' }
  const exceptions = [{ original: '2026-11-12T13:00', cancelled: false, overrides: { people: [tom] } }]
  await add({ start: '2026-10-01T13:00', end: '2026-10-01T14:00', repeat: 'FREQ=WEEKLY', exceptions })
  const found = await met()
  const lastOf = (email: string) =>
    found.filter((each) => each.email === email).reduce((last, each) => Math.max(last, each.last ?? 0), 0)
  expect(lastOf('akira@example.com')).toBe(moment('2026-11-19T12:00:00Z'))
  expect(lastOf('tom@example.com')).toBe(moment('2026-11-12T12:00:00Z'))
})

test('names the event where the guests are other people’s words', async () => {
  await add({ title: 'Fair', origin: 'file', writtenAfter: { people: ['the file “fair.ics”'] } })
  expect(await met()).toMatchObject([{ sources: ['the imported event “Fair”'] }])
})
