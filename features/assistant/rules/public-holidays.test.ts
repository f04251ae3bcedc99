import { expect, test } from 'vitest'
import { countryIn, publicHolidays } from './public-holidays.ts'

test.each([
  ['France', 2027, '2027-05-06', 'Ascension Day'],
  ['Poland', 2026, '2026-04-05', 'Easter Sunday'],
  ['Germany', 2027, '2027-03-26', 'Good Friday'],
  ['Spain', 2026, '2026-12-06', 'Constitution Day'],
  ['Norway', 2026, '2026-05-17', 'Constitution Day'],
])('knows what %s keeps in %i on %s', (country, year, day, name) => {
  const found = publicHolidays(country, year).find(({ date }) => date.toString() === day)
  expect(found?.name).toBe(name)
})

test('finds the country that a text names', () => {
  expect(['is it off in the united states', 'Portugal?', 'what is off in Gotham'].map(countryIn)).toEqual([
    'United States',
    'Portugal',
    undefined,
  ])
})
