import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wish } from '../wish.ts'

/**
 * “Get the demo to straight after the audit”: where it goes is beside another event, which only the calendar tells. Read
 * by itself, it would be a change without a time, or a new event of that name.
 */
export function goesBeside(said: string, wish: Wish): boolean {
  if (!saysBeside(said)) return false
  if (wish.do === 'create') return wish.said.when === undefined
  return wish.do === 'move' && Object.values(wish.to).every((value) => value === undefined || value === false)
}

/** A verb that moves, a thing, and the side of another one. */
function saysBeside(said: string): boolean {
  const tokens = tokenize(said)
  const at = tokens.findIndex(({ text }) => !leading.has(text))
  const rest = tokens.slice(Math.max(at, 0))
  const [side] = findPhrases(rest, sides)
  return movers.has(rest[0]?.text ?? '') && side !== undefined && side.at > 1 && side.end < rest.length
}

const leading = new Set('and so then ok okay please pls can you could just'.split(' '))
const movers = new Set('get move shift push put bring pull slide make have'.split(' '))
const beside = ['after', 'before']
const near = [
  'to',
  'to right',
  'to straight',
  'to directly',
  'to just',
  'right',
  'straight',
  'directly',
  'to immediately',
  'immediately',
]
const sides = phrases([[near.flatMap((how) => beside.map((side) => `${how} ${side}`)).join(','), true]])
