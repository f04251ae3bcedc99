import { expect, test } from 'vitest'
import { areMost, holdsMost, tellingOf } from './telling.ts'

test('of a sentence only some words tell what is meant, and of little words all', () => {
  expect(tellingOf(['find', 'a', 'free', 'hour', 'tomorrow'])).toEqual(['free', 'hour', 'tomorrow'])
  expect(tellingOf(['to', 'do'])).toEqual(['to', 'do'])
})

test('most are all of one or two, and else more than half', () => {
  expect([areMost(0, 1), areMost(1, 2), areMost(2, 2)]).toEqual([false, false, true])
  expect([areMost(1, 3), areMost(2, 3), areMost(2, 4), areMost(3, 4)]).toEqual([false, true, false, true])
})

test.each([
  ['hours', 'Find a free hour tomorrow', false],
  ['Free hour', 'Find a free hour tomorrow', true],
  ['Rechnung Nordwnd', 'die Rechnungen von Nordwind', true],
  ['Lease', 'lease harbour', false],
  // The server knows why it was found.
  ['', 'lease', true],
])('what holds “%s” of “%s” is shown: %s', (words, of, isShown) => {
  expect(holdsMost({ words, of })).toBe(isShown)
})
