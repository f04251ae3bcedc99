import type { Opening } from '#foundation/language/opening.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

export const joining = new Set(['and', 'also', 'then', 'plus', '-', '–', '—'])
/** What may stand between a joint and the wish behind it. */
export const leading = new Set([
  ...joining,
  ...'please pls can could would will you just oh ok so as well too now kindly but'.split(' '),
])

/** The opening that these words begin with. */
export function openingOf(words: readonly string[], openings: readonly Opening[]): Opening | undefined {
  return openings.find((each) => begins(words, each))
}

function begins([first = '', second = '', ...others]: readonly string[], { by, with: further }: Opening): boolean {
  if (!by.includes(first) && !by.includes(`${first} ${second}`)) return false
  return further === undefined || further.includes(second) || others.some((word) => further.includes(word))
}

/** The words of a message, without “please”, “and” and the like in front. */
export function wordsOf(text: string): string[] {
  const words = tokenize(text).map((token) => token.text)
  return words.slice(
    Math.max(
      0,
      words.findIndex((word) => !leading.has(word)),
    ),
  )
}

/** “Write to Tom that the lease is signed” is meant for Tom; it completes no task about the lease. */
export function isDictating(message: string, openings: readonly Opening[]): boolean {
  return introduces.test(message) && openingOf(wordsOf(message), openings)?.dictates === true
}

const introduces = /\b(?:that|saying|telling|asking|letting|to (?:say|tell|ask))\b|:\s/i
