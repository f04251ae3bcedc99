import { type Token, tokenize } from './tokens.ts'
import type { Piece } from '../pieces/piece.ts'
import type { Span } from '../pieces/span.ts'

/** Words and phrases, and what each of them means; those with more words come first. */
export type Phrases<T> = readonly { words: readonly string[]; value: T }[]

/** Each line names phrases, separated by commas. */
export function phrases<T>(lines: readonly (readonly [string, T])[]): Phrases<T> {
  return lines
    .flatMap(([line, value]) =>
      line.split(',').map((phrase) => ({ words: tokenize(phrase).map(({ text }) => text), value })),
    )
    .toSorted((one, other) => other.words.length - one.words.length)
}

/** From left to right, without overlaps; the longest at each place. */
export function findPhrases<T>(tokens: readonly Token[], known: Phrases<T>): Span<T>[] {
  const found: Span<T>[] = []
  const beginning = byFirstWord(known)
  for (let at = 0; at < tokens.length;) {
    const start = at
    const phrase = beginning
      .get(tokens[at]?.text ?? '')
      ?.find(({ words }) => words.every((word, step) => tokens[start + step]?.text === word))
    if (phrase) found.push({ at, end: at + phrase.words.length, value: phrase.value })
    at += phrase?.words.length ?? 1
  }
  return found
}

/** Lists of phrases live as long as the program, and each is looked up at every word. */
function byFirstWord<T>(known: Phrases<T>): ReadonlyMap<string, Phrases<T>> {
  const made = indexes.get(known) as ReadonlyMap<string, Phrases<T>> | undefined
  if (made) return made
  const index = Map.groupBy(known, ({ words: [first = ''] }) => first)
  indexes.set(known, index)
  return index
}

const indexes = new WeakMap<Phrases<unknown>, ReadonlyMap<string, Phrases<unknown>>>()

export function phrasePiece<T>(name: string, known: Phrases<T>): Piece<T> {
  return { name, read: ({ tokens }) => findPhrases(tokens, known) }
}

/** The text without these words of it. */
export function without(text: string, tokens: readonly Token[], { at, end }: Pick<Span, 'at' | 'end'>): string {
  const [from, to] = [tokens[at]?.from ?? text.length, tokens[end - 1]?.to ?? text.length]
  return joined(text.slice(0, from), text.slice(to))
}

export function joined(before: string, after: string): string {
  return `${before.trimEnd()} ${after.trimStart()}`.trim()
}

/** The text without these words at its beginning and at its end. */
export function trimmed(text: string, small: ReadonlySet<string>): string {
  const tokens = tokenize(text)
  const isTelling = ({ text: word }: Token) => !small.has(word)
  const [first, last] = [tokens.findIndex(isTelling), tokens.findLastIndex(isTelling)]
  const [from, to] = [tokens[first], tokens[last]]
  return from && to ? text.slice(from.from, to.to) : ''
}
