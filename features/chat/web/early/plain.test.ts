import { expect, test } from 'vitest'
import { plainBlocks } from './plain.ts'

test.each([
  ['Good morning', ['0 Good morning']],
  ['One.\n\n\nTwo.\n', ['0 One.', '0 Two.']],
  ['# Your day\n**Lunch** at `12:00` with [Sara](https://a.b)', ['1 Your day', '0 Lunch at 12:00 with Sara']],
  ['Before\n### Deep\n\nAfter', ['0 Before', '3 Deep', '0 After']],
  ['- one\n  * two\n1. three', ['0 • one\n  • two\n1. three']],
  ['> A quote', ['0 A quote']],
  ['```ts\nconst a = 1\n```', ['0 const a = 1']],
  ['2 * 3 * 4, snake_case and a - b', ['0 2 * 3 * 4, snake_case and a - b']],
  ['', []],
])('%j reads as %j', (markdown, blocks) => {
  expect(plainBlocks(markdown).map(({ depth, text }) => `${depth} ${text}`)).toEqual(blocks)
})
