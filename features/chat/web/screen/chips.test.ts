import { expect, test } from 'vitest'
import { splitChips } from './chips.ts'

test('messages in quotes at the end of an answer are offered', () => {
  expect(splitChips('I cannot do that.\n\n- “What time is it?”\n- “Help”')).toEqual({
    words: 'I cannot do that.',
    chips: ['What time is it?', 'Help'],
  })
})

test.each([
  'No list at all.',
  'A list of words:\n\n- one\n- two',
  'Quotes and more:\n\n- “Help”, they said',
  'Not at the end:\n\n- “Help”\n\nSo it goes.',
  '2 open tasks:\n\n- “Photographs”\n- “One page”',
  'What would hide.\n\n- “Send\u202Egnp”',
])('%j stays as it is', (content) => {
  expect(splitChips(content)).toEqual({ words: content, chips: [] })
})
