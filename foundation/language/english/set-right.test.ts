import { expect, test } from 'vitest'
import { atSameTime, setRight } from './set-right.ts'

test.each([
  ['nah 5 past 1', '5 past 1'],
  ['or no, friday', 'friday'],
  ['30 rather', '30'],
  ['no, thursday, wages come first there', 'thursday'],
  ['ugh sorry, make that half 4 then', 'half 4'],
  ['scratch that, tuesday - the van is away', 'tuesday'],
  ['too late, 7 is better', '7'],
  ['friday', undefined],
  ['no, friday?', undefined],
  ['thursday, and move lunch to 2', undefined],
])('takes what is right from “%s”', (said, right) => {
  expect(setRight(said)).toBe(right)
})

test.each([
  ['another on monday same time, rota email', 'another on monday at 07:15, rota email'],
  ['friday at the same time too', 'friday at 07:15 too'],
  ['friday', 'friday'],
])('writes out the same time: “%s”', (said, written) => {
  expect(atSameTime(said, '07:15')).toBe(written)
  expect(atSameTime(said, undefined)).toBe(said)
})
