import { expect, test } from 'vitest'
import { insteadIn, putRight } from './instead.ts'

const told = 'Pavel is allergic to shellfish and sits at desk 12'

test.each([
  ['correction, pavel its peanuts not shellfish', 'Pavel is allergic to peanuts and sits at desk 12'],
  ['sorry, peanuts, not shellfish', 'Pavel is allergic to peanuts and sits at desk 12'],
  ['no, not shellfish but peanuts', 'Pavel is allergic to peanuts and sits at desk 12'],
  ["it's not shellfish, it's peanuts", 'Pavel is allergic to peanuts and sits at desk 12'],
  ['i meant peanuts instead of shellfish', 'Pavel is allergic to peanuts and sits at desk 12'],
  ['Actually Pavel is allergic to cow milk, not shellfish.', 'Pavel is allergic to cow milk and sits at desk 12'],
  ['he sits at desk 21, not desk 12', 'Pavel is allergic to shellfish and sits at desk 21'],
  ['wait, peanuts rather than shellfish for pavel', undefined],
  ['i do not know', undefined],
  ['peanuts, not cashews', undefined],
  ['is it peanuts, not shellfish?', undefined],
  ['not now', undefined],
])('“%s”', (said, right) => {
  const instead = insteadIn(said)
  expect(instead && putRight(instead, told)).toBe(right)
})
