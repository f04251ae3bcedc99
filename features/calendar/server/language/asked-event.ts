import { tokenize } from '#foundation/language/text/tokens.ts'
import { list } from '#foundation/language/wording/quoting.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { GuessWish, Target, Wish } from '../../language/wish.ts'
import { compare, type Event, nowIn } from './events.ts'
import { search, telling } from './looking.ts'
import { whichOf } from './questions.ts'
import * as words from './wording.ts'

/** When, where or for how long something takes place, or who comes. */
export function next(turn: Turn, { target, asks }: Extract<Wish, { do: 'next' }>): Move {
  const found = search(turn, target)
  if ('kind' in found) return found
  const now = nowIn(turn)
  if (target.it && target.all && found.events.length > 1)
    return telling(list(found.events.map((each) => words.eventText(each, turn.context.format))), found.events)
  const event = found.events.find(
    ({ to }) => target.span !== undefined || target.order?.at === -1 || compare(to, now) > 0,
  )
  if (!event) {
    const [gone] = target.it ? (target.named ?? []) : []
    return gone
      ? say(words.gone(gone, turn.context))
      : say(nothingAhead(target, turn.context.format), isNamed(target) ? { isNothing: true } : {})
  }
  return (
    (asks === 'when' && !target.it ? severalOf(turn, found.events, target) : undefined) ??
    whichIsMeant(turn, found.events, { target, asks }) ??
    telling(words.answerText(event, asks, turn.context.format), [event])
  )
}

/** “When is my next meeting?” names none that anything else could know of. */
function isNamed({ words: named, oneOf = [], kinds }: Target): boolean {
  return named.length + oneOf.length + kinds.length > 0
}

/** “How long is the review?”, where several are called so in part. */
function whichIsMeant(
  turn: Turn,
  found: readonly Event[],
  { target, asks }: Pick<GuessWish, 'target' | 'asks'>,
): Move | undefined {
  const isOpen = !target.it && !target.order && !target.clock && target.words.length > 0
  const isOne = asks === 'how-long' || /^(?:the|my|our)\b/i.test(target.text)
  if (!isOpen || !isOne || asks === 'when' || asks === 'what') return undefined
  const ahead = found.filter(({ to }) => compare(to, nowIn(turn)) > 0)
  const named = ahead.filter(({ title }, at) => ahead.findIndex((each) => each.title === title) === at)
  return named.length > 1 ? whichOf(named, turn.context.format) : undefined
}

/** “When are the defences?”: all that are called so and are still to come, and not the next one alone. */
function severalOf(turn: Turn, found: readonly Event[], { span, order }: Target): Move | undefined {
  const isPlural = tokenize(turn.parts.sentence).some(({ text }, at) => at < 3 && text === 'are')
  // “When do I see them next week” asks for all of that week.
  const isLong = span?.saysDay === true && order === undefined && span.from.until(span.to).total('days') > 1
  const ahead = isPlural || isLong ? found.filter(({ to }) => compare(to, nowIn(turn)) > 0).slice(0, mostAtOnce) : []
  if (new Set(ahead.map(({ event }) => event)).size < 2) return undefined
  return telling(list(ahead.map((each) => words.eventText(each, turn.context.format))), ahead)
}

/** More than anybody reads at once are left out. */
const mostAtOnce = 8

function nothingAhead(target: Target, format: TimeFormat): string {
  const text = isNamed(target) ? words.nothingCalled(target, target.span, format) : words.nothingAhead(target, format)
  return target.span ? text : text.replace(/\.$/, ' in the next three months.')
}

/** Where the calendar holds nothing like it, it was no question about the calendar. */
export function guess(turn: Turn, { target, asks }: GuessWish): Move | undefined {
  const found = search(turn, target)
  if ('kind' in found) return found
  const [event] = found.events
  const several = asks === 'when' ? severalOf(turn, found.events, target) : undefined
  return (
    several ??
    whichIsMeant(turn, found.events, { target, asks }) ??
    (event && telling(words.answerText(event, asks, turn.context.format), [event]))
  )
}
