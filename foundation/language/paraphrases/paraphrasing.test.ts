import { expect, test } from 'vitest'
import { createParaphrasing } from './paraphrasing.ts'

const plainly = createParaphrasing([
  { 'cancel {thing}': ['(kill|get rid of) {thing}', '{why:clause} , so just? drop {thing}'] },
  { 'cancel {thing} {day}': ['no {thing} {day} (after all)? ; take it out'] },
  { 'what is {thing}?': ['(whats|what is) {thing} again ?'] },
])

test.each([
  ['kill the standup', 'cancel the standup'],
  ['ok please get rid of “the” standup', 'ok please get rid of “the” standup'],
  ['oh, please kill the standup now!', 'cancel the standup'],
  ['Sara is ill, so drop her lunch', 'cancel her lunch'],
  ['no standup on Friday after all, take it out', 'cancel standup on Friday'],
  ['no standup tomorrow – take it out', 'cancel standup tomorrow'],
  ['what is my next call again?', 'what is my next call?'],
  ['could you kill the standup?', 'cancel the standup'],
])('“%s” is “%s”', (said, meant) => {
  expect(plainly(said)).toBe(meant)
})

test.each([
  // A question, what is told to somebody else, a missing mark, too many words, and a mark within a thing.
  'kill the standup?',
  'tell Tom that it is off, so drop it',
  'no standup tomorrow take it out',
  'kill the long meeting that nobody of us needs',
  'kill the standup, the lunch',
  '/note kill the standup',
])('“%s” stays', (said) => {
  expect(plainly(said)).toBe(said)
})

test('a form that names what nobody defined is refused', () => {
  expect(() => createParaphrasing([{ 'cancel {thing}': ['kill {person}'] }])).toThrow(/person/)
  expect(() => createParaphrasing([{ 'cancel {day}': ['kill {thing}'] }])).toThrow(/\{day\}/)
})
