import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Calendar, DayOverview, Occurrence, SeriesPreview, Slot } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  // It is nine in the morning in Vienna, on a Friday.
  house = openCalendarHouse(database, { now: '2026-11-20T08:00:00Z' })
})
afterAll(() => database.close())

const create = async (person: Person, title: string, start: string, end: string, more: object = {}) => {
  const { thing } = await house.press(person, 'create-event', { title, start, end, ...more })
  return (thing as { occurrence: Occurrence }).occurrence
}
const monday = { from: '2026-11-22T23:00:00Z', to: '2026-11-23T23:00:00Z' }
const wall = (slot: Slot) => `${slot.start.slice(11, 16)}–${slot.end.slice(11, 16)}`
const free = async (person: Person, more: object = {}) =>
  (await house.get<Slot[]>(person, 'free', { ...monday, ...more })).map(wall)
const hide = async (person: Person, name: string) => {
  const { calendars } = await house.get<{ calendars: Calendar[] }>(person, 'calendars')
  const id = calendars.find((each) => each.name === name)?.id
  await house.press(person, 'change-calendar', { id, visible: false })
  return id
}

describe('free time', () => {
  test('is what the working hours leave, with a buffer where one is wished', async () => {
    const ana = house.somebody()
    expect(await free(ana)).toEqual(['08:00–17:00'])
    await create(ana, 'Call', '2026-11-23T10:00', '2026-11-23T11:00')
    await create(ana, 'Review', '2026-11-23T11:20', '2026-11-23T12:00')
    await create(ana, 'Holiday', '2026-11-23', '2026-11-24')
    expect(await free(ana)).toEqual(['08:00–09:00', '11:00–17:00'])
    expect(await free(ana, { minutes: '15' })).toEqual(['08:00–09:00', '10:00–10:20', '11:00–17:00'])
    expect(await free(ana, { buffer: '15' })).toEqual(['08:00–08:45', '11:15–17:00'])
    expect(await free(ana, { limit: '1' })).toEqual(['08:00–09:00'])
  })

  test('is given back by a task that is done, which is no clash and does not come next either', async () => {
    const ana = house.somebody()
    const report = await create(ana, 'Report', '2026-11-23T10:00', '2026-11-23T17:00', { type: 'task' })
    expect(await free(ana)).toEqual(['08:00–09:00', '16:00–17:00'])
    const { event, original, revision } = report
    await house.press(ana, 'change-event', { event, original, revision, scope: 'this', done: true })
    expect(await free(ana)).toEqual(['08:00–17:00'])
    const { from, to } = { from: '2026-11-23T09:00:00Z', to: '2026-11-23T10:00:00Z' }
    expect(await house.get(ana, 'clashes', { from, to })).toEqual([])
  })

  test('minds no calendar that is hidden, and no day without working hours', async () => {
    const ana = house.somebody()
    const calendar = await hide(ana, 'Team Events')
    await create(ana, 'Party', '2026-11-23T10:00', '2026-11-23T11:00', { calendar })
    expect(await free(ana)).toEqual(['08:00–17:00'])
    expect(await free(ana, { from: '2026-11-20T23:00:00Z', to: '2026-11-22T23:00:00Z' })).toEqual([])
  })

  test('of the whole day is what the assistant may ask for', async () => {
    const ana = house.somebody()
    const wanted = { from: '2026-11-21', to: '2026-11-22', minutes: 60 }
    expect(await house.look(ana, 'find-free-time', wanted)).toEqual([])
    expect(await house.look(ana, 'find-free-time', { ...wanted, withinWorkingHours: false })).toEqual([
      { start: '2026-11-20T23:00:00Z', end: '2026-11-21T23:00:00Z' },
    ])
  })
})

test('clashes are told, but those that touch, last whole days, are hidden or are the event itself', async () => {
  const ana = house.somebody()
  const calendar = await hide(ana, 'Team Events')
  const call = await create(ana, 'Call', '2026-11-23T10:00', '2026-11-23T11:00')
  await create(ana, 'Holiday', '2026-11-23', '2026-11-24')
  await create(ana, 'Party', '2026-11-23T10:00', '2026-11-23T11:00', { calendar })
  await create(ana, 'After', '2026-11-23T11:00', '2026-11-23T12:00')
  const span = { from: '2026-11-23T09:30:00Z', to: '2026-11-23T10:00:00Z' }
  expect(await house.get(ana, 'clashes', span)).toMatchObject([{ title: 'Call' }])
  expect(await house.get(ana, 'clashes', { ...span, except: call.event })).toEqual([])
  const asked = { start: '2026-11-23T10:30', end: '2026-11-23T11:30' }
  expect(await house.look(ana, 'find-clashes', asked)).toMatchObject([{ title: 'Call' }, { title: 'After' }])
})

describe('an overview', () => {
  test('says what is lost to fragments, and what is left for focus', async () => {
    const ana = house.somebody()
    await create(ana, 'Call', '2026-11-23T09:20', '2026-11-23T10:00')
    await create(ana, 'Task', '2026-11-23T10:20', '2026-11-23T11:00', { type: 'task' })
    await create(ana, 'Late', '2026-11-23T17:00', '2026-11-23T19:00')
    const [day] = await house.get<DayOverview[]>(ana, 'overview', { from: '2026-11-23', to: '2026-11-23' })
    expect(day).toEqual({
      day: '2026-11-23',
      events: 3,
      meetingMinutes: 160,
      workingMinutes: 540,
      focusMinutes: 360,
      efficiency: 93,
    })
  })

  test('of a free day, and of one without working hours', async () => {
    const days = await house.look<DayOverview[]>(house.somebody(), 'overview', { from: '2026-11-22', to: '2026-11-23' })
    expect(days).toMatchObject([
      { day: '2026-11-22', events: 0, workingMinutes: 0, focusMinutes: 0, efficiency: 100 },
      { day: '2026-11-23', events: 0, workingMinutes: 540, focusMinutes: 540, efficiency: 100 },
    ])
  })
})

const found = async (person: Person, words: string) =>
  (await house.get<Occurrence[]>(person, 'search', { words })).map(
    ({ title, start }) => `${title} ${start.slice(0, 10)}`,
  )

describe('searching', () => {
  test('finds by title, place, people and beginnings, without minding accents; what is to come first', async () => {
    const ana = house.somebody()
    await create(ana, 'Budget of last year', '2025-11-24T10:00', '2025-11-24T11:00')
    await create(ana, 'Budget later', '2026-12-24T10:00', '2026-12-24T11:00')
    await create(ana, 'Budget soon', '2026-11-24T10:00', '2026-11-24T11:00')
    await create(ana, 'Budget weekly', '2025-01-01T10:00', '2025-01-01T11:00', { repeat: 'FREQ=WEEKLY' })
    expect(await found(ana, 'budg')).toEqual([
      'Budget soon 2026-11-24',
      'Budget weekly 2026-11-25',
      'Budget later 2026-12-24',
      'Budget of last year 2025-11-24',
    ])
    await create(ana, 'Lunch', '2026-11-25T12:00', '2026-11-25T13:00', { location: 'Zoë’s' })
    expect(await found(ana, 'zoe')).toEqual(['Lunch 2026-11-25'])
    const people = [{ name: 'Akira Tanaka', email: 'akira@example.com' }]
    await create(ana, 'Talk', '2026-11-26T12:00', '2026-11-26T13:00', { people })
    expect(await found(ana, 'akira')).toEqual(['Talk 2026-11-26'])
    expect(await found(house.somebody(), 'budget')).toEqual([])
  })

  test('finds by what only one time of a series says', async () => {
    const ana = house.somebody()
    const { event } = await create(ana, 'Standup', '2026-11-23T10:00', '2026-11-23T10:15', { repeat: 'FREQ=DAILY' })
    await house.press(ana, 'change-event', { event, original: '2026-11-25T10:00', title: 'Retrospective' })
    expect(await found(ana, 'retro')).toEqual(['Standup 2026-11-23'])
  })

  test('the next is what begins next, or next with these words', async () => {
    const ana = house.somebody()
    expect(await house.look(ana, 'next-event', {})).toEqual([])
    await create(ana, 'Goes on', '2026-11-20T08:30', '2026-11-20T10:00')
    await create(ana, 'Standup', '2026-11-19T10:00', '2026-11-19T10:15', { repeat: 'FREQ=DAILY' })
    await create(ana, 'Talk with Akira', '2026-11-26T12:00', '2026-11-26T13:00')
    expect(await house.look(ana, 'next-event', {})).toMatchObject([{ title: 'Standup', start: '2026-11-20T09:00:00Z' }])
    expect(await house.look(ana, 'next-event', { words: 'Akira' })).toMatchObject([{ title: 'Talk with Akira' }])
  })
})

describe('what the assistant looks up', () => {
  test('is on the wall of the person, by words and types, in what is visible', async () => {
    const ana = house.somebody()
    await create(ana, 'Call with Zoë', '2026-11-23T23:30', '2026-11-23T23:45')
    await create(ana, 'Report', '2026-11-23T10:00', '2026-11-23T11:00', { type: 'task' })
    const day = { from: '2026-11-23', to: '2026-11-24' }
    const titles = async (more: object) =>
      (await house.look<Occurrence[]>(ana, 'list-events', { ...day, ...more })).map(({ title }) => title)
    expect(await titles({})).toEqual(['Report', 'Call with Zoë'])
    expect(await titles({ words: 'zoe' })).toEqual(['Call with Zoë'])
    expect(await titles({ type: 'task' })).toEqual(['Report'])
    await hide(ana, 'Work Calendar')
    expect(await titles({})).toEqual([])
  })
})

describe('the preview of a series', () => {
  const weekly = { start: '2026-03-16T09:00', end: '2026-03-16T09:30', repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' }

  test('names the dates, what they clash with, and the clock on both sides of summer time', async () => {
    const ana = house.somebody()
    await create(ana, 'Dentist', '2026-03-23T09:15', '2026-03-23T10:00')
    expect(await house.get<SeriesPreview>(ana, 'series-preview', weekly)).toEqual({
      words: expect.stringMatching(/^Every Monday at 09:00/) as string,
      count: 4,
      dates: [
        { start: '2026-03-16T08:00:00Z', clash: null },
        { start: '2026-03-23T08:00:00Z', clash: 'Dentist' },
        { start: '2026-03-30T07:00:00Z', clash: null },
        { start: '2026-04-06T07:00:00Z', clash: null },
      ],
      sources: [],
      change: { before: '2026-03-23T08:00:00Z', after: '2026-03-30T07:00:00Z' },
    })
  })

  test('knows no end where there is none, and no clock where days are whole', async () => {
    const days = { start: '2026-03-16', end: '2026-03-17', repeat: 'FREQ=MONTHLY', limit: 2 }
    expect(await house.look(house.somebody(), 'preview-series', days)).toMatchObject({
      count: null,
      dates: [{ start: '2026-03-16' }, { start: '2026-04-16' }],
      change: null,
    })
  })

  test('says why where nothing can be read', async () => {
    const wrong = house.get(house.somebody(), 'series-preview', { ...weekly, repeat: 'FREQ=NEVER' })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' })
  })
})

test('more than a year and a bit is not shown at once', async () => {
  const long = { from: '2026-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' }
  await expect(house.get(house.somebody(), 'events', long)).rejects.toMatchObject({
    message: 'Please ask for 400 days at most.',
  })
})
