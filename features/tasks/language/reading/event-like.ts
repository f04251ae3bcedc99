import { withBareSpans } from '#foundation/time/words/bare-spans.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “New: coffee with Oskar, Thursday 10 to 10:45 at Café Anna”: what is only headed as new, and takes place, is no task. */
export function takesPlace(text: string, wording: Wording): boolean {
  if (!bareHeading.test(text)) return false
  const times = readTimes(text, wording).filter(({ saysTime, grain }) => saysTime && clocks.has(grain))
  const isSpan = times.some(({ kind }) => kind === 'interval')
  return isSpan || (times.length > 0 && withSomebody.test(text) && atPlace.test(text))
}

/** “The train to Hamburg on Friday, 8:10 till 11:50” takes place, and “draft him a nudge, Friday latest” asks for a mail. */
export function isForAnother(text: string, wording: Wording): boolean {
  if (letter.test(text)) return true
  return readTimes(withBareSpans(text), wording).some(
    ({ kind, saysTime, grain }) => kind === 'interval' && saysTime && clocks.has(grain),
  )
}

const letter = /^(?:draft|write|compose) (?:him|her|them) an? /iu
const clocks = new Set(['minute', 'hour'])
const bareHeading = /^(?:new|add): /i
const withSomebody = /\bwith \p{L}/iu
const atPlace = /\b(?:at|in) (?:the )?\p{Lu}/u
