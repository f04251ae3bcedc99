import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Receipt } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { wallOf } from '#foundation/time/zones.ts'
import type { Occurrence, Scope } from '../contract.ts'
import { dayMilliseconds, shifted, wallNumber, wallText } from '../rules/wall.ts'
import { type CalendarHouse, calendarMigrations, openCalendarHouse } from './testing/house.ts'
import * as naive from './testing/naive-calendar.ts'

let database: TestDatabase
let house: CalendarHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [calendarMigrations] })
  house = openCalendarHouse(database)
})
afterAll(() => database.close())

const zone = 'Europe/Vienna'
const span = { from: '2025-12-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }

/** Deterministic for a seed, so that failures are reproducible. */
function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, pick: <One>(of: readonly One[]): One => of[below(of.length)] as One }
}

type Chance = ReturnType<typeof chance>

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Times from February until summer, across the clock change but never within its gap. */
function newSeries(random: Chance): { repeat: string | null; starts: string[] } {
  const day = wallNumber('2026-02-20') + random.below(60) * dayMilliseconds
  const start = wallText(day + (8 + random.below(10)) * 3_600_000, 'T')
  const kind = random.pick(['none', 'daily', 'weekly', 'weekly', 'monthly'] as const)
  const count = 2 + random.below(8)
  const interval = 1 + random.below(3)
  if (kind === 'none') return { repeat: null, starts: [start] }
  if (kind === 'daily') {
    const starts = Array.from({ length: count }, (_, at) => shifted(start, at * interval * dayMilliseconds))
    return { repeat: `FREQ=DAILY;INTERVAL=${interval};COUNT=${count}`, starts }
  }
  if (kind === 'monthly') {
    const first = `${start.slice(0, 8)}${String(1 + random.below(20)).padStart(2, '0')}${start.slice(10)}`
    const starts = Array.from({ length: count }, (_, at) => {
      const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1 + at]
      return `${new Date(Date.UTC(year, month, Number(first.slice(8, 10)))).toISOString().slice(0, 10)}${first.slice(10)}`
    })
    return { repeat: `FREQ=MONTHLY;COUNT=${count}`, starts }
  }
  const weekday = (new Date(wallNumber(start)).getUTCDay() + 6) % 7
  const others = [0, 1, 2, 3, 4, 5, 6].filter((each) => each === weekday || random.below(4) === 0)
  const monday = wallNumber(start) - weekday * dayMilliseconds
  const all = Array.from({ length: 12 * interval }, (_, week) => week)
    .filter((week) => week % interval === 0)
    .flatMap((week) => others.map((each) => wallText(monday + (7 * week + each) * dayMilliseconds, 'T')))
  const starts = all.filter((each) => each >= start).slice(0, count)
  const repeat = `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${others.map((each) => weekdays[each]).join(',')};COUNT=${starts.length}`
  return { repeat, starts }
}

type Played = { calendar: naive.NaiveCalendar; name: string; receipt: Receipt }
type Game = { person: Person; random: Chance; number: () => number; monthly: Set<string> }

async function really(person: Person): Promise<(naive.Told & { event: string })[]> {
  const found = await house.get<Occurrence[]>(person, 'events', span)
  return found
    .map(({ event, start, end, title, location, original }) => ({
      event,
      start: wallOf(start, zone),
      end: wallOf(end, zone),
      title,
      location,
      original,
    }))
    .sort((one, other) => (naive.keyOf(one) < naive.keyOf(other) ? -1 : 1))
}

async function add(game: Game, calendar: naive.NaiveCalendar): Promise<Played> {
  const { repeat, starts } = newSeries(game.random)
  const title = `Series ${game.number()}`
  const lasts = (1 + game.random.below(5)) * 1_800_000
  const start = starts[0] ?? ''
  if (repeat?.includes('MONTHLY')) game.monthly.add(title)
  const input = { title, start, end: shifted(start, lasts), repeat }
  const receipt = await house.press(game.person, 'create-event', input)
  return { calendar: naive.create(calendar, title, starts, lasts, repeat !== null), name: 'create-event', receipt }
}

/** Months differ in length, so monthly series are moved only within the day. */
function newEdit({ random, number }: Game, one: naive.Told, isByMonth: boolean): naive.NaiveEdit {
  const kind = random.pick(['title', 'location', 'start', 'start', 'times'] as const)
  if (kind === 'title') return { title: `Title ${number()}` }
  if (kind === 'location') return { location: `Place ${number()}` }
  const base = one.original ?? one.start
  const days = isByMonth ? 0 : random.below(9) - 4
  const start = `${shifted(base.slice(0, 10), days * dayMilliseconds)}T${String(7 + random.below(12)).padStart(2, '0')}:${random.pick(['00', '15', '40'])}`
  return kind === 'start' ? { start } : { start, end: shifted(start, (1 + random.below(6)) * 1_200_000) }
}

async function touch(game: Game, calendar: naive.NaiveCalendar): Promise<Played | undefined> {
  const all = naive.told(calendar)
  const single = all.filter((each) => all.filter((other) => naive.keyOf(other) === naive.keyOf(each)).length === 1)
  if (single.length === 0) return undefined
  const one = game.random.pick(single)
  const there = (await really(game.person)).find((each) => naive.keyOf(each) === naive.keyOf(one))
  const scope = game.random.pick(['this', 'following', 'all'] as const satisfies Scope[])
  const which = { event: there?.event, original: one.original, scope }
  if (game.random.below(4) === 0) {
    const receipt = await house.press(game.person, 'delete-event', which)
    return { calendar: naive.remove(calendar, one.spot, scope), name: 'delete-event', receipt }
  }
  const edit = newEdit(game, one, isMonthly(game, calendar[one.spot.series]))
  const receipt = await house.press(game.person, 'change-event', { ...which, ...edit })
  return { calendar: naive.change(calendar, one.spot, edit, scope), name: 'change-event', receipt }
}

function isMonthly({ monthly }: Game, whole: naive.NaiveCalendar[number] | undefined): boolean {
  return whole !== undefined && (monthly.has(whole.title) || whole.title.startsWith('Title'))
}

/** Creates, changes, deletes and undoes at random. */
async function play(seed: number, steps: number): Promise<number> {
  const random = chance(seed)
  let count = 0
  const game: Game = { person: house.somebody(), random, number: () => (count += 1), monthly: new Set() }
  const past: { before: naive.NaiveCalendar; name: string; receipt: Receipt }[] = []
  let calendar: naive.NaiveCalendar = []
  for (let step = 0; step < steps; step++) {
    const last = random.below(5) === 0 ? past.pop() : undefined
    if (last) {
      await house.undo(game.person, last.name, last.receipt)
      calendar = last.before
    } else {
      const isNew = calendar.length === 0 || random.below(6) === 0
      const played = isNew ? await add(game, calendar) : await touch(game, calendar)
      if (!played) continue
      if (played.receipt.inverse !== undefined) past.push({ before: calendar, ...played })
      calendar = played.calendar
    }
    const is = (await really(game.person)).map(naive.keyOf)
    expect(is, `seed ${seed}, step ${step}`).toEqual(naive.told(calendar).map(naive.keyOf))
  }
  return past.length
}

const seeds = Array.from({ length: 24 }, (_, at) => at + 1)

test.each(seeds)(
  'any sequence of edits, deletions and Undo comes to what happens to each time by itself (seed %i)',
  async (seed) => {
    expect(await play(seed, 30)).toBeGreaterThan(5)
  },
)
