import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Described } from '../wish.ts'
import { describedBy, isPointing } from './described.ts'

const mostPieces = 6

/** “Sara’s and Tom’s mails”, “the order and the newsletter”: each of them, where every part says which it is. */
export function withEach(said: string, wording: Wording): Described {
  const whole = describedBy(said, wording)
  if (isPointing(whole) || whole.newest !== undefined) return whole
  const pieces = piecesOf(said)
  if (pieces.length < 2 || pieces.length > mostPieces) return whole
  const each = pieces.map((piece) => describedBy(piece, wording))
  const [first] = each
  if (!first || !each.every((one) => isNamed(one) && !isPointing(one))) return whole
  return { ...whole, each: each.map((one) => likeFirst(one, first)) }
}

function isNamed({ words, from, split }: Described): boolean {
  return words !== '' || from !== undefined || split !== undefined
}

/** “Everything from Sara and Tom”: what was said of the first is meant of the others. */
function likeFirst(one: Described, first: Described): Described {
  if (one === first) return one
  const isName = first.from !== undefined && first.words === '' && one.from === undefined && one.words !== ''
  return { ...one, all: one.all || first.all, ...(isName && { from: one.words, words: '' }) }
}

/** Apart at commas and “and”, but not within quotes. */
function piecesOf(said: string): string[] {
  if (/["“”«»]/v.test(said)) return [said]
  const tokens = tokenize(said)
  const pieces: string[] = []
  let from = 0
  for (const [at, token] of tokens.entries()) {
    const behind = said.slice(tokens[at - 1]?.to ?? 0, token.from)
    const isAnd = token.text === 'and' && at > 0
    if (!isAnd && !/,/.test(behind)) continue
    pieces.push(said.slice(from, isAnd ? token.from : (tokens[at - 1]?.to ?? 0)))
    from = isAnd ? token.to : token.from
  }
  pieces.push(said.slice(from))
  return pieces.map((piece) => piece.replace(/^[\s,]+/, '').trim()).filter((piece) => piece !== '')
}
