import type { Mark } from './excerpt.ts'

/** What a question asks for: its words, and those in quotes, which stand together. */
export type Question = {
  words: string[]
  phrases: string[][]
  /** The last word may still be being typed. */
  typing: boolean
}

const mostWords = 120
const mostLetters = 60

export function questionOf(text: string): Question {
  const folded = text.normalize('NFKC').toLowerCase()
  const words = wordsOf(folded).slice(0, mostWords)
  const phrases = Array.from(folded.matchAll(/["“”„«]([^"“”„«»]{1,500})["“”»]/gu), ([, phrase = '']) => wordsOf(phrase))
  const quoted = phrases.reduce((sum, phrase) => sum + phrase.length, 0)
  return {
    words,
    // A sentence that only quotes a name or a title asks for more than that.
    phrases: quoted * 2 < words.length ? [] : phrases.filter((each) => each.length > 1),
    typing: /[\p{L}\p{M}\p{N}]$/u.test(folded),
  }
}

/** Words in scripts without spaces are split as the index splits them: into pairs, or into threes. */
const chinese = /([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+)/u
const thai = /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+)/u

function wordsOf(text: string): string[] {
  const found = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return found.flatMap((word) =>
    word
      .split(chinese)
      .flatMap((part) => part.split(thai))
      .flatMap(windowsOf),
  )
}

function windowsOf(part: string): string[] {
  if (part === '') return []
  if (chinese.test(part)) return windows(part, 2)
  if (thai.test(part)) return windows(part, 3)
  return [part.slice(0, mostLetters)]
}

function windows(part: string, size: number): string[] {
  const letters = Array.from(part)
  if (letters.length <= size) return [part]
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''))
}

/** A word of a text as the index may hold it, and its position. */
export type Spot = { word: string; mark: Mark }

/** Words of a text that start like a search term; stemming and accents leave the first letters unchanged. */
export function spotsIn(text: string, lexemes: readonly string[]): Spot[] {
  const beginnings = new Set(lexemes.map(beginning))
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    mark: [index, index + word.length] satisfies Mark,
  })).filter(({ word }) => beginnings.has(beginning(word)) || /^[^\p{ASCII}]/u.test(word))
}

function beginning(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 2)
}

/** The positions of matching letter pairs or threes in a text without spaces. */
export function windowMarks(text: string, words: readonly string[]): Mark[] {
  const asked = words.filter((word) => chinese.test(word) || thai.test(word))
  const marks = asked.flatMap((word) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length] satisfies Mark]
  })
  return joined(marks)
}

/** Marks in order, those that touch as one. */
export function joined(marks: readonly Mark[]): Mark[] {
  const together: Mark[] = []
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    const last = together.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else together.push([from, to])
  }
  return together
}
