import { expect, test } from 'vitest'
import { addresseesIn } from './addressee.ts'

test.each([
  'Remind me to paint the gate on Friday, for Otto.',
  'Remind me to paint the gate on Friday. For Otto.',
  'Show me the roof quote, send it to Otto',
  'We paint the gate on Friday, for Otto',
])('“%s” is written to nobody', (said) => {
  expect(addresseesIn(said)).toEqual([])
})

test.each([
  'Which gate, and what colour? Put that to Otto',
  'We paint the gate on Friday. For Otto.',
  'We paint the gate on Friday, send that to Otto',
])('“%s” is written to Otto', (said) => {
  expect(addresseesIn(said)[0]?.name).toBe('Otto')
})
