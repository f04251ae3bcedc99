import { plain } from '#foundation/language/text/tokens.ts'
import type { AskedTerm } from './asked.ts'
import { stemOf } from './stems.ts'

/** For each term from 0 to 1, how well something holds it. */
export type Held = readonly number[]

/** The words of a text in order, as stems in order, and each stem once. */
export type Words = { said: readonly string[]; stems: readonly string[]; known: ReadonlySet<string> }

export function wordsIn(text: string): Words {
  const said = (text.match(/[\p{L}\p{N}\p{M}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? []).map(plain)
  const stems = said.map(stemOf)
  return { said, stems, known: new Set(stems) }
}

/** For each term 1 where a text has it, less where it has another word for it. */
export function heldIn({ known }: Words, terms: readonly AskedTerm[]): Held {
  const begins = (stem: string): boolean => stem.length > 4 && [...known].some((each) => beginsWith(each, stem))
  return terms.map(({ stem, others }) =>
    known.has(stem) || begins(stem) ? 1 : (others.find((other) => known.has(other.stem))?.weight ?? 0),
  )
}

/** For each term 1 where a text has it in the very form of the question: “projector” is no “project”. */
export function exactlyIn({ said }: Words, terms: readonly AskedTerm[]): Held {
  return terms.map(({ word }) => (said.includes(word) ? 1 : 0))
}

/** German participles begin with “ge”: “gekündigt” is a form of “kündigen”. */
function beginsWith(word: string, stem: string): boolean {
  return word.startsWith(stem) || word.startsWith(`ge${stem}`)
}

const [before, after] = [2, 3]

/** Of the terms that follow one another in the question, the share that also stands close together in a text. */
export function pairsIn({ stems }: Words, terms: readonly AskedTerm[]): number {
  const pairs = terms.slice(1).filter((term, at) => {
    const previous = terms[at]
    return stems.some(
      (stem, place) =>
        previous !== undefined &&
        isFor(stem, previous) &&
        stems.slice(Math.max(0, place - before), place + after + 1).some((near) => isFor(near, term)),
    )
  })
  return terms.length < 2 ? 0 : pairs.length / (terms.length - 1)
}

function isFor(stem: string, term: AskedTerm): boolean {
  return stem === term.stem || term.others.some((other) => other.stem === stem)
}

/** How much of the weight of all terms is held. */
export function shareOf(held: Held, weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return all === 0 ? 0 : weights.reduce((sum, weight, at) => sum + weight * (held[at] ?? 0), 0) / all
}

export function highest(length: number, ...all: readonly Held[]): Held {
  return Array.from({ length }, (_, at) => Math.max(0, ...all.map((held) => held[at] ?? 0)))
}

export function times(held: Held, credit: number): Held {
  return held.map((each) => each * credit)
}
