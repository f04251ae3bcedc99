import type { Word } from '../understanding/words.ts'

/** Something that was read in a sentence: the words from `at` up to and without `end`. */
export type Span<T> = { at: number; end: number; value: T }

/** Reads at one place; nothing where it does not stand there. */
export type Reader<T> = (words: readonly Word[], at: number) => Span<T> | undefined

/** From left to right, and nothing twice. */
export function readAll<T>(words: readonly Word[], read: Reader<T>): Span<T>[] {
  const spans: Span<T>[] = []
  for (let at = 0; at < words.length;) {
    const span = read(words, at)
    if (span) spans.push(span)
    at = span ? span.end : at + 1
  }
  return spans
}

export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}
