import { expect, test } from 'vitest'
import { rightOf } from './correction.ts'
import { withoutRepeat } from './repeating.ts'

const days = new Set(['monday', 'thursday', 'friday', 'sunday'])
const right = (text: string) => rightOf(text, (part) => days.has(part.trim().toLowerCase()))

test('keeps of two days only the one that is right', () => {
  expect(right('Sorry, Thursday, not Friday')).toBe('Sorry, Thursday')
  expect(right('not on friday but on monday')).toBe('monday')
  expect(right('oops not friday, thursday')).toBe('oops thursday')
})

test('leaves what takes nothing back as it is', () => {
  const texts = ['every day, not sunday', 'pay the rent, not the gas', 'not friday', 'move it if not friday']
  expect(texts.map(right)).toEqual(texts)
})

test('reads how often without the word that says so', () => {
  expect(withoutRepeat('water the fern, repeat it every 3 days')).toBe('water the fern every 3 days')
  expect(withoutRepeat('repeat that weekly')).toBe('weekly')
  expect(withoutRepeat('repeat the order every time')).toBe('repeat the order every time')
})
