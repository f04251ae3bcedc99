import { expect, test } from 'vitest'
import { ratioIn } from './ratio.ts'

test.each([
  ['37 deals 9 won, win rate', '9 of 37', 24.32],
  ['we sent 1,200 letters and 96 answered, what rate is that', '96 of 1,200', 8],
  ['3 of 12 rooms are empty, what percentage?', '3 of 12', 25],
])('works out “%s”', (text, asked, value) => {
  const found = ratioIn(text)
  expect(found?.asked).toBe(asked)
  expect(found?.value).toBeCloseTo(value, 1)
})

test.each([
  'book 2 rooms and 1 hall at the group rate',
  'rate call 3 to 4',
  '12 invoices and 3 letters',
  'interest rate from 3 to 5',
  'rate review in 2 weeks for 30 minutes',
])('takes “%s” for no ratio', (text) => {
  expect(ratioIn(text)).toBeUndefined()
})
