import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { spanOf } from '../../language/event/spans.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { spokenOf } from './mentions.ts'

/** “The Friday one starts at 8:30”, “cancel the Friday one”: what is called as the one in hand, and stands on that day. */
export function namesakeOn(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const [ref, ...others] = spokenOf(dialogue)
  const text = withoutCourtesy(plainWords(sentence))
  const tokens = tokenize(text)
  const one = tokens.findLastIndex((token) => token.text === 'one')
  const the = tokens.findLastIndex((token, at) => at < one && token.text === 'the')
  const [first, last] = [tokens[the + 1], tokens[one]]
  if (!ref || others.length > 0 || the === -1 || !first || !last || one < the + 2 || one > the + 4) return undefined
  const day = text.slice(first.from, last.from).trim()
  const span = isTimeAlone(day, wording) ? spanOf(day, wording) : undefined
  if (!span?.saysDay || span.from.until(span.to).total('hours') > 24) return undefined
  const named = `${ref.title} on ${day}`
  const begun = tokens.slice(0, the).filter(({ text: word }) => !leading.has(word))
  const isInstead = begun.length > 0 && begun.every((token) => denying.has(token.text))
  if (isInstead) return insteadOf(named, dialogue, wording)
  const isAlike = begun.length === 0 && tokens.slice(one + 1).every((token) => alike.has(token.text))
  const order = `${text.slice(begun[0]?.from ?? first.from, begun.at(-1)?.to ?? first.from)} ${named}${text.slice(last.to)}`
  const heard = isAlike ? sameOf(named, dialogue, wording) : readWish(order.trim(), wording, [])
  return heard && { ...heard, sure: true }
}

/** “No, not that one, the Friday one”: what was done is taken back, and done to that one. */
function insteadOf(named: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const isDone = dialogue.did !== undefined && dialogue.did.isPast !== true && dialogue.did.isUndone !== true
  const same = isDone ? sameOf(named, dialogue, wording) : undefined
  return same && { ...same, wish: { do: 'redo', wish: same.wish } }
}

/** “The Friday one too”, “and the Friday one?”. */
function sameOf(named: string, { did, asked }: Dialogue, wording: Wording): Heard | undefined {
  const wish = wishIn(did && did.isPast !== true ? (did.frame ?? asked) : asked)
  if (!wish || !('target' in wish) || !wish.target) return undefined
  return { wish: { ...wish, target: readTarget(named, wording) } as Wish, sure: true }
}

const alike = setOf('too also as well please ? . !')

const denying = setOf('no not that this one sorry i mean meant wrong nope , .')
const leading = setOf('and but also then so oh ok okay , . – -')
