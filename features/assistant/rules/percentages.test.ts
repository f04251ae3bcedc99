import { expect, test } from 'vitest'
import { type Share, shareIn } from './percentages.ts'

test.each([
  ['19% vat on 250', 47.5],
  ['how much is 8.1 percent tax on 1,200?', 97.2],
  ['119 incl 19% vat, what is it before', 100],
  ['1210 including 21%, net?', 1000],
  ['200 plus 20% vat', 240],
  ['250 with 20% off', 200],
  ['what is a 12% tip on 50', 6],
  ['2,5k with 10% added', 2750],
])('works out “%s”', (text, value) => {
  expect(Number(shareIn(text)?.value.toPrecision(12))).toBe(value)
})

const before: Share = { rate: 10, base: 200 }

test.each([
  ['and with it?', 220],
  ['so gross', 220],
  ['and for 300', 30],
  ['at 5 percent?', 10],
  ['and the other way round', 200 / 1.1],
])('goes on with “%s”', (text, value) => {
  expect(shareIn(text, before)?.value).toBeCloseTo(value)
})

test.each(['lunch for 2', 'move it to 4', 'and on friday', '20% of the team', 'thanks', '10% done', 'book 2 rooms'])(
  'takes “%s” for no share',
  (text) => {
    expect(shareIn(text)).toBeUndefined()
    expect(shareIn(text, before)).toBeUndefined()
  },
)
