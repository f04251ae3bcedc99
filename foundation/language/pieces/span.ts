import type { Token } from '../text/tokens.ts'

/** What was read from the tokens `at` up to and without `end`. */
export type Span<T = unknown> = { at: number; end: number; value: T }

/** Reads at one token; `undefined` where nothing of its kind begins there. */
export type Reader<T> = (tokens: readonly Token[], at: number) => Span<T> | undefined

/** From left to right, without overlaps. */
export function readAll<T>(tokens: readonly Token[], read: Reader<T>): Span<T>[] {
  const spans: Span<T>[] = []
  for (let at = 0; at < tokens.length;) {
    const span = read(tokens, at)
    if (span) spans.push(span)
    at = span ? span.end : at + 1
  }
  return spans
}

export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
