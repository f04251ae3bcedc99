import { expect, test } from 'vitest'
import { askedFor } from './asked.ts'
import { wordsFor } from './looked-for.ts'

const long =
  'which animal, vehicle, tool, food, clothes, colour, job, building, furniture, weapon, drink, tree and flower did the doctor buy'

test('of the other words for a long question the nearest sixty are looked for', () => {
  const { terms } = askedFor(long)
  const looked = wordsFor(terms).others.flatMap(({ words }) => words)
  expect(terms.flatMap(({ others }) => others).length).toBeGreaterThan(150)
  expect(looked).toHaveLength(60)
  expect(looked).toEqual(expect.arrayContaining(['bought', 'physician']))
})

test('words of the question are looked for twice, and other words for one of them together', () => {
  const { words, others } = wordsFor(askedFor('which animal was on the ship').terms)
  expect(words).toEqual(['animal', 'ship', 'animal', 'ship'])
  expect(others.some((each) => each.words.includes('goat') && each.words.includes('horse'))).toBe(true)
  expect(others.every((each) => each.words.every((word) => !words.includes(word)))).toBe(true)
})
