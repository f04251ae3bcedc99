import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “New: coffee with Oskar, Thursday 10 to 10:45 at Café Anna”: what is only headed as new, and takes place, is no task. */
export function takesPlace(text: string, wording: Wording): boolean {
  if (!bareHeading.test(text)) return false
  const times = readTimes(text, wording).filter(({ saysTime, grain }) => saysTime && clocks.has(grain))
  const isSpan = times.some(({ kind }) => kind === 'interval')
  return isSpan || (times.length > 0 && withSomebody.test(text) && atPlace.test(text))
}

const clocks = new Set(['minute', 'hour'])
const bareHeading = /^(?:new|add): /i
const withSomebody = /\bwith \p{L}/iu
const atPlace = /\b(?:at|in) (?:the )?\p{Lu}/u
