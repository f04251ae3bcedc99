import { expect, test } from 'vitest'
import { isToBeDone } from './to-be-done.ts'

test.each([
  'ring the plumber and say we agree',
  'please phone Ida',
  'could you dial the office',
  'print those two pages',
  'print Ida’s letter on the big printer',
  'draft a note on the roof',
  'order me a sandwich',
])('“%s” is to be done', (said) => {
  expect(isToBeDone(said)).toBe(true)
})

test.each([
  'phone number of the plumber',
  'ring size for Ida',
  'order number of the chairs',
  'draft of the lease',
  'print run for the flyer',
  'what does the draft say',
  'is the order in?',
])('“%s” may be looked for', (said) => {
  expect(isToBeDone(said)).toBe(false)
})
