import { expect, test } from 'vitest'
import { readTimes } from '../read-times.ts'
import { zoneSaid } from './zone-said.ts'

test.each([
  ['every Monday at 9 am New York time to sync', 'America/New_York', 'every Monday at 9 am to sync'],
  ['tomorrow 14:00 (Tokyo time) call the studio', 'Asia/Tokyo', 'tomorrow 14:00 call the studio'],
  ['at noon Pacific time on Friday', 'America/Los_Angeles', 'at noon on Friday'],
  ['daily at 7am PST, stretch', 'America/Los_Angeles', 'daily at 7am, stretch'],
  ['remind me at 9am EST to call', 'America/New_York', 'remind me at 9am to call'],
  ['every day at 15:00 (CET)', 'Europe/Paris', 'every day at 15:00'],
  ['at noon GMT', 'UTC', 'at noon'],
  ['from 9 to noon CST', 'America/Chicago', 'from 9 to noon'],
  ['at 9 London time', 'Europe/London', 'at 9'],
])('%s', (said, zone, text) => {
  expect(zoneSaid(said)).toEqual({ zone, text })
})

test.each([
  ['at 9 check the New York time table'],
  ['at 5 in no time'],
  ['call London at 9'],
  ['at 9 it is time to go'],
  ['at 9 rome'],
  ['at 9 UTC+2'],
  ['at 9 UTC-2'],
  ['at 9 estimate the costs'],
  ['at 8 constructor time'],
  ['at 8 toString time'],
  ['at 8 UTC +3'],
  ['at 8 UTC -3'],
])('%s names none', (said) => {
  expect(zoneSaid(said)).toBeUndefined()
})

test('an abbreviation is the same zone in every reader, in summer as well', () => {
  const wording = {
    now: Temporal.PlainDateTime.from('2026-11-18T10:00'),
    zone: 'Europe/Berlin',
    dateOrder: 'day-first' as const,
  }
  for (const short of ['EST', 'EDT', 'ET', 'Eastern time']) {
    const [read] = readTimes(`20 July 2027 at 3pm ${short}`, wording)
    expect(read).toMatchObject({ start: Temporal.PlainDateTime.from('2027-07-20T21:00') })
    expect(zoneSaid(`at 3pm ${short}`)?.zone).toBe('America/New_York')
  }
})

test('an offset may stand apart from its zone', () => {
  const wording = {
    now: Temporal.PlainDateTime.from('2026-11-18T10:00'),
    zone: 'Europe/Berlin',
    dateOrder: 'day-first' as const,
  }
  const [read] = readTimes('20 July 2027 at 9 UTC +3', wording)
  expect(read).toMatchObject({ start: Temporal.PlainDateTime.from('2027-07-20T08:00') })
})
