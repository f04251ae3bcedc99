import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weigh } from '#foundation/server/action.ts'
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

const at = { start: '2026-11-26T13:00', end: '2026-11-26T14:00' }
const reader = { name: 'shared', label: 'Others who see it', value: 'Whoever has the secret address to “Choir”' }

type Known = { ana: Person; shared: string; own: string; inShared: string; inOwn: string; file: string }

/** A person with a shared and a private calendar, and something in each. */
async function known(): Promise<Known> {
  const ana = house.somebody()
  const add = async (name: string) =>
    ((await house.press(ana, 'add-calendar', { name, color: '#0ea5e9' })).thing as Calendar).id
  const create = async (calendar: string) => {
    const { thing } = await house.press(ana, 'create-event', { ...at, title: 'Rehearsal', calendar })
    return (thing as { occurrence: Occurrence }).occurrence.event
  }
  const [shared, own] = [await add('Choir'), await add('Diary')]
  await house.press(ana, 'share-calendar', { id: shared })
  const file = await send(ana)
  return { ana, shared, own, inShared: await create(shared), inOwn: await create(own), file }
}

async function send(person: Person): Promise<string> {
  const content = [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:one\r\nDTSTART:20261126T120000Z\r\nDTEND:20261126T130000Z',
    'SUMMARY:Concert\r\nEND:VEVENT\r\nEND:VCALENDAR',
  ].join('\r\n')
  return (await house.send(person, { name: 'choir.ics', content })).id
}

type Wished = [name: string, input: (known: Known) => object]

const reaching: [what: string, ...Wished][] = [
  ['writing into it', 'create-event', ({ shared }) => ({ ...at, title: 'Concert', calendar: shared })],
  ['changing what is in it', 'change-event', ({ inShared }) => ({ event: inShared, title: 'Concert' })],
  ['moving into it', 'change-event', ({ inOwn, shared }) => ({ event: inOwn, calendar: shared })],
  ['moving out of it', 'change-event', ({ inShared, own }) => ({ event: inShared, calendar: own })],
  ['deleting from it', 'delete-event', ({ inShared }) => ({ event: inShared })],
  [
    'a plan that touches it',
    'apply-plan',
    ({ inShared }) => ({ title: 'Tidy up', steps: [{ do: 'delete', which: { event: inShared } }] }),
  ],
  ['importing into it', 'import-file', ({ file, shared }) => ({ import: file, calendar: shared })],
  ['renaming it', 'change-calendar', ({ shared }) => ({ id: shared, name: 'Quartet' })],
  ['deleting it', 'delete-calendar', ({ shared }) => ({ id: shared })],
]

const staying: [what: string, ...Wished][] = [
  ['writing into another', 'create-event', ({ own }) => ({ ...at, title: 'Concert', calendar: own })],
  ['changing what is in another', 'change-event', ({ inOwn }) => ({ event: inOwn, title: 'Concert' })],
  ['deleting from another', 'delete-event', ({ inOwn }) => ({ event: inOwn })],
  ['importing into another', 'import-file', ({ file, own }) => ({ import: file, calendar: own })],
  ['renaming another', 'change-calendar', ({ own }) => ({ id: own, name: 'Quartet' })],
  ['giving it another colour', 'change-calendar', ({ shared }) => ({ id: shared, color: '#112233', visible: false })],
  ['deleting another', 'delete-calendar', ({ own }) => ({ id: own })],
]

const performing = (origin: 'chat' | 'button', ana: Person, name: string, input: object) =>
  house.actions.perform(ana, `calendar.${name}`, input, { origin })

describe('a calendar that is shared by its secret address', () => {
  test.each(reaching)('%s waits for a yes that names it, but for the press of a button', async (_, name, input) => {
    const made = await known()
    await expect(performing('chat', made.ana, name, input(made))).rejects.toMatchObject({ code: 'needs-yes' })
    const { fields } = await house.show(made.ana, name, input(made))
    const field = fields.find((each) => each.name.endsWith('shared'))
    expect(field).toMatchObject({ label: expect.stringContaining(reader.label) as string, value: reader.value })
    const outcome = await performing('button', made.ana, name, input(made))
    if (outcome.state !== 'done') throw new Error('It waits.')
    const action = house.actions.find(`calendar.${name}`)
    const [touch] = (await action.undoTouches?.(made.ana, [JSON.parse(JSON.stringify(outcome.receipt)) as never])) ?? []
    expect(touch).toMatchObject({ fields: [{ name: 'calendar' }], others: expect.stringContaining('secret address') })
  })

  test.each(staying)('%s reaches nobody', async (_, name, input) => {
    const made = await known()
    const action = house.actions.find(`calendar.${name}`)
    const checked = action.input.parse(input(made))
    expect(await weigh(made.ana, action, checked)).toBe('write')
  })

  test('its guests with addresses are asked about even where a button was pressed', async () => {
    const { ana, shared } = await known()
    const people = [{ name: 'Sara', email: 'sara@northwind.example' }]
    const input = { ...at, title: 'Concert', calendar: shared, people }
    await expect(performing('button', ana, 'create-event', input)).rejects.toMatchObject({ code: 'needs-yes' })
  })

  test('is taken from its readers after a yes, or by the button beside its address', async () => {
    const { ana, shared } = await known()
    const input = { id: shared }
    await expect(performing('chat', ana, 'stop-sharing', input)).rejects.toMatchObject({ code: 'needs-yes' })
    expect(await performing('button', ana, 'stop-sharing', input)).toMatchObject({ state: 'done' })
  })

  test('is reached by the undoing of what was done before it was shared', async () => {
    const { ana, own } = await known()
    const receipt = await house.press(ana, 'create-event', { ...at, title: 'Concert', calendar: own })
    const { undoTouches } = house.actions.find('calendar.create-event')
    const fields = [{ name: 'calendar', label: 'Calendar', value: '“Diary”' }]
    expect(await undoTouches?.(ana, [receipt as never])).toEqual([{ fields, others: null, sources: [] }])
    await house.press(ana, 'share-calendar', { id: own })
    const others = 'Whoever has the secret address to “Diary”'
    expect(await undoTouches?.(ana, [receipt as never])).toEqual([{ fields, others, sources: [] }])
  })

  test('of the first four is filled and emptied with the sample workspace after a yes', async () => {
    const { ana } = await known()
    const { calendars } = await house.get<{ calendars: Calendar[] }>(ana, 'calendars')
    await house.press(ana, 'share-calendar', { id: calendars.find(({ role }) => role === 'team')?.id })
    await expect(performing('chat', ana, 'load-sample', {})).rejects.toMatchObject({ code: 'needs-yes' })
    expect(await performing('button', ana, 'load-sample', {})).toMatchObject({ state: 'done' })
    await expect(performing('chat', ana, 'remove-sample', {})).rejects.toMatchObject({ code: 'needs-yes' })
  })
})
