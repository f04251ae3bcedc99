import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Calendar, ImportPreview, Occurrence, Reading, SeriesPreview } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse

beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database, { format: { ...usualTimeFormat, clock: '12-hour', dateOrder: 'month-day' } })
})
afterAll(() => database.close())

const review = { title: 'Review', start: '2026-11-26T15:00', end: '2026-11-26T16:00' }
const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:fair\r\nSUMMARY:Fair\r\nDTSTART:20261126T150000Z\r\nDTEND:20261126T160000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

describe('times are written as the person prefers', () => {
  test('on a card, in a receipt, beside a clash and in what is out of date', async () => {
    const ana = house.somebody()
    const when = 'Thursday, November 26, 2026, 3:00 pm to 4:00 pm'
    await house.press(ana, 'create-event', review)
    const card = await house.show(ana, 'create-event', {
      ...review,
      title: 'Walk',
      repeat: 'FREQ=DAILY;UNTIL=20261201',
    })
    const values = card.fields.map(({ value }) => value)
    expect(values).toContain(when)
    expect(values).toContain('every day at 3:00 pm until December 1, 2026')
    expect(values.join()).toContain(`“Review”, ${when}`)
    const made = await house.press(ana, 'create-event', { ...review, title: 'Walk' })
    expect(made.changes).toContainEqual({ label: 'Event', before: null, after: `“Walk”, ${when}` })
    const { event } = (made.thing as { occurrence: Occurrence }).occurrence
    await expect(house.press(ana, 'change-event', { event, revision: 9, title: 'x' })).rejects.toThrow(when)
  })

  test('in quick add, in a preview of a series and of a file', async () => {
    const ana = house.somebody()
    const read = await house.get<Reading>(ana, 'reading', { words: 'Walk Thursday 3pm' })
    expect(read.sentence).toBe('Walk, Thursday, November 26, 2026, 3:00 pm to 4:00 pm')
    const series = { ...review, repeat: 'FREQ=WEEKLY;BYDAY=TH' }
    const { words } = await house.look<SeriesPreview>(ana, 'preview-series', { ...series, limit: 1 })
    expect(words).toBe('Every Thursday at 3:00 pm')
    const preview: ImportPreview = await house.send(ana, { name: 'fair.ics', content: file })
    expect(preview.first.map(({ when }) => when)).toEqual(['Thursday, November 26, 2026, 4:00 pm to 5:00 pm'])
  })
})

const calendars = async (person: Person) => (await house.get<{ calendars: Calendar[] }>(person, 'calendars')).calendars
const idOf = async (person: Person, name: string) => (await calendars(person)).find((each) => each.name === name)?.id
async function placeOf(person: Person, more: object = {}) {
  const made = await house.press(person, 'create-event', { ...review, ...more })
  return (made.thing as { occurrence: Occurrence }).occurrence.calendar
}

describe('the default calendar', () => {
  test('takes every new event that names no other, until that is undone', async () => {
    const ana = house.somebody()
    const [work, personal] = [await idOf(ana, 'Work Calendar'), await idOf(ana, 'Personal')]
    expect(await placeOf(ana)).toBe(work)
    const chosen = await house.press(ana, 'change-calendar', { id: personal, usual: true })
    expect(await placeOf(ana)).toBe(personal)
    expect(await placeOf(ana, { calendar: work })).toBe(work)
    await house.undo(ana, 'change-calendar', chosen)
    expect(await placeOf(ana)).toBe(work)
  })

  test('is one at most, and a deleted one is none', async () => {
    const ana = house.somebody()
    const work = await idOf(ana, 'Work Calendar')
    const added = await house.press(ana, 'add-calendar', { name: 'Choir', color: '#0ea5e9' })
    const { id } = added.thing as Calendar
    await house.press(ana, 'change-calendar', { id: work, usual: true })
    const second = await house.press(ana, 'change-calendar', { id, usual: true })
    expect(second.changes).toEqual([{ label: 'New events go here', before: 'No', after: 'Yes' }])
    expect((await calendars(ana)).filter(({ usual }) => usual).map(({ name }) => name)).toEqual(['Choir'])
    await house.press(ana, 'delete-calendar', { id })
    expect(await placeOf(ana, { type: 'personal' })).toBe(await idOf(ana, 'Personal'))
  })
})
