import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Calendar, DayOverview, Occurrence } from '../contract.ts'
import { sampleDay } from '../rules/sample-day.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const januarySpan = { from: '2024-01-01T00:00:00Z', to: '2024-02-01T00:00:00Z' }
const events = (person: Person) => house.get<Occurrence[]>(person, 'events', januarySpan)
const calendars = (person: Person) => house.get<{ calendars: Calendar[]; sample: boolean }>(person, 'calendars')
const without = (list: Calendar[]) => list.map(({ revision: _revision, ...calendar }) => calendar)

test('the sample day is 15 January 2024, with 4.5h of focus time and an efficiency of 87%', async () => {
  const ana = house.somebody()
  expect(sampleDay).toBe('2024-01-15')
  await house.press(ana, 'load-sample', {})
  const [day] = await house.get<DayOverview[]>(ana, 'overview', { from: sampleDay, to: sampleDay })
  expect(day).toMatchObject({ events: 6, focusMinutes: 4.5 * 60, efficiency: 87, workingMinutes: 540 })
})

test('its calendars are as the specification names them', async () => {
  const ana = house.somebody()
  await house.press(ana, 'load-sample', {})
  const { calendars: all, sample } = await calendars(ana)
  expect(sample).toBe(true)
  expect(
    all.map(({ name, color, visible, syncing, error }) => [name, color, visible, syncing, error !== null]),
  ).toEqual([
    ['Work Calendar', '#ef4444', true, false, false],
    ['Personal', '#22c55e', true, false, false],
    ['Project A', '#f59e0b', true, true, false],
    ['Team Events', '#8b5cf6', false, false, true],
  ])
  expect(all[3]?.error).toMatch(/^[A-Z].+\.$/)
  const used = new Set((await events(ana)).map((each) => each.calendar))
  expect(used.size).toBe(4)
})

describe('removing the sample', () => {
  test('takes what it brought and nothing else, and is undone', async () => {
    const ana = house.somebody()
    const before = without((await calendars(ana)).calendars)
    const own = { title: 'Mine', start: '2024-01-15T20:00', end: '2024-01-15T21:00' }
    await house.press(ana, 'create-event', own)
    await house.press(ana, 'load-sample', {})
    expect(await events(ana)).toHaveLength(8)
    const receipt = await house.press(ana, 'remove-sample', {})
    expect((await events(ana)).map(({ title }) => title)).toEqual(['Mine'])
    expect(without((await calendars(ana)).calendars)).toEqual(before)
    expect((await calendars(ana)).sample).toBe(false)
    await house.undo(ana, 'remove-sample', receipt)
    expect(await events(ana)).toHaveLength(8)
    expect((await calendars(ana)).sample).toBe(true)
  })

  test('says what the person changed of it', async () => {
    const ana = house.somebody()
    await house.press(ana, 'load-sample', {})
    const [standup] = await events(ana)
    await house.press(ana, 'change-event', { event: standup?.event, title: 'Our standup' })
    const action = house.actions.find('calendar.remove-sample')
    expect(await action.show(ana, {} as never)).toEqual({
      sources: [],
      title: 'Remove the sample workspace',
      fields: [
        { name: 'events', label: 'Removes', value: '7 events' },
        { name: 'changed', label: 'You changed', value: '“Our standup”' },
        {
          name: 'calendar',
          label: 'Calendars',
          value: '“Work Calendar”, “Personal”, “Project A” and “Team Events”',
        },
      ],
    })
    const receipt = await house.press(ana, 'remove-sample', {})
    expect(action.done(receipt as never)).toBe(
      'Removed the sample workspace: 7 events, and with them what you changed of “Our standup”.',
    )
  })

  test('is refused where there is none, and so is loading it twice', async () => {
    const ana = house.somebody()
    await expect(house.press(ana, 'remove-sample', {})).rejects.toMatchObject({ code: 'conflict' })
    await house.press(ana, 'load-sample', {})
    await expect(house.press(ana, 'load-sample', {})).rejects.toMatchObject({ code: 'conflict' })
    expect(await events(ana)).toHaveLength(7)
  })
})

const perform = (item: object) =>
  house.actions.perform(house.somebody(), 'calendar.create-agenda-item', item, { origin: 'button' })

describe('an agenda item', () => {
  test.each([
    ['high', '#ef4444'],
    ['medium', '#f59e0b'],
    ['low', '#22c55e'],
  ])('of %s priority lasts an hour in the Personal calendar, in %s', async (priority, color) => {
    const ana = house.somebody()
    const item = { title: 'Tax', date: '2024-01-15', time: '23:30', type: 'task', priority }
    await house.press(ana, 'create-agenda-item', item)
    const { calendars: all } = await calendars(ana)
    expect(await events(ana)).toMatchObject([
      {
        title: 'Tax',
        start: '2024-01-15T22:30:00Z',
        end: '2024-01-15T23:30:00Z',
        color,
        priority,
        type: 'task',
        calendar: all[1]?.id,
      },
    ])
  })

  test('without title or time is refused by the words of the form', async () => {
    const words = 'Please fill in title and time'
    await expect(perform({ title: ' ', date: '2024-01-15', time: '09:00' })).rejects.toMatchObject({
      errors: [{ field: 'title', message: words }],
    })
    await expect(perform({ title: 'Tax', date: '2024-01-15', time: '' })).rejects.toMatchObject({
      errors: [{ field: 'time', message: words }],
    })
  })
})
