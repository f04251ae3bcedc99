import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { spanOf } from '../../language/event/spans.ts'
import { readTimes } from '../../language/event/times.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { itself, spanOfRef, spokenOf } from './mentions.ts'

/** “The Friday one starts at 8:30”, “cancel the Friday one”: the event on Friday with the same title as the one in hand. */
export function namesakeOn(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const [ref, ...others] = spokenOf(dialogue)
  const ofDay = ref && others.length === 0 ? onItsDay(sentence, ref, wording) : undefined
  if (ofDay) return ofDay
  const dated = ref && others.length === 0 ? oneOn(sentence, ref, wording) : undefined
  if (dated) return dated
  const said = ref && others.length === 0 ? dayOneIn(sentence, wording) : undefined
  if (!ref || !said) return undefined
  const { before, day, after } = said
  const named = `${ref.title} on ${day}`
  if (before !== '' && consistsOf(before, denying)) return insteadOf(named, dialogue, wording)
  const isSame = before === '' && consistsOf(after, alike)
  const heard = isSame ? sameOf(named, dialogue, wording) : readWish(`${before} ${named}${after}`.trim(), wording, [])
  return heard && { ...heard, sure: true }
}

/** “The one on the 14th at 8 instead”, “move the one on Thursday to nine”: that one of the series in hand. */
function oneOn(sentence: string, ref: ThingRef, wording: Wording): Heard | undefined {
  const text = withoutCourtesy(plainWords(sentence))
  const tokens = tokenize(text)
  const one = tokens.findIndex((token, at) => token.text === 'one' && tokens[at + 1]?.text === 'on')
  const article = tokens[one - 1]
  const behindOn = tokens.slice(one + 2, one + 2 + mostInDay)
  const until = behindOn.findIndex((token) => links.has(token.text))
  const day = behindOn
    .slice(0, until === -1 ? mostInDay : until)
    .findLast(({ to }) => isDay(text, tokens[one + 2], to, wording))
  if (!article || !day || !(article.text === 'the' || article.text === 'that')) return undefined
  const span = spanOf(text.slice(tokens[one + 2]?.from, day.to), wording)
  const before = tokens.slice(0, one - 1).filter((token) => !leading.has(token.text) && !only.has(token.text))
  const behind = tokens.slice(tokens.indexOf(day) + 1).filter((token) => !only.has(token.text))
  const [first, last] = [behind[0], behind.at(-1)]
  const rest = first && last ? text.slice(first.from, last.to).replace(onlyThat, '') : ''
  const order = before[0] ? text.slice(before[0].from, article.from).trim() : 'move'
  if (before.some((token) => token.text === 'it') || (order === 'move' && rest === '')) return undefined
  const heard = readWish(
    `${order} it ${order === 'move' ? rest.replace(/^(?:at|to|from)?\s*/i, 'to ') : rest}`,
    wording,
    [ref],
  )
  const wish = heard?.wish
  if (!wish || !('target' in wish) || wish.target?.it !== true || !ofOne.has(wish.do)) return undefined
  const target = { ...itself(ref, wording), span, scope: 'this' as const }
  return { wish: { ...wish, target } as Wish, sure: true }
}

function isDay(text: string, first: Token | undefined, to: number, wording: Wording): boolean {
  const said = text.slice(first?.from, to)
  const span = isTimeAlone(said, wording) ? spanOf(said, wording) : undefined
  return span?.saysDay === true && readTimes(said, wording).every(({ saysTime }) => !saysTime)
}

const mostInDay = 4
const links = setOf('to at from by until till')
const only = setOf('just only instead please rather')
const onlyThat = /[\s,.;]+(?:just|only)? ?(?:that|this|the) (?:one|day|time)[.!]*$/i
const ofOne: ReadonlySet<Wish['do']> = new Set(['move', 'resize', 'cancel', 'place', 'note', 'rename', 'invite'])

/** “Rename Monday to week kickoff”: the one in hand, if it is on that day. */
function onItsDay(sentence: string, ref: ThingRef, wording: Wording): Heard | undefined {
  const heard = readWish(sentence, wording, [])
  const wish = heard?.wish
  if (wish?.do !== 'rename' && wish?.do !== 'place' && wish?.do !== 'resize') return undefined
  const { span, words, kinds, clock, all, it } = wish.target
  const at = spanOfRef(ref, wording.zone)
  const isBare = words.length + kinds.length === 0 && !clock && !all && !it
  if (!isBare || !span?.saysDay || !at?.from.toPlainDate().equals(span.from.toPlainDate())) return undefined
  return { wish: { ...wish, target: itself(ref, wording) }, sure: true }
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
