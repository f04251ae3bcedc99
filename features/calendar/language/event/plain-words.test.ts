import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['cn u push the mtg to 4', 'can you push the meeting to 4'],
  ['hw many mtgs do i hv b4 noon tmrw', 'how many meetings do i have before noon tomorrow'],
  ['block 3 to 4 for the report', 'block from 3 to 4 for the report'],
  ['block 3 to 4 people', 'block 3 to 4 people'],
  ['gym thru fri n sat', 'gym through fri and sat'],
  ['“mtg w Tom” tonite', '“mtg w Tom” tonight'],
  ['U2 concert, HRS', 'U2 concert, HRS'],
])('“%s” is written out as “%s”', (said, plain) => {
  expect(plainWords(said)).toBe(plain)
})

test.each([
  ['move lunch to 1230', 'move lunch to 12:30'],
  ['make it 945 instead', 'make it 9:45 instead'],
  ['from 1030 till 1115', 'from 10:30 till 11:15'],
  ['go over the 1230 slides', 'go over the 1230 slides'],
  ['plans for 2026', 'plans for 2026'],
])('of “%s” only a clock gets a colon: “%s”', (said, plain) => {
  expect(plainWords(said)).toBe(plain)
})
