import { expect, test } from 'vitest'
import { readingInWords } from './reading.ts'

const reading = { state: 'reading', kind: 'pdf', unit: 'pages', title: null, sentence: null, passages: 0 } as const

test('says how far a file has been read, and why it cannot be', () => {
  expect(readingInWords({ ...reading, done: 12, most: 40 })).toBe('Reading… 12 of 40 pages')
  expect(readingInWords({ ...reading, done: 0, most: null, unit: null })).toBe('Reading…')
  const sentence = 'The file is damaged.'
  expect(readingInWords({ ...reading, state: 'unreadable', done: 0, most: null, sentence })).toBe(
    'Not readable: The file is damaged.',
  )
  expect(readingInWords({ ...reading, state: 'read', done: 40, most: 40 })).toBeUndefined()
})
