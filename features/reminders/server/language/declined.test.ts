import { expect, test } from 'vitest'
import { deedIn } from './declined.ts'

test.each([
  ['can you ring the plumber for me', 'Ring the plumber'],
  ['could u order 2 pizzas, pls', 'Order 2 pizzas'],
  ['hey can you phone switchboard for me and have them page dr osei', 'Phone switchboard'],
  ['can you', undefined],
  ['i like you', undefined],
])('takes what was asked for from “%s”', (said, deed) => {
  expect(deedIn(said)).toBe(deed)
})
