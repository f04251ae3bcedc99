import { expect, test } from 'vitest'
import { inTheirTime, ownTimeIn } from './their-time.ts'

const tokyo = { name: 'Tokyo', zones: ['Asia/Tokyo'] }

test.each([
  [
    'put LA studio call tomorrow, 9am their time, 30 min',
    undefined,
    'put LA studio call tomorrow, 9am Los Angeles time, 30 min',
  ],
  [
    'the client in new york wants 10 in the morning his time',
    undefined,
    'the client in new york wants 10am New York time',
  ],
  ['book the supplier friday 8 in the evening their time', tokyo, 'book the supplier friday 8pm Tokyo time'],
  ['dinner at 7 their time', undefined, 'dinner at 7 their time'],
  ['call with ana in lisbon at 4pm her time', tokyo, 'call with ana in lisbon at 4pm Lisbon time'],
])('writes out whose time “%s” means', (said, before, written) => {
  expect(inTheirTime(said, before)).toBe(written)
})

const here = { now: Temporal.PlainDateTime.from('2027-03-15T11:00'), zone: 'Europe/Copenhagen' }

test.each([
  ['client wants 10am New York time on wednesday, when is it for me', '2027-03-17T15:00'],
  ['friday 9am Tokyo time, what time is that here?', '2027-03-19T01:00'],
  ['book 10am New York time on wednesday', undefined],
  ['when is the call with New York for me', undefined],
])('tells when it is here: “%s”', (said, at) => {
  expect(ownTimeIn(said, here)).toBe(at)
})
