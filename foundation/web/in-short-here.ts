import { inShort } from '#foundation/time/format/in-short.ts'
import { dayHere } from './own-zone.ts'

/** Words on one line, without the year that was the person's own at this moment. */
export function inShortHere(words: string, moment: string | number = Date.now()): string {
  return inShort(words, Number(dayHere(moment).slice(0, 4)))
}
