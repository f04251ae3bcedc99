import { afterEach, expect, test, vi } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { dayBounds, wallOf } from '#foundation/time/zones.ts'
import { beginHere, dayHere, laterDay, momentHere, ownZone, wallHere } from './own-zone.ts'
import { keepTimeFormat } from './time-format.ts'
import { timeOf } from './when.ts'

const device = ownZone()
vi.stubGlobal('localStorage', { setItem() {} })
afterEach(() => keepTimeFormat(usualTimeFormat, device))

test('times are those of the zone in the profile, wherever the device is', () => {
  keepTimeFormat(usualTimeFormat, 'Asia/Kolkata')
  expect(dayHere('2026-11-30T19:00:00Z')).toBe('2026-12-01')
  expect(timeOf('2026-11-30T19:00:00Z')).toBe('00:30')
  expect(momentHere('2026-12-01')).toBe('2026-11-30T18:30:00.000Z')
})

// With nights in which the clock is put forward or back at midnight, and a day that was left out.
test.each([
  ['Europe/Vienna', '2026-03-28'],
  ['Europe/Vienna', '2026-10-24'],
  ['America/New_York', '2026-10-31'],
  ['Asia/Beirut', '2026-03-28'],
  ['Africa/Cairo', '2026-04-23'],
  ['Africa/Cairo', '2026-10-28'],
  ['America/Havana', '2026-10-31'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Pacific/Apia', '2011-12-28'],
  ['Asia/Kathmandu', '2026-07-01'],
])('days of %s around %s begin when its clock says so', (zone, first) => {
  keepTimeFormat(usualTimeFormat, zone)
  for (const later of [0, 1, 2, 3]) {
    const day = laterDay(first, later)
    const { start, end } = dayBounds(day, zone)
    if (start === end) continue
    expect({ day, begins: beginHere(day) }).toEqual({ day, begins: Date.parse(start) })
    expect(wallHere(start)).toBe(wallOf(start, zone))
  }
})

test('a day that is none has no beginning', () => {
  expect(beginHere('2026-13-40')).toBeNaN()
})
