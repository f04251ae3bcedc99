import { spelledOut } from '#foundation/language/english/spelled-out.ts'
import type { Opening } from '#foundation/language/opening.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { asksAbility } from '../../rules/asks-ability.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { isButton } from './button.ts'
import { isLong } from './long-message.ts'
import { joining, leading, openingOf, wordsOf } from './opened.ts'
import type { Reader } from './reader.ts'
import { type Meant, resolve, type Scene } from './resolve.ts'

/**
 * The wishes of different features in one message, in their order and in words of their own: “tick off the invoice and
 * remind me at 5 to call Bob”. A message of one feature stays whole, however many things it wishes.
 */
export function wishesIn(message: string, reader: Reader, scene: Scene): readonly string[] {
  if (message.startsWith('/') || isLong(message) || isButton(message) || asksAbility(message)) return [message]
  const said = spelledOut(message)
  const cuts = cutsIn(said, reader.openings)
  const first = said.slice(0, cuts[0]?.end)
  if (cuts.length === 0 || cuts.length >= mostWishes) return [message]
  if (isBound(withoutUntil(first, scene)) || isOnlyTime(first, scene)) return [message]
  const desk = { reader, scene }
  const wishes = grouped(said, cuts, desk)
  const isEach = wishes.length > 1 && wishes.every(({ meant }) => isWish(meant, reader) || mayBeWish(meant))
  const isOrder = wishes.some(({ meant }) => isWish(meant, reader) && !onlyAsks(meant, reader))
  const isSeveral = (isOrder || isAskedOfIt(wishes)) && !isOneThing(said, wishes, desk)
  return isEach && (isSeveral || areQuestions(wishes, reader))
    ? withoutReason(said, wishes, scene).map(({ text }) => text)
    : [message]
}

/** “I'm off sick tomorrow, cancel tomorrow's reminders”: what is told before an end or a delay is why, and nothing to make. */
function withoutReason(message: string, wishes: readonly Wish[], scene: Scene): readonly Wish[] {
  const [first, second] = wishes
  if (!first || !second || !endings.has(wordsOf(second.text)[0] ?? '')) return wishes
  const joint = message.slice(first.from + first.text.length, second.from)
  const isTold = kindOfSentence(first.text) === 'statement' && tellsState(first.text, scene)
  return isTold && !/\p{L}/u.test(joint) ? wishes.slice(1) : wishes
}

/** “He is ill tomorrow”: neither what is to be done, “I am meeting Sara”, nor anything at a time of day. */
function tellsState(text: string, { now, context: { zone } }: Scene): boolean {
  const [who = '', verb = '', next = '', ...more] = wordsOf(text)
  const isState = tellers.has(who) && states.has(verb) && next !== 'to' && !next.endsWith('ing')
  const isToDo = [next, ...more].some((word) => needs.has(word))
  const times = readTimes(text, { now, zone, dateOrder: dateOrderOf(zone) })
  return isState && !isToDo && !times.some((time) => time.saysTime)
}

const tellers = new Set(['i', 'we', 'he', 'she', 'they'])
const states = new Set(['am', 'are', 'is', 'was', 'were'])
const needs = new Set('must should need needs supposed due obliged meant expected required told asked'.split(' '))
const endings = new Set('cancel delete drop stop skip pause snooze move push shift postpone clear'.split(' '))

const mostWishes = 5

type Desk = { reader: Reader; scene: Scene }

/** The wish before it ends at `end`, and the next one begins at `from`. */
type Cut = { end: number; from: number }

/** The places where a wish begins as one of a feature does. */
function cutsIn(message: string, openings: readonly Opening[]): Cut[] {
  const tokens = tokenize(message)
  const cuts: Cut[] = []
  for (const [at, { from }] of tokens.entries()) {
    const end = endBefore(message, tokens, at)
    const last = cuts.at(-1)?.from ?? 0
    if (end === undefined || end <= last || isQuoted(message, from)) continue
    const before = message.slice(last, end)
    if (isDictated(before, openings)) break
    if (isOpened(wordsFrom(message, tokens, at), wordsOf(before), openings)) cuts.push({ end, from })
  }
  return cuts
}

/** “Reply to Ana: yes, and remind me of the address” asks Ana to remind. */
function isDictated(text: string, openings: readonly Opening[]): boolean {
  const opening = /:\s/.test(text) ? openingOf(wordsOf(text), openings) : undefined
  return opening?.dictates === true
}

/** Where the wish before this word ends; `undefined` unless a mark or “and” and the like stand before the word. */
function endBefore(message: string, tokens: readonly Token[], at: number): number | undefined {
  let first = at
  while (first > 0 && leading.has(tokens[first - 1]?.text ?? '')) first -= 1
  const before = tokens[first - 1]
  const word = tokens[first]
  if (!before || !word) return undefined
  const isJoined = tokens.slice(first, at).some(({ text }) => joining.has(text))
  return isJoined || /[.,;!?]/.test(message.slice(before.to, word.from)) ? before.to : undefined
}

function isOpened(words: readonly string[], before: readonly string[], openings: readonly Opening[]): boolean {
  const opening = openingOf(words, openings)
  const isLoose = opening === undefined ? asking.has(words[0] ?? '') : opening.loose === true
  if (opening === undefined && !isLoose) return false
  return !isLoose || mayBeFollowed(before, openings)
}

const asking = new Set(['what', 'when', 'which', 'who', 'how'])

/** Behind a text that may go on, “and book the car” is more of the text. */
function mayBeFollowed(words: readonly string[], openings: readonly Opening[]): boolean {
  if (asking.has(words[0] ?? '') || (showing.has(words[0] ?? '') && words.slice(1, 3).some((word) => asking.has(word))))
    return true
  const opening = openingOf(words, openings)
  return opening !== undefined && (opening.holds !== true || opening.with?.includes(words.at(-1) ?? '') === true)
}

/** “Tell me what is overdue”. */
const showing = new Set(['tell', 'show', 'list'])

/** The words of the sentence from here on; what a wish begins with does not reach further. */
function wordsFrom(message: string, tokens: readonly Token[], at: number): string[] {
  const next = tokens.findIndex(
    ({ from }, place) => place > at && /[.;!?]\s/.test(message.slice(tokens[place - 1]?.to, from)),
  )
  const until = Math.min(next === -1 ? tokens.length : next, at + mostRead)
  return tokens.slice(at, until).map(({ text }) => text)
}

const mostRead = 14

/** A text that is dictated is no wish. */
function isQuoted(message: string, at: number): boolean {
  const before = message.slice(0, at)
  const count = (mark: string) => before.split(mark).length - 1
  return count('“') > count('”') || count('"') % 2 === 1
}

type Wish = { text: string; from: number; meant: Meant }

/** Neighbours of one language are left to that language, which reads several of its own. */
function grouped(message: string, cuts: readonly Cut[], { reader, scene }: Desk): Wish[] {
  const wishes: Wish[] = []
  for (const [at, from] of [0, ...cuts.map((cut) => cut.from)].entries()) {
    const end = cuts[at]?.end ?? message.length
    const wish = wishFrom(message, { from, end }, { reader, scene })
    const last = wishes.at(-1)
    const isSame = last !== undefined && ownerOf(last.meant, reader) === ownerOf(wish.meant, reader)
    if (last && isSame && !areQuestions([last, wish], reader))
      wishes[wishes.length - 1] = wishFrom(message, { from: last.from, end }, { reader, scene })
    else wishes.push(wish)
  }
  return wishes
}

/** “Can you tick off tasks and set reminders?” asks from its first word on. */
function wishFrom(message: string, { from, end }: Cut, { reader, scene }: Desk): Wish {
  const isAsked = from === 0 && end < message.length && /\?\s*$/.test(message) && requesting.test(message)
  const text = `${message.slice(from, end).trim()}${isAsked ? '?' : ''}`
  return { text, from, meant: resolve(text, reader, scene) }
}

const requesting = /^\W*(?:(?:can|could|will|would) (?:you|we|i)|are you|is it|do you|did|would it)\b/i

/** The language whose wish it is, or may be. */
function ownerOf({ intent, earlier = [] }: Meant, { languageOf: of }: Reader): string | undefined {
  const language = of(intent)
  const tried = earlier.find(({ eachPart }) => eachPart === true)
  return tried && (language === undefined || wishless.has(language)) ? of(tried.intent) : language
}

/** “If it rains, cancel golf and …”, “tell Tom to archive it and …”: what is said first holds for all that follows. */
function isBound(first: string): boolean {
  const words = wordsOf(first)
  const tellsOther = speaking.has(words[0] ?? '') && words.includes('to') && words[1] !== 'me'
  return (
    tellsOther ||
    isDistance.test(first) ||
    words.join(' ').includes('in the event that') ||
    words.some((word, at) => conditions.has(word) || (word === 'when' && (at > 0 || subjects.has(words[1] ?? ''))))
  )
}

/** “Friday 10:00, nudge me if …”: when, and no wish. */
function isOnlyTime(text: string, { now, context: { zone } }: Scene): boolean {
  const times = readTimes(text, { now, zone, dateOrder: dateOrderOf(zone) })
  const rest = times.reduceRight((so, { at, until }) => `${so.slice(0, at)} ${so.slice(until)}`, text)
  return times.length > 0 && !/[\p{L}\p{N}]/u.test(rest.replace(/\b(?:on|at|by|around|and)\b/gi, ''))
}

/** “When is the call and what time is that in Tokyo”: the second asks about what the first finds. */
function isAskedOfIt(wishes: readonly Wish[]): boolean {
  const [first, second, ...others] = wishes
  const isSure = first?.meant.sure === true && second?.meant.sure !== false
  return isSure && others.length === 0 && wordsOf(second?.text ?? '').includes('that')
}

/** “What is overdue, and what did I finish?”: each question is complete and refers to nothing in the others. */
function areQuestions(wishes: readonly Wish[], reader: Reader): boolean {
  return wishes.every(({ text, meant }, at) => {
    const words = wordsOf(text)
    const isWhole =
      at === 0 || (asking.has(words[0] ?? '') && words.length > 2 && !words.some((word) => within.has(word)))
    return isWhole && (meant.whole ?? meant.sure) === true && isWish(meant, reader) && onlyAsks(meant, reader)
  })
}

/** “It can wait till Monday” says when; “until she answers” is a condition. */
function withoutUntil(text: string, { now, context: { zone } }: Scene): string {
  const times = readTimes(text, { now, zone, dateOrder: dateOrderOf(zone) })
  const untils = [...text.matchAll(/\b(?:until|till) /gi)].filter(({ index, 0: word }) =>
    times.some(({ at, until }) => at <= index + word.length && until > index + word.length),
  )
  return untils
    .toReversed()
    .reduce((so, { index, 0: word }) => so.slice(0, index) + so.slice(index + word.length), text)
}

/** “Two hours before my flight, remind me …”. */
const isDistance =
  /^(?:about |right |just )?\w{1,20} ?(?:full |whole )?(?:mins?|minutes?|hrs?|hours?|days?|weeks?|evening|night|morning) (?:before|ahead of|prior to|after) [^,.;]{2,80}$/i

const speaking = new Set(['ask', 'tell', 'get', 'have', 'let'])
/** “When I have not done it” is no question, as “when do I” is. */
const subjects = new Set('i we he she they it nobody somebody'.split(' '))
const conditions = new Set('if unless whenever once except otherwise depending provided until till'.split(' '))

/** What is asked or told as a whole: “I see the dentist at 3, remind me an hour before”. */
function isOneThing(message: string, wishes: readonly Wish[], { reader, scene }: Desk): boolean {
  const [first] = wishes
  const last = wishes.at(-1)
  if (!first || !last) return true
  const pointsBack = wordsOf(last.text)
    .slice(0, 3)
    .some((word) => pronouns.has(word))
  if (pointsBack && !isWish(first.meant, reader)) return true
  const whole = resolve(message, reader, scene)
  if (pointsBack && isBesideMark(message, wishes) && ownerOf(whole, reader) === ownerOf(last.meant, reader)) return true
  if (whole.sure !== true) return false
  if (!isWish(whole, reader)) return true
  const kind = kindOfSentence(first.text)
  if (kind === 'order' || kind === 'question' || ownerOf(whole, reader) !== ownerOf(last.meant, reader)) return false
  return last.meant.sure !== true || !mayBeWish(first.meant) || saysTime(first.text, scene)
}

/** “Answer the council by Friday, put it down as a task”: no “and” makes the last clause another wish. */
function isBesideMark(message: string, wishes: readonly Wish[]): boolean {
  const [first, last] = wishes
  const between = message.slice((first?.from ?? 0) + (first?.text.length ?? 0), last?.from)
  return wishes.length === 2 && !tokenize(between).some(({ text }) => text !== '-' && joining.has(text))
}

/** “… I have been through both, mark em read” speaks of what was told. */
const pronouns = new Set(['it', 'that', 'this', 'them', 'em', 'those', 'these', 'both'])

/** Words with which a question refers to the one before it. */
const within = new Set(
  'it that them em those these both they their its his her he she him there then one ones same other'.split(' '),
)

/** “The flight is at 6 tomorrow, remind me at 4” is about tomorrow. */
function saysTime(text: string, { now, context: { zone } }: Scene): boolean {
  return readTimes(text, { now, zone, dateOrder: dateOrderOf(zone) }).length > 0
}

/** “The invoice is paid”: only what is looked up shows whether something is to be done. */
function mayBeWish({ tries, eachPart, earlier = [] }: Meant): boolean {
  return (tries === true && eachPart === true) || earlier.some((each) => each.eachPart === true)
}

export function isWish({ intent, unread = [] }: Meant, { kindOf, languageOf }: Reader): boolean {
  const language = languageOf(intent)
  if (unread.length > 0 || language === undefined || wishless.has(language)) return false
  return kindOf(intent) !== 'talk' && !intent.startsWith('want-')
}

const wishless = new Set(['talk', 'product', 'wishes'])

function onlyAsks({ intent, parts }: Meant, { kindOf, isQuestion }: Reader): boolean {
  return kindOf(intent) === 'ask' || isQuestion(intent)?.(parts) === true
}
