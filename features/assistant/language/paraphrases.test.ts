import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  ['hm no, leave it where it was', 'undo that'],
  ['whats left on my plate for today?', 'give me an overview of today'],
  ['Would you let me know which of my tasks are late, and by how much?', 'which of my tasks are late?'],
  ['call me a cab to the station', 'book a cab'],
  ['and delete the lunch today, no wait keep the lunch', 'never mind'],
  ['add a task to ring the bank… no, forget it, not needed', 'never mind'],
  ['book lunch with Eva at, actually forget it', 'never mind'],
  ['whats 12% of 400, trying to guess', 'what is 12% of 400'],
])('“%s” is “%s”', (said, order) => {
  expect(plainly(said)).toBe(order)
})

test.each([
  'note “call me a cab”',
  '/note call me a cab',
  'call me at ten',
  'take out the bins',
  'leave it as it is',
  'the lease, forget it',
  'remind me at 3 to tell Bob to forget it',
  'ping Priya, not needed',
  'note to Priya: never mind, all good',
  'add a line for Priya: forget it, it is fine',
  'write Tom: hm, forget that',
])('“%s” stays', (said) => {
  expect(plainly(said)).toBe(said)
})
