import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
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
import { spanOfRef, spokenOf } from './mentions.ts'

/** “The Friday one starts at 8:30”, “cancel the Friday one”: the event on Friday with the same title as the one in hand. */
export function namesakeOn(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const [ref, ...others] = spokenOf(dialogue)
  const ofDay = ref && others.length === 0 ? onItsDay(sentence, ref, wording) : undefined
  if (ofDay) return ofDay
  const said = ref && others.length === 0 ? dayOneIn(sentence, wording) : undefined
  if (!ref || !said) return undefined
  const { before, day, after } = said
  const named = `${ref.title} on ${day}`
  if (before !== '' && consistsOf(before, denying)) return insteadOf(named, dialogue, wording)
  const isSame = before === '' && consistsOf(after, alike)
  const heard = isSame ? sameOf(named, dialogue, wording) : readWish(`${before} ${named}${after}`.trim(), wording, [])
  return heard && { ...heard, sure: true }
}

/** “Rename Monday to week kickoff”: the one in hand, if it is on that day. */
function onItsDay(sentence: string, ref: ThingRef, wording: Wording): Heard | undefined {
  const heard = readWish(sentence, wording, [])
  const wish = heard?.wish
  if (wish?.do !== 'rename' && wish?.do !== 'place' && wish?.do !== 'resize') return undefined
  const { span, words, kinds, clock, all, it } = wish.target
  const at = spanOfRef(ref, wording.zone)
  const isBare = words.length + kinds.length === 0 && !clock && !all && !it
  if (!isBare || !span?.saysDay || !at?.from.toPlainDate().equals(span.from.toPlainDate())) return undefined
  return { wish: { ...wish, target: { ...readTarget('it', wording), it: true, named: [ref] } }, sure: true }
}

/** “Ok, cancel the Friday one too”: the day, and the words before and after it. */
function dayOneIn(sentence: string, wording: Wording): { before: string; day: string; after: string } | undefined {
  const text = withoutCourtesy(plainWords(sentence))
  const tokens = tokenize(text)
  const one = tokens.findLastIndex((token) => token.text === 'one')
  const the = tokens.findLastIndex((token, at) => at < one && token.text === 'the')
  const [article, first, last] = [tokens[the], tokens[the + 1], tokens[one]]
  if (!article || !first || !last || one < the + 2 || one > the + 4) return undefined
  const day = text.slice(first.from, last.from).trim()
  const span = isTimeAlone(day, wording) ? spanOf(day, wording) : undefined
  if (!span?.saysDay || span.from.until(span.to).total('hours') > 24) return undefined
  const begin = tokens.find(({ text: word }, at) => at < the && !leading.has(word))?.from ?? article.from
  return { before: text.slice(begin, article.from).trim(), day, after: text.slice(last.to) }
}

function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  return tokenize(text).every((token) => words.has(token.text))
}

/** “No, not that one, the Friday one”: undoes what was just done, and does it to the other event. */
function insteadOf(named: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const isDone = dialogue.did !== undefined && dialogue.did.isPast !== true && dialogue.did.isUndone !== true
  const same = isDone ? sameOf(named, dialogue, wording) : undefined
  return same && { ...same, wish: { do: 'redo', wish: same.wish } }
}

/** “The Friday one too”, “and the Friday one?”: the same request for the other event. */
function sameOf(named: string, { did, asked }: Dialogue, wording: Wording): Heard | undefined {
  const wish = wishIn(did && did.isPast !== true ? (did.frame ?? asked) : asked)
  if (!wish || !('target' in wish) || !wish.target) return undefined
  return { wish: { ...wish, target: readTarget(named, wording) } as Wish, sure: true }
}

const alike = setOf('too also as well please ? . !')

const denying = setOf('no not that this one sorry i mean meant wrong nope , .')
const leading = setOf('and but also then so oh ok okay , . – -')
