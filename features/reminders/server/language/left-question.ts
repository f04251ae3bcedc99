import { isLight } from '#foundation/language/templates/lexicon.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { completed } from '../../language/reading/completing.ts'
import { wholeTiming } from '../../language/reading/said-when.ts'
import type { Wish } from '../../language/wish.ts'
import { asksTime } from './creating.ts'

/** “Ok so at 4, the flowers”: the time that was asked for before something else was spoken of. */
export function answersLeft(
  sentence: string,
  { open }: Dialogue,
  wording: Wording,
): { wish: Wish; answers: OpenQuestion } | undefined {
  const answers = open.at(-1)
  const asked = answers?.question === asksTime ? (answers.wish as Wish | undefined) : undefined
  if (!answers?.isLeft || asked?.do !== 'create' || asked.text === undefined) return undefined
  const own = new Set(tokenize(asked.text).flatMap((token) => (isLight(token) ? [] : token.text)))
  const words = tokenize(sentence)
  const begin = words.findIndex(({ text }) => !leading.has(text))
  const kept = words
    .slice(Math.max(begin, 0))
    .filter(({ text }, at, all) => !own.has(text) && !leads(text, all[at + 1]))
  function leads(text: string, next: { text: string } | undefined): boolean {
    return articles.has(text) && next !== undefined && own.has(next.text)
  }
  const time = kept.map(({ text }) => text).join(' ')
  if (!wholeTiming(time, wording)) return undefined
  const wish = completed(time, { question: 'time', wish: asked }, wording)
  return wish && { wish, answers }
}

const leading = new Set('ok okay so right then well and for'.split(' '))
const articles = new Set('the my for about'.split(' '))
