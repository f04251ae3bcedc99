import { expect, test } from 'vitest'
import { leaveConfirmation } from './contract.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import {
  confirms,
  defaultWorkingHours,
  judgeRefresh,
  leavingDates,
  missingScopes,
  nextRevocation,
  preferencesWith,
  scopeList,
  sessionEnd,
  usualPreferencesIn,
  workingHoursInWords,
} from './rules.ts'

const now = new Date('2026-01-05T09:00:00Z')
const lifetimes = { idleDays: 30, maxDays: 90 }

test('a session lasts thirty days from when it was last seen, and ninety in all', () => {
  expect(sessionEnd(now, now, lifetimes)).toEqual(new Date('2026-02-04T09:00:00Z'))
  const much = new Date('2026-03-25T09:00:00Z')
  expect(sessionEnd(now, much, lifetimes)).toEqual(new Date('2026-04-05T09:00:00Z'))
})

test('only the newest refresh token makes a new one', () => {
  expect(judgeRefresh({ generation: 4, rotatedAt: undefined }, 4, now)).toBe('rotate')
})

test('the token before the newest is answered again for ten seconds', () => {
  const before = (milliseconds: number) => ({ generation: 3, rotatedAt: new Date(now.getTime() - milliseconds) })
  expect(judgeRefresh(before(0), 4, now)).toBe('repeat')
  expect(judgeRefresh(before(10_000), 4, now)).toBe('repeat')
  expect(judgeRefresh(before(10_001), 4, now)).toBe('reuse')
})

test('an older token is a stolen one, however fresh', () => {
  expect(judgeRefresh({ generation: 2, rotatedAt: now }, 4, now)).toBe('reuse')
})

test('an account can be had back for two weeks and is gone by day 29', () => {
  expect(leavingDates(now)).toEqual({
    restorableUntil: new Date('2026-01-19T09:00:00Z'),
    giveUpAt: new Date('2026-02-03T07:00:00Z'),
    purgedBy: new Date('2026-02-03T09:00:00Z'),
  })
})

test('a provider that does not answer is asked again ever later, and never later than in a day', () => {
  const hours = [1, 2, 3, 4, 5, 6, 7, 600].map(
    (tries) => (nextRevocation(tries, now).getTime() - now.getTime()) / 3_600_000,
  )
  expect(hours).toEqual([1, 2, 4, 8, 16, 23, 23, 23])
})

test('what was not granted is named, however the provider spells the rest', () => {
  const granted = scopeList('openid  https://www.googleapis.com/auth/userinfo.email gmail.readonly')
  expect(missingScopes(['openid', 'email', 'offline_access', 'gmail.readonly'], granted)).toEqual([])
  expect(missingScopes(['openid', 'gmail.compose'], granted)).toEqual(['gmail.compose'])
})

test('the confirmation may be typed with capitals and blanks, and not otherwise', () => {
  expect(confirms('  Delete my  ACCOUNT ', leaveConfirmation)).toBe(true)
  expect(confirms('delete', leaveConfirmation)).toBe(false)
  expect(confirms('', leaveConfirmation)).toBe(false)
})

test.each([
  [[], 'none'],
  [defaultWorkingHours, 'Monday to Friday 09:00–18:00'],
  [
    [5, 1, 2].map((day) => ({ day, start: '09:00', end: day === 2 ? '12:00' : '17:00' })),
    'Monday 09:00–17:00, Tuesday 09:00–12:00, Friday 09:00–17:00',
  ],
])('working hours read as a person says them', (hours, words) => {
  expect(workingHoursInWords(hours, usualTimeFormat)).toBe(words)
})

test('working hours are written by the clock that the person prefers', () => {
  expect(workingHoursInWords(defaultWorkingHours, { ...usualTimeFormat, clock: '12-hour' })).toBe(
    'Monday to Friday 9:00 am–6:00 pm',
  )
})

test('dates are written as in the zone of the person until they choose otherwise', () => {
  expect(usualPreferencesIn('Europe/Vienna').dateOrder).toBe('day-month')
  expect(usualPreferencesIn('America/New_York').dateOrder).toBe('month-day')
  const chosen = preferencesWith(usualPreferencesIn('America/New_York'), { dateOrder: 'day-month' })
  expect(chosen.dateOrder).toBe('day-month')
})
