import { expect, test } from 'vitest'
import { decodeBeginning } from './decoding.ts'
import { readingLimits } from './limits.ts'
import { onlyItsBeginning } from './refusal.ts'

const most = readingLimits.characters

test('decodes a text that can be read whole, and says nothing of it', () => {
  expect(decodeBeginning(Buffer.from('Größe: 3 €'))).toEqual({ text: 'Größe: 3 €' })
})

test.each([
  ['letters of one byte', 'a', 'a'],
  ['letters of two bytes', 'ü', 'ü'],
  ['letters of three bytes, cut within one', `a${'€'.repeat(8)}`, '€'],
  ['letters of four bytes, cut within one', `abc${'😀'.repeat(8)}`, '😀'],
])('decodes as much as is read of %s, and says that it is the beginning', (_, unit, within) => {
  const { text, note } = decodeBeginning(Buffer.from(unit.repeat((2 * most) / unit.length)))
  expect(text).toHaveLength(most)
  expect(text.slice(-40)).toContain(within)
  expect(text).not.toContain('\u{FFFD}')
  expect(note).toBe(onlyItsBeginning)
})

test('decodes the beginning of a long text in UTF-16', () => {
  const { text, note } = decodeBeginning(Buffer.from(`\u{FEFF}${'ab'.repeat(most)}`, 'utf16le'))
  expect(text).toBe('ab'.repeat(most / 2))
  expect(note).toBe(onlyItsBeginning)
})
