import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '../event/times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Destination } from '../wish.ts'
import { firstFree, readDestination, readShift } from './destination.ts'
import { without } from '../event/spans.ts'

export type Split<T> = { left: string; right: T }

/** Where a phrase falls apart into what is spoken of and what is to become of it; the longest end that can be read. */
function splitAtEnd<T>(phrase: string, read: (right: string) => T | undefined): Split<T> | undefined {
  const starts = [...phrase.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index)
  for (const start of starts) {
    const right = read(phrase.slice(start))
    if (right !== undefined) return { left: phrase.slice(0, start).trim(), right }
  }
  return undefined
}

/** “My 3pm by half an hour”. */
export function splitAtShift(phrase: string, leans: 'earlier' | 'later'): Split<Destination> | undefined {
  if (readLengths(phrase).length === 0 && !/\bhalf|quarter\b/i.test(phrase)) return undefined
  const found = splitAtEnd(phrase, (right) => (shiftLead.test(right) ? readShift(right, leans) : undefined))
  // “The one hour call to Friday” tells which by its length.
  return found && { ...found, left: found.left.replace(/\s+(?:by|back|forward|out|up|ahead|down)$/i, '') }
}

const shiftLead =
  /^(?:by|back|backwards?|forwards?|out|up|down|ahead|earlier|later|another|an?\b|half|about|\d|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|sixty|ninety)/i

/** “My 3pm with Sara to Thursday at 4”. */
export function splitAtDestination(phrase: string, wording: Wording): Split<Destination> | undefined {
  return (
    splitAt(phrase, wording, /^(?:to|until|till|til|into|onto|back to|forward to|up to|out to)\s+/i) ??
    splitAt(phrase, wording, /^(?:for|on|at)\s+/i)
  )
}

function splitAt(phrase: string, wording: Wording, lead: RegExp): Split<Destination> | undefined {
  return splitAtEnd(phrase, (right) => {
    const led = lead.exec(right)?.[0]
    if (led === undefined) return undefined
    const rest = right.slice(led.length)
    return isTimeAlone(rest, wording) || firstFree.test(rest) ? readDestination(rest, wording) : undefined
  })
}

/** Nothing but a time, and the small words that stand with one. */
export function isTimeAlone(text: string, wording: Wording): boolean {
  const whens = readTimes(text, wording)
  const rest = whens.length === 0 ? text : without(text, whens)
  const bare = rest
    .toLowerCase()
    .replace(
      /\b(?:at\s+)?(?:\d{1,2}(?:[:.h]\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+o'?clock)?(?:\s*(?:-|–|to|until)\s*\d{1,2}(?:[:.]\d{2})?)?\b/,
      ' ',
    )
    .replaceAll(
      /\b(?:at|on|to|in|the|same|time|instead|sharp|exactly|around|about|please|of|for|then|if|possible|ish)\b|[.,!?\s]/g,
      '',
    )
  return bare === ''
}
