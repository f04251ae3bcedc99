import { expect, test } from 'vitest'
import { claimsIn, groundOf } from './grounding.ts'

const rent = {
  text: 'The monthly rent without heating is 1,180 euros. It is due on the third working day.',
  from: 'Lease.md',
}
const pets = { text: 'For dogs the Landlord, Greta Lindholm, must agree. Cats are not allowed.', from: 'Lease.md' }

test.each([
  ['The rent is 1180 euros a month.', rent],
  ['Rent is due on the third working day.', rent],
  ['Before you get a dog, Greta Lindholm must agree.', pets],
  ['Cats are not allowed.', pets],
])('“%s” rests on the passage that says so', (sentence, ground) => {
  expect(groundOf(sentence, [rent, pets])).toBe(ground)
})

test.each([
  ['The rent is 1,280 euros a month.', 'another number'],
  ['Before you get a dog, Greta Lundberg must agree.', 'another name'],
  ['The rent is not due on the third working day.', 'the contrary'],
  ['Cats are allowed.', 'the contrary'],
  ['You should look for a cheaper flat nearby.', 'what no passage says'],
])('“%s” rests on none: it tells %s', (sentence) => {
  expect(groundOf(sentence, [rent, pets])).toBeUndefined()
})

test('questions, announcements and a bare yes state nothing that needs a source', () => {
  const line = 'Yes. The lease says so. Shall I add the day to your calendar?'
  expect(claimsIn(line).map(({ text }) => text)).toEqual(['The lease says so.'])
  expect(claimsIn('Here is what it says:')).toEqual([])
})
