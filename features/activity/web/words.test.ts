import { expect, test } from 'vitest'
import { kindName, outcomeOf, warningsOf } from './words.ts'

test('what came of it is said in the words of whoever did it', () => {
  expect(outcomeOf({ state: 'done', sentence: 'Renamed the chat.' })).toBe('Renamed the chat.')
  expect(outcomeOf({ state: 'expired', sentence: null })).toContain('Nothing was done.')
})

test('nobody says that something was not done when nobody knows', () => {
  expect(outcomeOf({ state: 'unknown', sentence: null })).not.toContain('Nothing was done')
})

test('before a yes it is said whom it reaches and whether there is a way back', () => {
  expect(warningsOf({ effect: 'outward', final: true })).toEqual([
    'This reaches other people.',
    'This cannot be undone.',
  ])
  expect(warningsOf({ effect: 'write', final: false })).toEqual([])
})

test('a kind that nobody has named yet goes by its own name', () => {
  expect(kindName('people')).toBe('Profile')
  expect(kindName('calendar')).toBe('Calendar')
})
