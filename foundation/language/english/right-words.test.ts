import { expect, test } from 'vitest'
import { rightWordsIn } from './right-words.ts'

test.each([
  ["typo, it should say 'Feed the goats', not 'Feed the gotas'", { right: 'Feed the goats', wrong: 'Feed the gotas' }],
  ["'Order grvel' should be 'Order gravel'", { right: 'Order gravel', wrong: 'Order grvel' }],
  ['change “Paint gate” to “Paint the gate green”', { right: 'Paint the gate green', wrong: 'Paint gate' }],
  [
    'the brochure task is for Kern Tools, not Kern Paints. Correct the title',
    { right: 'Kern Tools', wrong: 'Kern Paints', thing: 'brochure' },
  ],
])('“%s” says which words are right', (message, words) => {
  expect(rightWordsIn(message)).toEqual(words)
})

test.each([
  "should it say 'goats' and not 'gotas'?",
  'the brochure is for Kern Tools, not Kern Paints',
  "it should say 'Feed the goats'",
  'the call should be at 5, not at 4',
  "change 'lunch' on Friday",
])('“%s” corrects no words', (message) => {
  expect(rightWordsIn(message)).toBeUndefined()
})
