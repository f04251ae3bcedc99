import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Said } from '#foundation/server/language.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { isAsked } from './frames.ts'
import { behindOrder, placeIn } from './grabbed.ts'

/**
 * “Ok, put it in the calendar then”, after something that only a person can do, or a question: what was said right before,
 * if that is one event with its time.
 */
export function putInThen(
  sentence: string,
  { dialogue, before }: { dialogue: Dialogue; before: readonly Said[] },
  wording: Wording,
): Heard | undefined {
  const rest = behindOrder(withoutCourtesy(sentence))
  const isDone = dialogue.did !== undefined && dialogue.did.isPast !== true
  if (rest === undefined || isDone || isAsked(dialogue)) return undefined
  const { text, place } = placeIn(rest, wording)
  const last = before.findLast(({ role }) => role === 'user')
  if (text.replaceAll(/[\s,.!]/g, '') !== '' || !last) return undefined
  const told = withoutVerb(last.text)
  const wish = told === '' ? undefined : readWish(`put ${told} in my calendar`, wording, [])?.wish
  if (wish?.do !== 'create' || wish.find || wish.said.when?.saysDay !== true) return undefined
  if ((wish.said.unread ?? []).length > 0 || tokenize(wish.said.title).length > mostWords) return undefined
  return { wish: { ...wish, said: { ...wish.said, ...(place !== undefined && { place }) } }, sure: true, onHand: true }
}

/** Nothing was read, or something new without a name. */
export function isUnnamed(heard: Heard | undefined): boolean {
  return (
    heard === undefined || (heard.wish.do === 'create' && heard.wish.said.title === '' && heard.answers === undefined)
  )
}

const mostWords = 6

/** “Book me a table” is a table. */
function withoutVerb(message: string): string {
  const text = withoutCourtesy(plainWords(message))
    .replace(lastQuestion, '')
    .replace(/[\s.!?]+$/, '')
  const tokens = tokenize(text)
  // “Which week is Christmas in” is nothing that takes place.
  if (tokens.some(({ text: word }) => asking.has(word))) return ''
  const from = tokens.findIndex(({ text: word }) => !leading.has(word))
  return text.slice(tokens[Math.max(from, 0)]?.from)
}

/** A question at the end: “…, is that ok?” */
const lastQuestion = /[,;.–-]\s*(?:is|does|would|will|can|could|do|am) [^,;.]+$/i
const asking = setOf('what which who whose when where why how')
const leading = setOf(
  'please can could would you i we me us want need like to book reserve order get make arrange organise organize find',
)
