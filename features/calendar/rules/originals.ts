import { hasStart, lastOf, type Series, unfold } from '#foundation/time/repetition/unfold.ts'
import type { StoredEvent } from './event.ts'

type Repeating = Pick<StoredEvent, 'start' | 'zone' | 'repeat' | 'also'>

/** No day has more than the hours of a year's worth of them; whatever repeats more often is cut here. */
const most = 10_000

/** When the rule has it begin, from a time on the wall until before another. */
export function originalsBetween(event: Repeating, { from, to }: { from: string; to: string }): string[] {
  return unfold(seriesOf(event), { from, to, most })
}

export function nextOriginals(event: Repeating, { from, most: limit }: { from: string; most: number }): string[] {
  return unfold(seriesOf(event), { from, most: limit })
}

export function isOriginal(event: Repeating, wall: string): boolean {
  return hasStart(seriesOf(event), wall)
}

/** How many times of the rule come before this one. */
export function originalsBefore(event: Repeating, wall: string): number {
  return unfold({ ...seriesOf(event), plus: [] }, { to: wall, most: 1_000_000 }).length
}

/** Null: it never ends. Undefined: it never takes place. */
export function lastOriginal(event: Repeating): string | null | undefined {
  return lastOf(seriesOf(event))
}

function seriesOf({ start, zone, repeat, also }: Repeating): Series {
  return { start, zone, rule: repeat, plus: also }
}
