import { findPhrases } from '#foundation/language/text/phrases.ts'
import type { Token } from '#foundation/language/text/tokens.ts'
import { type Clause, isDenial } from './saying.ts'
import * as known from './known-words.ts'

/** The words by which a clause says that something has happened; nothing where it has yet to. */
export function isOver(clause: Clause): Token[] | undefined {
  const { tokens } = clause
  if (tokens.some(({ text }) => isDenial(text)) || isAhead(tokens)) return undefined
  const phrase = findPhrases(tokens, known.gone).flatMap(({ at, end }) => tokens.slice(at, end))
  const found = [...phrase, ...tokens.filter((_, at) => says(clause, at))]
  return found.length > 0 ? found : justNow(clause)
}

/** It has yet to happen, or nearly has. */
export function isAhead(tokens: readonly Token[]): boolean {
  if (findPhrases(tokens, known.nearly).length > 0) return true
  return tokens.some(({ text }, at) => {
    const before = tokens[at - 1]?.text ?? ''
    return known.ahead.has(text) || (text === 'to' && (toDo.has(before) || tokens[at + 1]?.text === 'be'))
  })
}

const toDo = new Set('has have is are am need needs going ought want wants'.split(' '))

function says(clause: Clause, at: number): boolean {
  const { tokens, named } = clause
  const word = tokens[at]?.text ?? ''
  const before = tokens[at - 1]?.text ?? ''
  const title = named.get(at)
  const isBehind = at > 0 && (named.has(at - 1) || helping.has(before))
  if (known.overAtEnd.has(word)) return at === tokens.length - 1 && at > 0 && (named.has(at - 1) || moved.has(before))
  if (known.unchanged.has(word)) return isBehind || tokens[0]?.text === 'i'
  // “Membership cancelled” of “cancel the membership”, and not “the fixed assets” of a title with “fixed”.
  if (title !== undefined) return title !== word && (word.endsWith('ed') || known.irregular.has(word))
  // “Got the milk”.
  if (word === 'got')
    return (at === 0 || own.has(before)) && tokens.slice(at + 1).some((_, next) => named.has(at + 1 + next))
  if (known.over.has(word)) return at > 0 || word === 'done' || word === 'finished' || word === 'completed'
  return isPast(word)
}

const own = new Set(['i', 'we', 'just', 'have', 'finally'])
const helping = new Set('have has had was were been got is are now already just all both both finally'.split(' '))
const moved = new Set('is are has came went got all now'.split(' '))

function isPast(word: string): boolean {
  if (known.neverOver.has(word)) return false
  return known.irregular.has(word) || (word.length > 4 && word.endsWith('ed'))
}

/** “I send the greeting just now”, “I do the slides already”. */
function justNow({ tokens }: Clause): Token[] | undefined {
  const words = tokens.map(({ text }) => text)
  const isOwn = words[0] === 'i' || words[0] === 'we'
  const at = words.findIndex((word, place) => word === 'just' && words[place + 1] === 'now')
  return isOwn && at >= 0 ? tokens.slice(1, 2).concat(tokens.slice(at, at + 2)) : undefined
}

/** “The budget was discussed” leaves open whether it is done. */
export function isVague({ tokens, named }: Clause, over: readonly Token[]): boolean {
  return over.every((token) => {
    const { text } = token
    const isPlain = known.over.has(text) || known.closing.has(text) || known.irregular.has(text) || !text.endsWith('ed')
    return !isPlain && !named.has(tokens.indexOf(token))
  })
}

/** “Hartmann paid the invoice” tells what somebody else did. */
export function isByOthers({ tokens, named }: Clause, over: readonly Token[]): boolean {
  return over.some((token) => {
    const at = tokens.indexOf(token)
    const next = tokens.findIndex(({ text }, place) => place > at && !known.light.has(text))
    return named.has(at - 1) && named.has(next) && !known.over.has(token.text)
  })
}

/** The past of the very word of its title: “the dentist has been booked for the 3rd”. */
export function isOwnPast({ tokens, named }: Clause, over: readonly Token[]): boolean {
  return over.some((token) => named.has(tokens.indexOf(token)))
}
