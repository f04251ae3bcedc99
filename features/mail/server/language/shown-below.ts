import { answerOf, call, type Leaves, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { ThreadRow } from '../../contract.ts'
import { mostShown } from '../../language/shown.ts'
import { refOf } from './finding.ts'

export const showMail = 'mail.show'

/** In words, and below them as a card whose rows open. */
export function shownBelow(turn: Turn, threads: readonly ThreadRow[], text: string, leaves: Leaves = {}): Move {
  const first = threads.slice(0, mostShown)
  if (first.length > 0 && turn.offers(showMail) && answerOf(turn, showMail) === undefined)
    return call(showMail, { ids: first.map(({ id }) => id) })
  return say(text, { shows: first.map(refOf), ...leaves })
}
