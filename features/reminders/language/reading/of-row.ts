import { lengthAt, phrasesOf } from '#foundation/language/english/courtesy.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Which } from '../wish.ts'

const ordinals: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 }
const both = phrasesOf(
  'both, both of them, both of these, both of those, them both, the two, the two of them, both reminders',
)
const nouns = new Set(['one', 'reminder'])
const determiners = new Set(['the', 'that', 'my'])

/** “The second one at 5”: which of the reminders set or shown together is meant, and the text after it. */
export function ofRowAt(text: string): { which: Which; rest: string } | undefined {
  const tokens = tokenize(text)
  const wholePair = lengthAt(tokens, 0, both)
  if (wholePair > 0) return { which: { words: '', ofRow: 'both', all: true }, rest: behind(text, wholePair) }
  const at = determiners.has(tokens[0]?.text ?? '') ? 1 : 0
  const word = tokens[at]?.text ?? ''
  const end = nouns.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  if (word === 'other' && at > 0) return { which: { words: '', ofRow: 'other' }, rest: behind(text, end) }
  const place = ordinals[word]
  return place === undefined ? undefined : { which: { words: '', place }, rest: behind(text, end) }
}

/** “The second one”, and nothing else. */
export function wholeOfRow(text: string): Which | undefined {
  const found = ofRowAt(text)
  return found?.rest === '' ? found.which : undefined
}

function behind(text: string, tokens: number): string {
  return text.slice(tokenize(text)[tokens]?.from ?? text.length)
}

const emphasis = phrasesOf(
  'altogether, all together, completely, entirely, fully, for good, once and for all, for ever, forever',
)

/** Drops words that only emphasise: “stop that one altogether” means “stop that one”. */
export function withoutEmphasis(text: string): string {
  const tokens = tokenize(text)
  for (let at = Math.max(1, tokens.length - longestEmphasis); at < tokens.length; at += 1)
    if (lengthAt(tokens, at, emphasis) === tokens.length - at) return text.slice(0, tokens[at - 1]?.to)
  return text
}

const longestEmphasis = 4
