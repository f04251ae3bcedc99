import { expect, test } from 'vitest'
import { withoutFalseStart } from './false-start.ts'

test('what was begun before the order that is meant is left out', () => {
  expect(withoutFalseStart('remind me... no, schedule the tasting at 9:30')).toBe('schedule the tasting at 9:30')
})

test.each([
  'tell Ana I am late, sorry, book the table without me',
  'note: the hall is full, no, cancel the second day',
  'is the hall full, or no',
])('“%s” stays as it is', (text) => {
  expect(withoutFalseStart(text)).toBe(text)
})
