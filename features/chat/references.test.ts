import { expect, test } from 'vitest'
import { apart, mostReferences, withReferences } from './contract.ts'

const plan = { kind: 'file', id: '019a0000-0000-7000-8000-000000000001' }
const notes = { kind: 'file', id: '019a0000-0000-7000-8000-000000000002' }

test.each([
  ['Sum this up', [plan]],
  ['Compare these\n\nand tell me more', [plan, notes]],
  ['Nothing comes along', []],
])('%j with %j reads as it was put together', (words, references) => {
  expect(apart(withReferences(words, references))).toEqual({ words, references })
})

test.each([
  '[Attached file](attache:file/019a0000-0000-7000-8000-000000000001)',
  'See\n\n[Attached file](https://example.org)',
  'See\n\n[Attached file](attache:task/019a0000-0000-7000-8000-000000000001)',
  'See\n\n[Attached file](attache:file/019a0000-0000-7000-8000-000000000001)\nand more',
  withReferences(
    'Too many',
    Array.from({ length: mostReferences + 1 }, () => plan),
  ),
  '\n\n',
  '',
])('in %j everything is said', (content) => {
  expect(apart(content)).toEqual({ words: content, references: [] })
})
