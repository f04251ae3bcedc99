import { setImmediate } from 'node:timers/promises'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Occurrence } from '../contract.ts'
import type { StoredEvent } from '../rules/event.ts'
import { addCalendar } from './calendar-store.ts'
import { addEvent } from './event-store.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'
import { sampleEvent } from './testing/sample-event.ts'
import { unfoldAll } from './unfolding.ts'
import { envelopeOf } from './writing.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const long = 'Bring everything that was agreed upon. '.repeat(500)

function hourly(): StoredEvent {
  const times = { start: '2026-01-01T00:00', end: '2026-01-01T00:30', zone: 'UTC' }
  return sampleEvent(randomUUIDv7(), { ...times, title: 'Hourly', repeat: 'FREQ=HOURLY' })
}

function momentsOf({ from, to }: { from: string; to: string }) {
  return { start: Date.parse(from), end: Date.parse(to) }
}

/** A person with this many hourly series. */
async function everyHour(count: number, more: Partial<StoredEvent> = {}): Promise<Person> {
  const ana = house.somebody()
  const calendar = randomUUIDv7()
  await database.as(ana.id, async (tx) => {
    await addCalendar(tx, ana.id, { id: calendar, role: 'own', name: 'Full', color: '#ef4444' })
    for (let number = 0; number < count; number++) {
      const event = { ...hourly(), id: randomUUIDv7(), calendar, title: `Hourly ${number}`, ...more }
      await addEvent(tx, ana.id, { event, envelope: envelopeOf(event) })
    }
  })
  return ana
}

const year = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }
const week = { from: '2026-11-23T00:00:00Z', to: '2026-11-30T00:00:00Z' }
const tooMany = (count: string) => ({
  code: 'invalid',
  message: `More than ${count} events take place in this time. Please choose a shorter time.`,
})

describe('more than anybody looks at', () => {
  test('is refused with the way out, by every reader of a span', async () => {
    const ana = await everyHour(3)
    await expect(house.get(ana, 'events', year)).rejects.toMatchObject(tooMany('5,000'))
    await expect(house.look(ana, 'list-events', { from: '2026-01-01', to: '2027-01-01' })).rejects.toMatchObject(
      tooMany('5,000'),
    )
    await expect(house.get(ana, 'free', year)).rejects.toMatchObject(tooMany('20,000'))
    await expect(house.get(ana, 'clashes', year)).rejects.toMatchObject(tooMany('20,000'))
    await expect(house.get(ana, 'overview', { from: '2026-01-01', to: '2026-12-31' })).rejects.toMatchObject(
      tooMany('20,000'),
    )
    expect(await house.get<Occurrence[]>(ana, 'events', week)).toHaveLength(3 * 7 * 24)
  })

  test('is unfolded no further than to know that it is too much', async () => {
    const untouched = {
      ...hourly(),
      get repeat(): string {
        throw new Error('A series was unfolded although there was too much before.')
      },
    }
    const asked = { moments: momentsOf(year), zone: 'UTC', most: 5_000 }
    await expect(unfoldAll([hourly(), untouched], asked)).rejects.toMatchObject(tooMany('5,000'))
  })

  test('gives others their turn while it is unfolded', async () => {
    const asked = { moments: momentsOf(year), zone: 'UTC', most: 20_000 }
    const unfolding = unfoldAll([hourly(), hourly()], asked)
    const turns: number[] = []
    const done = unfolding.then(() => turns.push(0))
    while (!turns.includes(0)) {
      await setImmediate()
      turns.push(1)
    }
    await done
    expect(await unfolding).toHaveLength(2 * 365 * 24)
    expect(turns.length).toBeGreaterThan(2)
  })

  test('of text is refused as well, and descriptions are told to the end by the event alone', async () => {
    const people = Array.from({ length: 200 }, (_, at) => ({
      name: 'x'.repeat(150),
      email: `${'y'.repeat(40)}${at}@northwind.example`,
    }))
    const ana = await everyHour(1, { people, description: long })
    await expect(house.get(ana, 'events', week)).rejects.toMatchObject({
      message: 'The events of this time hold too much text for one answer. Please choose a shorter time.',
    })
    const day = { from: week.from, to: '2026-11-24T00:00:00Z' }
    const [first] = await house.get<Occurrence[]>(ana, 'events', day)
    expect(first).toMatchObject({ description: long.slice(0, 500), cut: true })
    const which = { id: first?.event, original: first?.original ?? undefined }
    expect(await house.get(ana, 'events/{id}', which)).toMatchObject({ description: long, cut: false })
  })
})

describe('a series that takes place every hour', () => {
  test('is found by its words, and next, without being unfolded for a year', async () => {
    const ana = await everyHour(1)
    expect(await house.get(ana, 'search', { words: 'hourly' })).toMatchObject([{ start: '2026-11-20T08:00:00Z' }])
    expect(await house.look(ana, 'next-event', {})).toMatchObject([{ start: '2026-11-20T08:00:00Z' }])
  })

  test('is parted late after many years, and ends right before', async () => {
    const ana = await everyHour(1, { start: '2001-01-01T00:00', end: '2001-01-01T00:30' })
    const [found] = await house.get<Occurrence[]>(ana, 'events', week)
    const which = { event: found?.event, original: '2026-11-24T00:00', scope: 'following' }
    await house.press(ana, 'delete-event', which)
    const left = await house.get<Occurrence[]>(ana, 'events', week)
    expect(left.at(-1)).toMatchObject({ original: '2026-11-23T23:00' })
  })
})

test('a series refuses another different date once those it has take up too much', async () => {
  const ana = await everyHour(1)
  const [found] = await house.get<Occurrence[]>(ana, 'events', week)
  const description = long.slice(0, 18_000)
  await database.pool.query(`update events set exceptions = $2::jsonb where owner_id = $1`, [
    ana.id,
    JSON.stringify(
      Array.from({ length: 60 }, (_, at) => ({
        original: `2026-01-${String(1 + Math.floor(at / 24)).padStart(2, '0')}T${String(at % 24).padStart(2, '0')}:00`,
        overrides: { description },
        writtenAfter: {},
      })),
    ),
  ])
  const change = { event: found?.event, original: '2026-11-24T00:00', scope: 'this', description }
  await expect(house.press(ana, 'change-event', change)).rejects.toMatchObject({
    code: 'full',
    message: expect.stringContaining('too many of its dates are different already'),
  })
})
