import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { plainWords } from '../../event/plain-words.ts'
import { spanOf } from '../../event/spans.ts'
import type { Wish } from '../../wish.ts'
import { readQuestion } from '../questions.ts'

/** A question by its learned intent, in words that are read: what it asks about a time, and a length where one is said. */
const plainly: Readonly<Record<string, string>> = {
  free: 'when am i free',
  'find-time': 'when am i free',
  empty: 'which days are empty',
  clashes: 'does anything clash',
}

export const likelyQuestions: readonly string[] = Object.keys(plainly)

/** What is asked about a time that is said in other words than those that are read. */
export function readLikelyQuestion(message: string, intent: string, wording: Wording): Wish | undefined {
  const asks = plainly[intent]
  const text = plainWords(message)
  const [length] = readLengths(text)
  const span = spanOf(length ? `${text.slice(0, length.at)} ${text.slice(length.until)}` : text, wording)
  if (asks === undefined || span === undefined) return undefined
  const lasting = length ? ` for ${text.slice(length.at, length.until)}` : ''
  return readQuestion(`${asks}${lasting} ${span.words}?`, wording)?.wish
}
