import { expect, test } from 'vitest'
import { conversionIn, shownMeasure } from './units.ts'

test.each([
  ['5 km in miles', '5 kilometres', '3.1069 miles'],
  ['convert 72 f to c', '72 fahrenheit', '22.2222 celsius'],
  ['what is 20 degrees celsius in fahrenheit?', '20 celsius', '68 fahrenheit'],
  ['how many ounces are in 2 pounds', '2 pounds', '32 ounces'],
  ['how many minutes is 3 hours', '3 hours', '180 minutes'],
  ['how many inches in a foot', '1 foot', '12 inches'],
  ['180 lbs to kg pls', '180 pounds', '81.6466 kilograms'],
  ['90 min in hours', '90 minutes', '1.5 hours'],
  ['10 feet in inches', '10 feet', '120 inches'],
  ['1 mile to km', '1 mile', '1.6093 kilometres'],
])('“%s”', (text, from, to) => {
  const found = conversionIn(text)
  expect(found && [shownMeasure(found.from), shownMeasure(found.to)]).toEqual([from, to])
})

test.each([
  'meet in 5 minutes',
  'book 2 hours in the morning',
  '5 km in kg',
  'move it to 4',
  '30 min in room 5',
  '100 usd in eur',
  'how many meetings in a week',
  '5 km',
])('takes “%s” for no conversion', (text) => {
  expect(conversionIn(text)).toBeUndefined()
})
