import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Calendar, Occurrence } from '../contract.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const week = { from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' }
const seen = async (person: Person) =>
  (await house.get<Occurrence[]>(person, 'events', week)).map(({ title, start }) => `${title} ${start.slice(8, 16)}`)
const create = async (person: Person, title: string, start: string, end: string) => {
  const { thing } = await house.press(person, 'create-event', { title, start, end })
  return (thing as { occurrence: Occurrence }).occurrence.event
}

async function twoMeetings() {
  const ana = house.somebody()
  const one = await create(ana, 'One', '2026-11-26T13:00', '2026-11-26T13:30')
  const other = await create(ana, 'Other', '2026-11-26T14:00', '2026-11-26T15:00')
  const push = {
    title: 'Push everything after lunch by 30 minutes',
    steps: [
      { do: 'change', change: { event: one, start: '2026-11-26T13:30' } },
      { do: 'change', change: { event: other, start: '2026-11-26T14:30' } },
      { do: 'create', event: { title: 'Report', start: '2026-11-26T16:00', end: '2026-11-26T18:00', type: 'task' } },
    ],
  }
  return { ana, one, other, push }
}

describe('a plan', () => {
  test('is shown step by step, and done as it was shown', async () => {
    const { ana, push } = await twoMeetings()
    const action = house.actions.find('calendar.apply-plan')
    expect(await action.show(ana, action.input.parse(push) as never)).toEqual({
      title: 'Push everything after lunch by 30 minutes',
      fields: [
        { name: 'steps.0', label: '1', value: 'Move “One” to Thursday 26 November 2026, 13:30 to 14:00' },
        {
          name: 'steps.0.change.start-before',
          label: '1 · When until now',
          value: 'Thursday 26 November 2026, 13:00 to 13:30',
        },
        { name: 'steps.1', label: '2', value: 'Move “Other” to Thursday 26 November 2026, 14:30 to 15:30' },
        {
          name: 'steps.1.change.start-before',
          label: '2 · When until now',
          value: 'Thursday 26 November 2026, 14:00 to 15:00',
        },
        { name: 'steps.2', label: '3', value: 'Create “Report”, Thursday 26 November 2026, 16:00 to 18:00' },
        { name: 'steps.2.event.calendar', label: '3 · Calendar', value: 'Work Calendar' },
        { name: 'steps.2.event.type', label: '3 · Type', value: 'Task' },
      ],
      sources: [],
    })
    expect(await seen(ana)).toEqual(['One 26T12:00', 'Other 26T13:00'])
    const receipt = await house.press(ana, 'apply-plan', push)
    expect(await seen(ana)).toEqual(['One 26T12:30', 'Other 26T13:30', 'Report 26T15:00'])
    expect(action.done(receipt as never)).toMatch(
      /^Push everything after lunch by 30 minutes: 3 changes made\.\nMoved “One” to/,
    )
    expect(receipt.changes?.map(({ label }) => label)).toEqual(['When of “One”', 'When of “Other”', 'Event'])
    await house.undo(ana, 'apply-plan', receipt)
    expect(await seen(ana)).toEqual(['One 26T12:00', 'Other 26T13:00'])
  })

  test('is done whole or not at all', async () => {
    const { ana, other, push } = await twoMeetings()
    await house.press(ana, 'delete-event', { event: other })
    await expect(house.press(ana, 'apply-plan', push)).rejects.toMatchObject({ code: 'not-found' })
    expect(await seen(ana)).toEqual(['One 26T12:00'])
  })

  test('is not taken back over what came since, not even in part', async () => {
    const { ana, other, push } = await twoMeetings()
    const receipt = await house.press(ana, 'apply-plan', push)
    await house.press(ana, 'change-event', { event: other, title: 'Another' })
    await expect(house.undo(ana, 'apply-plan', receipt)).rejects.toMatchObject({
      message: 'The event “Another” was changed again since. It stays as it is.',
    })
    expect(await seen(ana)).toEqual(['One 26T12:30', 'Another 26T13:30', 'Report 26T15:00'])
  })

  test('waits for a yes, but for that of a button', async () => {
    const { ana, push } = await twoMeetings()
    const perform = (origin: 'chat' | 'button') => house.actions.perform(ana, 'calendar.apply-plan', push, { origin })
    await expect(perform('chat')).rejects.toMatchObject({ code: 'needs-yes' })
    expect(await perform('button')).toMatchObject({ state: 'done' })
  })
})

const calendars = async (person: Person) => (await house.get<{ calendars: Calendar[] }>(person, 'calendars')).calendars
const named = async (person: Person, name: string) => (await calendars(person)).find((each) => each.name === name)

describe('calendars', () => {
  test('are added, changed and deleted with everything in them, each with Undo', async () => {
    const ana = house.somebody()
    const added = await house.press(ana, 'add-calendar', { name: 'Choir', color: '#0ea5e9' })
    const { id } = added.thing as Calendar
    const input = { title: 'Rehearsal', start: '2026-11-26T19:00', end: '2026-11-26T21:00', calendar: id }
    const made = await house.press(ana, 'create-event', input)
    await expect(house.undo(ana, 'add-calendar', added)).rejects.toMatchObject({ code: 'out-of-date' })
    const changed = await house.press(ana, 'change-calendar', { id, color: '#112233' })
    expect(await house.get(ana, 'events', week)).toMatchObject([{ color: '#112233' }])
    const deleted = await house.press(ana, 'delete-calendar', { id })
    expect(await seen(ana)).toEqual([])
    const { event } = (made.thing as { occurrence: Occurrence }).occurrence
    await expect(house.press(ana, 'change-event', { event, title: 'x' })).rejects.toMatchObject({ code: 'not-found' })
    await house.undo(ana, 'delete-calendar', deleted)
    await house.undo(ana, 'change-calendar', changed)
    expect(await house.get(ana, 'events', week)).toMatchObject([{ title: 'Rehearsal', color: '#0ea5e9' }])
    await house.undo(ana, 'create-event', made)
    await house.undo(ana, 'add-calendar', added)
    expect(await calendars(ana)).toHaveLength(4)
  })

  test('that new events go into stay', async () => {
    const ana = house.somebody()
    for (const name of ['Work Calendar', 'Personal']) {
      const id = (await named(ana, name))?.id
      await expect(house.press(ana, 'delete-calendar', { id })).rejects.toMatchObject({
        message: `The calendar “${name}” stays: new events go there. You can hide it.`,
      })
    }
    await house.press(ana, 'delete-calendar', { id: (await named(ana, 'Project A'))?.id })
    expect(await calendars(ana)).toHaveLength(3)
  })

  test('are hidden, and say so; a change is not taken back over another', async () => {
    const ana = house.somebody()
    const id = (await named(ana, 'Project A'))?.id
    const receipt = await house.press(ana, 'change-calendar', { id, visible: false })
    expect(house.actions.find('calendar.change-calendar').done(receipt as never)).toBe('Hid the calendar “Project A”.')
    await house.press(ana, 'change-calendar', { id, name: 'Project B' })
    await house.undo(ana, 'change-calendar', receipt)
    expect(await named(ana, 'Project B')).toMatchObject({ visible: true })
    await expect(house.undo(ana, 'change-calendar', receipt)).rejects.toMatchObject({ code: 'out-of-date' })
  })
})

test('what was deleted two weeks ago is destroyed, and Undo says so', async () => {
  const ana = house.somebody()
  const event = await create(ana, 'Gone', '2026-11-26T13:00', '2026-11-26T14:00')
  const receipt = await house.press(ana, 'delete-event', { event })
  const job = house.plugs.jobs?.find(({ name }) => name === 'calendar.housekeeping')
  await job?.run({} as never, new AbortController().signal)
  const count = async () => (await database.pool.query('select from events where id = $1', [event])).rowCount
  expect(await count()).toBe(1)
  house.clock.advance(15 * 86_400_000)
  await job?.run({} as never, new AbortController().signal)
  expect(await count()).toBe(0)
  await expect(house.undo(ana, 'delete-event', receipt)).rejects.toMatchObject({
    message: 'It was deleted for good meanwhile.',
  })
})
