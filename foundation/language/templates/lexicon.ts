import { everydayWords, lightWords } from '../english/everyday-words.ts'
import { realWords } from '../english/real-words.ts'
import { sharedLexicon } from '../english/shared-lexicon.ts'
import { monthWords } from '../pieces/calendar.ts'
import { numberWords } from '../pieces/numbers.ts'
import type { Span } from '../pieces/span.ts'
import { weekdayWords } from '../pieces/weekdays.ts'
import { distance, nearest } from '../text/spelling.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import type { FeatureLanguage } from './language.ts'
import type { Names } from './template.ts'

/** A token whose spelling was mended; `slips` counts the letters that were wrong. */
export type MendedToken = Token & { slips: number }

/** Where which concept stands, by the key of the concept. */
export type Marks = ReadonlyMap<string, readonly Span<string>[]>

export type Lexicon = {
  mend(tokens: readonly Token[]): MendedToken[]
  mark(tokens: readonly Token[]): Marks
}

type Phrase = { concept: string; words: readonly string[] }

const light = new Set(lightWords)
const askingWords = ['what', 'which', 'when', 'where', 'please', 'this', 'thank', 'could', 'would', 'should']

export function isLight({ text }: Token): boolean {
  return light.has(text)
}

/** Knows the words of all languages; `names` must have compiled every template before. */
export function createLexicon(languages: readonly FeatureLanguage[], literals: ReadonlySet<string>): Lexicon {
  const phrases = [
    ...toPhrases(sharedLexicon, ''),
    ...languages.flatMap(({ name, lexicon }) => toPhrases(lexicon, `${name}/`)),
    ...[...literals].flatMap((words) => toPhrases({ [words]: words }, '=')),
  ]
  const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? '')
  const vocabulary = [...new Set(phrases.flatMap(({ words }) => words))]
  const targets = new Set([
    ...vocabulary.filter((word) => !light.has(word)),
    ...weekdayWords,
    ...monthWords,
    ...askingWords,
  ])
  const byLetter = Map.groupBy(targets, (word) => word.charAt(0))
  const ofPieces = languages.flatMap(({ pieces = [] }) => pieces.flatMap(({ words = [] }) => words))
  const known = new Set([
    ...targets,
    ...vocabulary,
    ...light,
    ...everydayWords,
    ...realWords,
    ...numberWords,
    ...ofPieces,
  ])
  return {
    mend: (tokens) => tokens.map((token) => mend(token, known, byLetter)),
    mark: (tokens) => markAll(tokens, byFirst),
  }
}

/** How the names of a language are looked up; collects the literal words of templates as they are compiled. */
export function namesOf(languages: readonly FeatureLanguage[]): Names & { literals: ReadonlySet<string> } {
  const literals = new Set<string>()
  return {
    literals,
    concept(language, name) {
      const own = languages.find((each) => each.name === language)
      if (own && name in own.lexicon) return `${language}/${name}`
      if (name in sharedLexicon) return name
      throw new Error(`There is no concept ${name} for ${language}.`)
    },
    literal(words) {
      literals.add(words)
      return `=${words}`
    },
  }
}

function mend(token: Token, known: ReadonlySet<string>, byLetter: ReadonlyMap<string, string[]>): MendedToken {
  const { text } = token
  if (known.has(text) || known.has(singular(text))) return { ...token, slips: 0 }
  const meant = nearest(text, byLetter.get(text.charAt(0)) ?? [])
  return meant === undefined
    ? { ...token, slips: 0 }
    : { ...token, text: meant, slips: distance(text, meant, text.length) }
}

function toPhrases(concepts: Readonly<Record<string, string>>, prefix: string): Phrase[] {
  return Object.entries(concepts).flatMap(([name, line]) =>
    line
      .split(',')
      .map((phrase) => tokenize(phrase).map(({ text }) => text))
      .filter((words) => words.length > 0)
      .map((words) => ({ concept: `${prefix}${name}`, words })),
  )
}

function markAll(tokens: readonly Token[], byFirst: ReadonlyMap<string, Phrase[]>): Marks {
  const marks = new Map<string, readonly Span<string>[]>()
  for (const [at, { text }] of tokens.entries()) {
    const one = singular(text)
    for (const { concept, words } of [
      ...(byFirst.get(text) ?? []),
      ...(one === text ? [] : (byFirst.get(one) ?? [])),
    ]) {
      if (!words.every((word, step) => isSame(tokens[at + step]?.text, word))) continue
      const spans = marks.get(concept) ?? []
      const end = at + words.length
      if (spans.some((span) => span.at === at && span.end === end)) continue
      marks.set(concept, [...spans, { at, end, value: concept }])
    }
  }
  return marks
}

function isSame(text: string | undefined, word: string): boolean {
  return text !== undefined && (text === word || singular(text) === word)
}

/** “Times” and “news” are words of their own. */
function singular(text: string): string {
  return text.length > 3 && text.endsWith('s') && !notPlural.has(text) ? text.slice(0, -1) : text
}

const notPlural = new Set([
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
