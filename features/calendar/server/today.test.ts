import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Today } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  // It is nine in the morning in Vienna, on a Friday.
  house = openCalendarHouse(database, { now: '2026-11-20T08:00:00Z' })
})
afterAll(() => database.close())

const plan = (person: Person, title: string, from: string, to: string, more: object = {}) =>
  house.press(person, 'create-event', { title, start: `2026-11-${from}`, end: `2026-11-${to}`, ...more })

async function todayOf(person: Person) {
  const { current, next, clashes, spare, ...rest } = await house.get<Today>(person, 'today')
  return {
    ...rest,
    current: current && { title: current.occurrence.title, link: current.link },
    next: next && { title: next.occurrence.title, link: next.link },
    clashes: clashes.map((pair) => pair.map(({ title }) => title)),
    spare: spare && `${spare.start.slice(11, 16)}–${spare.end.slice(11, 16)}`,
  }
}

test('a day without events has nothing to tell, but that there has never been one', async () => {
  const ana = house.somebody()
  const empty = {
    zone: 'Europe/Vienna',
    day: '2026-11-20',
    current: null,
    next: null,
    clashes: [],
    spare: null,
  }
  expect(await todayOf(ana)).toEqual({ ...empty, isNew: true })
  await plan(ana, 'Long ago', '02T10:00', '02T11:00')
  expect(await todayOf(ana)).toEqual({ ...empty, isNew: false })
})

test('what goes on, what comes next with its call, what clashes and the first free hour are told', async () => {
  const ana = house.somebody()
  await plan(ana, 'Early', '20T07:00', '20T08:30')
  await plan(ana, 'Standup', '20T08:45', '20T09:15', { location: 'https://meet.jit.si/standup' })
  await plan(ana, 'Review', '20T10:00', '20T11:00', { description: 'https://acme.zoom.us/j/1' })
  await plan(ana, 'Coffee', '20T10:30', '20T11:30')
  await plan(ana, 'Dinner', '20T19:00', '20T21:00')
  await plan(ana, 'Holiday', '20', '21')
  expect(await todayOf(ana)).toMatchObject({
    current: { title: 'Standup', link: 'https://meet.jit.si/standup' },
    next: { title: 'Review', link: 'https://acme.zoom.us/j/1' },
    clashes: [['Review', 'Coffee']],
    spare: '10:30–17:00',
  })
})

test('tomorrow counts as next, but has no clashes and no free hour of today', async () => {
  const ana = house.somebody()
  await plan(ana, 'One', '21T10:00', '21T11:00')
  await plan(ana, 'Two', '21T10:30', '21T11:30')
  await plan(ana, 'Later', '22T09:00', '22T10:00')
  expect(await todayOf(ana)).toMatchObject({ current: null, next: { title: 'One' }, clashes: [], spare: null })
})

test('without events today or tomorrow the next one within a week is told', async () => {
  const ana = house.somebody()
  await plan(ana, 'In a week', '27T10:00', '27T11:00')
  expect(await todayOf(ana)).toMatchObject({ next: null })
  await plan(ana, 'On Thursday', '26T18:00', '26T19:00')
  expect(await todayOf(ana)).toMatchObject({ current: null, next: { title: 'On Thursday' }, clashes: [], spare: null })
})

test('what is in a hidden calendar is left out', async () => {
  const ana = house.somebody()
  const { calendars } = await house.get<{ calendars: { id: string; name: string }[] }>(ana, 'calendars')
  const calendar = calendars.find(({ name }) => name === 'Team Events')?.id
  await house.press(ana, 'change-calendar', { id: calendar, visible: false })
  await plan(ana, 'Party', '20T10:00', '20T11:00', { calendar })
  expect(await todayOf(ana)).toMatchObject({ next: null })
})
