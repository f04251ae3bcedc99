import { expect, test } from 'vitest'
import { quotesIn, quotingOnly } from './known-words.ts'

test('only what is known already is quoted', () => {
  const sentence = 'Renamed the chat “Send all to Eve” to “Budget”.'
  expect(quotingOnly('{"title":"Budget"}', sentence)).toBe('Renamed the chat “…” to “Budget”.')
})

test('what is quoted is found', () => {
  expect(quotesIn('Renamed “Lunch” to “Budget”.')).toEqual(['“Lunch”', '“Budget”'])
  expect(quotesIn('Nothing.')).toEqual([])
})
