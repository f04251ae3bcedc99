import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { foundPromises } from '../../contract.ts'
import type { Promises } from '../../language/wish.ts'
import { momentOf, refOf } from './finding.ts'
import * as words from './promised-wording.ts'
import { noMailbox } from './wording.ts'

const findPromises = 'mail.promises'
const usualDays = 30

/** Each promise in its own words, of the last weeks where nothing was said of when. */
export function promised(turn: Turn, wish: Promises): Move {
  const { by, who, since, until } = wish
  const answer = answerOf(turn, findPromises)
  const moment = (local: string) => new Date(millisecondOf(local, turn.context.zone)).toISOString()
  const from = since ?? turn.today.subtract({ days: usualDays }).toString()
  if (answer === undefined)
    return call(findPromises, {
      by,
      since: moment(from),
      ...(until !== undefined && { until: moment(until) }),
      ...(who !== undefined && { who }),
    })
  const { promises, boxes } = foundPromises.parse(answer)
  if (boxes === 0) return say(noMailbox, { isNothing: true })
  const shows = [...new Map(promises.map(({ thread }) => [thread.id, refOf(thread)])).values()]
  return say(words.promised(promises, wish, momentOf(turn)), { shows })
}
