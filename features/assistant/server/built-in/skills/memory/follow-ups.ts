import { contentWords } from '../content-words.ts'
import { insteadIn } from '../../../../rules/instead.ts'
import { additionIn, correctionIn } from '#foundation/language/english/correction.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Read } from '#foundation/server/language.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'

/** “No wait, it's 221”, “also my parking spot is B17”: right after something was remembered. */
export function factRead(sentence: string, { asked, shown }: Dialogue): Read | undefined {
  const before = asked?.intent
  const isTold = before === 'remember' || before === 'correct-fact'
  if (!isTold && before !== 'recall' && !shown.some(({ kind }) => kind === 'fact')) return undefined
  const isAsked = kindOfSentence(sentence) === 'question'
  // “And that I don’t take calls before 9” denies nothing that was said before.
  const more = isTold && telling.test(additionIn(sentence) ?? '') ? moreIn(sentence) : undefined
  if (more) return more
  const instead = isAsked ? undefined : insteadIn(sentence)
  if (instead) return { intent: 'correct-fact', wish: instead, sure: true, tries: true }
  const now = numberNow(sentence)
  if (now !== undefined) return { intent: 'correct-fact', wish: now, sure: true }
  const sign = isAsked ? undefined : signIn(sentence)
  if (sign) return { intent: 'correct-fact', wish: sign, sure: true }
  if (isAsked) return further(sentence)
  if (!isTold) return undefined
  const right = correctionIn(sentence)
  if (right !== undefined) return { intent: 'correct-fact', wish: { right }, sure: true }
  return moreIn(sentence)
}

/** “Also my parking spot is B17”: another fact. */
function moreIn(sentence: string): Read | undefined {
  const text = additionIn(sentence)?.replace(telling, '')
  const isMore = text !== undefined && kindOfSentence(text) === 'statement'
  return isMore ? { intent: 'remember', wish: { text }, sure: true } : undefined
}

/** “And that the key is next door”. */
const telling = /^(?:that|the fact that) /i

/** “And what can't Nina eat?” right after another fact: it may ask for a different fact. */
function further(sentence: string): Read | undefined {
  const words = contentWords(sentence)
  const isElsewhere = words.some((word) => elsewhere.has(word))
  return isElsewhere ? undefined : { intent: 'recall', wish: { asked: sentence }, sure: true, tries: true }
}

const elsewhere = new Set(
  'write wrote say said send sent mail email want meet meeting call task due free event calendar remind reminder todo file document'.split(
    ' ',
  ),
)

/** “Oh, Lea is 35 now”: another number for what is remembered of Lea. */
function numberNow(sentence: string): { right: string; of: string; said: string } | undefined {
  const said = additionIn(sentence) ?? sentence
  const [, first, second, right] = changedNumber.exec(said.trim()) ?? []
  const of = first ?? second
  return of === undefined || right === undefined ? undefined : { right, of, said: withoutEnd(said.trim(), '.!') }
}

const changedNumber =
  /^(?:(.{2,60}?) (?:is|are|has) now|(.{2,60}?) (?:is|are|has))(?: at)? (\d+(?:[.,]\d+)?)(?:(?<=now.*)| now| these days| already)[.!]?$/i

/** “Sorry, the last digit is a 4”: one sign of what was remembered. */
function signIn(sentence: string): { right: string; of: string; sign: 'first' | 'last' } | undefined {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(({ text }) => signs.has(text))
  const sign = tokens[at - 1]?.text
  const of = tokens[at]?.text ?? ''
  const behind = tokens.slice(at + 1)
  const told = behind.filter(({ text }) => !aroundSign.has(text))
  // “The first letter is an A”.
  const letter = of === 'letter' || of === 'character' ? behind.findLast(({ text }) => text === 'a') : undefined
  const [said = letter, ...more] = told
  const right = said ? sentence.slice(said.from, said.to) : ''
  if (at < 1 || (sign !== 'first' && sign !== 'last') || more.length > 0 || !/^[\p{L}\d]$/u.test(right))
    return undefined
  return { right, of, sign }
}

const signs = new Set(['digit', 'number', 'figure', 'letter', 'character'])
const aroundSign = new Set(
  "is it's should be must has to a an the of it that this one not , . ! actually sorry instead".split(' '),
)

/** The fact with that one sign in its place, in the last of its words that holds a digit: “C17” for “B17”. */
export function withSign(
  { right, of, sign }: { right: string; of: string; sign: 'first' | 'last' },
  fact: string,
): string {
  const isOf = of === 'letter' ? /\p{L}/u : of === 'character' ? /[\p{L}\d]/u : /\d/
  const { index = 0, 0: word } = [...fact.matchAll(/[\p{L}\d-]*\d[\p{L}\d-]*/gu)].at(-1) ?? { 0: undefined }
  if (word === undefined) return fact
  const all = Array.from(word)
  const at = sign === 'last' ? all.findLastIndex((each) => isOf.test(each)) : all.findIndex((each) => isOf.test(each))
  return at === -1 ? fact : fact.slice(0, index) + all.with(at, right).join('') + fact.slice(index + word.length)
}

/** A fact with the right word in the place of the wrong one: a number for a number, otherwise what is said last. */
export function put(right: string, fact: string): string {
  const tokens = tokenize(fact)
  const wrong = tokens.findLast(({ text }) => isNumber(text) && isNumber(right))
  if (wrong) return `${fact.slice(0, wrong.from)}${right}${fact.slice(wrong.to)}`
  const verb = tokens.findLast(({ text }) => linking.has(text))
  return verb && right.split(/\s+/).length <= mostWords ? `${fact.slice(0, verb.to)} ${right}` : right
}

function isNumber(text: string): boolean {
  return Number.isFinite(Number(text)) && text !== ''
}

const linking = new Set(['is', 'are', 'am', "i'm", 'was', 'to', 'called', 'with'])
const mostWords = 3

/** The one fact that was spoken of last. */
export function factBefore({ shown, did }: Dialogue): ThingRef | undefined {
  const facts = [...(did && did.isPast !== true ? did.things : []), ...shown].filter(({ kind }) => kind === 'fact')
  const ids = new Set(facts.map(({ id }) => id))
  return ids.size === 1 ? facts[0] : undefined
}
