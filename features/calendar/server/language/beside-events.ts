import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { Beside, ListWish, Target } from '../../language/wish.ts'
import { allEvents, compare, type Event, nowIn } from './events.ts'
import { answerTo, heldIn, search, within } from './looking.ts'
import * as words from './wording.ts'

/** What comes after one event and before another, or on the day of the one. */
export function besideSpan(turn: Turn, { after, before }: Beside): Span | Move {
  const earlier = after && oneAhead(turn, after, ({ to }) => to)
  if (earlier && 'kind' in earlier) return earlier
  const later = before && oneAhead(turn, before, ({ from }) => from, earlier?.to)
  if (later && 'kind' in later) return later
  const from = earlier?.to ?? later?.from.toPlainDate().toPlainDateTime()
  const to = later?.from ?? earlier?.to.toPlainDate().add({ days: 1 }).toPlainDateTime()
  return from && to ? { from, to } : say(words.unread)
}

function oneAhead(
  turn: Turn,
  target: Target,
  edge: (event: Event) => Temporal.PlainDateTime,
  since = nowIn(turn),
): Event | Move {
  const found = search(turn, target)
  if ('kind' in found) return found
  const event = found.events.find((each) => !each.allDay && compare(edge(each), since) >= 0)
  return event ?? say('I find no event like that in your calendar in the next three months.')
}

/** “What is on after the board meeting?” */
export function listBeside(turn: Turn, wish: ListWish & { beside: Beside }): Move {
  const span = besideSpan(turn, wish.beside)
  if ('kind' in span) return span
  const events = heldIn(allEvents(turn) ?? [], { ...wish, span: { ...wish.span, ...span } }, nowIn(turn))
  return within(answerTo(turn, { ...wish, span: { ...wish.span, ...span } }, events), { span })
}
