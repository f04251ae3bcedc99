import { expect, test } from 'vitest'
import { isFormalBetween } from './formality.ts'

const own = (text: string) => ({ own: true, text })
const theirs = (text: string) => ({ own: false, text })

test('the last greeting of the person decides how they write to somebody', () => {
  expect(isFormalBetween([theirs('Hi Ana'), own('Dear Nora,\n\nyes.')])).toBe(true)
  expect(isFormalBetween([own('Hi Nora'), own('Dear Ms Feld')])).toBe(false)
  expect(isFormalBetween([own('As one, please.'), own('Dear Nora')])).toBe(true)
})

test('somebody whom the person never greeted is greeted as they greet', () => {
  expect(isFormalBetween([own('Lovely!'), theirs('Good morning,\n\nmay I call?')])).toBe(true)
  expect(isFormalBetween([theirs('Hello')])).toBe(false)
  expect(isFormalBetween([theirs('Dearest things come last.'), theirs('History repeats.')])).toBe(false)
  expect(isFormalBetween([])).toBe(false)
})
