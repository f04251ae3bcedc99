import { expect, test } from 'vitest'
import { withoutReasons } from './reasons.ts'

const isIdle = (words: string) => !/\d|\b(?:tomorrow|friday)\b/.test(words)

test.each([
  ['push the demo to 1, clashes with the tour', 'push the demo to 1'],
  ['skip rounds on friday im at the fair', 'skip rounds on friday'],
  ['4:15 then so it does not hit the tour', '4:15 then'],
  ['sick, cancel the tour', 'cancel the tour'],
  ['an hour later, need to drop the kids first', 'an hour later'],
  ['push the demo to 1, i have to see the bank', 'push the demo to 1'],
  ['late bus tomorrow, everything before 10 an hour later', 'move everything before 10 an hour later tomorrow'],
])('“%s” comes down to “%s”', (text, order) => {
  expect(withoutReasons(text, isIdle)).toBe(order)
})

test.each([
  'down payment, move to friday',
  'sick leave on friday',
  'is it so it can fit?',
  'tell them i am at the fair on friday',
  'train to Graz, friday at 9',
  'push the demo to 1, i need to see the bank too',
  'lunch with Ida, need to bring the plan',
])('“%s” stays whole', (text) => {
  expect(withoutReasons(text, isIdle)).toBe(text)
})
