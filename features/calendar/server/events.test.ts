import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#foundation/server/person.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Calendar, Occurrence } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const lunch = { title: 'Lunch with Sara', start: '2026-11-26T13:00', end: '2026-11-26T14:00' }
const week = { from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' }

const create = async (person: Person, event: object) => {
  const receipt = await house.press(person, 'create-event', event)
  return { receipt, event: (receipt.thing as { occurrence: Occurrence }).occurrence }
}
const change = (person: Person, input: object) => house.press(person, 'change-event', input)
const remove = (person: Person, input: object) => house.press(person, 'delete-event', input)
const list = (person: Person, span = week) => house.get<Occurrence[]>(person, 'events', span)
const titles = async (person: Person, span = week) => (await list(person, span)).map(({ title }) => title)
const calendarsOf = async (person: Person) =>
  (await house.get<{ calendars: Calendar[] }>(person, 'calendars')).calendars
const sentence = (name: string, receipt: object) => house.actions.find(`calendar.${name}`).done(receipt as never)

describe('a calendar', () => {
  test('begins with the four of everybody, made once', async () => {
    const ana = house.somebody()
    const [all, again] = await Promise.all([calendarsOf(ana), calendarsOf(ana)])
    expect(all).toEqual(again)
    expect(all.map(({ name, color, visible, syncing, error }) => [name, color, visible, syncing, error])).toEqual([
      ['Work Calendar', '#ef4444', true, false, null],
      ['Personal', '#22c55e', true, false, null],
      ['Project A', '#f59e0b', true, false, null],
      ['Team Events', '#8b5cf6', true, false, null],
    ])
  })
})

describe('an event', () => {
  test('is kept on the wall and found by its moments', async () => {
    const ana = house.somebody()
    const { receipt, event } = await create(ana, lunch)
    expect(await list(ana)).toEqual([event])
    expect(event).toMatchObject({
      title: 'Lunch with Sara',
      start: '2026-11-26T12:00:00Z',
      end: '2026-11-26T13:00:00Z',
      zone: 'Europe/Vienna',
      type: 'meeting',
      color: '#ef4444',
      original: null,
      revision: 1,
      origin: 'own',
    })
    expect(sentence('create-event', receipt)).toBe(
      'Created “Lunch with Sara”, Thursday 26 November 2026, 13:00 to 14:00.',
    )
  })

  test('that is asked for twice with the same id is made once', async () => {
    const ana = house.somebody()
    const id = randomUUIDv7()
    const { receipt } = await create(ana, { ...lunch, id })
    const again = await create(ana, { ...lunch, id })
    expect(await titles(ana)).toEqual(['Lunch with Sara'])
    expect(receipt.inverse).toBeDefined()
    expect(again.receipt.inverse).toBeUndefined()
    expect(sentence('create-event', again.receipt)).toMatch(/is in your calendar already\.$/)
  })

  test('goes into Personal where it is personal, and into Work otherwise', async () => {
    const ana = house.somebody()
    const [work, personal] = await calendarsOf(ana)
    expect((await create(ana, lunch)).event.calendar).toBe(work?.id)
    const { event } = await create(ana, { ...lunch, type: 'personal' })
    expect([event.calendar, event.color]).toEqual([personal?.id, '#22c55e'])
  })

  test('that begins after its end is refused by the words of the form', async () => {
    const ana = house.somebody()
    const early = { ...lunch, end: '2026-11-26T12:00' }
    await expect(
      house.actions.perform(ana, 'calendar.create-event', early, { origin: 'button' }),
    ).rejects.toMatchObject({ errors: [{ field: 'end', message: 'End must be after start' }] })
  })

  test.each([
    ['over midnight', { start: '2026-11-22T22:00', end: '2026-11-23T02:00' }, 1],
    ['of many days', { start: '2026-10-01T09:00', end: '2026-12-24T09:00' }, 1],
    ['of whole days', { start: '2026-11-22', end: '2026-11-24' }, 1],
    ['of a whole day that is over', { start: '2026-11-22', end: '2026-11-23' }, 0],
    ['that ends as the week begins', { start: '2026-11-22T22:00', end: '2026-11-23T00:00' }, 0],
    ['that begins as the week ends', { start: '2026-11-30T00:00', end: '2026-11-30T01:00' }, 0],
  ])('%s is found where it takes place', async (_what, times, count) => {
    const ana = house.somebody()
    await create(ana, { ...lunch, ...times })
    expect(await titles(ana)).toHaveLength(count)
  })

  test('is moved and renamed at once, and says both', async () => {
    const ana = house.somebody()
    const { event } = await create(ana, lunch)
    const changed = { event: event.event, start: '2026-11-27T16:00', title: 'Tea with Sara', location: 'Room 4' }
    expect(sentence('change-event', await change(ana, changed))).toBe(
      'Moved “Lunch with Sara” to Friday 27 November 2026, 16:00 to 17:00, called “Tea with Sara”, at “Room 4”.',
    )
  })

  test('is moved, and lasts as long', async () => {
    const ana = house.somebody()
    const { event } = await create(ana, lunch)
    const receipt = await change(ana, { event: event.event, start: '2026-11-27T16:00' })
    expect(await list(ana)).toMatchObject([{ start: '2026-11-27T15:00:00Z', end: '2026-11-27T16:00:00Z', revision: 2 }])
    expect(sentence('change-event', receipt)).toBe(
      'Moved “Lunch with Sara” to Friday 27 November 2026, 16:00 to 17:00.',
    )
    expect(receipt.changes).toEqual([
      {
        label: 'When',
        before: 'Thursday 26 November 2026, 13:00 to 14:00',
        after: 'Friday 27 November 2026, 16:00 to 17:00',
      },
    ])
    await house.undo(ana, 'change-event', receipt)
    expect(await list(ana)).toMatchObject([{ start: '2026-11-26T12:00:00Z', revision: 3 }])
  })

  test('that was changed meanwhile is not changed again, and says what it is', async () => {
    const ana = house.somebody()
    const { event } = await create(ana, lunch)
    await change(ana, { event: event.event, revision: 1, title: 'Late lunch', start: '2026-11-26T14:00' })
    await expect(change(ana, { event: event.event, revision: 1, title: 'No lunch' })).rejects.toMatchObject({
      code: 'out-of-date',
      message:
        'This event was changed meanwhile. It is now “Late lunch”, Thursday 26 November 2026, 14:00 to 15:00. Please look at it again.',
    })
    expect(await titles(ana)).toEqual(['Late lunch'])
  })

  test('is deleted, restored by Undo, and not restored over what came since', async () => {
    const ana = house.somebody()
    const { event, receipt: made } = await create(ana, lunch)
    const receipt = await remove(ana, { event: event.event })
    expect(sentence('delete-event', receipt)).toBe(
      'Deleted “Lunch with Sara”, Thursday 26 November 2026, 13:00 to 14:00.',
    )
    expect(await list(ana)).toEqual([])
    await expect(change(ana, { event: event.event, title: 'x' })).rejects.toMatchObject({ code: 'not-found' })
    await house.undo(ana, 'delete-event', receipt)
    expect(await titles(ana)).toEqual(['Lunch with Sara'])
    await expect(house.undo(ana, 'delete-event', receipt)).rejects.toMatchObject({ code: 'out-of-date' })
    await house.undo(ana, 'create-event', made)
    expect(await list(ana)).toEqual([])
  })

  test('is nobody else’s', async () => {
    const [ana, ben] = [house.somebody(), house.somebody()]
    const { event } = await create(ana, lunch)
    expect(await list(ben)).toEqual([])
    await expect(change(ben, { event: event.event, title: 'Mine' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(create(ben, { ...lunch, calendar: event.calendar })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is told to every device, with the span that it touches', async () => {
    const ana = house.somebody()
    await create(ana, lunch)
    const told = house.announced.filter(({ person }) => person === ana.id).map(({ message }) => message)
    expect(told).toEqual([{ type: 'calendar/changed', from: '2026-11-25T12:00:00Z', to: '2026-11-27T13:00:00Z' }])
  })
})

test('what takes place at the same time is said before and after, and forbids nothing', async () => {
  const ana = house.somebody()
  await create(ana, lunch)
  const action = house.actions.find('calendar.create-event')
  const call = { title: 'Call', start: '2026-11-26T13:30', end: '2026-11-26T14:30' }
  const shown = await action.show(ana, action.input.parse(call) as never)
  const clash = '“Lunch with Sara”, Thursday 26 November 2026, 13:00 to 14:00'
  expect(shown).toEqual({
    sources: [],
    title: 'Create “Call”, Thursday 26 November 2026, 13:30 to 14:30',
    fields: [
      { name: 'title', label: 'Title', value: 'Call' },
      { name: 'start', label: 'When', value: 'Thursday 26 November 2026, 13:30 to 14:30' },
      { name: 'calendar', label: 'Calendar', value: 'Work Calendar' },
      { name: 'type', label: 'Type', value: 'Meeting' },
      { name: 'clashes', label: 'At the same time', value: clash },
    ],
  })
  expect(await titles(ana)).toEqual(['Lunch with Sara'])
  const { receipt } = await create(ana, call)
  expect(receipt.changes).toContainEqual({ label: 'At the same time', before: null, after: clash })
  const { receipt: touching } = await create(ana, { ...call, start: '2026-11-26T14:30', end: '2026-11-26T15:30' })
  expect(touching.changes).toHaveLength(1)
})

test('whoever has addresses in it is asked for a yes first', async () => {
  const ana = house.somebody()
  const people = [{ name: 'Sara', email: 'sara@example.com' }]
  const perform = (name: string, input: object) =>
    house.actions.perform(ana, `calendar.${name}`, input, { origin: 'button' })
  await expect(perform('create-event', { ...lunch, people })).rejects.toMatchObject({ code: 'needs-yes' })
  const { event } = await create(ana, { ...lunch, people })
  await expect(perform('change-event', { event: event.event, title: 'Later' })).rejects.toMatchObject({
    code: 'needs-yes',
  })
  await expect(perform('delete-event', { event: event.event })).rejects.toMatchObject({ code: 'needs-yes' })
  expect(await titles(ana)).toEqual(['Lunch with Sara'])
})
