import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { addOnWall, dayBounds, dayOf, momentOf, nextChange, offsetMinutes, timesShown, wallOf } from './zones.ts'

/** What the wall says, where, how often it does so, when that is, and what it then shows. */
const walls: [string, string, 0 | 1 | 2, string, string][] = [
  ['Europe/Vienna', '2026-03-29T02:30', 0, '2026-03-29T01:30:00Z', '2026-03-29T03:30'],
  ['Europe/Vienna', '2026-03-29T01:59', 1, '2026-03-29T00:59:00Z', '2026-03-29T01:59'],
  ['Europe/Vienna', '2026-03-29T03:00', 1, '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ['Europe/Vienna', '2026-10-25T02:30', 2, '2026-10-25T00:30:00Z', '2026-10-25T02:30'],
  ['Europe/Vienna', '2026-10-25T03:00', 1, '2026-10-25T02:00:00Z', '2026-10-25T03:00'],
  ['America/New_York', '2026-03-08T02:30', 0, '2026-03-08T07:30:00Z', '2026-03-08T03:30'],
  ['America/New_York', '2026-11-01T01:30', 2, '2026-11-01T05:30:00Z', '2026-11-01T01:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', 0, '2026-10-03T15:45:00Z', '2026-10-04T02:45'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', 2, '2026-04-04T14:45:00Z', '2026-04-05T01:45'],
  ['Pacific/Apia', '2011-12-29T23:59', 1, '2011-12-30T09:59:00Z', '2011-12-29T23:59'],
  ['Pacific/Apia', '2011-12-30T12:00', 0, '2011-12-30T22:00:00Z', '2011-12-31T12:00'],
  ['Pacific/Apia', '2011-12-31T00:00', 1, '2011-12-30T10:00:00Z', '2011-12-31T00:00'],
  ['Asia/Kathmandu', '2026-06-01T12:00', 1, '2026-06-01T06:15:00Z', '2026-06-01T12:00'],
  ['Pacific/Chatham', '2026-01-01T12:00', 1, '2025-12-31T22:15:00Z', '2026-01-01T12:00'],
  ['Pacific/Chatham', '2026-09-27T02:50', 0, '2026-09-26T14:05:00Z', '2026-09-27T03:50'],
  ['Pacific/Chatham', '2026-04-05T03:00', 2, '2026-04-04T13:15:00Z', '2026-04-05T03:00'],
  ['Africa/Casablanca', '2025-02-23T02:30', 2, '2025-02-23T01:30:00Z', '2025-02-23T02:30'],
  ['Africa/Casablanca', '2025-04-06T02:30', 0, '2025-04-06T02:30:00Z', '2025-04-06T03:30'],
  ['Europe/Dublin', '2026-03-29T01:30', 0, '2026-03-29T01:30:00Z', '2026-03-29T02:30'],
  ['Europe/Dublin', '2026-10-25T01:30', 2, '2026-10-25T00:30:00Z', '2026-10-25T01:30'],
  ['Asia/Kolkata', '2026-07-01T12:00', 1, '2026-07-01T06:30:00Z', '2026-07-01T12:00'],
  ['America/St_Johns', '2026-07-01T12:00', 1, '2026-07-01T14:30:00Z', '2026-07-01T12:00'],
  ['America/St_Johns', '2026-03-08T02:30', 0, '2026-03-08T06:00:00Z', '2026-03-08T03:30'],
  ['America/Sao_Paulo', '2018-11-04T00:30', 0, '2018-11-04T03:30:00Z', '2018-11-04T01:30'],
  ['America/Sao_Paulo', '2018-11-04', 0, '2018-11-04T03:00:00Z', '2018-11-04T01:00'],
  ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00Z', '2026-04-24T01:00'],
  ['Africa/Cairo', '2026-04-24T00:30', 0, '2026-04-23T22:30:00Z', '2026-04-24T01:30'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', 1, '2025-12-31T10:00:00Z', '2026-01-01T00:00'],
  ['Etc/GMT+12', '2026-01-01T00:00', 1, '2026-01-01T12:00:00Z', '2026-01-01T00:00'],
  ['Pacific/Pago_Pago', '2026-01-01T00:00', 1, '2026-01-01T11:00:00Z', '2026-01-01T00:00'],
  ['America/Santiago', '2026-09-06T00:30', 0, '2026-09-06T04:30:00Z', '2026-09-06T01:30'],
  ['America/Santiago', '2026-04-04T23:30', 2, '2026-04-05T02:30:00Z', '2026-04-04T23:30'],
  ['Asia/Beirut', '2026-03-29', 0, '2026-03-28T22:00:00Z', '2026-03-29T01:00'],
  ['Australia/Eucla', '2026-07-01T12:00', 1, '2026-07-01T03:15:00Z', '2026-07-01T12:00'],
  ['Asia/Yangon', '2026-07-01T12:00', 1, '2026-07-01T05:30:00Z', '2026-07-01T12:00'],
  ['Pacific/Marquesas', '2026-07-01T12:00', 1, '2026-07-01T21:30:00Z', '2026-07-01T12:00'],
  ['America/Caracas', '2016-05-01T02:45', 0, '2016-05-01T07:15:00Z', '2016-05-01T03:15'],
  ['Asia/Pyongyang', '2015-08-14T23:45', 2, '2015-08-14T14:45:00Z', '2015-08-14T23:45'],
  ['Asia/Pyongyang', '2018-05-04T23:45', 0, '2018-05-04T15:15:00Z', '2018-05-05T00:15'],
  ['Europe/Istanbul', '2016-03-27T02:30', 1, '2016-03-27T00:30:00Z', '2016-03-27T02:30'],
  ['Europe/Istanbul', '2016-03-27T03:30', 0, '2016-03-27T01:30:00Z', '2016-03-27T04:30'],
  ['UTC', '2026-01-01T12:00:05', 1, '2026-01-01T12:00:05Z', '2026-01-01T12:00:05'],
]

describe('the wall in its zone', () => {
  it.each(walls)('%s %s is shown %i times, at %s, and then reads %s', (zone, wall, times, moment, shown) => {
    expect({ times: timesShown(wall, zone), moment: momentOf(wall, zone) }).toEqual({ times, moment })
    expect(wallOf(moment, zone)).toBe(shown)
  })

  it('has days of 23, 25 and no hours, and such as begin at one', () => {
    expect(hours('2026-03-29', 'Europe/Vienna')).toBe(23)
    expect(hours('2026-10-25', 'Europe/Vienna')).toBe(25)
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5)
    expect(hours('2011-12-30', 'Pacific/Apia')).toBe(0)
    expect(dayBounds('2018-11-04', 'America/Sao_Paulo')).toEqual({
      start: '2018-11-04T03:00:00Z',
      end: '2018-11-05T02:00:00Z',
    })
  })

  it('is a day further on one side of the date line', () => {
    expect(dayOf('2026-01-01T10:30:00Z', 'Pacific/Kiritimati')).toBe('2026-01-02')
    expect(dayOf('2026-01-01T10:30:00Z', 'Pacific/Pago_Pago')).toBe('2025-12-31')
  })

  it('knows when the clock is next changed, and where it never is', () => {
    expect(nextChange('2026-11-22T00:00:00Z', 'Europe/Vienna')).toBe('2027-03-28T01:00:00Z')
    expect(nextChange('2026-11-22T00:00:00Z', 'Asia/Kolkata')).toBeNull()
  })

  it('adds on the wall, whatever the clock does in between', () => {
    expect(addOnWall('2026-03-29T01:30', 60)).toBe('2026-03-29T02:30')
    expect(addOnWall('2026-12-31', 24 * 60)).toBe('2027-01-01T00:00')
  })
})

type Transition = { zone: string; utc: string; local_time: string; offset_minutes_west: number }
const data = process.env['ATTACHE_BENCH_DATA']
const file = join(data ?? '', 'tz/transitions.jsonl.gz')

/** Written when the tables of zones foresaw what parliaments have since decided otherwise (tzdata 2026). */
const changedSince = new Set([
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Edmonton',
  'America/Vancouver',
  'America/Yellowknife',
  'Canada/Mountain',
  'Canada/Pacific',
  'Europe/Chisinau',
  'Europe/Tiraspol',
])

describe.skipIf(data === undefined)('34,850 changes of the clock that others wrote down', () => {
  it('read the same, but where the law was changed since', () => {
    const all = gunzipSync(readFileSync(file)).toString().trim().split('\n')
    const wrong = all
      .map((line): Transition => JSON.parse(line) as Transition)
      .filter((each) => {
        const wall = wallOf(each.utc, each.zone).slice(11).padEnd(8, ':00')
        return wall !== each.local_time || offsetMinutes(each.utc, each.zone) !== -each.offset_minutes_west
      })
    expect(wrong.filter(({ zone }) => !changedSince.has(zone))).toEqual([])
    // What the platform's own calendar says of them is what we say.
    for (const { zone, utc } of wrong)
      expect(wallOf(utc, zone).slice(11, 16)).toBe(
        new Date(utc).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
      )
    expect(all.length - wrong.length).toBeGreaterThanOrEqual(34_600)
  })
})

function hours(day: string, zone: string): number {
  const { start, end } = dayBounds(day, zone)
  return (Date.parse(end) - Date.parse(start)) / 3_600_000
}
