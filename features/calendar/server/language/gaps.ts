import { counted, list, quote } from '#foundation/language/wording/quoting.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { Move, Turn } from '#foundation/server/language.ts'
import type { GapWish, Target } from '../../language/wish.ts'
import { type Event, minutesOf, nowIn, overlaps } from './events.ts'
import { search, telling } from './looking.ts'
import { nothingLike } from './nearest.ts'
import { timesText } from '#foundation/language/wording/moments.ts'
import { durationText, eventText, inTheWay, rangeText, whenText } from './wording.ts'

/** “How long between lunch and the review”, “how much time before the school run”. */
export function gap(turn: Turn, wish: GapWish): Move | undefined {
  const { from, to, isGuess } = wish
  if (wish.asks === 'clash') return clash(turn, wish)
  const earlier = from && oneOf(turn, from)
  if (earlier && 'kind' in earlier) return earlier
  const later = oneOf(turn, to, earlier)
  if (isGuess === true && 'kind' in later && later.kind === 'say') return undefined
  if ('kind' in later) return later
  return earlier ? between(turn, earlier, later) : before(turn, later)
}

/** Of a series, the times that overlap are meant. */
function clash(turn: Turn, { from, to }: GapWish): Move | undefined {
  const { format } = turn.context
  const asked = search(turn, to)
  if ('kind' in asked) return asked.kind === 'call' ? asked : undefined
  const against = from && search(turn, from)
  if (against && 'kind' in against) return against.kind === 'call' ? against : undefined
  const ones = asked.events
  const others = against?.events ?? asked.all.filter(({ event, allDay }) => !allDay && event !== ones[0]?.event)
  const pairs = ones.flatMap((one) => others.flatMap((other) => (overlaps(one, other) ? [[one, other] as const] : [])))
  const [one, other] = [pairs[0]?.[0] ?? ones[0], pairs[0]?.[1]]
  if (!one || (against && others.length === 0)) return undefined
  const hit = [...new Set(pairs.map(([each]) => each))]
  if (hit.length > 1 && other && !against) return telling(hitText(pairs, format), ones.slice(0, 1))
  if (hit.length > 1 && other) return telling(inTheWay(hit, rangeText(other, format), format), hit)
  if (other) return telling(`Yes: ${eventText(one, format)}, and ${eventText(other, format)}, overlap.`, [one])
  const [near] = against ? nearestTo(one, others) : []
  if (!near) return telling(`No, nothing is in the way of ${eventText(one, format)}.`, [one])
  return telling(`No: ${eventText(one, format)}, and ${eventText(near, format)}, do not overlap.`, [one])
}

/** Of a series, each of its times that something stands in the way of. */
function hitText(pairs: readonly (readonly [Event, Event])[], format: TimeFormat): string {
  const lines = pairs
    .slice(0, mostHits)
    .map(([one, other]) => `${whenText(one, format)}: ${quote(other.title)}, ${timesText(other, format)}`)
  const rest = pairs.length > mostHits ? `\n\nand ${counted(pairs.length - mostHits, 'more time', 'more times')}.` : ''
  return `Yes, ${counted(pairs.length, 'time')} in the next weeks:\n\n${list(lines)}${rest}`
}

const mostHits = 5

function nearestTo(one: Event, events: readonly Event[]): Event[] {
  const away = ({ from }: Event) => Math.abs(minutesOf({ from: one.from, to: from }))
  return events.toSorted((some, other) => away(some) - away(other))
}

/** Of several it is the one that is nearest to the other. */
function oneOf(turn: Turn, target: Target, beside?: Event): Event | Move {
  const found = search(turn, target)
  if ('kind' in found) return found
  const [event] = beside ? nearestTo(beside, found.events) : found.events
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
