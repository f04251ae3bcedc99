import { describe, expect, it } from 'vitest'
import { readTimes } from './read-times.ts'
import type { When, Wording } from './when.ts'

/** Wednesday 18 November 2026, half past ten. */
const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:30'), dateOrder: 'day-first' }

describe('days', () => {
  said({
    // The one that is still to come.
    'the second Tuesday of the month': '2026-12-08',
    'on the 5th of the month': '2026-12-05',
    'the last Friday of this month': '2026-11-27',
    today: '2026-11-18',
    tomorrow: '2026-11-19',
    tmrw: '2026-11-19',
    tomorow: '2026-11-19',
    yesterday: '2026-11-17',
    'the day after tomorrow': '2026-11-20',
    'day before yesterday': '2026-11-16',
    friday: '2026-11-20',
    wednesday: '2026-11-25',
    wensday: '2026-11-25',
    'this friday': '2026-11-20',
    'next friday': '2026-11-27',
    'next wednesday': '2026-11-25',
    'last monday': '2026-11-16',
    'last wednesday': '2026-11-11',
    'the coming monday': '2026-11-23',
    'friday after next': '2026-11-27',
    'monday week': '2026-11-30',
    'friday next week': '2026-11-27',
    'next week on Tuesday': '2026-11-24',
    'tuesday of last week': '2026-11-10',
    'the 15th': '2026-12-15',
    'the 18th': '2026-11-18',
    'on the 20th': '2026-11-20',
    'friday the 20th': '2026-11-20',
    'Monday 23 November': '2026-11-23',
    '3 March': '2027-03-03',
    'March 3rd': '2027-03-03',
    'the third of March': '2027-03-03',
    '3 March 2028': '2028-03-03',
    'March 3, 2028': '2028-03-03',
    '29 February': '2028-02-29',
    '30 november': '2026-11-30',
    'dec 24': '2026-12-24',
    'twenty-first of December': '2026-12-21',
    '03/04/2027': '2027-04-03',
    '3.4.2027': '2027-04-03',
    '2027-04-03': '2027-04-03',
    '25/12': '2026-12-25',
    '12/25': '2026-12-25',
    'in three days': '2026-11-21',
    'in a week': '2026-11-25',
    'in two weeks': '2026-12-02',
    'a fortnight from today': '2026-12-02',
    'two weeks ago': '2026-11-04',
    'in 3 months': '2027-02-18',
    'a year from now': '2027-11-18',
    'a week from friday': '2026-11-27',
    'two days after christmas': '2026-12-27',
    'three fridays from now': '2026-12-04',
    'in 5 business days': '2026-11-25',
    'first monday of march': '2027-03-01',
    'the last friday of november': '2026-11-27',
    'last day of february 2028': '2028-02-29',
    'second tuesday of next month': '2026-12-08',
    'third last day of december': '2026-12-29',
    'first working day of january': '2027-01-01',
    'the 20th of next month': '2026-12-20',
    'christmas eve': '2026-12-24',
    easter: '2027-03-28',
    'good friday 2028': '2028-04-14',
    'last christmas': '2025-12-25',
    thanksgiving: '2026-11-26',
    'black friday': '2026-11-27',
    'rosh hashanah 2027': '2027-10-01/2027-10-04',
    'chinese new year': '2027-02-06',
    'the closest monday to 1 January': '2027-01-04',
  })
})

describe('weeks, months and years', () => {
  said({
    'this week': '2026-11-16 week',
    'next week': '2026-11-23 week',
    'last week': '2026-11-09 week',
    'the week after next': '2026-11-30 week',
    'the week of 1 December': '2026-11-30 week',
    'week 50': '2026-12-07 week',
    'this weekend': '2026-11-21 weekend',
    'next weekend': '2026-11-28 weekend',
    'this month': '2026-11-01 month',
    'next month': '2026-12-01 month',
    november: '2026-11-01 month',
    'in march': '2027-03-01 month',
    'march 2028': '2028-03-01 month',
    'last month': '2026-10-01 month',
    'this quarter': '2026-10-01 quarter',
    'Q1 2027': '2027-01-01 quarter',
    'first quarter of 2028': '2028-01-01 quarter',
    'next year': '2027-01-01 year',
    'in 2028': '2028-01-01 year',
    'the third week of January': '2027-01-18 week',
    'last week of december': '2026-12-28 week',
    'end of next week': '2026-11-27/2026-11-30',
    'Wednesday to Friday next week': '2026-11-25/2026-11-28',
    'Friday to Tuesday next week': '2026-11-20/2026-11-25',
    'early december': '2026-12-01/2026-12-11',
    'mid-December': '2026-12-11/2026-12-21',
    'late january': '2027-01-21/2027-02-01',
    'beginning of next week': '2026-11-23/2026-11-26',
    'the rest of the week': '2026-11-18/2026-11-23',
    'later this week': '2026-11-19/2026-11-23',
    'next 3 days': '2026-11-19/2026-11-22',
    'the last two weeks': '2026-11-02/2026-11-16',
    'next summer': '2027-06-21/2027-09-23',
    'the next two business days': '2026-11-19/2026-11-21',
    'in the next three days': '2026-11-19/2026-11-22',
    'within the next 2 weeks': '2026-11-23/2026-12-07',
  })
})

describe('times of day', () => {
  said({
    'at 3pm': '2026-11-18T15:00',
    'at 3 p.m.': '2026-11-18T15:00',
    '3:30 PM': '2026-11-18T15:30',
    '9am': '2026-11-19T09:00',
    'at 3': '2026-11-18T15:00',
    'at 3:30': '2026-11-18T15:30',
    'at 9': '2026-11-18T21:00',
    'at 11': '2026-11-18T11:00',
    '15:45': '2026-11-18T15:45',
    '08:15': '2026-11-19T08:15',
    '15h30': '2026-11-18T15:30',
    '1730 hours': '2026-11-18T17:30',
    noon: '2026-11-18T12:00',
    midnight: '2026-11-19T00:00',
    'half past four': '2026-11-18T16:30',
    'quarter to five': '2026-11-18T16:45',
    'a quarter past noon': '2026-11-18T12:15',
    'twenty minutes to six': '2026-11-18T17:40',
    "5 o'clock": '2026-11-18T17:00',
    'around 4ish': '2026-11-18T16:00',
    'ten thirty pm': '2026-11-18T22:30',
    'tomorrow at 7': '2026-11-19T07:00',
    'tomorrow at 6': '2026-11-19T18:00',
    'tomorrow at 12': '2026-11-19T12:00',
    '3pm tomorrow': '2026-11-19T15:00',
    'friday 3pm': '2026-11-20T15:00',
    'fri@3pm': '2026-11-20T15:00',
    'wednesday at 4pm': '2026-11-18T16:00',
    'wednesday at 9am': '2026-11-25T09:00',
    'monday at half nine': '2026-11-23T09:30',
    '8 tonight': '2026-11-18T20:00',
    'tonight at 8': '2026-11-18T20:00',
    'tomorrow morning at 9': '2026-11-19T09:00',
    'at 5 in the morning on Friday': '2026-11-20T05:00',
    '24 December at 18:00': '2026-12-24T18:00',
    '3 March 2027, 9.30 am': '2027-03-03T09:30',
    '2027-04-03T09:30': '2027-04-03T09:30',
    'in 2 hours': '2026-11-18T12:30',
    'in half an hour': '2026-11-18T11:00',
    'in 2 and a half hours': '2026-11-18T13:00',
    'an hour ago': '2026-11-18T09:30',
    '20 minutes from now': '2026-11-18T10:50',
    'in an hour and 15 minutes': '2026-11-18T11:45',
    now: '2026-11-18T10:30',
    'this afternoon': '2026-11-18T12:00/2026-11-18T18:00',
    'tomorrow morning': '2026-11-19T08:00/2026-11-19T12:00',
    'in the morning': '2026-11-19T08:00/2026-11-19T12:00',
    'friday evening': '2026-11-20T18:00/2026-11-21T00:00',
    'last night': '2026-11-17T20:00/2026-11-18T00:00',
    'late tonight': '2026-11-18T21:00/2026-11-19T00:00',
    'tomorrow pm': '2026-11-19T12:00/2026-11-19T18:00',
  })
})

describe('from one time to another', () => {
  said({
    'from 3 to 5': '2026-11-18T15:00/2026-11-18T17:00',
    '3-5pm': '2026-11-18T15:00/2026-11-18T17:00',
    '9 to 5 on Friday': '2026-11-20T09:00/2026-11-20T17:00',
    'friday 9-10:30': '2026-11-20T09:00/2026-11-20T10:30',
    'tomorrow from 11 to 1': '2026-11-19T11:00/2026-11-19T13:00',
    'between 2pm and 4pm on Monday': '2026-11-23T14:00/2026-11-23T16:00',
    '10pm to 2am': '2026-11-18T22:00/2026-11-19T02:00',
    '9am - 6pm': '2026-11-18T09:00/2026-11-18T18:00',
    '13:00–14:30': '2026-11-18T13:00/2026-11-18T14:30',
    'Monday to Wednesday': '2026-11-23/2026-11-26',
    'from Monday until Friday': '2026-11-23/2026-11-28',
    '23 - 27 November': '2026-11-23/2026-11-28',
    'Nov 23-27': '2026-11-23/2026-11-28',
    '28 Dec to 3 Jan': '2026-12-28/2027-01-04',
    'December 28, 2027 - January 3, 2028': '2027-12-28/2028-01-04',
    'from 1 to 5 March': '2027-03-01/2027-03-06',
    'Mon 1 to Fri 5 March': '2027-03-01/2027-03-06',
    'Mon 1 Mar to Fri 5 Mar': '2027-03-01/2027-03-06',
    'between the 21st and the 23rd': '2026-11-21/2026-11-24',
    'june to august': '2027-06-01/2027-09-01',
    '2027 to 2029': '2027-01-01/2030-01-01',
    'Friday 5pm to Sunday 3pm': '2026-11-20T17:00/2026-11-22T15:00',
    '16 to 20 November': '2026-11-16/2026-11-21',
  })
})

describe('open on one side', () => {
  said({
    'after 2pm': 'after 2026-11-18T14:00',
    'before noon': 'before 2026-11-18T12:00',
    'until friday': 'before 2026-11-21',
    'through friday': 'before 2026-11-21',
    'by friday': 'before 2026-11-20',
    'by the end of the month': 'before 2026-12-01',
    'by the first Tuesday of the month': 'before 2026-12-01',
    'since monday': 'after 2026-11-16',
    'from 2pm': 'after 2026-11-18T14:00',
    'after christmas': 'after 2026-12-26',
    'after 2028': 'after 2029-01-01',
    'no later than 5pm tomorrow': 'before 2026-11-19T17:00',
    'friday after 3': 'after 2026-11-20T15:00',
    'after 2pm but before 5pm': '2026-11-18T14:00/2026-11-18T17:00',
    'from Monday onwards': 'after 2026-11-23',
  })
})

describe('whose clock and calendar it is', () => {
  it('reads the month first where that is the custom', () => {
    expect(first('03/04/2027', { ...wording, dateOrder: 'month-first' })).toBe('2027-03-04')
  })

  it('tells a time of another zone on the wall of the person, whatever summer time does there', () => {
    const berlin = { ...wording, zone: 'Europe/Berlin' }
    expect(first('tomorrow at 9am PST', berlin)).toBe('2026-11-19T18:00')
    expect(first('28 March 2027 at 9am GMT', berlin)).toBe('2027-03-28T11:00')
    expect(first('20 March 2027 at 3pm Eastern time', berlin)).toBe('2027-03-20T20:00')
    expect(first('tomorrow at 9am PST', wording)).toBe('2026-11-19T09:00')
  })

  it('keeps a time that the clock skips or shows twice as it was said', () => {
    const berlin = { ...wording, zone: 'Europe/Berlin' }
    expect(first('28 March 2027 at 2:30am', berlin)).toBe('2027-03-28T02:30')
    expect(first('31 October 2027 at 2:30am', berlin)).toBe('2027-10-31T02:30')
  })

  it('goes over the end of months and years', () => {
    const eve: Wording = { ...wording, now: Temporal.PlainDateTime.from('2027-12-31T23:50') }
    expect(first('in 20 minutes', eve)).toBe('2028-01-01T00:10')
    expect(first('tomorrow', eve)).toBe('2028-01-01')
    expect(first('in 2 months', eve)).toBe('2028-02-29')
    expect(first('next week', eve)).toBe('2028-01-03 week')
    expect(first('at 9', eve)).toBe('2028-01-01T09:00')
  })

  it('knows on which day a country keeps its holidays', () => {
    expect(first('thanksgiving', { ...wording, country: 'CA' })).toBe('2027-10-11')
    expect(first('labour day', { ...wording, country: 'IN' })).toBe('2027-05-01')
    expect(first('labor day', { ...wording, country: 'US' })).toBe('2027-09-06')
  })

  it('has waking hours of its own for who says so', () => {
    expect(first('at 5', { ...wording, waking: { from: 4, to: 12 } })).toBe('2026-11-19T05:00')
  })
})

it('finds every time of a sentence where it stands', () => {
  const text = 'Lunch with Sara on Friday at 1pm, then the dentist next Tuesday 9:15-10.'
  const times = readTimes(text, wording)
  expect(times.map(told)).toEqual(['2026-11-20T13:00', '2026-11-24T09:15/2026-11-24T10:00'])
  expect(times.map(({ at, until }) => text.slice(at, until))).toEqual(['on Friday at 1pm', 'next Tuesday 9:15-10'])
})

function said(phrases: Record<string, string>): void {
  it.each(Object.entries(phrases))('%s', (text, expected) => {
    expect(readTimes(text, wording).map(told)).toEqual([expected])
  })
}

function first(text: string, whose: Wording): string | undefined {
  return readTimes(text, whose).map(told)[0]
}

function told({ kind, start, end, grain, saysTime }: When): string {
  const text = (time: Temporal.PlainDateTime) =>
    saysTime ? time.toString({ smallestUnit: 'minute' }) : time.toPlainDate().toString()
  if (kind === 'after') return `after ${text(start)}`
  if (kind === 'before') return `before ${text(end ?? start)}`
  if (kind === 'interval') return `${text(start)}/${text(end ?? start)}`
  return ['week', 'weekend', 'month', 'quarter', 'year'].includes(grain) ? `${text(start)} ${grain}` : text(start)
}

it('takes two days for those of the month that has both', () => {
  const [range] = readTimes('the 17th to the 31st', wording)
  expect([range?.start.toPlainDate().toString(), range?.end?.toPlainDate().toString()]).toEqual([
    '2026-12-17',
    '2027-01-01',
  ])
})
