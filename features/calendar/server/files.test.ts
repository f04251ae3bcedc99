import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileAnswer } from '#foundation/contract/route.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Calendar, ImportPreview, Occurrence } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const file = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:lunch',
  'SUMMARY:Lunch',
  'DTSTART:20261123T110000Z',
  'DTEND:20261123T120000Z',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:sync',
  'SUMMARY:Sync',
  'DTSTART;TZID=Europe/Vienna:20261102T090000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY',
  'EXDATE;TZID=Europe/Vienna:20261109T090000',
  'END:VEVENT',
  'BEGIN:VTODO',
  'SUMMARY:Buy',
  'END:VTODO',
  'END:VCALENDAR',
].join('\r\n')

const november = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }

async function call<T>(person: Person | null, path: string, parts: object): Promise<T> {
  const handler = house.plugs.handlers?.find(({ route }) => route.path === `/v1/calendar/${path}`)
  return (await handler?.run({ person, ...parts } as never)) as T
}

const preview = (person: Person, content = file) =>
  call<ImportPreview>(person, 'imports', { body: { name: 'work.ics', content } })
const events = (person: Person) => house.get<Occurrence[]>(person, 'events', november)
const firstCalendar = async (person: Person) => {
  const { calendars } = await house.get<{ calendars: Calendar[] }>(person, 'calendars')
  return calendars[0] as Calendar
}

async function textOf({ content }: FileAnswer): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of content) text += decoder.decode(bytes, { stream: true })
  return text
}

const shape = (all: Occurrence[]) => all.map(({ title, start, end }) => [title, start, end])

async function imported(person: Person, content = file) {
  const { id } = await preview(person, content)
  return house.press(person, 'import-file', { import: id, calendar: (await firstCalendar(person)).id })
}

describe('a calendar file', () => {
  test('is shown before it is imported, and imported twice changes nothing', async () => {
    const ana = house.somebody()
    const seen = await preview(ana)
    expect(seen).toMatchObject({ events: 2, added: 2, changed: 0, unchanged: 0 })
    expect(seen.left).toEqual([{ title: 'Buy', why: 'Tasks are not read from calendar files.' }])
    expect(seen.first[0]).toEqual({
      title: 'Lunch',
      when: 'Monday 23 November 2026, 12:00 to 13:00',
      state: 'added',
    })
    expect(await events(ana)).toEqual([])
    await imported(ana)
    const once = await events(ana)
    expect(once.map(({ title, start }) => [title, start])).toEqual([
      ['Sync', '2026-11-02T08:00:00Z'],
      ['Sync', '2026-11-16T08:00:00Z'],
      ['Sync', '2026-11-23T08:00:00Z'],
      ['Lunch', '2026-11-23T11:00:00Z'],
      ['Sync', '2026-11-30T08:00:00Z'],
    ])
    expect(await preview(ana)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    await imported(ana)
    expect(await events(ana)).toEqual(once)
  })

  test('brings what is known up to date, and both are undone', async () => {
    const ana = house.somebody()
    const first = await imported(ana)
    const before = await events(ana)
    const second = await imported(ana, file.replace('SUMMARY:Lunch', 'SUMMARY:Late lunch'))
    expect((await events(ana)).map(({ title }) => title)).toContain('Late lunch')
    await house.undo(ana, 'import-file', second)
    expect((await events(ana)).map(({ title }) => title)).toEqual(before.map(({ title }) => title))
    await expect(house.undo(ana, 'import-file', first)).rejects.toThrow('“Lunch” was changed since')
    const bo = house.somebody()
    const only = await imported(bo)
    await house.undo(bo, 'import-file', only)
    expect(await events(bo)).toEqual([])
  })

  test('is undone as a whole or not at all', async () => {
    const ana = house.somebody()
    await imported(ana)
    const tea = ['BEGIN:VEVENT', 'UID:tea', 'SUMMARY:Tea', 'DTSTART:20261124T150000Z', 'END:VEVENT', 'END:VCALENDAR']
    const more = file.replace('SUMMARY:Lunch', 'SUMMARY:Late lunch').replace('END:VCALENDAR', tea.join('\r\n'))
    const second = await imported(ana, more)
    const lunch = (await events(ana)).find(({ title }) => title === 'Late lunch')
    await house.press(ana, 'change-event', { event: lunch?.event, original: null, scope: 'this', title: 'Brunch' })
    await expect(house.undo(ana, 'import-file', second)).rejects.toThrow('“Brunch” was changed again since')
    expect((await events(ana)).map(({ title }) => title)).toContain('Tea')
  })

  test('is good for an hour, and for the person alone who sent it', async () => {
    const [ana, bo] = [house.somebody(), house.somebody()]
    const { id } = await preview(ana)
    const calendar = (await firstCalendar(bo)).id
    await expect(house.press(bo, 'import-file', { import: id, calendar })).rejects.toThrow('not waiting any more')
    await expect(preview(ana, 'nothing')).rejects.toThrow('This is not a calendar file.')
  })

  test('waits until another is sent, which says whose place it took', async () => {
    const ana = house.somebody()
    const first = await preview(ana)
    expect(first.replaces).toBeNull()
    expect((await preview(ana)).replaces).toBe('work.ics')
    const calendar = (await firstCalendar(ana)).id
    await expect(house.press(ana, 'import-file', { import: first.id, calendar })).rejects.toThrow(
      'Only the file that was sent last waits',
    )
  })

  test('is written of a calendar and of an event, and means the same to somebody else', async () => {
    const [ana, bo] = [house.somebody(), house.somebody()]
    await imported(ana)
    const { id } = await firstCalendar(ana)
    const whole = await call<FileAnswer>(ana, 'calendars/{id}/calendar.ics', { params: { id } })
    expect(whole.name).toBe('Work Calendar.ics')
    await imported(bo, await textOf(whole))
    expect(shape(await events(bo))).toEqual(shape(await events(ana)))
    const one = (await events(ana)).find(({ title }) => title === 'Lunch')
    const single = await call<FileAnswer>(ana, 'events/{id}/event.ics', { params: { id: one?.event } })
    expect(await textOf(single)).toContain('SUMMARY:Lunch')
    await expect(call(bo, 'events/{id}/event.ics', { params: { id: one?.event } })).rejects.toThrow('no such event')
  })
})

describe('a calendar that is shared', () => {
  test('is read at its secret address by anybody, alone, until it is not shared any more', async () => {
    const ana = house.somebody()
    await imported(ana)
    const { id, shared } = await firstCalendar(ana)
    expect(shared).toBe(false)
    const addressOf = () => call<{ address: string | null }>(ana, 'calendars/{id}/address', { params: { id } })
    expect(await addressOf()).toEqual({ address: null })
    await house.press(ana, 'share-calendar', { id })
    expect((await firstCalendar(ana)).shared).toBe(true)
    const { address } = await addressOf()
    const [, secret = ''] =
      /^https:\/\/attache\.example\/v1\/calendar\/feeds\/([\w-]{43})\/calendar\.ics$/.exec(address ?? '') ?? []
    const feed = () => call<FileAnswer>(null, 'feeds/{secret}/calendar.ics', { params: { secret } })
    const { tag, ...answer } = await feed()
    expect(await textOf(answer)).toContain('SUMMARY:Lunch')
    expect((await feed()).tag).toBe(tag)
    await imported(ana, file.replace('SUMMARY:Lunch', 'SUMMARY:Late lunch'))
    expect((await feed()).tag).not.toBe(tag)
    await house.press(ana, 'stop-sharing', { id })
    await expect(feed()).rejects.toThrow('There is no calendar at this address.')
    expect(await addressOf()).toEqual({ address: null })
    await expect(house.press(ana, 'stop-sharing', { id })).rejects.toThrow('is not shared')
    const guess = call(null, 'feeds/{secret}/calendar.ics', { params: { secret: 'x'.repeat(43) } })
    await expect(guess).rejects.toThrow('There is no calendar at this address.')
  })

  test('waits for a yes, whoever asks', () => {
    expect(house.actions.find('calendar.share-calendar').effect).toBe('outward')
  })
})
