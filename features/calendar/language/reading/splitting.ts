import { numberWords } from '#foundation/language/pieces/numbers.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { without } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'

/** Nothing but a time, and the small words that stand with one. */
export function isTimeAlone(text: string, wording: Wording): boolean {
  const whens = readTimes(text, wording)
  const words = tokenize(whens.length === 0 ? text : without(text, whens)).map((token) => token.text)
  const others = words.filter((word) => !small.has(word))
  // “The Friday one” points at something; “Friday at one” is a time.
  if (words.at(-1) === 'one' && words.includes('the') && !words.some((word) => leading.has(word))) return false
  return others.every(isHour) && others.length <= (words.some((word) => ranges.has(word)) ? 2 : 1)
}

/** “4”, “4:15”, “four”: a time of day where one must stand. */
export function isHour(word: string): boolean {
  return hours.has(word) || /^\d{1,2}(?:[:.h]\d{2})?$/.test(word)
}

const hours = new Set(numberWords.slice(1, 13))
const leading = new Set(['at', 'to', 'until', 'from', 'by', 'around', 'about', '-', '–'])
const ranges = new Set(['to', 'until', '-', '–'])
const small = new Set([
  ...ranges,
  ...`at on in the same time instead sharp exactly around about please of for then if possible ish oclock`.split(' '),
])
