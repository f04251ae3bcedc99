import { expect, test } from 'vitest'
import { exponential } from './exponential.ts'
import { createLearned } from './learned.ts'
import { signsOf } from './signs.ts'
import { type Sample, train } from './training.ts'
import { readWeights, type Table, writtenWeights } from './weights.ts'
import { wordsOf } from './words.ts'

const kitchen = {
  'kitchen/eat': ['eat the apple', 'eat a pear', 'i want to eat a plum', 'eat it now', 'let me eat the cake'],
  'kitchen/wash': ['wash the pan', 'wash the dishes', 'please wash the cups', 'wash it up', 'do wash the forks'],
  other: ['open the door', 'call a taxi', 'what time is it', 'close the window', 'where is the bus'],
}
const garden = {
  'garden/water': ['water the roses', 'water the lawn', 'please water the tulips', 'water them', 'give them water'],
  other: kitchen.other,
}

test('tells intents apart in sentences it has not learned', () => {
  const learned = createLearned([tableOf(kitchen), tableOf(garden)])
  expect(learned(wordsOf('eat the cherry'))[0]?.intent).toBe('kitchen/eat')
  expect(learned(wordsOf('could you wash the spoons'))[0]?.intent).toBe('kitchen/wash')
  expect(learned(wordsOf('water the fern please'))[0]?.intent).toBe('garden/water')
  const [best] = learned(wordsOf('where is the door'))
  expect(best?.score).toBeLessThan(0.3)
})

test('knows a misspelled word by its letters', () => {
  const learned = createLearned([tableOf(kitchen), tableOf(garden)])
  expect(learned(wordsOf('watter the fern'))[0]?.intent).toBe('garden/water')
})

test('scores of all features together are at most 1, and equal scores are ordered by name', () => {
  const twice = { 'b/eat': kitchen['kitchen/eat'], other: kitchen.other }
  const again = { 'a/eat': kitchen['kitchen/eat'], other: kitchen.other }
  const guesses = createLearned([tableOf(twice), tableOf(again)])(wordsOf('eat the apple'))
  expect(guesses.map(({ intent }) => intent)).toEqual(['a/eat', 'b/eat'])
  expect(guesses[0]?.score).toBe(guesses[1]?.score)
  expect(guesses.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(1.000_001)
})

test('equal sentences give equal bytes', () => {
  expect(bytesOf(kitchen)).toEqual(bytesOf(structuredClone(kitchen)))
})

test('weights that are written are read back', () => {
  const weights = train(samplesOf(kitchen))
  const table = readWeights(writtenWeights(weights))
  expect(table.labels).toEqual(['kitchen/eat', 'kitchen/wash', 'other'])
  const rows = weights.rows.filter((row) => row.length > 0)
  expect(table.keys).toHaveLength(rows.length)
  expect([...table.entries]).toEqual(rows.flat().flatMap(({ label, weight }) => [label, weight]))
})

test('a file of another form is refused with what to do', () => {
  expect(() => readWeights(new Uint8Array(64))).toThrow('run `npm run train`')
})

test('no message is too long, and an empty one is nothing', () => {
  const learned = createLearned([tableOf(kitchen)])
  expect(signsOf(wordsOf('eat '.repeat(100_000))).length).toBeLessThan(100)
  expect(learned(wordsOf(''))).toHaveLength(2)
})

test.each([0, 1, -1, -3, 3.5])('the exponential of %d is right to two digits', (x) => {
  expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 2)
})

function samplesOf(sentences: Record<string, readonly string[]>): Sample[] {
  return Object.entries(sentences).flatMap(([label, texts]) =>
    Array.from({ length: 8 }, () => texts)
      .flat()
      .map((text) => ({ signs: signsOf(wordsOf(text)), label, group: text, weight: 1 })),
  )
}

function tableOf(sentences: Parameters<typeof bytesOf>[0]): Table {
  return readWeights(bytesOf(sentences))
}

function bytesOf(sentences: Record<string, readonly string[]>): Uint8Array {
  return writtenWeights(train(samplesOf(sentences)))
}
