import { type Reader, skip, textAt } from './words.ts'

/** Feasts that are on the same day of every year. */
const feasts: readonly (readonly [words: string, month: number, day: number])[] = [
  ['christmas eve', 12, 24],
  ['christmas', 12, 25],
  ['boxing day', 12, 26],
  ['new year s eve', 12, 31],
  ['new years eve', 12, 31],
  ['new year s', 1, 1],
  ['new year', 1, 1],
  ['valentine s', 2, 14],
  ['valentines', 2, 14],
  ['halloween', 10, 31],
]

/** “Christmas Day”, “New Year’s Eve”, “Halloween”. */
export const readFeast: Reader<{ month: number; day: number }> = (words, at) => {
  for (const [name, month, day] of feasts) {
    const end = pastAll(words, at, name.split(' '))
    if (end !== undefined) return { value: { month, day }, end: skip(words, end, ['day']) }
  }
  return undefined
}

function pastAll(words: Parameters<typeof readFeast>[0], at: number, name: readonly string[]): number | undefined {
  let end = at
  for (const part of name) {
    end = skip(words, end, ["'", '’'])
    if (textAt(words, end) !== part) return undefined
    end += 1
  }
  return end
}
