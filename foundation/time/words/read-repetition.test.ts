import { expect, test } from 'vitest'
import { parseRule } from '../repetition/rule.ts'
import { readRepetition } from './read-repetition.ts'
import type { Wording } from './when.ts'

/** A Wednesday. */
const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' }

const phrases: readonly (readonly [words: string, rule: string, first: string])[] = [
  ['every day at 7', 'FREQ=DAILY', '2026-11-19T07:00'],
  ['every morning at 6:30', 'FREQ=DAILY', '2026-11-19T06:30'],
  ['every evening at 8', 'FREQ=DAILY', '2026-11-18T20:00'],
  ['each weekday at 9am', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-19T09:00'],
  ['Mondays at noon', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23T12:00'],
  ['on Tuesdays and Thursdays at 18:00', 'FREQ=WEEKLY;BYDAY=TU,TH', '2026-11-19T18:00'],
  ['every second Tuesday of the month at 10', 'FREQ=MONTHLY;BYDAY=2TU', '2026-12-08T10:00'],
  ['every third Thursday', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TH', '2026-11-19'],
  ['every last Friday of the month at 4pm', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27T16:00'],
  ['the last working day of every month', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-11-30'],
  ['on the 1st and 15th of every month', 'FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-12-01'],
  ['first Monday of each quarter', 'FREQ=YEARLY;BYMONTH=1,4,7,10;BYDAY=1MO', '2027-01-04'],
  ['last day of each quarter', 'FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1', '2026-12-31'],
  ['every 90 days', 'FREQ=DAILY;INTERVAL=90', '2026-11-18'],
  ['every six months', 'FREQ=MONTHLY;INTERVAL=6', '2026-11-18'],
  ['twice a year', 'FREQ=MONTHLY;INTERVAL=6', '2026-11-18'],
  ['once a month', 'FREQ=MONTHLY', '2026-11-18'],
  ['once every two weeks on Friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-20'],
  ['biweekly on Wednesdays at 11', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', '2026-11-18T11:00'],
  ['bi-weekly', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-18'],
  ['fortnightly on Mondays', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-11-23'],
  ['every fortnight', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-18'],
  ['quarterly', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-18'],
  ['annually on 1 June', 'FREQ=YEARLY', '2027-06-01'],
  ['every year on the second Sunday in May', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '2027-05-09'],
  ['every Christmas', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25', '2026-12-25'],
  ['every 25 December', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25', '2026-12-25'],
  ['every 4 July', 'FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4', '2027-07-04'],
  ['every June and December', 'FREQ=YEARLY;BYMONTH=6,12', '2026-12-18'],
  ['weekly until the end of the year', 'FREQ=WEEKLY;UNTIL=20261231', '2026-11-18'],
  ['every Monday through March', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270331', '2026-11-23'],
  ['every Friday until 18 December', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261218', '2026-11-20'],
  ['every Monday for 6 weeks', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261230', '2026-11-23'],
  ['every Monday from 4 January to 22 February at 9', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270222', '2027-01-04T09:00'],
  ['daily from tomorrow for 10 days', 'FREQ=DAILY;UNTIL=20261128', '2026-11-19'],
  ['every day this week at 8am', 'FREQ=DAILY;UNTIL=20261122', '2026-11-19T08:00'],
  ['every weekday next week at 10', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261129', '2026-11-23T10:00'],
  ['every Monday 9 to 10', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23T09:00 to 10:00'],
  ['every Monday 12 to 1', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23T12:00 to 13:00'],
  ['every Monday from 9 to 10:30am', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23T09:00 to 10:30'],
  ['every Tuesday 14:00-15:30', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24T14:00 to 15:30'],
  ['every Wednesday between 2 and 3pm', 'FREQ=WEEKLY;BYDAY=WE', '2026-11-18T14:00 to 15:00'],
  ['daily except Sundays', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA', '2026-11-18'],
  ['every weekday except Friday at 9', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH', '2026-11-19T09:00'],
  ['every Monday except next week', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-30'],
  [
    'every Monday at 9 except 21 and 28 December',
    'FREQ=WEEKLY;BYDAY=MO',
    '2026-11-23T09:00 except 2026-12-21T09:00,2026-12-28T09:00',
  ],
  ['every Thursday but not in August', 'FREQ=WEEKLY;BYMONTH=1,2,3,4,5,6,7,9,10,11,12;BYDAY=TH', '2026-11-19'],
  ['monthly on the 31st', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-12-31'],
  ['monthly on the last Sunday', 'FREQ=MONTHLY;BYDAY=-1SU', '2026-11-29'],
  ['the 15th of each month at noon', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15T12:00'],
  ['every other Thursday starting 3 December', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', '2026-12-03'],
  ['alternate Fridays at 3', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-20T15:00'],
  ['every Mon, Wed & Fri at 7am', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-20T07:00'],
  ['Mon/Wed/Fri at 10', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-20T10:00'],
  ['every Sat and Sun', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-21'],
  ['every weekend', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-21'],
  ['weekends at 10am', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-21T10:00'],
  ['every Monday to Thursday at 8:45', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH', '2026-11-19T08:45'],
  ['each Tuesday and each Thursday at 5pm', 'FREQ=WEEKLY;BYDAY=TU,TH', '2026-11-19T17:00'],
  ['every 2 hours', 'FREQ=HOURLY;INTERVAL=2', '2026-11-18'],
  ['hourly', 'FREQ=HOURLY', '2026-11-18'],
  ['every 30 minutes', 'FREQ=MINUTELY;INTERVAL=30', '2026-11-18'],
  ['every single day at 22:00', 'FREQ=DAILY', '2026-11-18T22:00'],
  ['once a week', 'FREQ=WEEKLY', '2026-11-18'],
  ['twice a week on Tuesday and Friday at 9', 'FREQ=WEEKLY;BYDAY=TU,FR', '2026-11-20T09:00'],
  ['every week on Monday at 9 and 17', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9,17;BYMINUTE=0', '2026-11-23T09:00'],
  ['every month on the 5th at 8am', 'FREQ=MONTHLY;BYMONTHDAY=5', '2026-12-05T08:00'],
  ['every 3rd Friday of the month', 'FREQ=MONTHLY;BYDAY=3FR', '2026-11-20'],
  ['every 2 weeks from 30 November at 14:00 for 4 occurrences', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4', '2026-11-30T14:00'],
  ['repeat weekly', 'FREQ=WEEKLY', '2026-11-18'],
  ['recurring every Monday', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
  ['every 29 February', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29'],
  ['every Wensday at 6', 'FREQ=WEEKLY;BYDAY=WE', '2026-11-18T18:00'],
  ['evry tuseday', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-24'],
  ['every Monday, Wednesday and Friday until Christmas', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261225', '2026-11-18'],
  ['every first and third Monday at 10', 'FREQ=MONTHLY;BYDAY=1MO,3MO', '2026-12-07T10:00'],
  ['the second and fourth Tuesday of every month', 'FREQ=MONTHLY;BYDAY=2TU,4TU', '2026-11-24'],
  ['every four weeks on Thursday', 'FREQ=WEEKLY;INTERVAL=4;BYDAY=TH', '2026-11-19'],
  ['every year at the end', 'FREQ=YEARLY;BYYEARDAY=-1', '2026-12-31'],
  ['on 9 April, every year', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=9', '2027-04-09'],
  ['4th of july every year', 'FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4', '2027-07-04'],
  ['on the 15th every month', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15'],
  ['third friday monthly', 'FREQ=MONTHLY;BYDAY=3FR', '2026-11-20'],
  ['last mon and fri of each month', 'FREQ=MONTHLY;BYDAY=-1MO,-1FR', '2026-11-27'],
  ['every half hour', 'FREQ=MINUTELY;INTERVAL=30', '2026-11-18'],
  ['monday through friday at 9', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-19T09:00'],
  ['semimonthly', 'FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-12-01'],
  ['every tuesday between march 1 and april 15', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270415', '2027-03-02'],
  ['monthly on the first and last instance of tue and fri', 'FREQ=MONTHLY;BYDAY=TU,FR;BYSETPOS=1,-1', '2026-11-27'],
  ['every day at 5am and 5pm', 'FREQ=DAILY;BYHOUR=5,17;BYMINUTE=0', '2026-11-18T17:00'],
  ['once every day', 'FREQ=DAILY', '2026-11-18'],
  ['every month on the first monday and last friday', 'FREQ=MONTHLY;BYDAY=1MO,-1FR', '2026-11-27'],
  ['first weekday of each month', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', '2026-12-01'],
  ['every monday starting march 2012 for 3 months', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20120601', '2012-03-05'],
]

test.each(phrases)('reads the repetition in “%s”', (words, rule, first) => {
  const read = readRepetition(words, wording)
  expect([read?.rule, read && firstWords(read)]).toEqual([rule, first])
  expect(parseRule(rule).problem).toBeUndefined()
})

function firstWords({ start, end, except, saysTime }: NonNullable<ReturnType<typeof readRepetition>>): string {
  const length = saysTime ? 16 : 10
  const left = except.map((time) => time.toString().slice(0, length)).join(',')
  const until = end ? ` to ${end.toString().slice(11, 16)}` : ''
  return `${start.toString().slice(0, length)}${until}${left === '' ? '' : ` except ${left}`}`
}

const once = [
  'Lunch on Monday',
  'next Tuesday at 3',
  'the first Friday of March',
  'second meeting with Tom',
  'the weekly report is due Friday',
  'read every page of the contract',
  'in two weeks',
  'this weekend',
  'on the 15th',
  'Daily Mail interview, due tomorrow',
  'each team lead',
  'twice a week',
  '',
]

test.each(once)('takes “%s” for no repetition', (words) => {
  expect(readRepetition(words, wording)).toBeUndefined()
})

test('names every piece of the text that it was read from, and nothing else', () => {
  const words = 'every other Monday at 9 team sync until March'
  const read = readRepetition(words, wording)
  expect(read?.places.map(({ at, until }) => words.slice(at, until))).toEqual([
    'every other Monday',
    'at 9',
    'until March',
  ])
})

test('leaves in the title what names the thing as well', () => {
  const words = 'Weekly review of the budget on Fridays at 4'
  const read = readRepetition(words, wording)
  expect(read?.rule).toBe('FREQ=WEEKLY;BYDAY=FR')
  expect(read?.places.map(({ at, until }) => words.slice(at, until))).toEqual(['on Fridays', 'at 4'])
})

test('counts an interval from the first that fits, even where that is next week', () => {
  expect(readRepetition('every other Monday', wording)?.start.toString()).toBe('2026-11-23T00:00:00')
})

test('begins today only while the time of day is to come', () => {
  expect(readRepetition('every Wednesday at 9', wording)?.start.toString()).toBe('2026-11-25T09:00:00')
  expect(readRepetition('every Wednesday at 11', wording)?.start.toString()).toBe('2026-11-18T11:00:00')
})

test('says whether its first day was said', () => {
  expect(readRepetition('daily', wording)?.saysDay).toBe(false)
  expect(readRepetition('daily starting on Friday', wording)?.saysDay).toBe(true)
})

test('an exception that is a rule of its own is left out day by day', () => {
  const read = readRepetition('every Monday except each 2nd Monday in March', wording)
  expect(read?.except.map(String)).toEqual(['2027-03-08T00:00:00', '2028-03-13T00:00:00'])
})
