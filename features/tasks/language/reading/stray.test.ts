import { expect, test } from 'vitest'
import { strayIn } from './stray.ts'

test.each([
  ['ponsonby instead', ['instead']],
  ['gym in its place', ['in its place']],
  ['order detonators, and another one call insurer', ['another one']],
  ['mark life vests as done', ['as done']],
  ['the blue folder rather', ['rather']],
  ['print the badges, due the day before the fair', ['due the day before']],
])('words of “%s” point at something else', (title, stray) => {
  expect(strayIn(title)).toEqual(stray)
})

test.each(['use oat milk instead of milk', 'call Tom again', 'buy another lamp', 'finish the deck', 'instead'])(
  '“%s” is a title',
  (title) => {
    expect(strayIn(title)).toEqual([])
  },
)
