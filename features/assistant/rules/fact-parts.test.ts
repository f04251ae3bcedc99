import { expect, test } from 'vitest'
import { partIn, without } from './fact-parts.ts'

test.each([
  ['his phone number', 'Tom Berg is my landlord, +44 20 7946 0018', 'Tom Berg is my landlord'],
  [
    'the number, keep the rest',
    'My plumber is Ada (mornings only), phone 0151 555 2231',
    'My plumber is Ada (mornings only)',
  ],
  ['her email but keep her name', 'My tutor is Ines Rao, ines@school.example', 'My tutor is Ines Rao'],
])('“forget %s” leaves the rest of the fact', (said, fact, left) => {
  const part = partIn(said)
  expect(part && without(part, fact)).toBe(left)
})

test('a fact without such a part stays whole', () => {
  expect(without('number', 'My shoe size is 43')).toBeUndefined()
  expect(partIn('that I like tea')).toBeUndefined()
})
