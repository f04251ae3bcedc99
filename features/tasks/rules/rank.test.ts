import { expect, test } from 'vitest'
import { rankBetween } from './rank.ts'

/** Sorted by code point, as the database does. */
function sorted(ranks: readonly string[]): string[] {
  return ranks.toSorted((one, other) => (one === other ? 0 : one < other ? -1 : 1))
}

test('twenty thousand tasks added at either end stay in order with short ranks', () => {
  const later: string[] = []
  const earlier: string[] = []
  for (let count = 0; count < 20_000; count += 1) {
    later.push(rankBetween(later.at(-1) ?? null, null))
    earlier.push(rankBetween(null, earlier.at(-1) ?? null))
  }
  expect(sorted(later)).toEqual(later)
  expect(sorted(earlier).toReversed()).toEqual(earlier)
  expect(Math.max(...[...later, ...earlier].map(({ length }) => length))).toBeLessThanOrEqual(4)
})

test('there is always room between any two', () => {
  const ranks = ['a0', 'a1']
  let seed = 7
  for (let count = 0; count < 2_000; count += 1) {
    seed = (seed * 48_271) % 2_147_483_647
    const at = seed % (ranks.length + 1)
    ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null))
  }
  expect(sorted(ranks)).toEqual(ranks)
  expect(new Set(ranks).size).toBe(ranks.length)
})

test('always between the same two, a rank grows by a letter in five times', () => {
  let high = 'a1'
  for (let count = 0; count < 500; count += 1) {
    const between = rankBetween('a0', high)
    expect(between > 'a0' && between < high).toBe(true)
    high = between
  }
  expect(high.length).toBeLessThan(110)
})
