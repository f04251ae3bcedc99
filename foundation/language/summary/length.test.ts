import { expect, test } from 'vitest'
import { readRequest } from './length.ts'

test.each([
  ['/summarise plan.pdf in 50 words', 'plan.pdf in 50 words', 'plan.pdf', { words: 50 }],
  ['/summarise plan.pdf in at most three lines.', 'plan.pdf in at most three lines.', 'plan.pdf', { sentences: 3 }],
  ['/summarise in two sentences: Kim left.', 'in two sentences: Kim left.', 'Kim left.', { sentences: 2 }],
  ['sum up in 20 words the shop opens', 'the shop opens', 'the shop opens', { words: 20 }],
])('%s', (sentence, given, text, length) => {
  expect(readRequest(sentence, given)).toEqual({ text, length })
})

test.each(['Two points were raised. Both were agreed.', 'He said it in two words. Then he left.', 'plan.pdf'])(
  'numbers within a text ask for no length: %s',
  (text) => {
    expect(readRequest(`/summarise ${text}`, text)).toEqual({ text })
  },
)
