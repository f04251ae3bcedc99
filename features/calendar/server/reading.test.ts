import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Occurrence, Reading } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const read = (person: Person, words: string) => house.get<Reading>(person, 'reading', { words })

test('“Lunch with Sara Thursday 1pm at Zoë’s” is understood by the clock of the person, and nothing is saved', async () => {
  const ana = house.somebody()
  expect(await read(ana, 'Lunch with Sara Thursday 1pm at Zoë’s')).toEqual({
    understood: true,
    event: {
      title: 'Lunch with Sara',
      start: '2026-11-26T13:00',
      end: '2026-11-26T14:00',
      allDay: false,
      zone: 'Europe/Vienna',
      type: 'meeting',
      location: 'Zoë’s',
      people: ['Sara'],
      repeat: null,
      except: [],
    },
    sentence: 'Lunch with Sara, Thursday 26 November 2026, 13:00 to 14:00, at Zoë’s',
    unread: [],
    clashes: [],
  })
  const span = { from: '2026-11-01T00:00:00Z', to: '2026-12-31T00:00:00Z' }
  expect(await house.get<Occurrence[]>(ana, 'events', span)).toEqual([])
})

test('what takes place at the same time is said; what only touches is not, nor what lasts the whole day', async () => {
  const ana = house.somebody()
  for (const [title, start, end] of [
    ['Budget', '2026-11-26T12:30', '2026-11-26T13:30'],
    ['Before', '2026-11-26T12:00', '2026-11-26T13:00'],
    ['After', '2026-11-26T14:00', '2026-11-26T15:00'],
    ['Fair', '2026-11-26', '2026-11-27'],
  ])
    await house.press(ana, 'create-event', { title, start, end })
  const { clashes } = await read(ana, 'Lunch with Sara Thursday 1pm')
  expect(clashes.map(({ title }) => title)).toEqual(['Budget'])
})

test('tomorrow is the day after today where the person lives', async () => {
  const tokyo = openCalendarHouse(database, { zone: 'Asia/Tokyo', now: '2026-11-20T16:00:00Z' })
  const { event } = await tokyo.get<Reading>(tokyo.somebody(), 'reading', { words: 'Call tomorrow at 9' })
  expect(event).toMatchObject({ start: '2026-11-22T09:00', zone: 'Asia/Tokyo' })
})

test('3/4 is the fourth of March in New York and the third of April in Vienna', async () => {
  const york = openCalendarHouse(database, { zone: 'America/New_York' })
  const there = await york.get<Reading>(york.somebody(), 'reading', { words: 'Party on 3/4' })
  const here = await read(house.somebody(), 'Party on 3/4')
  expect([there.event.start, here.event.start]).toEqual(['2027-03-04', '2027-04-03'])
})

test('what is left out of a series is left out when it is saved', async () => {
  const ana = house.somebody()
  const { event, sentence } = await read(ana, 'Yoga every Tuesday at 18:00 except on 1 December')
  expect(sentence).toBe(
    'Yoga, every Tuesday at 18:00, first on Tuesday 24 November 2026, 18:00 to 19:00, not on Tuesday 1 December 2026',
  )
  const { title, start, end, repeat, except } = event
  await house.press(ana, 'create-event', { title, start, end, repeat, except })
  const span = { from: '2026-11-20T00:00:00Z', to: '2026-12-10T00:00:00Z' }
  const found = await house.get<Occurrence[]>(ana, 'events', span)
  expect(found.map((each) => each.start)).toEqual(['2026-11-24T17:00:00Z', '2026-12-08T17:00:00Z'])
})
