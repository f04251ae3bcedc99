import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { type Event, wallOf, written } from './events.ts'
import type { Span } from '../../language/event/said-event.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Target } from '../../language/wish.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** The events that were spoken of last, in the order in which they were named. */
export function spokenOf({ shown }: Pick<Dialogue, 'shown'>): readonly ThingRef[] {
  return shown.filter(({ kind }) => kind === 'event')
}

/** “It”, of the one event that is in hand. */
export function itself(ref: ThingRef | undefined, wording: Wording): Target {
  return { ...readTarget('it', wording), it: true, named: ref ? [ref] : [] }
}

export function refsOf(events: readonly Event[]): ThingRef[] {
  return events.map(({ event: id, original = null, title, start, end }) => ({
    kind: 'event',
    id,
    original,
    title,
    start,
    end,
  }))
}

/** When it was as it was spoken of, on the wall of the person. */
export function spanOfRef(
  { start, end }: ThingRef,
  zone: string | undefined,
): (Span & { allDay: boolean }) | undefined {
  if (start === undefined || zone === undefined) return undefined
  const from = wallOf(start, zone)
  const allDay = !start.includes('T')
  return { from, to: end === undefined ? from.add({ hours: 1 }) : wallOf(end, zone), allDay }
}

export function stretchOf({ from, to }: Span): { from: string; to: string } {
  return { from: written(from), to: written(to) }
}

export function spanOfStretch({ from, to }: { from: string; to: string }): Span {
  return { from: Temporal.PlainDateTime.from(from), to: Temporal.PlainDateTime.from(to) }
}
