import { monthWords } from '../reading/calendar.ts'
import { numberWords } from '../reading/numbers.ts'
import { placeWords } from '../reading/places.ts'
import type { Span } from '../reading/span.ts'
import { weekdayWords } from '../reading/weekdays.ts'
import { everydayWords, lightWords } from '#foundation/language/english/everyday-words.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { toWords, type Word } from './words.ts'

export type Lexicon = {
  /** Slips of the pen mended. */
  mend(words: readonly Word[]): Word[]
  /** Where which concept stands. */
  mark(words: readonly Word[]): Map<string, Span<string>[]>
  /** How much it tells: little for those that stand in every sentence. */
  weigh(word: Word): number
}

type Phrase = { concept: string; words: readonly string[] }

export function createLexicon(concepts: readonly Readonly<Record<string, string>>[]): Lexicon {
  const phrases = concepts.flatMap((some) => Object.entries(some).flatMap(([name, line]) => toPhrases(name, line)))
  const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? '')
  const vocabulary = [...new Set(phrases.flatMap(({ words }) => words))]
  const telling = vocabulary.filter((word) => !light.has(word))
  const keywords = [...telling, ...weekdayWords, ...monthWords, ...askingWords]
  const byLetter = Map.groupBy(new Set(keywords), (word) => word.charAt(0))
  const known = new Set([...keywords, ...vocabulary, ...light, ...everydayWords, ...numberWords, ...placeWords])
  const mended = (text: string) =>
    known.has(text) || known.has(singular(text)) ? text : (nearest(text, byLetter.get(text.charAt(0)) ?? []) ?? text)
  return {
    mend: (words) => words.map((word) => ({ ...word, text: mended(word.text) })),
    mark: (words) => markAll(words, byFirst),
    weigh: ({ text }) => (light.has(text) ? 0.1 : 1),
  }
}

const light = new Set(lightWords)
const askingWords = ['what', 'which', 'when', 'where', 'please', 'this', 'thank', 'could', 'would', 'should']

function toPhrases(concept: string, line: string): Phrase[] {
  return line
    .split(',')
    .map((phrase) => toWords(phrase).map(({ text }) => text))
    .filter((words) => words.length > 0)
    .map((words) => ({ concept, words }))
}

function markAll(words: readonly Word[], byFirst: ReadonlyMap<string, Phrase[]>): Map<string, Span<string>[]> {
  const marks = new Map<string, Span<string>[]>()
  for (const [at, { text }] of words.entries()) {
    const phrases = [
      ...(byFirst.get(text) ?? []),
      ...(text === singular(text) ? [] : (byFirst.get(singular(text)) ?? [])),
    ]
    for (const phrase of phrases) {
      const stands = phrase.words.every((word, step) => alike(words[at + step]?.text, word))
      if (!stands) continue
      const spans = marks.get(phrase.concept) ?? []
      spans.push({ at, end: at + phrase.words.length, value: phrase.concept })
      marks.set(phrase.concept, spans)
    }
  }
  return marks
}

function alike(text: string | undefined, word: string): boolean {
  return text !== undefined && (text === word || singular(text) === word)
}

/** “Times” and “news” are words of their own. */
function singular(text: string): string {
  return text.length > 3 && text.endsWith('s') && !own.has(text) ? text.slice(0, -1) : text
}

const own = new Set([
  'times',
  'news',
  'thanks',
  'this',
  'does',
  'cheers',
  'always',
  'was',
  'has',
  'address',
  'business',
])
