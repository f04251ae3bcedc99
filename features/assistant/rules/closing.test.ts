import { expect, test } from 'vitest'
import { closingWords } from './closing.ts'

const nothing = { text: 'Hello!', done: [], waits: false }

test('an answer that claims what was not done is corrected, and says what waits', () => {
  expect(closingWords({ ...nothing, text: 'I’ve renamed the chat.' })).toBe('Nothing was changed.')
  expect(closingWords({ ...nothing, text: 'I’ve sent it.', waits: true })).toBe(
    'Nothing was changed. Please look at the card: nothing happens before your yes.',
  )
})

test('an answer that did something, or claims nothing, is left as it is', () => {
  expect(closingWords(nothing)).toBeUndefined()
  expect(closingWords({ ...nothing, text: 'Done!', done: ['Renamed the chat.'] })).toBeUndefined()
})

test('an answer without words says what was done, or that something waits', () => {
  expect(closingWords({ ...nothing, text: '', done: ['Renamed the chat.'] })).toBe('Renamed the chat.')
  expect(closingWords({ ...nothing, text: ' ', waits: true })).toMatch(/before your yes/)
  expect(closingWords({ ...nothing, text: '' })).toBeUndefined()
})
