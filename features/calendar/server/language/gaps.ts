import { counted, quote } from '#foundation/language/wording/quoting.ts'
import type { Move, Turn } from '#foundation/server/language.ts'
import type { GapWish, Target } from '../../language/wish.ts'
import { type Event, minutesOf, nowIn, overlaps } from './events.ts'
import { search, telling } from './looking.ts'
import { nothingLike } from './nearest.ts'
import { timesText } from '#foundation/language/wording/moments.ts'
import { durationText, whenText } from './wording.ts'

/** “How long between lunch and the review”, “how much time before the school run”. */
export function gap(turn: Turn, { from, to, isGuess }: GapWish): Move | undefined {
  const earlier = from && oneOf(turn, from)
  if (earlier && 'kind' in earlier) return earlier
  const later = oneOf(turn, to, earlier)
  if (isGuess === true && 'kind' in later && later.kind === 'say') return undefined
  if ('kind' in later) return later
  return earlier ? between(turn, earlier, later) : before(turn, later)
}

/** Of several it is the one that is nearest to the other. */
function oneOf(turn: Turn, target: Target, beside?: Event): Event | Move {
  const found = search(turn, target)
  if ('kind' in found) return found
  const away = ({ from }: Event) => (beside ? Math.abs(minutesOf({ from: beside.from, to: from })) : 0)
  const [event] = found.events.toSorted((one, other) => away(one) - away(other))
  return event ?? nothingLike(turn, target, found.all)
}

function between({ context: { format } }: Turn, one: Event, other: Event): Move {
  const [first, second] = Temporal.PlainDateTime.compare(one.from, other.from) > 0 ? [other, one] : [one, other]
  const what = `between ${quote(first.title)}, ${whenText(first, format)}, and ${quote(second.title)}, ${timesText(second, format)}`
  if (overlaps(first, second))
    return telling(`None: they overlap. ${quote(first.title)} ends after ${quote(second.title)} begins.`, [
      first,
      second,
    ])
  return telling(`${durationText(minutesOf({ from: first.to, to: second.from }))} ${what}.`, [first, second])
}

/** Starts now, or when the current event ends. */
function before(turn: Turn, event: Event): Move {
  const now = nowIn(turn)
  const minutes = minutesOf({ from: now, to: event.from })
  const when = `${quote(event.title)}, ${whenText(event, turn.context.format)}`
  if (minutes <= 0) return telling(`None: it has begun. ${when}.`, [event])
  const isSoon = minutes < 24 * 60
  const days = now.toPlainDate().until(event.from.toPlainDate()).days
  return telling(
    `${isSoon ? `${durationText(minutes)} from now` : `${counted(days, 'day')} from today`} until ${when}.`,
    [event],
  )
}
