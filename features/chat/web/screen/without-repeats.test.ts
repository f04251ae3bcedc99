import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const label = 'Created “Lunch”, Friday, 13:00 to 14:00'

test('a paragraph that a card says as well goes, and what is said besides stays', () => {
  expect(withoutRepeats(`${label}.`, [label])).toBe('')
  expect(withoutRepeats(`${label}.\n\nAt the same time: “Review”.`, [label])).toBe('At the same time: “Review”.')
})

test('while it is being written, its beginning goes as well', () => {
  expect(withoutRepeats('Created “Lu', [label], true)).toBe('')
  expect(withoutRepeats('Created “Lu', [label])).toBe('Created “Lu')
})

test('words that say anything else stay', () => {
  const text = 'I created “Lunch”, Friday, 13:00 to 14:00.'
  expect(withoutRepeats(text, [label])).toBe(text)
  expect(withoutRepeats(`${label}.`, [])).toBe(`${label}.`)
})
