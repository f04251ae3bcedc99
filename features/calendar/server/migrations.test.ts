import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { addCalendar } from './calendar-store.ts'
import { addEvent, findEvent } from './event-store.ts'
import { calendarMigrations, openCalendarHouse } from './testing/house.ts'
import { sampleEvent } from './testing/sample-event.ts'
import { envelopeOf } from './writing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
})
afterAll(() => database.close())

const unknown = ['text from before its origin was kept']

/** Only the part of the migration that updates rows, because the columns exist already. */
async function mark(): Promise<void> {
  const file = await readFile(new URL('migrations/0003-origins.sql', import.meta.url), 'utf8')
  await database.pool.query(file.slice(file.indexOf('update calendars')))
}

test('what was stored before its origin was kept is of unknown origin, but for what the house wrote', async () => {
  const house = openCalendarHouse(database)
  const ana = house.somebody()
  const calendar = randomUUID()
  const exceptions = [{ original: '2026-12-03T13:00', cancelled: false, overrides: { title: 'Late lunch' } }]
  const old = sampleEvent(calendar, { repeat: 'FREQ=WEEKLY', exceptions })
  const sample = sampleEvent(calendar, { origin: 'sample' })
  await database.as(ana.id, async (tx) => {
    await addCalendar(tx, ana.id, { id: calendar, role: 'own', name: 'Old', color: '#22c55e' })
    for (const event of [old, sample]) await addEvent(tx, ana.id, { event, envelope: envelopeOf(event) })
  })
  await house.get(ana, 'calendars')
  await mark()
  const found = (id: string) => database.as(ana.id, (tx) => findEvent(tx, ana.id, id))
  expect(await found(old.id)).toMatchObject({
    writtenAfter: { title: unknown, location: unknown, description: unknown, people: unknown },
    exceptions: [{ overrides: { title: 'Late lunch' }, writtenAfter: { title: unknown } }],
  })
  expect(await found(sample.id)).toMatchObject({ writtenAfter: {} })
  const { sources } = await house.actions.look(ana, 'calendar.list-calendars', {})
  expect(sources).toEqual(['the calendar “Old”'])
})

test('what was done before its origin was kept can be taken back', async () => {
  const house = openCalendarHouse(database)
  const ana = house.somebody()
  const input = { title: 'Lunch', start: '2026-11-26T13:00', end: '2026-11-26T14:00' }
  const made = await house.press(ana, 'create-event', input)
  const { occurrence } = made.thing as { occurrence: { event: string } }
  const changed = await house.press(ana, 'change-event', { event: occurrence.event, title: 'Late lunch' })
  await mark()
  const old = JSON.parse(
    JSON.stringify(changed, (name, value: unknown) => (name === 'writtenAfter' ? undefined : value)),
  )
  await house.undo(ana, 'change-event', old as typeof changed)
  const found = await database.as(ana.id, (tx) => findEvent(tx, ana.id, occurrence.event))
  expect(found).toMatchObject({ title: 'Lunch', writtenAfter: { title: unknown } })
})
