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
