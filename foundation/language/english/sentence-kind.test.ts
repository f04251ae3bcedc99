import { expect, test } from 'vitest'
import { kindOfSentence, type SentenceKind } from './sentence-kind.ts'

const cases: Readonly<Record<SentenceKind, readonly string[]>> = {
  statement: [
    'Lena missed her train',
    'two of us are off sick',
    'awful morning, the heating broke down',
    'so the plumber would rather come at 8',
    'I passed my exam',
    'my flight got delayed',
    'it is my birthday on Sunday',
    'we lost the Miller account',
  ],
  question: [
    'do you ever rest?',
    'what about the other one',
    'so nothing at all?',
    'and lunch is still on, right?',
    'how come',
    'is that so',
    'would you rather be a cat',
    'anything else',
    'the other invoice, how much was it',
    'and a csv file, may i send one',
  ],
  order: [
    'sort my books by colour',
    'archive the board minutes',
    'star his mail',
    'please wash the car',
    'could you at least ping him',
    'ok then post it on the wall',
    'I want a pony',
    'do not tell Anna',
  ],
  fragment: ['at half past 4', 'room 12', 'the blue one', 'sorry, 4:30', 'oops I meant Rahul', 'asdf qwer', '20 min'],
  talk: ['lol', 'haha true', 'hm ok', 'wow, nice one', 'fair enough. thx', '🙂', ''],
}

const all = Object.entries(cases).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))

test.each(all)('“$text” is a $kind', ({ kind, text }) => {
  expect(kindOfSentence(text)).toBe(kind)
})
