import { env } from 'node:process'

/** Random numbers that come again with the same seed. */
export type Chance = {
  /** From 0 up to, and without, 1. */
  next: () => number
  /** A whole number from the first to the last, both included. */
  between: (first: number, last: number) => number
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** `SEED` in the environment has a run repeat itself. */
export const seed = Number(env['SEED'] ?? Date.now() % 2 ** 32)

/** One for each part, so that a part that is run alone does what it did among all. */
export function chanceOf(part: string, of: number = seed): Chance {
  let state = Array.from(part).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), of)

  /** Mulberry32: small, and even enough to choose where to cut. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  return { next, between, pick: (values) => values[between(0, values.length - 1)] ?? values[0] }
}
