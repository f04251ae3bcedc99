import { expect, test } from 'vitest'
import { commands, commandsFor } from './landing/commands.ts'
import { drawPrompts, prompts } from './prompts.ts'

/** Always the same numbers, from the same start. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test('four different ones of eight are drawn, each of them sooner or later', () => {
  expect(prompts).toHaveLength(8)
  const chance = chanceFrom(7)
  const seen = new Set(
    Array.from({ length: 100 }, () => {
      const drawn = drawPrompts([], chance)
      expect(new Set(drawn).size).toBe(4)
      return drawn
    }).flat(),
  )
  expect(seen.size).toBe(8)
})

test('the same four are never drawn twice running, in whatever order', () => {
  const chance = chanceFrom(3)
  let before = drawPrompts([], chance)
  for (let draws = 0; draws < 2_000; draws++) {
    const drawn = drawPrompts(before, chance)
    expect(new Set([...drawn, ...before]).size).toBeGreaterThan(4)
    before = drawn
  }
  const first = drawPrompts([], () => 0)
  expect(drawPrompts(first, () => 0)).not.toEqual(first)
})

test.each([
  ['/', commands.length],
  ['/s', 2],
  ['/S', 2],
  ['/email', 1],
  ['/email ', 0],
  ['/unknown', 0],
  [' /', 0],
  ['write /', 0],
  ['', 0],
  ['/\n', 0],
])('after %j there are %i commands to pick', (text, count) => {
  expect(commandsFor(text)).toHaveLength(count)
})
