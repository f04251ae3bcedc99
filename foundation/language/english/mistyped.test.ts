import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'

test.each([
  ['mvoe teh call to monady same tiem', 'move the call to monday same time'],
  ['whne is the standup on modnay', 'when is the standup on monday'],
  ['wats in the mial abuot bank detials', 'wats in the mail about bank details'],
  ['snoze that remnder', 'snooze that reminder'],
  ['evry firday', 'every friday'],
])('“%s” is what was meant to be typed', (typed, meant) => {
  expect(spelledOut(typed)).toBe(meant)
})

test.each([
  'the quite diner',
  'alter the draft form',
  '“teh mial”',
  'Mial and Firday',
  'mial@teh.example',
  'the rally is quite late',
  'wie hoch ist die Pacht',
])('“%s” stays', (typed) => {
  expect(spelledOut(typed)).toBe(typed)
})
