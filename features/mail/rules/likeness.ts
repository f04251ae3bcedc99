import { plain, tokenize } from '#foundation/language/text/tokens.ts'

/** Which of the terms a thread holds anywhere, and which in a subject or a sender. */
export type Holding = { held: readonly boolean[]; named: readonly boolean[] }

/** `share`: how many of the terms it holds, from 0 to 1; `score` weighs rare ones and those in a subject or a sender more. */
export type Likeness = { share: number; score: number }

export const least = 0.5
const weightOfName = 0.6

/** Those that hold at least half of the terms, the likeliest first; of equals, as they were given. */
export function likeliest<T extends Holding>(
  threads: readonly T[],
  terms: readonly string[],
): { thread: T; likeness: Likeness }[] {
  const weights = terms.map((_, at) => {
    const holding = threads.filter(({ held }) => held[at] === true).length
    return Math.log(1 + (threads.length + 1) / (holding + 1))
  })
  const sum = (flags: readonly boolean[]) =>
    weights.reduce((all, weight, at) => all + (flags[at] === true ? weight : 0), 0)
  return threads
    .map((thread) => ({
      thread,
      likeness: {
        share: thread.held.filter(Boolean).length / Math.max(1, terms.length),
        score: sum(thread.held) + weightOfName * sum(thread.named),
      },
    }))
    .filter(({ likeness }) => likeness.share >= least)
    .toSorted((one, other) => other.likeness.score - one.likeness.score)
}

/** Mails that alone hold one of the terms: “the light limit for the kimono” finds the one mail about a kimono. */
export function calledAlone<T extends Holding>(threads: readonly T[], terms: readonly string[]): T[] {
  const telling = terms.map((term, at) => {
    const count = (of: 'held' | 'named') => threads.filter((thread) => thread[of][at] === true).length
    return term.length >= shortestName && count('named') > 0 && count('held') <= mostCalled
  })
  return threads.filter(({ named }) => named.some((isNamed, at) => isNamed && telling[at] === true))
}

const shortestName = 5
const mostCalled = 2

/** How many of the terms begin a word of the text; short names have to be a whole word of it. */
export function holdingIn(text: string, terms: readonly string[]): number {
  const words = [...new Set(plain(text).split(/[^\p{L}\p{N}]+/u))]
  return terms.filter((term) => {
    const said = term.toLowerCase()
    return words.some((word) => (isWholeWord(term) ? word === said : word.startsWith(said)))
  }).length
}

/** Short names keep their capital as terms and match whole words alone: “Tom” is not found in “tomorrow”. */
export function isWholeWord(term: string): boolean {
  return /^\p{Lu}/u.test(term)
}

const longestName = 4

const mostTerms = 8

/** The telling words of what was said, as the beginnings that their other forms share. */
export function termsOf(said: string, isSmall: (word: string) => boolean = () => false): string[] {
  const words = tokenize(said)
    .flatMap(({ text, from }) => {
      const parts = text.replace(/['’]s?$/, '').split(/[^\p{L}\p{N}\p{M}]+/u)
      const [only = '', ...others] = parts
      return others.length === 0 && isShortName(said.slice(from, from + only.length)) ? [capital(only)] : parts
    })
    .filter((text) => text.length > 1 && !isSmall(text.toLowerCase()))
  return [...new Set(words.map((word) => (isWholeWord(word) ? word : stemOf(word))))].slice(0, mostTerms)
}

/** The terms of whom or what a question names: words with a capital that neither begin it nor say a day. */
export function namesOf(said: string): string[] {
  const named = tokenize(said)
    .slice(1)
    .map(({ from, to }) => said.slice(from, to))
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !ofTime.test(word))
  return named.flatMap((word) => termsOf(word))
}

const ofTime =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/i

function isShortName(said: string): boolean {
  return said.length > 1 && said.length <= longestName && /^\p{Lu}\p{Ll}+$/u.test(said)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** “Lands”, “landing” and “landed” begin as “land” does. */
function stemOf(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
  const stem = word.replace(/(?:ations?|ings?|ed|ers?|ies|es|ly|s|e|y)$/, '')
  return stem.length >= 4 ? stem : word.replace(/s$/, '')
}
