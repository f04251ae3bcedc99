import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { readBody, readNewReminder } from './creating.ts'

/** “On Friday to call the bank and on Saturday to buy flowers”: another thing on another day. */
export function readEachDay(text: string, wording: Wording): NewWish[] | undefined {
  const cuts = readTimes(text, wording).flatMap(({ at, until, saysDay }) => {
    const [joint] = joined.exec(text.slice(0, at)) ?? []
    const isNext = saysDay && joint !== undefined && behind.test(text.slice(until))
    return isNext ? [{ end: at - joint.length, from: at }] : []
  })
  const [first, ...others] = cuts
  if (!first) return undefined
  const head = readNewReminder(text.slice(0, first.end), wording)
  const rest = cuts.map(({ from }, at) => readBody(text.slice(from, others[at]?.end), wording))
  const all = head ? [head, ...rest] : []
  return all.length > 1 && all.every(isWhole) ? all : undefined
}

/** Words and a moment, or a day. */
function isWhole({ text, timing }: NewWish): boolean {
  const isOnce = (timing?.by === 'time' && timing.clock === undefined) || timing?.by === 'day'
  return text !== undefined && isOnce && timing.rule === undefined
}

const joined = /(?:,|,? (?:and|plus|then))(?: then| also)? (?:on )?$/i
const behind = /^ (?:to|about|of) \p{L}/iu
