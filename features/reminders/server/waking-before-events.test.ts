import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Happening } from '#foundation/server/happening.ts'
import { wakingStage } from './testing/waking-stage.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const stage = wakingStage()

const event = (start: number, more: Partial<Happening> = {}): Happening => ({
  id: randomUUID(),
  original: null,
  title: 'Budget',
  location: 'Room 4',
  start,
  end: start + hour,
  allDay: false,
  isTask: false,
  calendar: randomUUID(),
  people: ['Akira Sato', 'akira@northwind.example'],
  link: '/assistant?view=calendar&event=budget',
  sources: [],
  ...more,
})

describe('a reminder before events', () => {
  test('moves with the event, and comes for both times if the first had come', async () => {
    const meeting = event(stage().clock.now().getTime() + 2 * hour)
    stage().events = [meeting]
    await stage().createBefore({ minutes: 20, event: meeting.id })
    stage().events = [{ ...meeting, start: meeting.start + hour }]
    await stage().change()
    stage().clock.advance(100 * minute)
    expect(await stage().looked()).toEqual([])
    stage().clock.advance(hour)
    expect(await stage().looked()).toMatchObject([{ title: 'Budget', body: 'At 12:00 · Room 4', link: meeting.link }])
    stage().events = [{ ...meeting, start: meeting.start + 2 * hour }]
    await stage().change()
    stage().clock.advance(hour)
    expect(await stage().looked()).toHaveLength(2)
  })

  test('comes at once if the event moves closer, and not for a cancelled event', async () => {
    const [near, off] = [
      event(stage().clock.now().getTime() + 5 * hour),
      event(stage().clock.now().getTime() + 6 * hour),
    ]
    stage().events = [near, off]
    await stage().createBefore({ minutes: 20 })
    await stage().looked()
    stage().events = [{ ...near, start: stage().clock.now().getTime() + 10 * minute }]
    await stage().change()
    expect(await stage().looked()).toHaveLength(1)
    stage().clock.advance(day)
    expect(await stage().looked()).toHaveLength(1)
  })

  test('ends when the event is deleted, and comes back with it', async () => {
    const [meeting, distant] = [
      event(stage().clock.now().getTime() + 2 * hour),
      event(stage().clock.now().getTime() + 60 * day),
    ]
    stage().events = [meeting, distant]
    const { id } = await stage().createBefore({ minutes: 20, event: meeting.id })
    const other = await stage().createBefore({ minutes: 20, event: distant.id })
    stage().events = [distant]
    await stage().change()
    await stage().looked()
    expect(await stage().coming()).toEqual([other.id])
    stage().events = [meeting, distant]
    await stage().change()
    await stage().looked()
    expect((await stage().coming()).toSorted()).toEqual([id, other.id].toSorted())
    stage().clock.advance(2 * hour - minute)
    expect(await stage().looked()).toMatchObject([{ about: id }])
  })

  test('ends when the event passed while the server was down', async () => {
    const meeting = event(stage().clock.now().getTime() + 2 * hour)
    stage().events = [meeting]
    await stage().createBefore({ minutes: 20, event: meeting.id })
    await stage().looked()
    await stage().plugs.work?.drain()
    stage().clock.advance(3 * day)
    stage().open()
    await stage().looked()
    expect(await stage().coming()).toEqual([])
  })

  test('is not lost when the event changes while it is looked at', async () => {
    const meeting = event(stage().clock.now().getTime() + 2 * hour)
    stage().events = [meeting]
    await stage().createBefore({ minutes: 20, event: meeting.id })
    await stage().looked()
    stage().whileRead = async () => {
      stage().whileRead = async () => {}
      stage().events = [{ ...meeting, start: meeting.start - hour }]
      await stage().change()
    }
    await stage().change()
    await stage().looked()
    stage().clock.advance(45 * minute)
    expect(await stage().looked()).toHaveLength(1)
  })

  test('covers everything with a person, by name or address', async () => {
    const start = stage().clock.now().getTime() + hour
    stage().events = [
      event(start),
      event(start, { people: ['Sara'] }),
      event(start, { title: 'Lunch with AKIRA', people: [] }),
    ]
    await stage().createBefore({ text: 'Ask about the offer', minutes: 60, words: 'akira' })
    expect((await stage().looked()).map(({ body }) => body)).toEqual([
      'Budget · At 10:00 · Room 4',
      'Lunch with AKIRA · At 10:00 · Room 4',
    ])
  })

  test('of a calendar skips events with their own', async () => {
    const [plain, own] = [event(stage().clock.now().getTime() + hour), event(stage().clock.now().getTime() + hour)]
    stage().events = [plain, own]
    await stage().createBefore({ minutes: 10 })
    await stage().createBefore({ minutes: 30, event: own.id })
    stage().clock.advance(55 * minute)
    expect((await stage().looked()).map(({ kind }) => kind).toSorted()).toEqual([
      'reminders.event',
      'reminders.reminder',
    ])
  })

  test('of whole days comes at its time of the day, whatever a calendar has for others', async () => {
    const midnight = Date.parse('2026-03-27T23:00:00Z')
    const whole = { start: midnight, end: midnight + day, allDay: true, location: '' }
    const [day1, quiet, timed] = [event(0, whole), event(0, { ...whole, title: 'Quiet' }), event(midnight + 12 * hour)]
    stage().events = [{ ...day1, title: 'Fair' }, quiet, { ...timed, calendar: day1.calendar }]
    await stage().createBefore({ minutes: 30, calendar: day1.calendar })
    await stage().createBefore({ minutes: 0, calendar: quiet.calendar, silent: true })
    const { when } = await stage().createBefore({ minutes: -540, allDay: true })
    expect(when).toBe('at 09:00 on the day of every all-day event')
    stage().clock.advance(23 * hour)
    expect(await stage().looked()).toEqual([])
    stage().clock.advance(hour)
    expect(await stage().looked()).toMatchObject([{ title: 'Fair', body: 'All day, Sat 28 Mar 2026' }])
    stage().clock.advance(4 * hour)
    expect((await stage().looked()).map(({ title }) => title)).toEqual(['Fair', 'Budget'])
  })

  test('of the whole days of one calendar takes the place of the one for all days', async () => {
    const whole = { start: Date.parse('2026-03-27T23:00:00Z'), allDay: true }
    const [fair, trip] = [event(0, whole), event(0, { ...whole, title: 'Trip' })]
    stage().events = [fair, trip]
    await stage().createBefore({ minutes: 360, allDay: true })
    const own = { allDay: true, calendar: trip.calendar, named: 'Private' }
    const { when } = await stage().createBefore({ minutes: 840, ...own })
    expect(when).toBe('at 10:00 the day before every all-day event of “Private”')
    stage().clock.advance(hour + minute)
    expect((await stage().looked()).map(({ title }) => title)).toEqual(['Trip'])
    stage().clock.advance(8 * hour)
    expect((await stage().looked()).map(({ title }) => title)).toEqual(['Trip', 'Budget'])
  })

  test('comes after a beginning only if that is the midnight of a whole day', async () => {
    await expect(stage().createBefore({ minutes: -540 })).rejects.toThrow('comes before an event')
    const { when } = await stage().createBefore({ minutes: -540, allDay: true, event: randomUUID(), named: 'Fair' })
    expect(when).toBe('at 09:00 on the day of “Fair”')
  })

  test('of all events skips calendars with their own, and what is set to none', async () => {
    const start = stage().clock.now().getTime() + hour
    const [plain, quiet, work] = [event(start), event(start, { title: 'Quiet' }), event(start, { title: 'Work' })]
    stage().events = [plain, quiet, work]
    await stage().createBefore({ minutes: 10 })
    await stage().createBefore({ minutes: 30, calendar: work.calendar })
    const { when } = await stage().createBefore({ minutes: 0, event: quiet.id, silent: true })
    expect(when).toBe('no reminder before the event')
    stage().clock.advance(31 * minute)
    expect((await stage().looked()).map(({ title }) => title)).toEqual(['Work'])
    stage().clock.advance(2 * hour)
    expect((await stage().looked()).map(({ title }) => title)).toEqual(['Work', 'Budget'])
  })
})
