import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { isButton } from './button.ts'
import { isLost } from './by-clause.ts'
import { isLong } from './long-message.ts'
import type { Reader } from './reader.ts'
import { resolve, type Scene } from './resolve.ts'
import { doOf, from, holding, isHeldBack, likestOrder, onlyTelling } from './retold.ts'
import { wishesIn } from './several-wishes.ts'

/**
 * The wishes in a message, in their order. “Mum is here that day, shove it to monday and get priya in too”: where the message as
 * a whole is not surely read, each clause is read as the plain order that it is like.
 */
export function wishesOf(message: string, reader: Reader, scene: Scene): readonly string[] {
  const wishes = wishesIn(message, reader, scene)
  if (wishes.length > 1 || message.startsWith('/') || isLong(message) || isButton(message)) return wishes
  return ordersByClause(message, reader, scene) ?? wishes
}

function ordersByClause(message: string, reader: Reader, scene: Scene): readonly string[] | undefined {
  const pieces = piecesOf(message)
  if (pieces.length < 2 || pieces.length > mostPieces || holding.test(message)) return undefined
  const whole = resolve(message, reader, scene)
  // What a reader took for several deeds accounts for each clause.
  if (whole.answers || (whole.whole === true && doOf(whole) === 'several')) return undefined
  if (whole.sure === true && whole.whole === true && !isLost(whole, reader)) return undefined
  const read = bestClauses(pieces, (text) => clauseRead(text, reader, scene))
  const orders = read?.flatMap(({ order }) => order ?? []) ?? []
  if (orders.length === 0) return undefined
  // Those of one feature are read together, unless a text in one of them ends a sentence.
  const wishes = orders.some((order) => /[.;!?]/.test(order)) ? orders : wishesIn(orders.join('. '), reader, scene)
  const isEachRead = wishes.every((wish) => {
    const meant = resolve(wish, reader, scene)
    return meant.whole === true && !isLost(meant, reader)
  })
  return isEachRead ? wishes : undefined
}

const mostPieces = 6

/** The smallest parts that can say something alone. A mark or “and” begins one, unless only a fragment follows. */
function piecesOf(message: string): string[] {
  const tokens = tokenize(message)
  const starts = tokens.flatMap((token, at) => (begins(message, tokens, at) ? [token.from] : []))
  return [0, ...starts].map((start, at) => message.slice(start, starts[at] ?? message.length).trim())
}

function begins(message: string, tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!token || !before) return false
  const between = message.slice(before.to, token.from)
  if (/[.!?;…]\s/.test(between)) return true
  const isJoined = joining.has(token.text)
  if (!isJoined && !/[,–—]\s| - /.test(between)) return false
  const next = tokens[isJoined ? at + 1 : at]
  return next !== undefined && kindOfSentence(message.slice(next.from)) !== 'fragment'
}

const joining = new Set(['and', 'so', 'but', 'then', 'also'])

/** What a clause says: an order, or nothing that is wanted. */
type ClauseRead = { order: string | undefined; score: number }

function clauseRead(text: string, reader: Reader, scene: Scene): ClauseRead | undefined {
  const clause = withoutEnd(text.replace(leadingWords, '').trim(), ' ,;.–—-')
  if (kindOfSentence(clause) === 'talk') return { order: undefined, score: 1 }
  const told = likestOrder(clause, { reader, scene })
  if (!told || told.score < from.changes || told.strange.length > 0) return undefined
  if (told.intent === onlyTelling) return { order: undefined, score: told.score }
  if (told.order === undefined || isHeldBack(clause, told)) return undefined
  return { order: asSaid(clause, told.order, { reader, scene }), score: told.score }
}

/** What is read as the same kind of deed without being retold may say more: “a task for Nadia: …”. */
function asSaid(clause: string, order: string, { reader, scene }: { reader: Reader; scene: Scene }): string {
  const [said, plain] = [resolve(clause, reader, scene), resolve(order, reader, scene)]
  const isSame = said.intent === plain.intent && doOf(said) === 'create' && doOf(plain) === 'create'
  return isSame && said.whole === true ? clause : order
}

const leadingWords = /^(?:(?:and|so|but|then|also|oh|ok|okay|well)\b[\s,]*)+/i

/** Groups neighbouring pieces into the clauses that are most like what people say; `undefined` if a piece fits none. */
function bestClauses(
  pieces: readonly string[],
  read: (text: string) => ClauseRead | undefined,
): readonly ClauseRead[] | undefined {
  type Best = { clauses: readonly ClauseRead[]; score: number }
  const best: (Best | undefined)[] = [{ clauses: [], score: 1 }]
  for (let end = 1; end <= pieces.length; end += 1)
    best[end] = Array.from({ length: end }, (_, start): Best | undefined => {
      const before = best[start]
      const clause = before && read(pieces.slice(start, end).join(' '))
      return before && clause && { clauses: [...before.clauses, clause], score: before.score * clause.score }
    })
      .filter((each) => each !== undefined)
      .toSorted((one, other) => other.score - one.score)[0]
  const found = best[pieces.length]
  return found && found.clauses.length > 1 ? found.clauses : undefined
}
