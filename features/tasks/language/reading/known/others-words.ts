import { tokenize } from '#foundation/language/text/tokens.ts'
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
 * Where a message begins to say something to somebody else: “tell Tom that we sign on Friday” is no news of the task to sign.
 * All that follows is theirs.
 */
export function othersFrom(parts: readonly Part[]): number {
  return parts.find(({ clause }) => isForOthers(clause))?.from ?? Infinity
}

/** A word of a title is none of these: “email Tom is done”, of the task to email Tom. */
function isForOthers({ tokens, named }: Clause): boolean {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word) => !leading.has(word))
  const [verb = '', next = ''] = words.slice(Math.max(0, at))
  // “Ask Marcus again on Friday” says when to ask for what he has.
  if (at < 0 || named.has(at) || next === '' || words.includes('again')) return false
  const rest = words.slice(at + 1)
  if (verb === 'let') return rest.includes('know')
  if (verb === 'say') return rest.length > mostInTime
  if (verb === 'turn') return next === 'down'
  return tells.has(verb) || (makes.has(verb) && rest.slice(0, 3).some((word) => messages.has(word)))
}

const mostInTime = 2
const leading = new Set(
  'and then also so but now just to please pls kindly can could would will you ok okay oh hey yes no - – —'.split(' '),
)
const tells = new Set(
  'tell ask answer reply respond write email mail forward fwd inform notify nudge thank decline apologise apologize'.split(
    ' ',
  ),
)
const makes = new Set('schedule send draft write compose prepare do'.split(' '))
const messages = new Set('mail email e-mail message note reply answer letter'.split(' '))
