import { isLight } from '#foundation/language/templates/lexicon.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { completed } from '../../language/reading/completing.ts'
import { wholeTiming } from '../../language/reading/said-when.ts'
import type { Wish } from '../../language/wish.ts'
import { asksTime } from './creating.ts'

/** A late answer to “When should I remind you?”, after something else came up: “ok so at 4, the flowers”. */
export function lateAnswer(
  sentence: string,
  { open, did }: Dialogue,
  wording: Wording,
): { wish: Wish; answers: OpenQuestion } | undefined {
  const answers = open.at(-1)
  const asked = answers?.question === asksTime ? (answers.wish as Wish | undefined) : undefined
  if (!answers?.isLeft || asked?.do !== 'create' || asked.text === undefined) return undefined
  const time = withoutTitle(sentence, asked.text)
  // A time alone is about what was done last.
  const isOfDeed = did !== undefined && did.isPast !== true && !namesSome(sentence, asked.text)
  if (isOfDeed || !wholeTiming(time, wording)) return undefined
  const wish = completed(time, { question: 'time', wish: asked }, wording)
  return wish && { wish, answers }
}

function namesSome(sentence: string, title: string): boolean {
  const named = namesIn(title)
  return tokenize(sentence).some(({ text }) => named.has(text))
}

function namesIn(title: string): ReadonlySet<string> {
  return new Set(tokenize(title).flatMap((token) => (isLight(token) ? [] : token.text)))
}

/** “Ok so at 4, the flowers” without what leads to it, and without words of the title. */
function withoutTitle(sentence: string, title: string): string {
  const named = namesIn(title)
  const words = tokenize(sentence).map(({ text }) => text)
  const begin = Math.max(
    0,
    words.findIndex((word) => !leading.has(word)),
  )
  return words
    .slice(begin)
    .filter((word, at, all) => !named.has(word) && !(articles.has(word) && named.has(all[at + 1] ?? '')))
    .join(' ')
}

const leading = new Set('ok okay so right then well and for'.split(' '))
const articles = new Set('the my for about'.split(' '))
