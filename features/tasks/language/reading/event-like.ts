import { withBareSpans } from '#foundation/time/words/bare-spans.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'

/** “New: coffee with Oskar, Thursday 10 to 10:45 at Café Anna”: what is only headed as new, and takes place, is no task. */
export function takesPlace(text: string, wording: Wording): boolean {
  if (!bareHeading.test(text)) return false
  const times = readTimes(text, wording).filter(({ saysTime, grain }) => saysTime && clocks.has(grain))
  const isSpan = times.some(({ kind }) => kind === 'interval')
  return isSpan || (times.length > 0 && withSomebody.test(text) && atPlace.test(text))
}

/** “The train to Hamburg on Friday, 8:10 till 11:50” takes place, and “draft him a nudge, Friday latest” asks for a mail. */
export function isForAnother(text: string, wording: Wording): boolean {
  return letter.test(text) || fromTo(text, wording).length > 0
}

function fromTo(text: string, wording: Wording): When[] {
  return readTimes(withBareSpans(text), wording).filter(
    ({ kind, saysTime, grain }) => kind === 'interval' && saysTime && clocks.has(grain),
  )
}

/**
 * “Tomorrow: 9-9:30 call with the bank, 3-4pm tasting”, “every day at 7:30: walk the dog, 20 minutes”: what begins at a time, and
 * of which it is said how long it takes or when it ends.
 */
export function hasEnd(text: string, wording: Wording): boolean {
  if (fromTo(text, wording).length > 0) return true
  const repeated = readRepetition(text, wording)
  if (repeated?.end !== undefined) return true
  const isTimed = repeated?.saysTime === true || readTimes(text, wording).some(({ saysTime }) => saysTime)
  return isTimed && readLengths(text).some(({ at, until }) => standsApart(text, at, until))
}

/** “…, 20 minutes”, “… for an hour”. */
function standsApart(text: string, at: number, until: number): boolean {
  return /(?:,|\bfor)\s*$/i.test(text.slice(0, at)) && /^\s*(?:[,.!]|$)/.test(text.slice(until))
}

const letter = /^(?:draft|write|compose) (?:him|her|them) an? /iu
const clocks = new Set(['minute', 'hour'])
const bareHeading = /^(?:new|add): /i
const withSomebody = /\bwith \p{L}/iu
const atPlace = /\b(?:at|in) (?:the )?\p{Lu}/u
