import { lightWords } from '../english/everyday-words.ts'
import { plain } from '../text/tokens.ts'
import { type Span, sentencesOf } from './sentences.ts'
import { centralities, cosine, vectorsOf } from './vectors.ts'

/** A passage or a message. `who` is named beside each of its sentences and counts towards the length. */
export type Source = { text: string; who?: string }

export type Length = { words: number } | { sentences: number }

/** A sentence, exactly as it is in the source with this number. */
export type Point = Span & { source: number; text: string }

export type Summary = { points: readonly Point[]; of: number }

export type Wanted = {
  /** Without it, longer for a longer text, up to a short paragraph. */
  length?: Length | undefined
  /** What the summary should be about. */
  about?: string | undefined
}

/** The sentences that say most about a text, unchanged and in their order. */
export function summarise(sources: readonly Source[], { length, about = '' }: Wanted = {}): Summary {
  const found = sources.flatMap(sentencesIn)
  const whole = found.filter(isWhole)
  const sentences = whole.length > 0 ? whole : found
  const wanted = length ?? {
    words: usualWords(sentences.reduce((sum, { all }) => sum + all.length, 0)),
    usual: true,
  }
  const chosen = new Set(choose(sentences, wanted, new Set(tellingWords(wordsIn(about)))))
  return { points: sentences.flatMap(({ point }, at) => (chosen.has(at) ? [point] : [])), of: sentences.length }
}

type Sentence = {
  point: Point
  /** Its number within its source. */
  place: number
  all: readonly string[]
  telling: readonly string[]
  cost: number
}

/** “Dear all,”, “Test image:” and “Yes” say nothing by themselves. */
function isWhole({ point: { text }, all }: Sentence): boolean {
  return all.length >= shortestWithoutEnd || (/[.!?…。！？]["”’')\]]*$/.test(text) && all.length > 1)
}

const shortestWithoutEnd = 4

function sentencesIn({ text, who = '' }: Source, source: number): Sentence[] {
  const label = wordsIn(who).length
  return sentencesOf(text).map((span, place) => {
    const point = { ...span, source, text: text.slice(span.from, span.to) }
    const all = wordsIn(point.text)
    return { point, place, all, telling: tellingWords(all), cost: all.length + label }
  })
}

/** The length of a summary of so many words, if no other is asked for. */
export function usualWords(words: number): number {
  return Math.min(120, Math.ceil(words / 2), Math.max(25, Math.round(2 * Math.sqrt(words))))
}

/**
 * Each next sentence is similar to many others, has words that are frequent in the text and not chosen yet, and is unlike
 * the chosen ones (PacSum, SumBasic and maximal marginal relevance).
 */
function choose(
  sentences: readonly Sentence[],
  length: Length & { usual?: boolean },
  about: ReadonlySet<string>,
): number[] {
  const vectors = vectorsOf(sentences.map(({ telling }) => telling))
  const worth = worthOf(sentences, centralities(vectors), (at) =>
    [...about].reduce((sum, word) => sum + (vectors[at]?.get(word) ?? 0), 0),
  )
  const news = createNews(sentences)
  const alike = sentences.map(() => 0)
  const chosen: number[] = []
  const open = new Set(sentences.keys())
  let left = 'words' in length ? length.words : length.sentences
  while (left > 0) {
    const next = highest(open, (at) => (worth[at] ?? 0) - (alike[at] ?? 0) / 2 + 1.5 * news.of(at))
    const [found, vector] = [sentences[next ?? -1], vectors[next ?? -1]]
    if (next === undefined || !found || !vector) break
    open.delete(next)
    const cost = 'words' in length ? found.cost : 1
    left -= cost
    chosen.push(next)
    news.take(next)
    if (chosen.length === (length.usual ? mostUsually : mostChosen)) break
    // Looked at together, because each round looks at all that are open.
    for (const at of open) if ('words' in length && (sentences[at]?.cost ?? 0) > left + overrun * left) open.delete(at)
    for (const at of open) alike[at] = Math.max(alike[at] ?? 0, cosine(vectors[at] ?? vector, vector))
  }
  return chosen
}

/** More are a list, and each takes a look at all others. */
const mostUsually = 20
const mostChosen = 100

/** A sentence may exceed what is left by this share of its length. */
const overrun = 0.5

/** Very short sentences say little by themselves, and what opens a source says what it is about. */
function worthOf(
  sentences: readonly Sentence[],
  central: readonly number[],
  onTopic: (at: number) => number,
): number[] {
  const top = central.reduce((most, each) => Math.max(most, each), 0) || 1
  return sentences.map(({ all: { length }, place }, at) => {
    const share = Math.sqrt(Math.min(length, 25) / 25) * (length < 5 ? 0.3 : 1)
    return (share * (central[at] ?? 0)) / top + 0.1 / (1 + place) + 2 * onTopic(at)
  })
}

/** How likely the words of a sentence are in the text; a word tells half as much each time it was chosen. */
function createNews(sentences: readonly Sentence[]) {
  const chances = new Map<string, number>()
  for (const { all } of sentences) for (const word of all) chances.set(word, (chances.get(word) ?? 0) + 1)
  const distinct = sentences.map(({ all }) => [...new Set(all)])
  const of = (at: number) => {
    const words = distinct[at] ?? []
    const sum = words.reduce((so, word) => so + (chances.get(word) ?? 0), 0)
    return sum / Math.max(6, sentences[at]?.all.length ?? 0) ** 0.7
  }
  const top = sentences.reduce((most, _, at) => Math.max(most, of(at)), 0) || 1
  return {
    of: (at: number) => of(at) / top,
    take(at: number) {
      for (const word of distinct[at] ?? []) chances.set(word, (chances.get(word) ?? 0) / 2)
    },
  }
}

function highest(open: ReadonlySet<number>, worth: (at: number) => number): number | undefined {
  let best: { at: number; worth: number } | undefined
  for (const at of open) {
    const found = worth(at)
    if (!best || found > best.worth) best = { at, worth: found }
  }
  return best?.at
}

const light = new Set(lightWords)

function wordsIn(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Without endings, so that “meeting” and “meets” are the same. */
function tellingWords(words: readonly string[]): string[] {
  return words.flatMap((word) => (light.has(word) || word.length < 2 ? [] : [word.replace(ending, '')]))
}

const ending = /(?<=.{3})(?:ies|es|s|ing|ed|ly)$/
