import { expect, test } from 'vitest'
import { shownNumber, sumIn } from './sums.ts'

test.each([
  ['2+2', 4],
  ['what is 15% of 240?', 36],
  ['whats 12 times 14', 168],
  ['240 plus 19%', 285.6],
  ['80 minus 20 percent', 64],
  ['20% off 80', 64],
  ['1,250 / 4', 312.5],
  ['(3 + 4) * 5', 35],
  ['3 + 4 * 5', 23],
  ['half of 90', 45],
  ['the square root of 81', 9],
  ['12 squared', 144],
  ['2 ^ 10', 1024],
  ['what percent of 120 is 30', 25],
  ['30 is what percent of 120', 25],
  ['twenty five times four', 100],
  ['two hundred and five minus five', 200],
  ['86.40 split between 3 people', 28.8],
  ['how much is 3.5k x 12?', 42_000],
  ['0.1 + 0.2', 0.3],
  ['-4 + 10', 6],
  ['20% tip on 50', 10],
  ['whats 10-11', -1],
  ["3'480 / 12", 290],
  ['and 5,000 shillings divided among 16 children, please', 312.5],
])('works out “%s”', (text, value) => {
  expect(Number(sumIn(text)?.value.toPrecision(12))).toBe(value)
})

test.each([
  '12',
  'lunch at 12',
  'move it to 4',
  'book 2 rooms',
  'what is new',
  '1/0',
  'half of the team',
  '(1 + 2',
  '3 +',
  'and friday?',
  '10-11',
  'tomorrow 10-11',
  '24/11',
])('takes “%s” for no sum', (text) => {
  expect(sumIn(text)).toBeUndefined()
})

test('says what was asked in signs', () => {
  expect(sumIn('whats 12 times (3 plus 4)')?.asked).toBe('12 × (3 + 4)')
})

test('shows a number as a person writes it', () => {
  expect([285.6, 42_000, 1 / 3, 0.1 + 0.2].map(shownNumber)).toEqual(['285.6', '42,000', '0.3333', '0.3'])
})
