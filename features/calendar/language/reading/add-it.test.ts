import { expect, test } from 'vitest'
import { withoutAddIt } from './add-it.ts'

test.each([
  ['in the school hall, add that please', 'in the school hall'],
  ['it is in room 2.14 - put that down!', 'it is in room 2.14'],
  ['in the hall, add chairs', undefined],
  ['add that', undefined],
  [', add that', undefined],
])('“%s” tells %s', (said, told) => {
  expect(withoutAddIt(said)).toBe(told)
})
