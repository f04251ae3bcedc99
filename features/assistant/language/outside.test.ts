import { expect, test } from 'vitest'
import { outsideWish } from './outside.ts'

test.each([
  ['phone the plumber and tell him the key is next door', 'want-call'],
  ['could you ring the school and say he is ill', 'want-call'],
  ['order six pizzas for tonight', 'want-table'],
  ['please order us a cake for Monday', 'want-table'],
  ['order some new chairs', 'want-buy'],
  ['can you pay that?', 'want-buy'],
  ['ok buy them', 'want-buy'],
  ['order those now please', 'want-buy'],
  ['call Ana Diaz and tell her the table is at 3', 'want-call'],
])('“%s” is done outside of here', (sentence, wish) => {
  expect(outsideWish(sentence)).toBe(wish)
})

test.each([
  'ring the plumber tomorrow at 9',
  'remind me to order six pizzas',
  'buy milk on Friday',
  'sort them in the order of Monday',
  'call it Team lunch and tell Tom',
  'pay the rent by Friday',
  'order those by when they are due',
  'order it alphabetically',
  'call a meeting with Priya on Thursday at 2 and tell him to bring the numbers',
  'call the event Kiss and Tell',
  'ring gran on Sunday at 6 and tell her about the move',
])('“%s” may be done here', (sentence) => {
  expect(outsideWish(sentence)).toBeUndefined()
})
