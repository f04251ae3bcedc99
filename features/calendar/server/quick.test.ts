import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { readsOf } from '#foundation/server/database/testing/plan.ts'
import { addCalendar } from './calendar-store.ts'
import { addEvent, listBetween } from './event-store.ts'
import { searchEvents } from './search-store.ts'
import { calendarMigrations } from './testing/house.ts'
import { sampleEvent } from './testing/sample-event.ts'
import { envelopeOf } from './writing.ts'

let database: TestDatabase
const ana = randomUUID()
const calendar = randomUUIDv7()
const day = {
  from: '2026-11-26T00:00:00Z',
  to: '2026-11-27T00:00:00Z',
  calendars: [calendar],
  most: 1_000,
  description: 100,
}
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  const ben = randomUUID()
  for (const [owner, id] of [
    [ana, calendar],
    [ben, randomUUIDv7()],
  ] as const) {
    await database.as(owner, (tx) => addCalendar(tx, owner, { id, role: 'own', name: 'Mine', color: '#22c55e' }))
    await database.pool.query(fill, [owner, id])
  }
  await database.as(ana, async (tx) => {
    const holiday = sampleEvent(calendar, { title: 'Holiday', start: '2026-11-20', end: '2026-12-01' })
    const weekly = sampleEvent(calendar, {
      title: 'Weekly',
      start: '2020-01-02T09:00',
      end: '2020-01-02T10:00',
      repeat: 'FREQ=WEEKLY',
    })
    for (const event of [holiday, weekly]) await addEvent(tx, ana, { event, envelope: envelopeOf(event) })
  })
  await database.pool.query('vacuum analyze events')
})
afterAll(() => database.close())

/** One every hour, for more than a year around that day. */
const fill = `insert into events (owner_id, id, calendar_id, type, title, wall_start, wall_end, zone, location, description,
    origin, starts_at, ends_at, last_at, search)
  select $1, gen_random_uuid(), $2, 'meeting', 'Event ' || number, to_char(at, 'YYYY-MM-DD"T"HH24:MI'),
    to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'UTC', '', '', 'own', at, at + interval '30 minutes', at + interval '30 minutes',
    to_tsvector('house.words', 'event ' || number)
  from (select number, timestamptz '2026-01-01T00:00Z' + number * interval '1 hour' as at
    from generate_series(0, 9999) number) hours`

test('a day is read from the index of what is short, with the day before, and nothing else', async () => {
  const reads = await readsOf(database, 'events_in_time', async () => {
    const found = await database.as(ana, (tx) => listBetween(tx, ana, day))
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(['Event 7896', 'Holiday', 'Weekly']))
    expect(found).toHaveLength(26)
  })
  expect(reads).toEqual({ scans: 1, entries: 48 })
})

test('what is long or repeats is read from the index of what has not ended', async () => {
  const reads = await readsOf(database, 'events_spanning', async () => {
    await database.as(ana, (tx) => listBetween(tx, ana, day))
  })
  expect(reads).toEqual({ scans: 1, entries: 2 })
})

test('words are read from the index that knows whose they are', async () => {
  const reads = await readsOf(database, 'events_search', async () => {
    const wanted = { words: 'event 4711', now: day.from, calendars: [calendar], limit: 10 }
    const found = await database.as(ana, (tx) => searchEvents(tx, ana, wanted))
    expect(found.map(({ title }) => title)).toEqual(['Event 4711'])
  })
  expect(reads).toEqual({ scans: 1, entries: 1 })
})
