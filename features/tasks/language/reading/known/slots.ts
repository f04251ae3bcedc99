import { findPhrases } from '#foundation/language/text/phrases.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Change } from '../../wish.ts'
import { priorities } from '../words.ts'
import { askedAgain } from './again.ts'
import { dayIn } from './days.ts'
import * as known from './known-words.ts'
import { besidePlace, mayBePlaced, placeIn } from './place.ts'
import { type Clause, type SaidDeed, told, within } from './saying.ts'
import { handing, takerIn } from './taker.ts'

/**
 * Who takes a task, when to ask for it again, on which list it is, and when it is due: in any order, and with nothing
 * besides. A name that may as well be another word leaves a doubt.
 */
export function slotsIn(clause: Clause, wording: Wording, lists: readonly string[]): SaidDeed | undefined {
  const again = askedAgain(clause, wording)
  const place = placeIn(clause, lists)
  const taker = place ? undefined : takerIn(clause)
  if (!again && !taker && !place) return undefined
  const day = again ? undefined : dayIn(clause.bare, wording)
  const [level] = findPhrases(clause.tokens, priorities)
  const to: Change = {
    ...(day && !day.isDoubtful && { due: day.due, ...day.repeat }),
    ...(level && { priority: level.value }),
    ...(place && { list: place.list }),
    ...(taker && { person: taker.person }),
    ...(again && { askOn: again.askOn }),
  }
  const used = [
    ...(again?.used ?? []),
    ...(place?.used ?? []),
    ...(taker?.used ?? []),
    ...within(clause, day?.places),
    ...(level ? clause.tokens.slice(level.at, level.end) : []),
  ]
  const beside = new Set([...(taker ? handing : []), ...(place ? besidePlace : []), ...(day ? known.moving : [])])
  const said = told({ do: 'change', to }, clause, used, beside)
  if (said.left.length > 0) return undefined
  return taker?.isCertain === false ? { ...said, left: [doubtedName] } : said
}

/** Left over if the word for who takes the task may not be a name. */
export const doubtedName = 'name'

/** Whether it says any of this, whatever else it says. */
export function mayHoldSlots(clause: Clause, wording: Wording): boolean {
  return takerIn(clause) !== undefined || askedAgain(clause, wording) !== undefined || mayBePlaced(clause)
}
