import { isAmount } from '#foundation/language/english/amounts.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { call, type Conditions, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type Test, testOf } from '../../language/reading/conditions.ts'
import type { ConditionWish, Target, Wish } from '../../language/wish.ts'
import { type Event, eventsIn, listEvents, nowIn, overlaps } from './events.ts'
import { heldIn, search, telling } from './looking.ts'
import { refsOf, stretchOf } from './mentions.ts'
import * as words from './wording.ts'

/** What a condition came to: the branch to go on with, and what was looked up for it. */
type Branch = { wish: Wish | undefined; turn: Turn; fact: string; events: readonly Event[] }

/** Looks whether it is so, and says which branch follows. */
export function branchOf(turn: Turn, wish: ConditionWish): Branch | Move {
  const found = tested(turn, wish.test)
  if ('kind' in found) return found
  const { events, used } = found
  return {
    wish: isSo(found, wish) === wish.holds ? wish.so : wish.otherwise,
    turn: { ...turn, results: turn.results.slice(used) },
    fact: factOf(turn, wish, events),
    events,
  }
}

/** Lets requests to any feature depend on the calendar. */
export const conditions: Conditions = {
  givesDay: true,
  read(said, { now, zone }) {
    const test = testOf(said, { now, zone, dateOrder: dateOrderOf(zone) })
    return test && isSaid(test, said) ? { wish: test, holds: test.holds } : undefined
  },
  decide(turn) {
    const test = { ...(turn.parts.wish as Test), holds: true }
    const found = tested(turn, test.test)
    if ('kind' in found) return found
    const { events } = found
    const shows = refsOf(events.slice(0, mostNamed))
    return { kind: 'verdict', isSo: isSo(found, test), fact: factOf(turn, test, events), shows }
  },
}

/** An event could be called “rain”, but “if it rains” does not ask about it unless the calendar is mentioned. */
function isSaid({ test }: Test, said: string): boolean {
  return test.do === 'list' || test.do === 'free' || /\b(?:calendar|diary|schedule)\b/i.test(said)
}

const mostNamed = 5

function isSo({ events, isFree }: Found, { more }: Pick<ConditionWish, 'more'>): boolean {
  const count = events.length
  if (isFree !== undefined) return isFree
  if (more === undefined) return count > 0
  return isAmount(count, more)
}

/** Nothing follows: it is said why. */
export function leftAsItIs({ fact, events }: Pick<Branch, 'fact' | 'events'>, { so }: ConditionWish): Move {
  const move = telling(`${fact} So I left everything as it is.`, events)
  // Another time may be said, now or after a question about what is in the way.
  if (so.do !== 'create' || move.kind === 'call') return move
  return { ...move, leaves: { ...move.leaves, asks: { question: 'when', wish: so } } }
}

type Found = { events: readonly Event[]; used: number; isFree?: boolean }

function tested(turn: Turn, test: ConditionWish['test']): Found | Move {
  if (test.do === 'next' || test.do === 'guess') return searched(turn, test.target)
  const [first] = turn.results
  if (!first) return call(listEvents, stretchOf(test.span))
  const events = first.result.kind === 'answer' ? eventsIn(first.result.answer, turn.context.zone) : undefined
  if (!events) return say(words.unread)
  if (test.do === 'list') return { events: heldIn(events, test, nowIn(turn)), used: 1 }
  const taken = events.filter((event) => !event.allDay && overlaps(event, test.span))
  return { events: taken, used: 1, isFree: taken.length === 0 }
}

/** A search may look in several places; what comes after belongs to the branch. */
export function searched(turn: Turn, target: Target): Found | Move {
  for (let used = 0; ; used += 1) {
    const found = search({ ...turn, results: turn.results.slice(0, used) }, target)
    if (!('kind' in found)) return { events: found.events, used }
    if (found.kind !== 'call' || used >= turn.results.length) return found
  }
}

function factOf({ context: { format } }: Turn, { test, more }: Test, events: readonly Event[]): string {
  const range = 'span' in test ? ` ${words.rangeText(test.span, format)}` : ''
  const sought = 'target' in test && test.target ? words.soughtAs(test.target, format) : 'like that'
  if (test.do === 'free' && events.length === 0) return `You are free${range}.`
  if (events.length === 0) return `There is nothing ${sought} in your calendar${range}.`
  if (more) return `There are ${events.length}${range}.`
  const told = events
    .slice(0, 3)
    .map((event) => words.eventText(event, format))
    .join('; ')
  return `In your calendar: ${told}${events.length > 3 ? ` and ${events.length - 3} more` : ''}.`
}
