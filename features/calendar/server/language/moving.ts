import type { Turn } from '#foundation/server/language.ts'
import type { Span } from '../../language/event/said-event.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import type { Destination } from '../../language/wish.ts'
import { type Event, minutesOf, overlaps } from './events.ts'

export type Timed = Pick<Event, 'from' | 'to' | 'allDay'>

/** Nothing where it was not said whereto. */
export function movedTo({ lasting, ...to }: Destination, event: Timed, all: readonly Event[]): Span | undefined {
  const span = goesTo(to, event, all)
  return span && lasting ? { from: span.from, to: span.from.add(lasting) } : span
}

function goesTo(to: Destination, event: Timed, all: readonly Event[]): Span | undefined {
  const minutes = minutesOf(event)
  if (to.by && to.keepsEnd === true) return endingAsBefore(event.from.add(to.by), event)
  if (to.by) return movedBy(to.by, event, to.weekday)
  const day = dayIn(to, event) ?? (to.week ? to.week.add({ days: event.from.dayOfWeek - 1 }) : undefined)
  if (!day && !to.clock && !to.part) return undefined
  const on = day ?? event.from.toPlainDate()
  if (to.part) return firstFree(on.toPlainDateTime(to.part.from), on.toPlainDateTime(to.part.to), event, all)
  if (event.allDay && to.keepsEnd === true) {
    const isBefore = Temporal.PlainDateTime.compare(on.toPlainDateTime(), event.to) < 0
    return isBefore ? { from: on.toPlainDateTime(), to: event.to } : undefined
  }
  if (event.allDay && !to.clock) return { from: on.toPlainDateTime(), to: on.toPlainDateTime().add({ minutes }) }
  const from = on.toPlainDateTime(to.clock ? clockNear(to.clock, event.from) : event.from.toPlainTime())
  if (to.keepsEnd === true) return endingAsBefore(from, event)
  const length = event.allDay ? 60 : minutes
  const end = to.end
    ? on.toPlainDateTime(clockNear(to.end, from.add({ minutes: length })))
    : from.add({ minutes: length })
  return { from, to: Temporal.PlainDateTime.compare(end, from) > 0 ? end : from.add({ minutes: length }) }
}

/** “Bring it forward to Friday”: to the next one. */
export function soonest({ parts }: Turn, to: Destination): Destination {
  if (to.by || !broughtForward.test(parts.sentence)) return to
  const { weekday: _weekday, ...rest } = to
  return rest
}

const broughtForward = /\b(?:bring|pull|ahead|earlier|sooner|advance)\b/i

/** Nothing where that is another weekday than was said. */
function movedBy(by: Temporal.Duration, event: Timed, weekday: number | undefined): Span | undefined {
  const from = event.from.add(by)
  return weekday === undefined || from.dayOfWeek === weekday ? { from, to: event.to.add(by) } : undefined
}

/** A weekday without a date is the next one, or that of a later week in which the event is. */
function dayIn({ day, weekday }: Destination, { from }: Timed): Temporal.PlainDate | undefined {
  if (!day || weekday === undefined) return day
  const own = from.toPlainDate().add({ days: weekday - from.dayOfWeek })
  return Temporal.PlainDate.compare(own, day) > 0 ? own : day
}

/** Nothing where it would end before it begins. */
function endingAsBefore(from: Temporal.PlainDateTime, event: Timed): Span | undefined {
  const to = from.toPlainDate().toPlainDateTime(event.to.toPlainTime())
  return Temporal.PlainDateTime.compare(to, from) > 0 ? { from, to } : undefined
}

function firstFree(
  from: Temporal.PlainDateTime,
  to: Temporal.PlainDateTime,
  event: Timed,
  all: readonly Event[],
): Span {
  const minutes = event.allDay ? 60 : minutesOf(event)
  const others = all.filter((other) => !other.allDay && other !== event)
  for (let at = from; Temporal.PlainDateTime.compare(at.add({ minutes }), to) <= 0; at = at.add({ minutes: 15 })) {
    const span = { from: at, to: at.add({ minutes }) }
    if (!others.some((other) => overlaps(other, span))) return span
  }
  return { from, to: from.add({ minutes }) }
}
