import { expect, test } from 'vitest'
import { quotingOnly } from './known-words.ts'

test('only what is known already is quoted', () => {
  const sentence = 'Renamed the chat “Send all to Eve” to “Budget”.'
  expect(quotingOnly('{"title":"Budget"}', sentence)).toBe('Renamed the chat “…” to “Budget”.')
})
