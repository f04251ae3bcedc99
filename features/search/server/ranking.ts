import type { Transaction } from '#foundation/server/database/database.ts'
import type { FoundThing } from '../contract.ts'
import { alike, halvesOf, respelled, splitsOf } from '../rules/nearby.ts'
import type { Question } from '../rules/question.ts'
import { type Form, rarest, type Term, termsOf } from '../rules/terms.ts'
import { phrasesOf } from './phrases.ts'
import { type Hit, listRelated, oneOf, rankPassages, scorePassages } from './ranking-store.ts'
import {
  type Counted,
  countPassages,
  listBeginning,
  listEnding,
  listForms,
  listKnown,
  type Totals,
} from './word-store.ts'

type Other = { words: readonly string[]; weight: number }

export type Asked = {
  question: Question
  kinds?: readonly FoundThing['kind'][] | undefined
  from?: string | undefined
  until?: string | undefined
  /** Only in these things. */
  things?: readonly string[] | undefined
  /** Whether a filter narrows what is found, so that more has to be looked at. */
  isNarrowed?: boolean
  /** Other words for those of the question; those of one list are one term. */
  others?: readonly Other[]
  /** Whether the words that stand in the best passages count as well. */
  isWidened?: boolean
  limit: number
}

/** How many of the newest passages with one of the rarest words are scored; more where a filter leaves most of them out. */
const mostCandidates = 4_000
/** Where all passages have the same word, many more of them are hardly better. */
const mostOfOneTerm = 1_500
const mostNarrowed = 50_000

/** `passages`: how many the person has. */
export type Ranked = { hits: Hit[]; lexemes: string[]; passages: number }

/** The person's passages for a question, the best first, and the forms of words that were looked for. */
export async function rank(tx: Transaction, ownerId: string, asked: Asked): Promise<Ranked> {
  const { question, kinds, from, until, things, limit } = asked
  const isNarrowed = asked.isNarrowed === true || until !== undefined || things !== undefined
  const words = question.words
  const distinct = [...new Set(words)]
  const known = await listForms(tx, ownerId, distinct)
  const counts = distinct.map((word) => words.filter((each) => each === word).length)
  const terms = [
    ...termsOf(counts, known),
    ...(await otherTerms(tx, ownerId, asked.others ?? [])),
    ...(await nearTerms(tx, ownerId, { question, distinct, forms: known.forms })),
  ].toSorted((one, other) => one.passages - other.passages)
  const lexemes = [...new Set(terms.flatMap((term) => term.lexemes))]
  const totals = await countPassages(tx, ownerId)
  const about = { lexemes, passages: totals.passages }
  if (terms.length === 0) return { hits: [], ...about }
  const most = isNarrowed ? mostNarrowed : terms.length === 1 ? mostOfOneTerm : mostCandidates
  const phrases = phrasesOf(question, distinct, known)
  const chosen = oneOf(rarest(terms, most).flatMap((term) => term.lexemes))
  const candidates = [
    phrases.length > 0 ? `(${phrases.map(({ query }) => query).join(' | ')})` : `(${chosen})`,
    ...(kinds ? [`(${oneOf(kinds.map((kind) => `#${kind}`))})`] : []),
  ].join(' & ')
  const ranking = { terms, candidates, phrases, totals, most, things, from, until, limit }
  const hits = await rankPassages(tx, ownerId, ranking)
  const isSentence = termsOf(counts, known).length >= fewestWidened
  if (!asked.isWidened || !isSentence || hits.length <= bestPassages) return { hits, ...about }
  return { hits: await widened(tx, ownerId, { hits, totals }), ...about }
}

async function otherTerms(tx: Transaction, ownerId: string, others: readonly Other[]): Promise<Term[]> {
  const words = [...new Set(others.flatMap((other) => other.words))]
  if (words.length === 0) return []
  const { forms } = await listForms(tx, ownerId, words)
  const known = forms.filter(({ passages }) => passages > 0)
  return others.flatMap((other) => {
    const own = known.filter(({ word }) => other.words.includes(words[word] ?? ''))
    const byLexeme = new Map(own.map(({ lexeme, passages }) => [lexeme, { word: lexeme, passages }]))
    return termFor([...byLexeme.values()], other.weight)
  })
}

/** Of fewer words than these the best passages may all be wrong. */
const fewestWidened = 3
const bestPassages = 5
const relatedWords = 10
const weightOfRelated = 0.05

/** The same passages in another order: those rise that share words with the first ones, as they are about the same thing. */
async function widened(
  tx: Transaction,
  ownerId: string,
  { hits, totals }: { hits: Hit[]; totals: Totals },
): Promise<Hit[]> {
  const best = hits.slice(0, bestPassages)
  const related = await listRelated(tx, ownerId, { best, totals, limit: relatedWords })
  if (related.length === 0) return hits
  const terms = related.map(({ word, passages, weight }) => ({
    lexemes: [word],
    passages,
    weight: weight * weightOfRelated,
  }))
  const more = await scorePassages(tx, ownerId, { hits, terms, totals })
  const scored = hits.map((hit, at) => ({ ...hit, score: hit.score + (more[at] ?? 0) }))
  return scored.toSorted((one, other) => other.score - one.score)
}

type Near = { question: Question; distinct: readonly string[]; forms: readonly Form[] }

/** Only what is typed in a few words is stretched: a question in a whole sentence says what it means. */
const mostStretched = 6
const fewestLetters = 3
const fewestStemmed = 4
const mostNear = 2_000
const mostOfEach = 12
const weights = { begun: 0.1, beginning: 0.8, mistyped: 0.7, compound: 0.05, part: 0.6 }

/** Words that begin like the one being typed, words spelled alike, and compounds with one of the words or of its parts. */
async function nearTerms(tx: Transaction, ownerId: string, { question, distinct, forms }: Near): Promise<Term[]> {
  if (distinct.length > mostStretched) return []
  const terms: Term[] = []
  for (const [at, word] of distinct.entries()) {
    const own = forms.filter((form) => form.word === at)
    const isKnown = own.some(({ passages }) => passages > 0)
    const shortest = stemOf(word, own)
    if (shortest === undefined || shortest.length < fewestLetters) continue
    const isLast = question.typing && word === question.words.at(-1)
    const limit = mostOfEach
    const longer = await listBeginning(tx, ownerId, { beginning: shortest, limit })
    const begun = longer.filter(({ word: each }) => !own.some(({ lexeme }) => lexeme === each))
    const weight = isLast ? (isKnown ? weights.begun : weights.beginning) : weights.compound
    if (isLast || shortest.length > fewestLetters) terms.push(...termFor(begun, weight))
    if (shortest.length > fewestLetters) {
      const ending = await listEnding(tx, ownerId, { ending: shortest, limit })
      terms.push(
        ...termFor(
          ending.filter(({ word: each }) => each.length >= shortest.length + fewestLetters),
          weights.compound,
        ),
      )
    }
    if (!isKnown && begun.length === 0) {
      const lexemes = own.map(({ lexeme }) => lexeme)
      terms.push(...(await mistyped(tx, ownerId, { typed: word, word: shortest, lexemes })))
    }
  }
  return terms
}

/** Another language may cut an English word too short: “offer” is no “off”, or it would find every “office”. */
function stemOf(word: string, forms: readonly Form[]): string | undefined {
  const fewest = Math.min(word.length, fewestStemmed)
  const stems = forms.map(({ lexeme }) => lexeme).filter(({ length }) => length >= fewest)
  return stems.toSorted((one, other) => one.length - other.length)[0]
}

/** `typed`: the word as the person wrote it. */
type Unknown = { typed: string; word: string; lexemes: readonly string[] }

/** For a word found nowhere: words spelled alike, or its parts if it is a compound. */
async function mistyped(tx: Transaction, ownerId: string, { typed, word, lexemes }: Unknown): Promise<Term[]> {
  const { beginning, end } = halvesOf(word)
  const near = [
    ...(await listBeginning(tx, ownerId, { beginning, limit: mostNear })),
    ...(await listEnding(tx, ownerId, { ending: end, limit: mostNear })),
  ]
  const byWord = new Map(near.map((each) => [each.word, each]))
  const spelled = alike(word, byWord.keys()).flatMap((each) => byWord.get(each) ?? [])
  if (spelled.length > 0) return termFor(spelled, weights.mistyped)
  const inflected = await listInflected(tx, ownerId, respelled(typed))
  if (inflected.length > 0) return termFor(inflected, weights.mistyped)
  const splits = lexemes.flatMap(splitsOf)
  const parts = new Map((await listKnown(tx, ownerId, splits.flat())).map((each) => [each.word, each]))
  const [first, second] = splits.find((split) => split.every((part) => parts.has(part))) ?? []
  return [first, second].flatMap((part) => termFor(part === undefined ? [] : [parts.get(part)], weights.part))
}

/** The index holds stems, and the stem of a mistyped word is a different one: “pricnig” must find “price”. */
async function listInflected(tx: Transaction, ownerId: string, spellings: readonly string[]): Promise<Counted[]> {
  const { forms } = await listForms(tx, ownerId, spellings)
  const known = forms.filter(({ passages }) => passages > 0)
  return [...new Map(known.map(({ lexeme, passages }) => [lexeme, { word: lexeme, passages }])).values()]
}

function termFor(words: readonly (Counted | undefined)[], weight: number): Term[] {
  const known = words.filter((word) => word !== undefined)
  if (known.length === 0) return []
  const passages = known.reduce((sum, each) => sum + each.passages, 0)
  return [{ lexemes: known.map(({ word }) => word), passages, weight }]
}
