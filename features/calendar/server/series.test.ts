import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#foundation/server/person.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { wallOf } from '#foundation/time/zones.ts'
import type { Occurrence } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

/** Five Mondays; daylight saving begins on Sunday, 29 March 2026. */
const standup = {
  title: 'Standup',
  start: '2026-03-09T09:00',
  end: '2026-03-09T09:30',
  repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5',
}
const span = { from: '2026-03-01T00:00:00Z', to: '2026-05-01T00:00:00Z' }

async function begin(more: object = {}): Promise<{ ana: Person; event: string }> {
  const ana = house.somebody()
  const { thing } = await house.press(ana, 'create-event', { ...standup, ...more })
  return { ana, event: (thing as { occurrence: Occurrence }).occurrence.event }
}

/** Each as “09 09:00 Standup”. */
async function seen(person: Person): Promise<string[]> {
  const found = await house.get<Occurrence[]>(person, 'events', span)
  return found.map(({ start, title, allDay }) => {
    const wall = allDay ? start : wallOf(start, 'Europe/Vienna')
    return `${wall.slice(5).replace('T', ' ')} ${title}`
  })
}

const change = (person: Person, input: object) => house.press(person, 'change-event', input)
const remove = (person: Person, input: object) => house.press(person, 'delete-event', input)
const said = (name: string, receipt: object) => house.actions.find(`calendar.${name}`).done(receipt as never)

const third = '2026-03-23T09:00'
const five = ['03-09', '03-16', '03-23', '03-30', '04-06'].map((day) => `${day} 09:00 Standup`)
const but = (at: number, ...others: string[]) => five.toSpliced(at, 1, ...others)

test('a series stays on the wall when summer time begins', async () => {
  const { ana } = await begin()
  expect(await seen(ana)).toEqual(five)
  const found = await house.get<Occurrence[]>(ana, 'events', span)
  expect(found.map(({ start }) => start.slice(11, 16))).toEqual(['08:00', '08:00', '08:00', '07:00', '07:00'])
})

test('a series begins with the first time of its rule', async () => {
  const { ana } = await begin({ start: '2026-03-05T09:00', end: '2026-03-05T09:30' })
  expect(await seen(ana)).toEqual(five)
})

describe('this one', () => {
  test('is moved alone, and back', async () => {
    const { ana, event } = await begin()
    const receipt = await change(ana, { event, original: third, start: '2026-03-24T11:00' })
    expect(await seen(ana)).toEqual(but(2, '03-24 11:00 Standup'))
    expect(said('change-event', receipt)).toBe('Moved “Standup” to Tuesday 24 March 2026, 11:00 to 11:30.')
    await change(ana, { event, original: third, start: third })
    const found = await house.get<Occurrence[]>(ana, 'events', span)
    expect(found.map(({ moved }) => moved)).toEqual([false, false, false, false, false])
  })

  test('moved far out of its series is found where it is', async () => {
    const { ana, event } = await begin()
    await change(ana, { event, original: third, start: '2027-01-04T11:00' })
    const far = { from: '2027-01-01T00:00:00Z', to: '2027-02-01T00:00:00Z' }
    expect(await house.get(ana, 'events', far)).toMatchObject([{ title: 'Standup', original: third, moved: true }])
    expect(await seen(ana)).toHaveLength(4)
  })

  test('is cancelled alone, and restored by Undo', async () => {
    const { ana, event } = await begin()
    const receipt = await remove(ana, { event, original: third })
    expect(await seen(ana)).toEqual(but(2))
    await expect(change(ana, { event, original: '2026-03-24T09:00', title: 'x' })).rejects.toMatchObject({
      code: 'not-found',
    })
    await house.undo(ana, 'delete-event', receipt)
    expect(await seen(ana)).toEqual(five)
  })

  test('does not repeat in another way than its series', async () => {
    const { ana, event } = await begin()
    const input = { event, original: third, repeat: 'FREQ=DAILY' }
    await expect(change(ana, input)).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('this one and all that follow', () => {
  test('are moved to another day, those that were changed by hand by as much', async () => {
    const { ana, event } = await begin()
    await change(ana, { event, original: '2026-03-30T09:00', start: '2026-03-30T15:00', title: 'Retro' })
    const receipt = await change(ana, { event, original: third, scope: 'following', start: '2026-03-24T10:00' })
    expect(await seen(ana)).toEqual([
      '03-09 09:00 Standup',
      '03-16 09:00 Standup',
      '03-24 10:00 Standup',
      '03-31 16:00 Retro',
      '04-07 10:00 Standup',
    ])
    expect(said('change-event', receipt)).toBe(
      'Moved “Standup” and all that follow to Tuesday 24 March 2026, 10:00 to 10:30.',
    )
    await house.undo(ana, 'change-event', receipt)
    expect(await seen(ana)).toEqual(but(3, '03-30 15:00 Retro'))
  })

  test('end when they are cancelled', async () => {
    const { ana, event } = await begin()
    const receipt = await remove(ana, { event, original: third, scope: 'following' })
    expect(await seen(ana)).toEqual(five.slice(0, 2))
    expect(said('delete-event', receipt)).toBe(
      'Deleted “Standup”, Monday 23 March 2026, 09:00 to 09:30 and all that follow.',
    )
    await house.undo(ana, 'delete-event', receipt)
    expect(await seen(ana)).toEqual(five)
  })

  test('are all of them, from the first on', async () => {
    const { ana, event } = await begin()
    await change(ana, { event, original: '2026-03-09T09:00', scope: 'following', title: 'Daily' })
    expect(await seen(ana)).toEqual(five.map((each) => each.replace('Standup', 'Daily')))
    const found = await house.get<Occurrence[]>(ana, 'events', span)
    expect(new Set(found.map((each) => each.event))).toEqual(new Set([event]))
  })
})

describe('all of a series', () => {
  test('are moved by as much, and what is other stays other', async () => {
    const { ana, event } = await begin()
    await change(ana, { event, original: '2026-03-16T09:00', title: 'Planning' })
    await change(ana, { event, original: '2026-03-30T09:00', start: '2026-03-31T09:00' })
    await change(ana, { event, original: third, scope: 'all', start: '2026-03-22T08:00', location: 'Room 5' })
    expect(await seen(ana)).toEqual([
      '03-08 08:00 Standup',
      '03-15 08:00 Planning',
      '03-22 08:00 Standup',
      '03-30 08:00 Standup',
      '04-05 08:00 Standup',
    ])
  })

  test('turn into whole days', async () => {
    const { ana, event } = await begin()
    await change(ana, { event, original: third, scope: 'all', start: '2026-03-24', end: '2026-03-25' })
    expect(await seen(ana)).toEqual(['03-10', '03-17', '03-24', '03-31', '04-07'].map((day) => `${day} Standup`))
  })

  test('repeat in another way, and no longer at all', async () => {
    const { ana, event } = await begin()
    await change(ana, { event, original: third, scope: 'all', repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=3' })
    expect(await seen(ana)).toEqual(['03-09', '03-23', '04-06'].map((day) => `${day} 09:00 Standup`))
    await change(ana, { event, original: third, scope: 'all', repeat: null })
    expect(await seen(ana)).toEqual(['03-23 09:00 Standup'])
  })

  test('are deleted, and say so', async () => {
    const { ana, event } = await begin()
    const receipt = await remove(ana, { event, original: third, scope: 'all' })
    expect(await seen(ana)).toEqual([])
    expect(said('delete-event', receipt)).toMatch(/ and all of its series\.$/)
  })

  test('that nobody could move as a whole are not moved', async () => {
    const { ana, event } = await begin({ repeat: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2' })
    const input = { event, original: '2026-04-07T09:00', scope: 'all', start: '2026-04-09T09:00' }
    await expect(change(ana, input)).rejects.toMatchObject({ code: 'invalid' })
  })
})

test.each([
  ['FREQ=MONTHLY', '2026-03-09T09:00', '2026-03-10T09:00', ['03-10', '04-10']],
  ['FREQ=MONTHLY;BYMONTHDAY=9', '2026-03-09T09:00', '2026-03-10T09:00', ['03-10', '04-10']],
  ['FREQ=MONTHLY;BYDAY=2MO', '2026-03-09T09:00', '2026-03-17T09:00', ['03-17', '04-21']],
  ['FREQ=MONTHLY;BYDAY=-1MO', '2026-03-30T09:00', '2026-03-24T09:00', ['03-24', '04-21']],
  ['FREQ=DAILY;UNTIL=20260311', '2026-03-10T09:00', '2026-03-11T09:00', ['03-10', '03-11', '03-12']],
  ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4', '2026-03-09T09:00', '2026-03-10T09:00', ['03-10', '03-12', '03-17', '03-19']],
])('%s is moved as a whole from %s to %s', async (repeat, original, start, days) => {
  const { ana, event } = await begin({ repeat })
  await change(ana, { event, original, scope: 'all', start })
  expect(await seen(ana)).toEqual(days.map((day) => `${day} 09:00 Standup`))
})

test('what cannot be a repetition is refused with a sentence', async () => {
  const ana = house.somebody()
  for (const repeat of ['FREQ=SOMETIMES', 'every day', 'FREQ=MINUTELY', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'])
    await expect(house.press(ana, 'create-event', { ...standup, id: randomUUIDv7(), repeat })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^[A-Z“].+\.$/),
    })
})
