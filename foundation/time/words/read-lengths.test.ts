import { expect, test } from 'vitest'
import { readLengths } from './read-lengths.ts'

test.each([
  ['for 45 minutes', 'PT45M', '45 minutes'],
  ['an hour', 'PT1H', 'an hour'],
  ['an hour and a half', 'PT1H30M', 'an hour and a half'],
  ['1h30', 'PT1H30M', '1h30'],
  ['1h 30m', 'PT1H30M', '1h 30m'],
  ['1.5 hours', 'PT1H30M', '1.5 hours'],
  ['90min', 'PT90M', '90min'],
  ['two and a half hours', 'PT2H30M', 'two and a half hours'],
  ['a quarter of an hour', 'PT15M', 'a quarter of an hour'],
  ['three quarters of an hour', 'PT45M', 'three quarters of an hour'],
  ['half an hour', 'PT30M', 'half an hour'],
  ['a half hour call', 'PT30M', 'a half hour'],
  ['1 hr 15 min', 'PT1H15M', '1 hr 15 min'],
  ['two hours and 15 minutes', 'PT2H15M', 'two hours and 15 minutes'],
  ['a 20-minute walk', 'PT20M', '20-minute'],
  ['a couple of hours', 'PT2H', 'a couple of hours'],
  ['an hour-long talk', 'PT1H', 'an hour'],
  ['hour-long talk', 'PT1H', 'hour-long'],
  ['a day and a half', 'P1DT4H', 'a day and a half'],
  ['half a day', 'PT4H', 'half a day'],
  ['two days', 'P2D', 'two days'],
  ['three weeks', 'P3W', 'three weeks'],
  ['½ hour', 'PT30M', '½ hour'],
])('“%s” lasts %s', (text, duration, said) => {
  const [length] = readLengths(text)
  expect(length && [length.duration.toString(), text.slice(length.at, length.until)]).toEqual([duration, said])
})

test.each([
  'a second meeting',
  'at 18h',
  'twice a day',
  '3 times a week',
  '$5m',
  '10000000000 months',
  'the whole day',
  'at 5',
])('“%s” says no length', (text) => {
  expect(readLengths(text)).toEqual([])
})

test('reads every length of a text', () => {
  expect(readLengths('20 minutes of this, then an hour of that').map(({ duration }) => duration.toString())).toEqual([
    'PT20M',
    'PT1H',
  ])
})
