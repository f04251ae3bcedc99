import { expect, test } from 'vitest'
import { isForText, isPressed, keysOf, type Press } from './shortcut.ts'

const nothingHeld = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

function press(key: string, held: Partial<Press> = {}): Press {
  return { ...nothingHeld, key, ...held }
}

test('the same shortcut is ⌘K on Apple’s keyboards and Ctrl K elsewhere', () => {
  expect(isPressed('mod+k', press('k', { metaKey: true }), true)).toBe(true)
  expect(isPressed('mod+k', press('k', { ctrlKey: true }), false)).toBe(true)
  expect(isPressed('mod+k', press('k', { ctrlKey: true }), true)).toBe(false)
  expect(isPressed('mod+k', press('k', { metaKey: true }), false)).toBe(false)
  expect(keysOf('mod+k', true)).toEqual(['⌘', 'K'])
  expect(keysOf('mod+k', false)).toEqual(['Ctrl', 'K'])
})

test('a key alone, or with more held than asked for, is not the shortcut', () => {
  expect(isPressed('mod+k', press('k'), false)).toBe(false)
  expect(isPressed('mod+k', press('K', { ctrlKey: true, shiftKey: true }), false)).toBe(false)
  expect(isPressed('mod+k', press('k', { ctrlKey: true, altKey: true }), false)).toBe(false)
  expect(isPressed('mod+shift+k', press('K', { ctrlKey: true, shiftKey: true }), false)).toBe(true)
})

test('a question mark counts however it is typed', () => {
  expect(isPressed('?', press('?', { shiftKey: true }), false)).toBe(true)
  expect(isPressed('?', press('?'), false)).toBe(true)
  expect(isPressed('?', press('/'), false)).toBe(false)
})

test('only what writes or edits text is kept out of text fields', () => {
  expect(['?', 'c', 'mod+z', 'mod+shift+z'].map(isForText)).toEqual([true, true, true, true])
  expect(['mod+k', 'escape'].map(isForText)).toEqual([false, false])
})
