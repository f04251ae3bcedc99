import { expect, test } from 'vitest'
import { spelled } from './spelled.ts'

test.each([
  ['cups survived lol', 'cups survived'],
  ['it works, haha, at last!!', 'it works, at last!'],
  ['the lolly is yours', 'the lolly is yours'],
])('%s is written as %s', (typed, written) => {
  expect(spelled(typed)).toBe(written)
})
