import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actions, createActions, createPlainLedger, defineLookup } from '#foundation/server/action.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Happening } from '#foundation/server/happening.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Notice } from '#foundation/server/notice.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { newEventReminder, newReminder, Reminder } from '../contract.ts'
import { openReminders } from './open.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const migrations = [{ feature: 'reminders', folder: new URL('migrations/', import.meta.url) }]

let database: TestDatabase
let clock: TestClock
let plugs: Plugs
let actions: Actions
let zone: string
let handed: Notice[]
let events: Happening[]
const ana = () => person
let person = { id: randomUUID(), sessionId: randomUUID() }

beforeAll(async () => {
  database = await testDatabase({ migrations })
})
afterAll(() => database.close())

/** Friday, 27 March 2026, 09:00 in Vienna; the clock is put forward on Sunday. */
beforeEach(async () => {
  clock = testClock('2026-03-27T08:00:00Z')
  zone = 'Europe/Vienna'
  ;[handed, events] = [[], []]
  person = { id: randomUUID(), sessionId: randomUUID() }
  open()
})
afterEach(() => plugs.work?.drain())

function open(): void {
  const profile = defineLookup({
    name: 'people.read-profile',
    label: '',
    description: '',
    input: z.object({}),
    answer: z.object({ zone: z.string(), preferences: z.unknown() }),
    run: async () => ({ zone, preferences: usualTimeFormat }),
    sources: { none: 'A zone.' },
  })
  const ledger = createPlainLedger()
  actions = createActions(
    () => ({ actions: plugs.actions ?? [], lookups: [profile, ...(plugs.lookups ?? [])] }),
    () => ledger,
  )
  const house = { database, clock, actions, quotas: boundless, log: createLog('silent'), announce: async () => {} }
  plugs = openReminders(
    {
      ...house,
      notices: {
        // Like the notices feature, stores each occurrence once.
        hand: async (_tx, owner, notices) => {
          if (owner !== person.id) return
          const isNew = (one: Notice) => !handed.some((each) => keyOf(each) === keyOf(one))
          handed.push(...notices.filter(isNew))
        },
        withdraw: async () => {},
      },
      happeningPlaces: async () => [],
      happenings: async (_owner, { from, to }) => events.filter(({ start }) => start >= from && start < to),
    },
    { lookMilliseconds: 10 },
  )
  void plugs.work?.start()
}

const keyOf = ({ kind, about, occurrence }: Notice) => `${kind} ${about} ${occurrence}`

async function create(wanted: z.input<typeof newReminder>): Promise<Reminder> {
  return (await actions.press(ana(), 'reminders.create', wanted)).thing as Reminder
}

async function createBefore(wanted: z.input<typeof newEventReminder>): Promise<Reminder> {
  return (await actions.press(ana(), 'reminders.create-before', wanted)).thing as Reminder
}

/** Once a reminder set after all others has been delivered, all others have been checked. */
async function looked(): Promise<Notice[]> {
  const text = randomUUID()
  const at = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO('UTC').toPlainDateTime()
  await create({ text, at: at.toString({ smallestUnit: 'minute' }), zone: 'UTC' })
  await expect.poll(() => handed.some(({ title }) => title === text)).toBe(true)
  handed = handed.filter(({ title }) => title !== text)
  const { rows } = await database.pool.query(`select from reminders where owner_id = $1 and wake_at <= $2`, [
    ana().id,
    clock.now(),
  ])
  if (rows.length > 0) return looked()
  return handed
}

const times = (notices: Notice[]) => notices.map(({ occurrence, dueAt }) => [occurrence, dueAt.toISOString()])

describe('a reminder with its own time', () => {
  test('comes at its time, once, and not before', async () => {
    await create({ text: 'Call Tom', at: '2026-03-27T10:30' })
    clock.advance(89 * minute)
    expect(await looked()).toEqual([])
    clock.advance(minute)
    expect(await looked()).toMatchObject([{ title: 'Call Tom', occurrence: '2026-03-27T10:30', missed: 0 }])
    clock.advance(day)
    expect(await looked()).toHaveLength(1)
  })

  test('keeps its local time when daylight saving begins, and comes after the gap', async () => {
    await create({ text: 'Early', at: '2026-03-28T02:30', rule: 'FREQ=DAILY;COUNT=3' })
    for (let hours = 0; hours < 24 * 3; hours += 1) {
      clock.advance(hour)
      if (hours % 6 === 0) await looked()
    }
    expect(times(await looked())).toEqual([
      ['2026-03-28T02:30', '2026-03-28T01:30:00.000Z'],
      ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
      ['2026-03-30T02:30', '2026-03-30T00:30:00.000Z'],
    ])
  })

  test('comes once when daylight saving ends', async () => {
    await plugs.work?.drain()
    clock = testClock('2026-10-24T22:00:00Z')
    open()
    await create({ text: 'Late', at: '2026-10-25T02:30', rule: 'FREQ=DAILY;COUNT=2' })
    for (let quarters = 0; quarters < 5 * 4; quarters += 1) {
      clock.advance(15 * minute)
      await looked()
    }
    expect(times(handed)).toEqual([['2026-10-25T02:30', '2026-10-25T00:30:00.000Z']])
  })

  test('comes once if the clock jumps three hours ahead or an hour back', async () => {
    await create({ text: 'Often', at: '2026-03-27T09:15', rule: 'FREQ=HOURLY' })
    clock.advance(3 * hour)
    expect(await looked()).toMatchObject([{ occurrence: '2026-03-27T11:15', missed: 2 }])
    clock.advance(-hour)
    expect(await looked()).toHaveLength(1)
    clock.advance(2 * hour)
    expect((await looked()).map(({ occurrence }) => occurrence)).toEqual(['2026-03-27T11:15', '2026-03-27T12:15'])
  })

  test('follows the person to another zone, unless they named one', async () => {
    await create({ text: 'Mine', at: '2026-03-28T09:00' })
    await create({ text: 'Theirs', at: '2026-03-28T09:00', zone: 'Europe/Vienna' })
    zone = 'Asia/Tokyo'
    await database.as(ana().id, async (tx) => plugs.heed?.(tx, ana().id, { what: 'zone', zone }))
    clock.advance(16 * hour)
    expect(await looked()).toMatchObject([{ title: 'Mine' }])
    clock.advance(8 * hour)
    expect((await looked()).map(({ title }) => title)).toEqual(['Mine', 'Theirs'])
  })

  test('asks again until it is done, at most five times', async () => {
    const { id } = await create({ text: 'Pay', at: '2026-03-27T09:30', again: 10 })
    clock.advance(30 * minute)
    await looked()
    clock.advance(10 * minute)
    expect(await looked()).toHaveLength(2)
    const finished = plugs.noticeKinds?.[0]?.finished
    await database.as(ana().id, async (tx) => finished?.(tx, ana().id, { about: id, finished: true }))
    clock.advance(hour)
    expect(await looked()).toHaveLength(2)
    await create({ text: 'Forget', at: '2026-03-27T11:00', again: 10 })
    for (let tens = 0; tens < 20; tens += 1) {
      clock.advance(10 * minute)
      await looked()
    }
    expect(handed.filter(({ title }) => title === 'Forget')).toHaveLength(6)
  })

  test('for the current minute is not late', async () => {
    clock.advance(20_000)
    await create({ text: 'Now', at: '2026-03-27T09:00' })
    expect(await looked()).toMatchObject([{ dueAt: clock.now() }])
  })

  test('opens the chat it is about', async () => {
    const chat = randomUUID()
    await create({ text: 'Read the answer', at: '2026-03-27T09:00', chat })
    expect(await looked()).toMatchObject([{ link: `/assistant/${chat}` }])
  })

  test('in the past, too often or never is refused with a sentence', async () => {
    await expect(create({ text: 'Late', at: '2026-03-27T08:00' })).rejects.toThrow('has passed already')
    const often = { text: 'Often', at: '2026-03-27T10:00', rule: 'FREQ=MINUTELY' }
    await expect(create(often)).rejects.toThrow('every 5 minutes')
    await expect(create({ ...often, rule: 'FREQ=NEVER' })).rejects.toThrow(/\w/)
  })
})

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

const change = () => database.as(ana().id, async (tx) => plugs.heed?.(tx, ana().id, { what: 'events' }))

describe('a reminder before events', () => {
  test('moves with the event, and comes for both times if the first had come', async () => {
    const meeting = event(clock.now().getTime() + 2 * hour)
    events = [meeting]
    await createBefore({ minutes: 20, event: meeting.id })
    events = [{ ...meeting, start: meeting.start + hour }]
    await change()
    clock.advance(100 * minute)
    expect(await looked()).toEqual([])
    clock.advance(hour)
    expect(await looked()).toMatchObject([{ title: 'Budget', body: 'At 12:00 · Room 4', link: meeting.link }])
    events = [{ ...meeting, start: meeting.start + 2 * hour }]
    await change()
    clock.advance(hour)
    expect(await looked()).toHaveLength(2)
  })

  test('comes at once if the event moves closer, and not for a cancelled event', async () => {
    const [near, off] = [event(clock.now().getTime() + 5 * hour), event(clock.now().getTime() + 6 * hour)]
    events = [near, off]
    await createBefore({ minutes: 20 })
    await looked()
    events = [{ ...near, start: clock.now().getTime() + 10 * minute }]
    await change()
    expect(await looked()).toHaveLength(1)
    clock.advance(day)
    expect(await looked()).toHaveLength(1)
  })

  test('covers everything with a person, by name or address', async () => {
    const start = clock.now().getTime() + hour
    events = [event(start), event(start, { people: ['Sara'] }), event(start, { title: 'Lunch with AKIRA', people: [] })]
    await createBefore({ text: 'Ask about the offer', minutes: 60, words: 'akira' })
    expect((await looked()).map(({ body }) => body)).toEqual([
      'Budget · At 10:00 · Room 4',
      'Lunch with AKIRA · At 10:00 · Room 4',
    ])
  })

  test('of a calendar skips events with their own', async () => {
    const [plain, own] = [event(clock.now().getTime() + hour), event(clock.now().getTime() + hour)]
    events = [plain, own]
    await createBefore({ minutes: 10 })
    await createBefore({ minutes: 30, event: own.id })
    clock.advance(55 * minute)
    expect((await looked()).map(({ kind }) => kind).toSorted()).toEqual(['reminders.event', 'reminders.reminder'])
  })

  test('of all events skips calendars with their own, and what is set to none', async () => {
    const start = clock.now().getTime() + hour
    const [plain, quiet, work] = [event(start), event(start, { title: 'Quiet' }), event(start, { title: 'Work' })]
    events = [plain, quiet, work]
    await createBefore({ minutes: 10 })
    await createBefore({ minutes: 30, calendar: work.calendar })
    const { when } = await createBefore({ minutes: 0, event: quiet.id, silent: true })
    expect(when).toBe('no reminder before the event')
    clock.advance(31 * minute)
    expect((await looked()).map(({ title }) => title)).toEqual(['Work'])
    clock.advance(2 * hour)
    expect((await looked()).map(({ title }) => title)).toEqual(['Work', 'Budget'])
  })
})

test('stopping, changing and undoing keep the text', async () => {
  const { id } = await create({ text: 'Call Tom', at: '2026-03-27T10:00' })
  const stopped = await actions.press(ana(), 'reminders.stop', { id })
  clock.advance(2 * hour)
  expect(await looked()).toEqual([])
  await expect(actions.press(ana(), 'reminders.stop', { id })).rejects.toThrow('ended already')
  const kept = JSON.parse(JSON.stringify(stopped)) as never
  await expect(actions.find('reminders.stop').undo?.(ana(), kept)).rejects.toThrow('has passed already')
  const later = await create({ text: 'Call Sara', at: '2026-03-28T10:00' })
  const changed = await actions.press(ana(), 'reminders.change', { id: later.id, at: '2026-03-28T11:00' })
  expect(changed.changes).toEqual([
    { label: 'When', before: 'Saturday, 28 March 2026 at 10:00', after: 'Saturday, 28 March 2026 at 11:00' },
  ])
  const undone = await actions.find('reminders.change').undo?.(ana(), JSON.parse(JSON.stringify(changed)) as never)
  expect(undone?.thing).toMatchObject({ start: '2026-03-28T10:00', state: 'active' })
})
