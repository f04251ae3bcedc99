import type { Move, Turn } from '#foundation/server/language.ts'
import type { Target } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import { type Event, minutesOf, nowIn } from './events.ts'
import { begins, holdsWord } from './finding.ts'
import { whichNear } from './questions.ts'
import * as words from './wording.ts'
import { say } from '#foundation/server/language.ts'

const mostOffered = 6

/** Nothing is called so: what comes nearest is offered instead, first by its words and then by its time. */
export function nothingLike(turn: Turn, target: Target, all: readonly Event[]): Move {
  const { span } = target
  const now = nowIn(turn)
  const { format } = turn.context
  const timed = all.filter(({ to }) => Temporal.PlainDateTime.compare(to, span ? span.from : now) > 0)
  const scores = timed.map((event) => ({ event, score: scoreOf(target, event) }))
  const most = Math.max(0, ...scores.map(({ score }) => score))
  const alike = most === 0 ? [] : scores.filter(({ score }) => score === most).map(({ event }) => event)
  const then = span ? alike.filter((event) => begins(event, span)) : []
  const byWords = then.length > 0 ? then : alike
  const near = byWords.length > 0 ? byWords : isOneDay(span) ? timed.filter((event) => begins(event, span)) : []
  const move =
    near.length === 0
      ? say(words.nothingCalled(target, span, format))
      : whichNear(target, once(near).slice(0, mostOffered), format)
  return move.kind === 'say' ? { ...move, leaves: { ...move.leaves, isNothing: true } } : move
}

function isOneDay(span: Span | undefined): span is Span {
  return span !== undefined && minutesOf(span) <= 24 * 60
}

/** What names it tells more than what kind of thing it is. */
function scoreOf({ words: named, kinds }: Target, event: Event): number {
  const held = (some: readonly string[]) => some.filter((word) => holdsWord(event, word)).length
  return 2 * held(named) + held(kinds)
}

/** Of a series, the first. */
function once(events: readonly Event[]): Event[] {
  return events.filter(({ event }, at) => events.findIndex((other) => other.event === event) === at)
}
