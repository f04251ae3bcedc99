import { sentencesOf } from '#foundation/language/summary/sentences.ts'
import type { Marked } from '../excerpt.ts'

const mostLetters = 480

/** A sentence with those around it, as many as fit; the sentence itself is marked. */
export function quotedIn(text: string, { from, to }: { from: number; to: number }): Marked {
  const spans = sentencesOf(text)
  let [first, last] = [from, to]
  const before = spans.filter((span) => span.to <= from).toReversed()
  const after = spans.filter((span) => span.from >= to)
  for (const span of after) if (span.to - first <= mostLetters) last = Math.max(last, span.to)
  for (const span of before) if (last - span.from <= mostLetters) first = Math.min(first, span.from)
  return {
    text: `${first > 0 ? '…' : ''}${text.slice(first, last).replaceAll(/\s/gu, ' ').toWellFormed()}${last < text.length ? '…' : ''}`,
    marks: [[from - first + (first > 0 ? 1 : 0), to - first + (first > 0 ? 1 : 0)]],
  }
}
