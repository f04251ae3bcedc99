import { expect, test } from 'vitest'
import { withoutLists } from './without-lists.ts'

test('lists go, and the headings over them; sentences stay', () => {
  const text = '2 events on Friday:\n\n**Friday**\n\n- 09:00 “One”\n- 10:00 “Two”\n\nSay which one.'
  expect(withoutLists(text)).toBe('2 events on Friday:\n\nSay which one.')
  expect(withoutLists('Free:\n\n1. Nine\n2. Ten')).toBe('Free:')
})

test('words that only begin like them are kept', () => {
  expect(withoutLists('**Two** events.\n\n-5 degrees\n\n2026 is far')).toBe(
    '**Two** events.\n\n-5 degrees\n\n2026 is far',
  )
})
