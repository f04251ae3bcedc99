import { expect, test } from 'vitest'
import { closingIn } from './signed.ts'

test.each([
  ['sign it kind regards', 'Kind regards,'],
  ['and end with all the best please', 'All the best,'],
  ['sign off with “Yours sincerely”', 'Yours sincerely,'],
  ['just close it with cheers', 'Cheers,'],
])('“%s” is how a letter closes', (text, closing) => {
  expect(closingIn(text)).toBe(closing)
})

test.each([
  'sign the lease',
  'end the meeting',
  'kind regards to Ana',
  'finish with the figures',
  'sign it on Friday',
  'end it, thanks',
  'close it, many thanks!',
])('“%s” closes no letter', (text) => {
  expect(closingIn(text)).toBeUndefined()
})
