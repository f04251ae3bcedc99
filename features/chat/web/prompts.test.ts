import { expect, test } from 'vitest'
import { commands, commandsFor } from './landing/commands.ts'
import { drawTitles, ownPrompts, promptFor } from './prompts.ts'

/** Always the same numbers, from the same start. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test('four different ones of eight are drawn, each of them sooner or later', () => {
  expect(ownPrompts).toHaveLength(8)
  const chance = chanceFrom(7)
  const seen = new Set(
    Array.from({ length: 100 }, () => {
      const drawn = drawTitles([], chance)
      expect(new Set(drawn).size).toBe(4)
      return drawn
    }).flat(),
  )
  expect(seen.size).toBe(8)
})

test('a feature brings its own beginning in the place of another', () => {
  const brought = { title: 'Clear my list', text: 'What is on my list?', insteadOf: 'Weekly report' }
  expect(promptFor('Weekly report', [brought])).toEqual(brought)
  expect(promptFor('Follow up', [brought])).toEqual(ownPrompts.find(({ title }) => title === 'Follow up'))
  expect(promptFor('Unknown', [brought])).toBeUndefined()
})

test('no card ends in half a sentence', () => {
  for (const { text, shows = text } of ownPrompts) expect(shows).toMatch(/[\p{L}\d?]$/u)
})

test('the same four are never drawn twice running, in whatever order', () => {
  const chance = chanceFrom(3)
  let before = drawTitles([], chance)
  for (let draws = 0; draws < 2_000; draws++) {
    const drawn = drawTitles(before, chance)
    expect(new Set([...drawn, ...before]).size).toBeGreaterThan(4)
    before = drawn
  }
  const first = drawTitles([], () => 0)
  expect(drawTitles(first, () => 0)).not.toEqual(first)
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
