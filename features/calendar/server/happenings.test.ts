import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Occurrence } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const create = async (person: Person, start: string, end: string, more: object = {}) => {
  const { thing } = await house.press(person, 'create-event', { title: 'Budget', start, end, ...more })
  return (thing as { occurrence: Occurrence }).occurrence
}

const moment = (text: string) => Date.parse(text)

const isAhead = (person: Person, sought: { id: string; original?: string }, from: string) =>
  house.plugs.happensFrom?.(person.id, { original: undefined, ...sought }, moment(from))

test('an event says where it is shown, on the day it has where the person is', async () => {
  const ana = house.somebody()
  const { event } = await create(ana, '2026-11-24T00:30', '2026-11-24T01:00')
  const series = await create(ana, '2026-11-24T09:00', '2026-11-24T10:00', { repeat: 'FREQ=DAILY;COUNT=1' })
  const span = { from: moment('2026-11-23T00:00Z'), to: moment('2026-11-25T00:00Z') }
  const links = (await house.plugs.happenings?.(ana.id, span))?.map(({ link }) => new URLSearchParams(link.slice(11)))
  const first = { view: 'calendar', date: '2026-11-24', show: 'day', event }
  expect(links?.map((each) => Object.fromEntries(each))).toEqual([
    first,
    { ...first, event: `${series.event}@2026-11-24T09:00` },
  ])
})

test('an event is still to come until it begins or is deleted, and again after Undo', async () => {
  const ana = house.somebody()
  const { event: id, original, revision } = await create(ana, '2027-03-01T09:00', '2027-03-01T10:00')
  expect(await isAhead(ana, { id }, '2027-03-01T07:59Z')).toBe(true)
  expect(await isAhead(ana, { id }, '2027-03-01T08:01Z')).toBe(false)
  const deleted = await house.press(ana, 'delete-event', { event: id, original, revision, scope: 'this' })
  expect(await isAhead(ana, { id }, '2026-11-20T08:00Z')).toBe(false)
  await house.undo(ana, 'delete-event', deleted)
  expect(await isAhead(ana, { id }, '2026-11-20T08:00Z')).toBe(true)
  expect(await isAhead(house.somebody(), { id }, '2026-11-20T08:00Z')).toBe(false)
})

test('a series is still to come until its last time, and one occurrence until it is cancelled', async () => {
  const ana = house.somebody()
  const repeat = 'FREQ=YEARLY;COUNT=3'
  const { event: id, revision } = await create(ana, '2026-12-01T09:00', '2026-12-01T10:00', { repeat })
  const second = { id, original: '2027-12-01T09:00' }
  expect(await isAhead(ana, { id }, '2026-12-01T08:30Z')).toBe(true)
  expect(await isAhead(ana, { id }, '2028-12-02T08:00Z')).toBe(false)
  expect(await isAhead(ana, second, '2026-12-01T08:30Z')).toBe(true)
  await house.press(ana, 'delete-event', { event: id, original: second.original, revision, scope: 'this' })
  expect(await isAhead(ana, second, '2026-12-01T08:30Z')).toBe(false)
  expect(await isAhead(ana, { id }, '2026-12-01T08:30Z')).toBe(true)
})
