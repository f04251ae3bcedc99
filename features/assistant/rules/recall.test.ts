import { expect, test } from 'vitest'
import { recall, sameText } from './recall.ts'

const facts = [
  { text: 'My wife is called Zoë.' },
  { text: 'I am allergic to peanuts.' },
  { text: 'Zoë’s birthday is on 3 May.' },
  { text: 'I prefer meetings in the morning.' },
]

test.each([
  ['what is my wife’s name', ['My wife is called Zoë.']],
  ['Which allergies do I have?', ['I am allergic to peanuts.']],
  ['when is the birthday of Zoe', ['Zoë’s birthday is on 3 May.', 'My wife is called Zoë.']],
  ['a meeting', ['I prefer meetings in the morning.']],
  ['my car', []],
])('%j recalls %j', (words, expected) => {
  expect(recall(facts, words).map(({ text }) => text)).toEqual(expected)
})

test('words that say nothing recall everything', () => {
  expect(recall(facts, 'What do you know about me?')).toEqual(facts)
})

test('text is the same however it is written', () => {
  expect(sameText('My wife is Zoë. ', 'my wife is Zoe.')).toBe(true)
  expect(sameText('My wife is Zoë.', 'My wife is Ana.')).toBe(false)
})
