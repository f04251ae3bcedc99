import { quote } from '#foundation/language/wording/quoting.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Changed } from '../../language/wish.ts'
import { asItIs } from './as-it-is.ts'
import type { Steps } from './changing.ts'
import { refsOf } from './mentions.ts'
import { eventText, whenText } from './wording.ts'

/** “Should I move “Client Frei” to 8:30?”, of a change that was only told; nothing to offer where it is so already. */
export function offer(turn: Turn, wish: Changed, { event, span }: Steps): Move | undefined {
  if (!event) return undefined
  const { format } = turn.context
  const isSo = span?.from.equals(event.from) === true && span.to.equals(event.to)
  const shows = refsOf([event])
  if (isSo) return asItIs(turn, event)
  const place = wish.do === 'place' ? `set the place of ${quote(event.title)} to ${quote(wish.location)}` : undefined
  const gone = wish.do === 'cancel' ? `delete ${eventText(event, format)}` : undefined
  const verb = wish.do === 'resize' ? 'change' : 'move'
  const to = span && `${verb} ${quote(event.title)} to ${whenText({ ...span, allDay: event.allDay }, format)}`
  const deed = place ?? gone ?? to
  if (deed === undefined) return undefined
  const target = { ...wish.target, it: true, all: false, named: shows }
  return say(`Should I ${deed}?`, { asks: { question: 'instead', wish: { ...wish, target } }, shows })
}
