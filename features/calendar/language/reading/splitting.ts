import { readTimes } from '../event/times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { without } from '../event/spans.ts'

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
