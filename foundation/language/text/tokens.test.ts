import { expect, test } from 'vitest'
import { textBetween } from './own-text.ts'
import { distance, nearest } from './spelling.ts'
import { tokenize } from './tokens.ts'

test.each([
  ["What's on?", ['what', 'is', 'on']],
  ['São Paulo', ['sao', 'paulo']],
  ['tmrw 9am-5pm', ['tomorrow', '9', 'am', '-', '5', 'pm']],
  ['Ana’s trip', ['ana', 'trip']],
  ['dont, pls!', ['do', 'not', 'please']],
  ['2027-02-14 at 12:30', ['2027-02-14', 'at', '12:30']],
  ['¿🙂?', []],
])('“%s” is read as the tokens %j', (message, tokens) => {
  expect(tokenize(message).map(({ text }) => text)).toEqual(tokens)
})

test('every token stands where its offsets say', () => {
  const message = 'Rename   this to “Q3: plans”'
  expect(tokenize(message).map(({ from, to }) => message.slice(from, to))).toEqual([
    'Rename',
    'this',
    'to',
    'Q3',
    'plans',
  ])
})

test('a text of any length becomes few tokens', () => {
  expect(tokenize('word '.repeat(50_000)).length).toBeLessThan(130)
})

test.each([
  ['call it “Budget”, please.', 2, 'Budget'],
  ['call it (draft), thanks', 2, '(draft)'],
  ['call it Air France.', 2, 'Air France.'],
])('own words of “%s” keep what belongs to them', (message, at, text) => {
  const tokens = tokenize(message)
  expect(textBetween({ message, tokens }, at, tokens.length)).toBe(text)
})

test('a slip of the pen is mended where one known word is near', () => {
  expect(nearest('remeber', ['remember', 'remove'])).toBe('remember')
  expect(nearest('cat', ['cart'])).toBeUndefined()
  expect(distance('chat', 'chta', 2)).toBe(1)
})
