import type { Span } from '../pieces/span.ts'
import type { Match, ReadMessage } from '../templates/read-message.ts'
import type { Reading } from './rank.ts'
import { weights } from './weights.ts'

/**
 * Whether the best reading may be followed. `unknown`: nothing explains enough of the message; `denied`: it says that
 * the act is not wanted; `wondered`: it asks about the act; `unread`: a telling word of an act is left over.
 */
export type Verdict = 'clear' | 'unknown' | 'denied' | 'wondered' | 'unread'

export function judge(reading: Reading | undefined, read: ReadMessage): Verdict {
  if (!reading || reading.cost > weights.mostToKnow) return 'unknown'
  if (reading.template.kind !== 'act') return 'clear'
  if (reading.isDenied) return 'denied'
  if (outsideOwnText(read.marks.get('wondered') ?? [], reading).length > 0) return 'wondered'
  const namesOther = reading.unread.some(({ from }) => /^\p{Lu}/u.test(read.message.slice(from, from + 2)))
  if (reading.unread.length > 0 && (reading.cost > weights.mostToAct || namesOther)) return 'unread'
  return 'clear'
}

/**
 * `denied`: “do not” stands right before what the act is read from; `explained`: the act itself is said with these words,
 * such as “do not forget”.
 */
export type Denial = 'none' | 'denied' | 'explained'

export function denialOf(match: Match, { marks, tokens }: ReadMessage): Denial {
  const fillers = marks.get('denial-filler') ?? []
  const denials = outsideOwnText(marks.get('denied') ?? [], match)
  if (denials.some((denial) => match.used.some(({ at, end }) => at <= denial.at && denial.end <= end)))
    return 'explained'
  const isRightBefore = denials.some((denial) => {
    const next = match.used
      .filter(({ at, needed }) => needed && at >= denial.end)
      .toSorted((one, other) => one.at - other.at)[0]
    const between = next && tokens.slice(denial.end, next.at)
    return between?.every((_, place) => fillers.some(({ at }) => at === denial.end + place)) === true
  })
  return isRightBefore ? 'denied' : 'none'
}

function outsideOwnText(spans: readonly Span[], { texts }: Match): readonly Span[] {
  return spans.filter((span) => texts.every(({ at, end }) => span.end <= at || span.at >= end))
}
