import { hasStart, lastOf, type Series, unfold } from '#foundation/time/repetition/unfold.ts'
import type { StoredEvent } from './event.ts'

type Repeating = Pick<StoredEvent, 'start' | 'zone' | 'repeat' | 'also'>

/** More than the hours of a year; whatever repeats more often is cut here. */
const most = 10_000

/** When the rule has it begin, from a time on the wall until before another. */
export function originalsBetween(event: Repeating, { from, to }: { from: string; to: string }): string[] {
  const years = yearsBetween(from, to)
  if (years.length > 3) return unfold(seriesOf(event), { from, to, most })
  return years.flatMap((year) => originalsIn(event, year)).filter((wall) => wall >= from && wall < to)
}

/** Whoever leafs through weeks asks for the same years of the same series again and again. */
function originalsIn(event: Repeating, year: number): string[] {
  const key = [event.start, event.zone, event.repeat, event.also.join(), year].join('|')
  const found = known.get(key)
  if (found) return found
  const isDay = event.start.length === 10
  const [from, to] = [year, year + 1].map((each) => `${String(each).padStart(4, '0')}-01-01${isDay ? '' : 'T00:00'}`)
  const originals = unfold(seriesOf(event), { ...(from && { from }), ...(to && { to }), most })
  knownCount += originals.length + 1
  if (knownCount > mostKnown) {
    known.clear()
    knownCount = originals.length + 1
  }
  known.set(key, originals)
  return originals
}

function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const known = new Map<string, string[]>()
const mostKnown = 200_000
let knownCount = 0

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
