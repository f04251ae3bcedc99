import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Receipt } from '#foundation/server/action.ts'
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
const november = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }

const content = [
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:fair\r\nDTSTART:20261126T120000Z\r\nDTEND:20261126T130000Z',
  'SUMMARY:Fair\r\nEND:VEVENT\r\nEND:VCALENDAR',
].join('\r\n')

type Done = { name: string; receipt: Receipt }

/** A person and their actions; each is remembered under the name that undoes it. */
function someone() {
  const person = house.somebody()
  const act = async (name: string, input: object): Promise<Done> => ({
    name,
    receipt: await house.press(person, name, input),
  })
  const add = async (name: string) =>
    ((await house.press(person, 'add-calendar', { name, color: '#0ea5e9' })).thing as Calendar).id
  return {
    person,
    act,
    add,
    create: (calendar: string, more: object = {}) => act('create-event', { ...at, title: 'Fair', calendar, ...more }),
    import: async (calendar: string) =>
      act('import-file', { import: (await house.send(person, { name: 'fair.ics', content })).id, calendar }),
    /** The result can be passed to it again, to redo. */
    reverse: async ({ name, receipt }: Done): Promise<Done> => ({
      name,
      receipt: await house.undo(person, name, receipt),
    }),
    events: () => eventsOf(person),
    emptyTrash: () => house.plugs.emptyTrash?.(person.id),
  }
}

const eventsOf = (person: Person) => house.get<Occurrence[]>(person, 'events', november)
const placesOf = (events: Occurrence[]) => new Map(events.map(({ event, calendar }) => [event, calendar]))
const eventIn = ({ receipt }: Done) => (receipt.thing as { occurrence: Occurrence }).occurrence.event

type Someone = ReturnType<typeof someone>
type Places = { from: string; to: string }

/** Each ends with something that would bring an event into `from`. */
const returning: [what: string, does: (ana: Someone, places: Places) => Promise<Done>][] = [
  [
    'the undoing of a move',
    async (ana, { from, to }) => ana.act('change-event', { event: eventIn(await ana.create(from)), calendar: to }),
  ],
  [
    'the undoing of a deletion',
    async (ana, { from }) => ana.act('delete-event', { event: eventIn(await ana.create(from)) }),
  ],
  [
    'the undoing of a plan',
    async (ana, { from }) => {
      const event = eventIn(await ana.create(from))
      return ana.act('apply-plan', { title: 'Tidy up', steps: [{ do: 'delete', which: { event } }] })
    },
  ],
  [
    'the undoing of a change',
    async (ana, { from }) => ana.act('change-event', { event: eventIn(await ana.create(from)), title: 'Show' }),
  ],
  ['the redoing of a creation', async (ana, { from }) => ana.reverse(await ana.create(from))],
  ['the redoing of an import', async (ana, { from }) => ana.reverse(await ana.import(from))],
  [
    'the redoing of a move',
    async (ana, { from, to }) => {
      const event = eventIn(await ana.create(to))
      return ana.reverse(await ana.act('change-event', { event, calendar: from }))
    },
  ],
]

describe('into a calendar that is deleted', () => {
  test.each(returning)('%s is refused until the calendar is back', async (_, does) => {
    const ana = someone()
    const places = { from: await ana.add('Choir'), to: await ana.add('Diary') }
    const done = await does(ana, places)
    const gone = await ana.act('delete-calendar', { id: places.from })
    const before = await ana.events()
    await expect(ana.reverse(done)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/belongs into the calendar “Choir”, which is deleted\. .*Nothing was changed\.$/),
    })
    expect(await ana.events()).toEqual(before)
    await ana.reverse(gone)
    await ana.reverse(done)
    expect((await ana.events()).map(({ calendar }) => calendar)).toEqual([places.from])
  })

  test.each(returning)('%s is refused when the calendar is gone for good, and nothing is lost', async (_, does) => {
    const ana = someone()
    const places = { from: await ana.add('Choir'), to: await ana.add('Diary') }
    const done = await does(ana, places)
    await ana.act('delete-calendar', { id: places.from })
    await ana.emptyTrash()
    const before = await ana.events()
    await expect(ana.reverse(done)).rejects.toThrow(/^[A-Z“].+\.$/)
    expect(await ana.events()).toEqual(before)
  })
})

const twin = { code: 'conflict', message: '“Fair” is in that calendar already, from a file. Nothing was changed.' }

describe('an event of a file that is there again', () => {
  test('keeps its deletion from being undone', async () => {
    const ana = someone()
    const choir = await ana.add('Choir')
    await ana.import(choir)
    const [fair] = await ana.events()
    const deletion = await ana.act('delete-event', { event: fair?.event })
    await ana.import(choir)
    const before = await ana.events()
    await expect(ana.reverse(deletion)).rejects.toMatchObject(twin)
    expect(await ana.events()).toEqual(before)
  })

  test('keeps its import from being redone', async () => {
    const ana = someone()
    const choir = await ana.add('Choir')
    const undone = await ana.reverse(await ana.import(choir))
    await ana.import(choir)
    await expect(ana.reverse(undone)).rejects.toMatchObject(twin)
    expect(await ana.events()).toHaveLength(1)
  })

  test('is not moved beside the other', async () => {
    const ana = someone()
    const [choir, diary] = [await ana.add('Choir'), await ana.add('Diary')]
    await ana.import(choir)
    const gone = await ana.act('delete-calendar', { id: choir })
    await ana.import(diary)
    await ana.reverse(gone)
    const event = (await ana.events()).find(({ calendar }) => calendar === choir)?.event
    await expect(ana.act('change-event', { event, calendar: diary })).rejects.toMatchObject(twin)
    expect(await ana.events()).toHaveLength(2)
  })

  test('comes back beside the other where both move in one plan', async () => {
    const ana = someone()
    const [choir, diary] = [await ana.add('Choir'), await ana.add('Diary')]
    await ana.import(choir)
    const gone = await ana.act('delete-calendar', { id: choir })
    await ana.import(diary)
    await ana.reverse(gone)
    const before = await ana.events()
    const idIn = (calendar: string) => before.find((each) => each.calendar === calendar)?.event
    const steps = [
      { do: 'delete', which: { event: idIn(diary) } },
      { do: 'change', change: { event: idIn(choir), calendar: diary } },
    ]
    const undone = await ana.reverse(await ana.act('apply-plan', { title: 'Tidy up', steps }))
    expect(placesOf(await ana.events())).toEqual(placesOf(before))
    await ana.reverse(undone)
    expect(placesOf(await ana.events())).toEqual(new Map([[idIn(choir), diary]]))
  })
})

describe('one time of a series in a calendar that is deleted', () => {
  const first = { original: at.start, scope: 'this' }

  async function made() {
    const ana = someone()
    const [choir, diary] = [await ana.add('Choir'), await ana.add('Diary')]
    const event = eventIn(
      await ana.create(choir, { start: '2026-11-19T13:00', end: '2026-11-19T14:00', repeat: 'FREQ=WEEKLY;COUNT=2' }),
    )
    await ana.act('change-event', { event, ...first, calendar: diary })
    return { ana, choir, diary, event }
  }

  test('is not what it comes back to', async () => {
    const { ana, choir, diary, event } = await made()
    const back = await ana.act('change-event', { event, ...first, calendar: choir })
    await ana.act('delete-calendar', { id: diary })
    const before = await ana.events()
    expect(before).toHaveLength(2)
    await expect(ana.reverse(back)).rejects.toThrow('“Fair” belongs into the calendar “Diary”, which is deleted.')
    expect(await ana.events()).toEqual(before)
  })

  test('leaves the others free to be changed and changed back', async () => {
    const { ana, diary, event } = await made()
    await ana.act('delete-calendar', { id: diary })
    const renamed = await ana.act('change-event', { event, original: '2026-11-19T13:00', scope: 'all', title: 'Show' })
    const redone = await ana.reverse(await ana.reverse(renamed))
    expect(redone.receipt.changes).toEqual(renamed.receipt.changes)
  })
})
