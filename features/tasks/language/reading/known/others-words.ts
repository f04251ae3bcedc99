import { tokenize } from '#foundation/language/text/tokens.ts'
import { light } from './known-words.ts'
import type { Part } from './parts.ts'
import type { Clause } from './saying.ts'

/** As many words as a title has. */
const mostInTitle = 8

/** Whether it quotes more than a title: such words are for somebody else, and say nothing of a task. */
export function quotesWords(message: string): boolean {
  return [...message.matchAll(quotation)].some(([said]) => tokenize(said).length > mostInTitle)
}

/** A single mark opens before a word and closes behind one; what is not closed goes on to the end. */
const quotation =
  /["“«][^"”»]{1,4000}(?:["”»]|$)|(?<![\p{L}\p{N}])['‘](?=[\p{L}\p{N}])[^]{1,4000}?(?:(?<=\S)['’](?![\p{L}\p{N}])|$)/gu

/**
 * Where a message begins to say something to somebody else. “Tell Tom that we sign on Friday” says nothing about the task to
 * sign, and neither does what follows it.
 */
export function othersFrom(parts: readonly Part[]): number {
  return parts.find(({ clause }) => isForOthers(clause))?.from ?? Infinity
}

/** Whether it is an order to tell somebody something. “Email Tom is done” is none if a task is called “Email Tom”. */
function isForOthers({ tokens, named }: Clause): boolean {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word) => !leading.has(word))
  const [verb = '', next = ''] = words.slice(Math.max(0, at))
  if (at < 0 || named.has(at) || next === '') return false
  const rest = words.slice(at + 1)
  // “Ask Marcus again on Friday” says when to ask for what he has.
  if (verb === 'ask')
    return (
      !words.includes('again') && !isAskedThen(rest.map((word, place) => (named.has(at + 1 + place) ? 'it' : word)))
    )
  if (verb === 'let') return rest.includes('know')
  if (verb === 'say') return rest.length > mostInTime
  if (verb === 'turn') return next === 'down'
  return tells.has(verb) || (makes.has(verb) && rest.slice(0, 3).some((word) => messages.has(word)))
}

/** “Ask him about it on the 10th”: when to ask, and nothing that is to be asked. */
function isAskedThen([who = '', ...rest]: readonly string[]): boolean {
  return persons.has(who) && rest.some(isDay) && rest.every((word) => isDay(word) || light.has(word))
}

function isDay(word: string): boolean {
  return /^\d{1,2}(?:st|nd|rd|th)?$|day$/.test(word) || dayWords.has(word)
}

const persons = new Set(['him', 'her', 'them'])
const dayWords = new Set(
  'mon tue tues wed thu thur thurs fri sat sun tomorrow tmrw next week month january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)
const mostInTime = 2
const leading = new Set(
  'and then also so but now just to please pls kindly can could would will you ok okay oh hey yes no - – —'.split(' '),
)
const tells = new Set(
  'tell answer reply respond write email mail forward fwd inform notify nudge thank decline apologise apologize'.split(
    ' ',
  ),
)
const makes = new Set('schedule send draft write compose prepare do shoot drop fire dash give'.split(' '))
const messages = new Set('mail email e-mail message note reply answer letter'.split(' '))
