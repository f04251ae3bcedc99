import { expect, test } from 'vitest'
import { readTrust } from './trusting.ts'

test.each([
  ['that mail about the new bank details, is it really from elena? should i pay', 'bank details elena', true],
  [
    'northwind has a new account number apparently, do i pay the deposit there?',
    'northwind account number deposit',
    false,
  ],
  ['is the mail from ruth legit?', 'ruth', true],
  ['the account mail looks odd. is this really helen', 'account helen', true],
  ['is the invoice from paperfold genuine', 'invoice paperfold', true],
  ['could the booking mail be a scam?', 'booking', true],
  ['is it safe to click the link in the parcel message', 'link parcel', false],
])('“%s” asks whether to trust a mail', (said, words, sure) => {
  expect(readTrust(said, false)).toEqual({ wish: { do: 'judge', words }, sure })
})

test('“is that really from her?” is about the mail that was shown', () => {
  expect(readTrust('is that legit?', true)).toEqual({ wish: { do: 'judge', words: '', it: true }, sure: true })
  expect(readTrust('is that really from her?', true)).toMatchObject({ wish: { it: true } })
  expect(readTrust('is that legit?', false)).toBeUndefined()
})

test.each([
  'pay the invoice',
  'remind me to pay the rent',
  'is there mail from elena',
  'did Elena really write?',
  'is the dentist from 3 to 4',
  'is that really necessary',
  'that bank mail is a fraud, archive it',
])('“%s” asks something else', (said) => {
  expect(readTrust(said, true)).toBeUndefined()
})
