import { expect, test } from 'vitest'
import { spelled } from './spelled.ts'

test.each([
  ['cups survived lol', 'cups survived'],
  ['it works, haha, at last!!', 'it works, at last!'],
  ['the lolly is yours', 'the lolly is yours'],
  ['the lamp comes on wed, or wed 14:00', 'the lamp comes on Wednesday, or Wednesday 14:00'],
  ['room 12 may be free, the 12 may suits us', 'room 12 may be free, the 12 May suits us'],
  ['we know they wed like kings', 'we know they wed like kings'],
])('%s is written as %s', (typed, written) => {
  expect(spelled(typed)).toBe(written)
})
