import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { occurrence } from '../testing/occurrence.ts'
import { changeOf } from './clock-change.ts'
import { firstScroll, linesIn, roomFor, scrollToNow } from './density.ts'
import { daysShown, daysThatFit, rangeLabel, run, step, weeksOf, weekStartOf } from './days.ts'
import { drawn, minutesAt, shifted, snapped } from './moving.ts'
import { barOf, isLong, piecesOf } from './pieces.ts'
import { timesOf, whenOf } from './said.ts'
import { sideBySide, stack } from './side-by-side.ts'

const vienna = 'Europe/Vienna'
const week = run('2024-01-15', 7)

const event = (start: string, end: string, other: Partial<Occurrence> = {}) =>
  occurrence({ allDay: start.length === 10, start, end, ...other })

const at = (from: string, to: string, day = '2024-01-15') => event(`${day}T${from}:00.000Z`, `${day}T${to}:00.000Z`)

test('a week starts on Monday, whichever of its days is asked for', () => {
  expect(run('2024-01-15', 7).map((day) => weekStartOf(day))).toEqual(Array(7).fill('2024-01-15'))
  expect(daysShown('week', '2024-01-21', 7)).toEqual(week)
  expect(daysShown('day', '2024-01-17', 7)).toEqual(['2024-01-17'])
  expect(daysShown('month', '2024-01-15', 7)).toEqual(run('2024-01-01', 35))
  expect(daysShown('month', '2024-09-15', 7)).toEqual(run('2024-08-26', 42))
})

test('a week starts on Sunday or Saturday for whoever prefers that', () => {
  expect(['2024-01-14', '2024-01-15', '2024-01-20'].map((day) => weekStartOf(day, 7))).toEqual(
    Array(3).fill('2024-01-14'),
  )
  expect(['2024-01-12', '2024-01-13', '2024-01-19'].map((day) => weekStartOf(day, 6))).toEqual([
    '2024-01-06',
    '2024-01-13',
    '2024-01-13',
  ])
})

test('where there is no room for a week it shows three days, and then one', () => {
  expect([1280, 500, 342].map(daysThatFit)).toEqual([7, 3, 1])
  expect(daysShown('week', '2024-01-17', 3)).toEqual(['2024-01-17', '2024-01-18', '2024-01-19'])
  expect(step('week', '2024-01-17', 1, 3)).toBe('2024-01-20')
  expect(step('week', '2024-01-17', -1, 7)).toBe('2024-01-10')
  expect(step('day', '2024-01-31', 1, 7)).toBe('2024-02-01')
  expect(step('month', '2024-01-31', 1, 7)).toBe('2024-02-01')
  expect(weeksOf(['2024-01-21', '2024-01-22'])).toEqual(['2024-01-15', '2024-01-22'])
})

test('the label of the range says no more than is needed to know it', () => {
  expect(rangeLabel('day', '2024-01-15', ['2024-01-15'])).toBe('Monday 15 January 2024')
  expect(rangeLabel('week', '2024-01-15', week)).toBe('15 – 21 January 2024')
  expect(rangeLabel('week', '2024-01-29', run('2024-01-29', 7))).toBe('29 January – 4 February 2024')
  expect(rangeLabel('week', '2024-12-30', run('2024-12-30', 7))).toBe('30 December 2024 – 5 January 2025')
  expect(rangeLabel('month', '2024-01-15', week)).toBe('January 2024')
})

test('an event over midnight stands in both days, and one that ends at midnight in one', () => {
  const late = event('2024-01-15T22:30:00.000Z', '2024-01-16T01:00:00.000Z')
  expect(piecesOf(late, week, 'UTC')).toMatchObject([
    { day: '2024-01-15', from: 1350, to: 1440, begins: true, ends: false },
    { day: '2024-01-16', from: 0, to: 60, begins: false, ends: true },
  ])
  const until = event('2024-01-15T22:30:00.000Z', '2024-01-16T00:00:00.000Z')
  expect(piecesOf(until, week, 'UTC')).toMatchObject([{ day: '2024-01-15', from: 1350, to: 1440, ends: true }])
})

test('an event stands where the clock of its reader shows it', () => {
  expect(piecesOf(at('08:00', '09:00'), week, vienna)).toMatchObject([{ from: 540, to: 600 }])
  expect(piecesOf(at('20:00', '21:00'), week, 'Asia/Kolkata')).toMatchObject([{ day: '2024-01-16', from: 90, to: 150 }])
})

test('while the clock goes back an event keeps a height, and what comes twice stands side by side', () => {
  const day = ['2024-10-27']
  // From the first 02:45 to the second 02:15: half an hour.
  const back = event('2024-10-27T00:45:00.000Z', '2024-10-27T01:15:00.000Z')
  expect(piecesOf(back, day, vienna)).toMatchObject([{ from: 165, to: 180 }])
  const twice = [at('00:15', '00:45', day[0]), at('01:15', '01:45', day[0])].flatMap((one) =>
    piecesOf(one, day, vienna),
  )
  expect(sideBySide(twice, roomFor(80, 7)).map(({ left }) => left)).toEqual([0, 0.5])
})

test('a day of 23 or 25 hours says so at the hour', () => {
  expect(changeOf('2024-03-31', vienna)).toEqual({ from: 120, to: 180, words: 'Skipped: the clock goes forward' })
  expect(changeOf('2024-10-27', vienna)).toEqual({ from: 120, to: 180, words: 'Twice: the clock goes back' })
  expect(changeOf('2024-04-07', 'Australia/Lord_Howe')).toEqual({
    from: 90,
    to: 120,
    words: 'Twice: the clock goes back',
  })
  expect(changeOf('2024-01-15', vienna)).toBeUndefined()
})

test('what lasts whole days, or longer than one, stands above the hours in the first row that is free', () => {
  const trip = event('2024-01-13', '2024-01-17')
  const holiday = event('2024-01-16', '2024-01-17')
  const fair = event('2024-01-18T09:00:00.000Z', '2024-01-20T12:00:00.000Z')
  expect([trip, fair, at('09:00', '10:00')].map(isLong)).toEqual([true, true, false])
  const bars = [trip, holiday, fair].flatMap((one) => barOf(one, week, 'UTC') ?? [])
  expect(stack(bars)).toMatchObject([
    { first: 0, last: 1, row: 0, begins: false, ends: true },
    { first: 1, last: 1, row: 1, begins: true },
    { first: 3, last: 5, row: 0 },
  ])
  expect(barOf(event('2024-01-22', '2024-01-23'), week, 'UTC')).toBeUndefined()
})

test('twenty pixels are a quarter of an hour, and eighty an hour', () => {
  expect([20, 80, 1920].map((pixels) => minutesAt(pixels, 80))).toEqual([15, 60, 1440])
  expect([7, 8, -22, -23].map(snapped)).toEqual([0, 15, -15, -30])
})

test('what is moved keeps how long it lasts, also into the day on which the clock changes', () => {
  const sync = event('2024-03-30T00:30:00.000Z', '2024-03-30T02:30:00.000Z')
  const moved = shifted(sync, { part: 'whole', days: 1, minutes: 0 }, vienna)
  expect(timesOf(sync, vienna)).toBe('01:30–03:30')
  expect(timesOf(moved, vienna)).toBe('01:30–04:30')
  expect(whenOf(moved, vienna)).toBe('Sunday 31 March 2024, 01:30 to 04:30')
  expect(Date.parse(moved.end) - Date.parse(moved.start)).toBe(2 * 3_600_000)
})

test('neither end can be pulled past the other', () => {
  const sync = at('09:00', '10:00')
  expect(shifted(sync, { part: 'end', days: 0, minutes: -120 }, 'UTC')).toMatchObject({
    start: sync.start,
    end: '2024-01-15T09:15:00.000Z',
  })
  expect(shifted(sync, { part: 'start', days: 0, minutes: 120 }, 'UTC')).toMatchObject({
    start: '2024-01-15T09:45:00.000Z',
    end: sync.end,
  })
  const day = event('2024-01-15', '2024-01-16')
  expect(shifted(day, { part: 'end', days: -3, minutes: 0 }, 'UTC')).toMatchObject({ end: '2024-01-16' })
  expect(shifted(day, { part: 'whole', days: 2, minutes: 45 }, 'UTC')).toMatchObject({
    start: '2024-01-17',
    end: '2024-01-18',
  })
})

test('something new is drawn in quarters, upwards as well as downwards, and within its day', () => {
  expect(drawn('2024-01-15', 547, 601)).toEqual({ day: '2024-01-15', from: 540, to: 615 })
  expect(drawn('2024-01-15', 601, 547)).toEqual({ day: '2024-01-15', from: 540, to: 615 })
  expect(drawn('2024-01-15', 540, 540)).toEqual({ day: '2024-01-15', from: 540, to: 555 })
  expect(drawn('2024-01-15', 1430, 1900)).toEqual({ day: '2024-01-15', from: 1425, to: 1440 })
})

test('a block shows as many whole lines as it has room for, at either height of the hours', () => {
  expect(linesIn(15, 80)).toEqual({ title: 1, time: false, place: false })
  expect(linesIn(30, 80)).toEqual({ title: 1, time: true, place: false })
  expect(linesIn(60, 80)).toEqual({ title: 2, time: true, place: true })
  expect(linesIn(30, 48)).toEqual({ title: 1, time: false, place: false })
  expect(linesIn(60, 48)).toEqual({ title: 1, time: true, place: false })
})

test('the first look shows the first event whole, and the beginning of work where that is no later', () => {
  const look = { work: 540, hour: 80, height: 640 }
  const first = (...events: [from: number, to: number][]) =>
    firstScroll(
      events.map(([from, to]) => ({ from, to })),
      look,
    )
  expect(first()).toBe(680)
  expect(first([420, 480], [600, 660])).toBe(520)
  expect(first([600, 660])).toBe(680)
  // From 16:30 to 18:00, where 8:30 to 16:30 would be seen.
  expect(first([990, 1080])).toBe(840)
  expect(first([540, 1440])).toBe(680)
  // From 7:00, whose label would be cut in half.
  expect(first([450, 510])).toBe(548)
})

test('the first look at today has the time now at a third, or lower where an event began long before', () => {
  // Eight hours are seen. It is 18:54.
  const look = { now: 1134, hour: 80, height: 640 }
  const top = (...events: [from: number, to: number][]) =>
    scrollToNow(
      events.map(([from, to]) => ({ from, to })),
      look,
    )
  expect(top()).toBeCloseTo(1134 / 0.75 - 640 / 3)
  expect(top([540, 600], [1200, 1260])).toBe(top())
  // It began at 15:00 and lasts until 20:00: from 14:30.
  expect(top([900, 1200])).toBe((870 / 60) * 80)
  // It began at 8:00, and the time now stays in sight.
  expect(top([480, 1200])).toBe(((1134 + 30) / 60) * 80 - 640)
  expect(scrollToNow([], { ...look, now: 30 })).toBe(0)
})
