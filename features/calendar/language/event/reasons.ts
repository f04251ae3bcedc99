import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { orderVerbs } from '../reading/order-verbs.ts'

/**
 * Without what only says why: “skip rounds on Monday I'm at the uni”, “push it to one, clashes with the walk”, “down with fever,
 * cancel everything”. `isIdle`: whether words hold no time, no length and no wish.
 */
export function withoutReasons(text: string, isIdle: (words: string) => boolean): string {
  const bare = withoutLast(text, isIdle)
  return withoutFirst(bare, isIdle)
}

/** Drops a reason that follows the order. These words begin only reasons. */
function withoutLast(text: string, isIdle: (words: string) => boolean): string {
  const tokens = tokenize(text)
  for (const [at, token] of tokens.entries()) {
    if (at < 2) continue
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const rest = text.slice(token.from)
    const isParted = /[,;.–—]\s*$/.test(text.slice(before?.from, token.from))
    const isReason =
      (reasons.has(token.text) && (isParted || plainly.has(token.text))) ||
      (isParted && saysNeed(tokens.slice(at)) && isShift(tokens.slice(0, at)) && isIdle(rest.replace(need, ''))) ||
      (token.text === 'so' && whom.has(next?.text ?? '') && hasPurpose(tokens.slice(at + 2, at + 4)) && isIdle(rest)) ||
      (we.has(token.text) &&
        being.has(next?.text ?? '') &&
        whereabouts.has(tokens[at + 2]?.text ?? '') &&
        tells(tokens.slice(0, at)) &&
        isIdle(rest))
    if (isReason && !isAsked.test(rest)) return text.slice(0, before?.to)
  }
  return text
}

type Word = { text: string }

/** “So it doesn't bump the tour” says what for; “so it is at four” says when. */
function hasPurpose(words: readonly Word[]): boolean {
  return words.some(({ text }) => purposes.has(text))
}

/** Without a comma before it, a reason is only recognised after an order. */
function tells(words: readonly Word[]): boolean {
  return words.some(({ text }) => orderVerbs.has(text))
}

/** “Half an hour later, I need to see somebody first” gives a reason; “…, I need to see Anna too” is another request. */
function saysNeed(words: readonly Word[]): boolean {
  const [first, second, third] = words.map(({ text }) => text)
  const [verb, to] = we.has(first ?? '') ? [second, third] : [first, second]
  return needs.has(verb ?? '') && to === 'to' && !words.some(({ text }) => besides.has(text))
}

function isShift(words: readonly Word[]): boolean {
  return words.some(({ text }) => moves.has(text))
}

/** Drops a reason before an order that is complete without it. */
function withoutFirst(text: string, isIdle: (words: string) => boolean): string {
  const [whole = '', first = ''] = /^([^,;.!?–—"“\d]{3,50}?)\s*[,;.–—]\s*(?:so\s+|and\s+)?(?=\S)/u.exec(text) ?? []
  if (whole === '') return text
  const [verb, object] = tokenize(text.slice(whole.length))
  const words = tokenize(first)
  const days = words.filter(({ text: word }) => dayNames.has(word))
  const isAll =
    all.has(verb?.text ?? '') && tokenize(text.slice(whole.length)).some(({ text: word }) => shifts.has(word))
  if (isAll && words.some((word) => unwell.has(word.text)) && days.length < 2)
    return `move ${text.slice(whole.length).replace(/[.!\s]+$/, '')}${days.length === 1 ? ` ${days[0]?.text}` : ''}`
  const isOrder = verb !== undefined && orderVerbs.has(verb.text) && object !== undefined && !leading.test(object.text)
  const isReason = unwell.has(words[0]?.text ?? '') && !words.some((word) => orderVerbs.has(word.text))
  return isOrder && isReason && isIdle(first) ? text.slice(whole.length) : text
}

const needs = setOf('need have got')
const need = /^(?:i |we )?(?:need|have|got) to /i
const besides = setOf('too also well')
const moves = setOf('later earlier longer shorter move push shift bump postpone delay shorten extend')
const reasons = setOf('clashes clash clashing conflicts conflicting overlaps overlapping cos coz cuz because bc due')
const plainly = setOf('cos coz cuz because bc')
const whom = setOf('it that they we i he she this')
const purposes = setOf("doesn't don't doesnt dont won't wont isn't isnt can can't cant does do stays")
const we = setOf('i we')
const being = setOf('am are')
const whereabouts = setOf('at in away off out abroad travelling traveling busy ill sick stuck teaching')
const unwell = setOf(
  'down sick ill poorly unwell feverish hungover stuck delayed fever flu migraine snowed off late train flight bus traffic strike overslept',
)
const all = setOf('everything all')
const shifts = setOf('later earlier back')
const dayNames = setOf('today tomorrow monday tuesday wednesday thursday friday saturday sunday')
const leading = /^(?:it|that|them|this|to|by|on|at|from|for|until|till|\d.*|.*day)$/
const isAsked = /\?\s*$/
