/** Text whose words are as unevenly common as those of a language, the same in every run. */
export type Writer = {
  passage: () => string
  /** One to four words that are neither the most common ones nor unknown. */
  question: () => string
  beginning: () => string
  mistake: () => string
  /** A word that stands in many passages. */
  common: () => string
}

const vocabulary = 40_000
const small = [
  'the',
  'and',
  'of',
  'to',
  'in',
  'is',
  'with',
  'for',
  'on',
  'at',
  'from',
  'by',
  'this',
  'that',
  'are',
  'was',
]
const beginnings = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'dr',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'st',
]
const middles = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou']
const ends = ['', 'l', 'm', 'n', 'r', 't', 'nd', 'st']

export function createWriter(): Writer {
  const chance = chances()
  const below = (most: number) => Math.floor(chance() * most)
  /** By Zipf’s law: the tenth most common word is ten times as rare as the first. */
  const rank = (from: number, upTo: number) => Math.floor(from * (upTo / from) ** chance())
  const word = () => (chance() < 0.35 ? (small[below(small.length)] ?? '') : wordOf(rank(1, vocabulary)))
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  const sought = () => wordOf(rank(60, 20_000))
  return {
    passage: () => Array.from({ length: 6 }, () => sentence(6 + below(10))).join('. '),
    question: () => Array.from({ length: 1 + below(4) }, sought).join(' '),
    beginning: () => sought().slice(0, 3),
    mistake() {
      const right = sought()
      const at = 1 + below(right.length - 1)
      return `${right.slice(0, at)}x${right.slice(at + 1)}`
    },
    common: () => wordOf(rank(20, 400)),
  }
}

/** At least two syllables; a different word for each rank. */
function wordOf(rank: number): string {
  const syllable = (number: number) =>
    [beginnings, middles, ends].reduce(
      ({ rest, said }, parts) => ({
        rest: Math.floor(rest / parts.length),
        said: said + (parts[rest % parts.length] ?? ''),
      }),
      { rest: number, said: '' },
    ).said
  const syllables = beginnings.length * middles.length * ends.length
  // A step without a common factor spreads neighbouring ranks over all syllables.
  return syllable((rank * 577) % syllables) + syllable(Math.floor(rank / syllables) * 31 + (rank % 97))
}

/** The linear congruential generator of Numerical Recipes: numbers from 0 to 1. */
function chances(): () => number {
  let state = 20_261_118
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
