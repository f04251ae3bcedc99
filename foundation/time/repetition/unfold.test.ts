import { describe, expect, it } from 'vitest'
import { dateOf, dayNumber, easterOf, textOfDay, weekday } from './day-numbers.ts'
import { formatRule, parseRule } from './rule.ts'
import { countOf, hasStart, lastOf, unfold, UnreadableRule } from './unfold.ts'

describe('what repeats', () => {
  it('begins where it is looked at, and ends before the end', () => {
    const series = { start: '2020-01-06T09:00', rule: 'FREQ=WEEKLY;BYDAY=MO,WE' }
    expect(unfold(series, { from: '2026-11-23', to: '2026-11-30T09:00' })).toEqual([
      '2026-11-23T09:00',
      '2026-11-25T09:00',
    ])
  })

  it('keeps its count wherever it is looked at', () => {
    const series = { start: '2026-01-01T09:00', rule: 'FREQ=DAILY;COUNT=10' }
    expect(unfold(series, { from: '2026-01-09' })).toEqual(['2026-01-09T09:00', '2026-01-10T09:00'])
    const tuesdays = { start: '2026-01-06T09:00', rule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3' }
    expect(unfold(tuesdays, { from: '2026-01-08' })).toEqual(['2026-01-08T09:00', '2026-01-13T09:00'])
  })

  it('lasts whole days, whatever the rule says of hours', () => {
    expect(unfold({ start: '2026-02-28', rule: 'FREQ=DAILY;BYHOUR=9,10;COUNT=2' })).toEqual([
      '2026-02-28',
      '2026-03-01',
    ])
  })

  it('takes dates in addition, leaves some out, and counts each once', () => {
    const series = {
      start: '2026-11-23T09:00',
      rule: 'FREQ=DAILY;COUNT=3',
      plus: ['2026-11-20T12:00', '2026-11-24T09:00', '2026-12-01T09:00'],
      except: ['2026-11-25T09:00'],
    }
    expect(unfold(series)).toEqual(['2026-11-20T12:00', '2026-11-23T09:00', '2026-11-24T09:00', '2026-12-01T09:00'])
    expect(lastOf(series)).toBe('2026-12-01T09:00')
    expect(countOf(series)).toBe(4)
  })

  it('takes place once without a rule', () => {
    expect(unfold({ start: '2026-11-23T09:00' })).toEqual(['2026-11-23T09:00'])
    expect(lastOf({ start: '2026-11-23' })).toBe('2026-11-23')
  })

  it('ends by a moment in UTC as the wall of its zone shows it, and by a day at the end of that day', () => {
    const start = '2026-03-27T23:30'
    expect(
      unfold({ start, rule: 'FREQ=DAILY;UNTIL=20260329T213000Z', zone: 'Europe/Vienna' }).map((each) =>
        each.slice(0, 10),
      ),
    ).toEqual(['2026-03-27', '2026-03-28', '2026-03-29'])
    expect(unfold({ start, rule: 'FREQ=DAILY;UNTIL=20260329T212959Z', zone: 'Europe/Vienna' })).toHaveLength(2)
    expect(unfold({ start, rule: 'FREQ=DAILY;UNTIL=20260329' })).toHaveLength(3)
  })

  it('has a last time, none where it never ends, and nothing where it never takes place', () => {
    expect(lastOf({ start: '2026-11-23T09:00', rule: 'FREQ=WEEKLY' })).toBeNull()
    expect(countOf({ start: '2026-11-23T09:00', rule: 'FREQ=WEEKLY' })).toBeNull()
    expect(lastOf({ start: '2026-01-31', rule: 'FREQ=MONTHLY;UNTIL=20270430' })).toBe('2027-03-31')
    expect(lastOf({ start: '2000-02-29', rule: 'FREQ=YEARLY;UNTIL=21030101' })).toBe('2096-02-29')
    expect(lastOf({ start: '2026-01-01', rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3' })).toBeUndefined()
  })

  it('is asked whether it takes place at a time', () => {
    const series = { start: '2026-11-23T09:00', rule: 'FREQ=WEEKLY' }
    expect(hasStart(series, '2026-11-30T09:00')).toBe(true)
    expect(hasStart(series, '2026-11-30T10:00')).toBe(false)
    expect(hasStart(series, '2026-11-30')).toBe(false)
  })

  it('says in a sentence what cannot be read', () => {
    const problems = [
      'often',
      'INTERVAL=2',
      'FREQ=OFTEN',
      'FREQ=DAILY;FREQ=DAILY',
      'FREQ=DAILY;COUNT=0',
      'FREQ=DAILY;COUNT=3;UNTIL=20260101',
      'FREQ=DAILY;UNTIL=20260231',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=WEEKLY;BYDAY=0MO',
      'FREQ=YEARLY;BYMONTH=13',
      'FREQ=MONTHLY;BYMONTHDAY=0',
      'FREQ=MONTHLY;BYSETPOS=1',
      'FREQ=DAILY;WKST=XX',
      'FREQ=DAILY;BYWHIM=1',
      'FREQ=DAILY;SKIP=FORWARD',
      'RSCALE=HEBREW;FREQ=YEARLY',
      `FREQ=DAILY;BYHOUR=${'1,'.repeat(5000)}1`,
    ]
    for (const text of problems) expect(parseRule(text).problem).toMatch(/^[A-ZI“].*\.$/)
    expect(() => unfold({ start: '2026-01-01', rule: 'FREQ=OFTEN' })).toThrow(UnreadableRule)
  })

  it('is written as it was read', () => {
    for (const rule of [
      'FREQ=MONTHLY;INTERVAL=2;BYMONTH=1,7;BYDAY=MO,-1FR;BYHOUR=9;BYMINUTE=0,30;BYSETPOS=-1,1;WKST=SU;COUNT=9',
      'RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD;UNTIL=20270301T090000Z',
      'FREQ=YEARLY;BYWEEKNO=20,-1;BYEASTER=0;UNTIL=20270301',
    ]) {
      const read = parseRule(rule)
      expect(read.problem).toBeUndefined()
      if (read.rule === undefined) continue
      expect(parseRule(formatRule(read.rule))).toEqual(read)
      expect(formatRule(read.rule).split(';').sort().join(';')).toBe(
        rule.replace('BYSETPOS=-1,1', 'BYSETPOS=-1,1').replace('20,-1', '-1,20').split(';').sort().join(';'),
      )
    }
  })
})

describe('what is hostile', () => {
  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTHDAY=31;BYMONTH=4;BYHOUR=1',
    'FREQ=HOURLY;INTERVAL=24;BYHOUR=3',
    'FREQ=MINUTELY;INTERVAL=1440;BYMINUTE=7',
    'FREQ=YEARLY;INTERVAL=999999999',
    'FREQ=WEEKLY;BYYEARDAY=366;BYDAY=MO;BYMONTH=1',
  ])('%s comes to an end', (rule) => {
    expect(unfold({ start: '2026-01-01T09:00', rule }, { from: '2026-02-01', most: 10 })).toEqual([])
  })

  it('counts forty years of seconds, a product of every part, and a count without end within bounds', () => {
    expect(unfold({ start: '1986-01-01T00:00', rule: 'FREQ=SECONDLY' }, { from: '2026-01-01', most: 5 })).toHaveLength(
      5,
    )
    const product = `FREQ=YEARLY;BYMONTH=${every(12, 1)};BYMONTHDAY=${every(31, 1)};BYHOUR=${every(24)};BYMINUTE=${every(60)};BYSECOND=${every(60)};BYSETPOS=-1`
    expect(unfold({ start: '2026-01-01T00:00', rule: product }, { most: 2 })).toEqual([
      '2026-12-31T23:59:59',
      '2027-12-31T23:59:59',
    ])
    expect(
      unfold(
        { start: '2026-01-01T00:00', rule: 'FREQ=SECONDLY;COUNT=999999999' },
        { from: '2026-01-01T05:00', to: '2026-01-04', most: 2 },
      ),
    ).toHaveLength(2)
    expect(lastOf({ start: '1986-01-01T00:00', rule: 'FREQ=SECONDLY;UNTIL=20260101' })).toBe('2026-01-01T23:59:59')
    expect(countOf({ start: '1986-01-01T00:00', rule: 'FREQ=SECONDLY;UNTIL=20260101' })).toBe(50_000)
  })
})

describe('days as numbers', () => {
  it('are the calendar of the platform', () => {
    for (let number = -800_000; number < 2_900_000; number += 997) {
      const date = Temporal.PlainDate.from('1970-01-01').add({ days: number })
      expect({ ...dateOf(number), on: weekday(number) + 1 }).toEqual({
        year: date.year,
        month: date.month,
        day: date.day,
        on: date.dayOfWeek,
      })
      expect(dayNumber(date.year, date.month, date.day)).toBe(number)
    }
  })

  it('know Easter', () => {
    expect([1818, 2000, 2024, 2026, 2038, 2285].map((year) => textOfDay(easterOf(year)))).toEqual([
      '1818-03-22',
      '2000-04-23',
      '2024-03-31',
      '2026-04-05',
      '2038-04-25',
      '2285-03-22',
    ])
  })
})

function every(count: number, from = 0): string {
  return Array.from({ length: count }, (_, at) => at + from).join(',')
}
