import { lightWords } from './everyday-words.ts'
import { tokenize } from '../text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Place, Wording } from '#foundation/time/words/when.ts'

/** Without how it was: “instead of every day”, “not on weekends”, “rather than at 3”, “than planned”. */
export function withoutOld(text: string, wording: Wording): string {
  const plain = text
    .replace(/,? (?:from now on|going forward|from here on)\b/gi, '')
    .replace(/ than (?:planned|before|usual|now|it is|set)\b/gi, '')
    .replace(/^not (?:now|yet)[,;.]? /i, 'again ')
  return [...plain.matchAll(refusals)].toReversed().reduce((so, { 0: word, index }) => {
    const [tail = ''] = /^(?:(?! but )[^,;.!?])*/.exec(so.slice(index + word.length)) ?? []
    const others = so.slice(0, index) + so.slice(index + word.length + tail.length)
    return isValue(tail, others, wording) ? others : so
  }, plain)
}

const refusals = /,? ?\b(?:instead of|rather than|and not(?: only| just)?|not(?: only| just)?|no longer)\b/gi

/** A time, a length, a number or how often, which the rest says anew. */
function isValue(tail: string, others: string, wording: Wording): boolean {
  const often = readRepetition(tail, wording)?.places ?? []
  if (often.length > 0 && !readRepetition(others, wording) && readLengths(others).length === 0) return false
  const places = [...often, ...readTimes(tail, wording), ...readLengths(tail)]
  const left = tokenize(unsaid(tail, places)).map(({ text }) => text)
  const isSaid = places.length > 0 || left.some((word) => /^\d+$/.test(word))
  return isSaid && left.every((word) => beside.has(word) || /^\d+$/.test(word))
}

/** The text, with blanks for what stands at these places. */
export function unsaid(text: string, places: readonly Place[]): string {
  return places.reduce((so, { at, until }) => so.slice(0, at) + ' '.repeat(until - at) + so.slice(until), text)
}

const beside = new Set([
  ...lightWords,
  'reminder',
  'full',
  'whole',
  'usual',
  'before',
  'minutes',
  'hour',
  'every',
  'any',
  'more',
])
