import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

test.each([
  [
    'Answers would go to e.f@freemail.example, not to its sender.',
    'Answers would go to `e.f@freemail.example`, not to its sender.',
  ],
  [
    'You know A as a@x.example; this comes from a@y.example.',
    'You know A as `a@x.example`; this comes from `a@y.example`.',
  ],
  ['A *bold* name', String.raw`A \*bold\* name`],
  ['It hides 23 words.', 'It hides 23 words.'],
])('the addresses of “%s” are no links', (text, shown) => {
  expect(unlinked(text)).toBe(shown)
})
