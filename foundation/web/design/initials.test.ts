import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Sara Okafor', 'SO'],
  ['  jean-luc   de la Tour ', 'JT'],
  ['Cher', 'C'],
  ['(Ana) Ž.', 'AŽ'],
  ['élise Ömer', 'ÉÖ'],
  ['山田 太郎', '山太'],
  ['नमिता शर्मा', 'नश'],
  ['', ''],
  ['— !', ''],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name).normalize('NFC')).toBe(expected)
})
