import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailFound } from '../../contract.ts'
import type { Spare } from '../../language/wish.ts'
import { namedBy } from '../../rules/named.ts'
import { fileThese } from './filing.ts'
import { findMail } from './finding.ts'
import * as words from './wording.ts'

/** Does it to those of the mail in hand that the words name. */
export function spared(turn: Turn, { of, words: said, deed }: Spare): Move {
  const answer = answerOf(turn, findMail)
  if (answer === undefined) return call(findMail, { ids: of, view: 'all', limit: of.length })
  const { threads = [] } = mailFound.safeParse(answer).data ?? {}
  const { near, unknown } = namedBy(threads, said)
  if (near.length === 0 || unknown.length > 0)
    return say(words.nothingSuch({ words: said.join(' '), all: true }), { isNothing: true })
  return fileThese(turn, { ...deed, which: { ids: near.map(({ id }) => id), words: '', all: true } }, near)
}
