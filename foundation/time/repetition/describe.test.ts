import { expect, it } from 'vitest'
import { cutSeries } from './cut.ts'
import { describeRule } from './describe.ts'
import { unfold } from './unfold.ts'
import { usualTimeFormat } from '../format/time-format.ts'

it.each([
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270301', 'every other Monday at 09:00 until 1 March 2027'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'on the last weekday of each month at 09:00'],
  ['FREQ=WEEKLY', 'every Monday at 09:00'],
  ['FREQ=DAILY', 'every day at 09:00'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=5', 'every 3 days at 09:00 5 times'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday at 09:00'],
  ['FREQ=WEEKLY;INTERVAL=3;BYDAY=WE,MO', 'every 3 weeks on Monday and Wednesday at 09:00'],
  ['FREQ=MONTHLY', 'on the 23rd of each month at 09:00'],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', 'on the 1st of every 3 months at 09:00'],
  ['FREQ=MONTHLY;BYDAY=2TU,-1FR', 'on the second Tuesday and the last Friday of each month at 09:00'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of each month at 09:00'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'on every Friday that is the 13th of each month at 09:00'],
  ['FREQ=YEARLY', 'every year on 23 November at 09:00'],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=3;BYDAY=-1MO', 'every 4 years on the last Monday of March at 09:00'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', 'every year on Monday of week 20 at 09:00'],
  ['FREQ=YEARLY;BYEASTER=1', 'every year on Easter Monday at 09:00'],
  ['FREQ=YEARLY;BYYEARDAY=-1', 'every year on the last day of the year at 09:00'],
  ['FREQ=DAILY;BYMONTH=1', 'every day in January at 09:00'],
  ['FREQ=DAILY;BYHOUR=9,15;BYMINUTE=0', 'every day at 09:00 and 15:00'],
  ['FREQ=MINUTELY;INTERVAL=15;BYHOUR=9,10', 'every 15 minutes between 09:00 and 10:59'],
  ['FREQ=OFTEN', 'by the rule FREQ=OFTEN'],
])('%s is %s', (rule, words) => {
  expect(describeRule(rule, '2026-11-23T09:00', { format: usualTimeFormat })).toBe(words)
})

const vienna = { zone: 'Europe/Vienna', format: usualTimeFormat }

it.each([
  ['FREQ=DAILY;BYHOUR=9,15;BYMINUTE=0', 'every day at 9:00 am and 3:00 pm'],
  ['FREQ=DAILY;BYHOUR=9;BYMINUTE=0;BYSECOND=5', 'every day at 9:00:05 am'],
  ['FREQ=MINUTELY;INTERVAL=15;BYHOUR=9,12', 'every 15 minutes between 9:00 am and 12:59 pm'],
  ['FREQ=YEARLY;UNTIL=20300301', 'every year on November 23 at 9:00 am until March 1, 2030'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 'every year on 31 February at 9:00 am'],
])('%s is %s to an American', (rule, words) => {
  const format = { ...usualTimeFormat, clock: '12-hour' as const, dateOrder: 'month-day' as const }
  expect(describeRule(rule, '2026-11-23T09:00', { format })).toBe(words)
})

it('says no hour of whole days, and the last day as the wall shows it', () => {
  expect(describeRule('FREQ=WEEKLY;UNTIL=20270228T233000Z', '2026-11-23T09:00', vienna)).toBe(
    'every Monday at 09:00 until 1 March 2027',
  )
  expect(describeRule('FREQ=YEARLY', '2026-11-23', vienna)).toBe('every year on 23 November')
})

it.each([
  ['FREQ=WEEKLY;COUNT=10', '2026-12-07T09:00'],
  ['FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270101T000000Z', '2026-12-04T09:00'],
  ['FREQ=DAILY', '2027-03-28T09:00'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2027-01-01T09:00'],
])('%s cut at %s is the same in two parts', (rule, at) => {
  const series = { start: '2026-11-23T09:00', rule, zone: 'Europe/Vienna' }
  const { before, after } = cutSeries(series, at)
  const parts = [
    ...unfold({ ...series, rule: before }, { most: 500 }),
    ...unfold({ ...series, start: at, rule: after }, { most: 500 }),
  ]
  const whole = unfold(series, { most: 400 })
  expect(parts.slice(0, whole.length)).toEqual(whole)
  expect(unfold({ ...series, rule: before }, { most: 500 }).every((each) => each < at)).toBe(true)
})

it('leaves nothing before the first', () => {
  expect(cutSeries({ start: '2026-11-23', rule: 'FREQ=WEEKLY' }, '2026-11-23')).toEqual({
    before: null,
    after: 'FREQ=WEEKLY',
  })
})
