import { sentencesOf } from '#foundation/language/summary/sentences.ts'
import type { AskedTerm } from './asked.ts'
import { type Held, heldIn, highest, type Words, wordsIn } from './held.ts'

/**
 * A passage that may answer, with what stands above it and what its thing is called; `number`: its place in its thing, if
 * that is known; `isFirst`: its thing begins with it;
 * `rank`: what the search gives for the whole passage, the best being 1.
 */
export type Candidate = {
  thing: string
  title: string
  heading: string
  text: string
  number?: number
  isFirst: boolean
  rank: number
}

export type Sentence = { text: string; from: number; to: number; words: Words; held: Held }
export type Read = {
  thing: string
  number: number | undefined
  isFirst: boolean
  rank: number
  title: Held
  heading: Held
  passage: Held
  sentences: Sentence[]
}

export function readCandidate(
  { thing, title, heading, text, number, isFirst, rank }: Candidate,
  terms: readonly AskedTerm[],
): Read {
  const sentences = saysSomething(text)
    ? sentencesOf(text).map(({ from, to }) => {
        const said = text.slice(from, to)
        const words = wordsIn(said)
        return { text: said, from, to, words, held: heldIn(words, terms) }
      })
    : []
  const passage = highest(terms.length, ...sentences.map(({ held }) => held))
  return {
    thing,
    number,
    isFirst,
    rank,
    title: heldIn(wordsIn(withoutEnding(title)), terms),
    heading: heldIn(wordsIn(`${heading} ${columnsIn(text)}`), terms),
    passage,
    sentences,
  }
}

/** What stands above the columns of a table tells of each of its rows. */
function columnsIn(text: string): string {
  const [first = '', second] = text.split('\n', 2)
  return second !== undefined && first.includes('\t') && !/\d/.test(first) ? first : ''
}

/** “loan-list.md” is a list. */
export function withoutEnding(title: string): string {
  return title.replace(/\.[a-z\d]{1,5}$/i, '')
}

/** A heading by itself, such as “The cellar”, names a subject and says nothing about it. */
function saysSomething(text: string): boolean {
  const bare = text.replace(/^\d+(?:\.\d+)*[.)]?\s+/u, '')
  return bare.split(/\s+/).length > 6 || /[\d.:]/.test(bare)
}

export function asks(sentence: string): boolean {
  return sentence.trimEnd().endsWith('?')
}
