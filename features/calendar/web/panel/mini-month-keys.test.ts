import { expect, test } from 'vitest'
import { dayAfterKey } from './mini-month-keys.ts'

const bare = { altKey: false, ctrlKey: false, metaKey: false }

test.each([
  ['ArrowLeft', '2027-01-30'],
  ['ArrowRight', '2027-02-01'],
  ['ArrowUp', '2027-01-24'],
  ['ArrowDown', '2027-02-07'],
  ['Home', '2027-01-01'],
  ['End', '2027-01-31'],
  ['PageUp', '2026-12-31'],
  ['PageDown', '2027-02-28'],
])('%s leads from 31 January 2027 to %s', (key, to) => {
  expect(dayAfterKey({ key, ...bare }, '2027-01-31')).toBe(to)
})

test('other keys, and arrows that are held with Alt, Ctrl or Cmd, mean something else', () => {
  expect(dayAfterKey({ key: 'm', ...bare }, '2027-01-31')).toBeUndefined()
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(dayAfterKey({ key: 'ArrowLeft', ...bare, [held]: true }, '2027-01-31')).toBeUndefined()
})
