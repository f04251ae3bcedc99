import { expect, test } from 'vitest'
import { toWords } from '../understanding/words.ts'
import { readStretch, clockText } from './clock.ts'
import { dateReader } from './dates.ts'
import { placeReader } from './places.ts'
import { readAll } from './span.ts'
import { readDays } from './weekdays.ts'

/** A Friday. */
const today = Temporal.PlainDate.from('2026-11-20')

test.each([
  ['today', '2026-11-20'],
  ['the day after tomorrow', '2026-11-22'],
  ['the day before yesterday', '2026-11-18'],
  ['in 10 days', '2026-11-30'],
  ['two weeks from now', '2026-12-04'],
  ['a couple of weeks ago', '2026-11-06'],
  ['in a fortnight', '2026-12-04'],
  ['a week from tomorrow', '2026-11-28'],
  ['twenty-one days ago', '2026-10-30'],
  ['a hundred days ago', '2026-08-12'],
  ['in 3 months', '2027-02-20'],
  ['Monday', '2026-11-23'],
  ['Friday', '2026-11-27'],
  ['next Tuesday', '2026-11-24'],
  ['last Friday', '2026-11-13'],
  ['24 December 2027', '2027-12-24'],
  ['the 1st of May', '2027-05-01'],
  ['May 3rd', '2027-05-03'],
  ['July 4', '2027-07-04'],
  ['the 15th of next month', '2026-12-15'],
  ['the 24th', '2026-11-24'],
  ['the 3rd', '2026-12-03'],
  ['2027-02-14', '2027-02-14'],
  ['12.5.2027', '2027-05-12'],
  ['Christmas Eve', '2026-12-24'],
  ["New Year's Day", '2027-01-01'],
  ['Easter', '2027-03-28'],
  ['Easter 2028', '2028-04-16'],
  ['Good Friday', '2027-03-26'],
  ['the end of the month', '2026-11-30'],
  ['30 February 2027', undefined],
  ['99 bottles', undefined],
])('“%s” is %s', (text, date) => {
  expect(readAll(toWords(text), dateReader(today))[0]?.value.date.toString()).toBe(date)
})

test.each([
  ['9 to 5', '09:00', '17:00'],
  ['9-17', '09:00', '17:00'],
  ['from 8:30 until 16:00', '08:30', '16:00'],
  ['10am - 6pm', '10:00', '18:00'],
  ['between nine and five', '09:00', '17:00'],
  ['1pm to 6pm', '13:00', '18:00'],
  ['half past eight to noon', '08:30', '12:00'],
  ['8 in the morning until 4 in the afternoon', '08:00', '16:00'],
  ['starting at 8', '08:00', undefined],
  ['until 4', undefined, '16:00'],
  ['finish at 15:30', undefined, '15:30'],
])('“%s” is from %s until %s', (text, start, end) => {
  const found = readAll(toWords(text), readStretch)[0]?.value ?? {}
  expect([found.start, found.end].map((at) => (at === undefined ? at : clockText(at)))).toEqual([start, end])
})

test.each([
  ['Monday to Thursday', [1, 2, 3, 4]],
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['Mon, Wed and Fri', [1, 3, 5]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['every day except Friday', [1, 2, 3, 4, 6, 7]],
  ['Saturday through Monday', [1, 6, 7]],
  ['Tuesdays', [2]],
])('“%s” are the days %j', (text, days) => {
  expect(readAll(toWords(text), readDays)[0]?.value).toEqual(days)
})

test.each([
  ['in Tokyo', 'Asia/Tokyo'],
  ['in São Paulo', 'America/Sao_Paulo'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['in Kolkata', 'Asia/Calcutta'],
  ['in Lisbn', 'Europe/Lisbon'],
  ['in the US', 'America/New_York'],
  ['with us', undefined],
  ['to me', undefined],
  ['Easter', undefined],
  ['on Easter Island', 'Pacific/Easter'],
  ['in New York City', 'America/New_York'],
])('“%s” lies in %s', (text, zone) => {
  expect(readAll(toWords(text), placeReader(text))[0]?.value.zones[0]).toBe(zone)
})
