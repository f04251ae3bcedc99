import { readNumber } from '../pieces/numbers.ts'
import { textAt } from '../pieces/span.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import type { Length } from './summarise.ts'

/** The text to sum up, without the words that say how long the summary should be: “in 50 words”. */
export type Request = { text: string; length?: Length }

/** `text` is part of the sentence; the length may be asked for before it, at its beginning or at its end. */
export function readRequest(sentence: string, text: string): Request {
  const lead = sentence.slice(0, Math.max(0, sentence.indexOf(text)))
  const before = lengthsIn(lead).at(0)
  if (before) return { text, length: before.length }
  // A template may take the number for its own words, so that the text seems to begin with the unit.
  const within = lengthsIn(lead + text.slice(0, longest)).find(({ from, to }) => from < lead.length && to > lead.length)
  if (within) return { text: text.slice(within.to - lead.length).replace(/^\s*[:,]?\s*/, ''), length: within.length }
  const first = lengthsIn(text.slice(0, longest)).at(0)
  const opening = first && /^\s*[:\n]\s*/.exec(text.slice(first.to, first.to + longest))
  if (first?.from === 0 && opening) return { text: text.slice(first.to + opening[0].length), length: first.length }
  const from = Math.max(0, text.length - longest)
  const last = lengthsIn(text.slice(from)).at(-1)
  if (!last?.isLed || /[\p{L}\p{N}]/u.test(text.slice(from + last.to))) return { text }
  return { text: text.slice(0, from + last.from).trimEnd(), length: last.length }
}

const longest = 60
const leads = new Set(['in', 'to', 'into', 'with', 'within'])
const limits = new Set(['about', 'around', 'most', 'least', 'maximum', 'under', 'than', 'only', 'just'])
const besideLimits = new Set(['at', 'no', 'more', 'less', 'fewer'])
const units = new Map([
  ...['word', 'words'].map((unit) => [unit, 'words'] as const),
  ...'sentence sentences line lines point points bullet bullets'.split(' ').map((unit) => [unit, 'sentences'] as const),
])

type Found = { from: number; to: number; length: Length; isLed: boolean }

function lengthsIn(text: string): Found[] {
  const tokens = tokenize(text)
  return tokens.flatMap((_, at) => {
    const number = readNumber(tokens, at)
    const unitAt = number && (textAt(tokens, number.end) === '-' ? number.end + 1 : number.end)
    const unit = unitAt === undefined ? undefined : units.get(textAt(tokens, unitAt))
    if (!number || number.value < 1 || unitAt === undefined || !unit) return []
    const start = startOf(tokens, at)
    const length: Length = unit === 'words' ? { words: number.value } : { sentences: number.value }
    return [{ from: tokens[start]?.from ?? 0, to: tokens[unitAt]?.to ?? 0, length, isLed: start < at }]
  })
}

/** Where “in at most 50 words” begins; at the number itself if nothing leads to it. */
function startOf(tokens: readonly Token[], at: number): number {
  let start = at
  while (limits.has(textAt(tokens, start - 1)) || besideLimits.has(textAt(tokens, start - 1))) start -= 1
  return leads.has(textAt(tokens, start - 1)) ? start - 1 : at
}
