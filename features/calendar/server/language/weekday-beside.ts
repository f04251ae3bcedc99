import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { spanOfRef } from './mentions.ts'

/** “The Saturday after that”, “the Friday before”: counted from the day on which the event is. */
export function weekdayBeside(
  text: string,
  ref: ThingRef | undefined,
  { zone }: Wording,
): Temporal.PlainDate | undefined {
  const words = tokenize(text)
    .map((token) => token.text)
    .filter((word) => !fillers.has(word))
  // “Before Friday” is no day.
  const isTurned = words[0] === 'following'
  const [said = '', side = '', ...more] = isTurned ? words.toReversed() : words
  const weekday = weekdays.get(said)
  const by = sides.get(side)
  const at = ref && spanOfRef(ref, zone)?.from.toPlainDate()
  if (!at || weekday === undefined || by === undefined || more.length > 0) return undefined
  const days = (weekday - at.dayOfWeek) * by
  return at.add({ days: by * (days > 0 ? days : days + 7) })
}

const fillers = setOf('the a one on that it instead please to for sorry no oh i mean meant rather then , .')
const sides: ReadonlyMap<string, 1 | -1> = new Map([
  ['after', 1],
  ['following', 1],
  ['before', -1],
])
const weekdays: ReadonlyMap<string, number> = new Map(
  'monday tuesday wednesday thursday friday saturday sunday'.split(' ').flatMap((name, at): [string, number][] => [
    [name, at + 1],
    [name.slice(0, 3), at + 1],
  ]),
)
