import { hasStart, lastOf, type Series, unfold } from '#foundation/time/repetition/unfold.ts'
import { endingBefore } from '#foundation/time/repetition/cut.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import type { StoredEvent } from './event.ts'

type Repeating = Pick<StoredEvent, 'start' | 'zone' | 'repeat' | 'also'>

/** The most occurrences of one series per call. */
const mostAsked = 20_000

/** More frequent series are not cached by year, because a few of them would fill the memory. */
const mostRemembered = 2_000

/** The rule's starts from one local time until before another; at most `most`. */
export function originalsBetween(
  event: Repeating,
  { from, to, most = mostAsked }: { from: string; to: string; most?: number },
): string[] {
  const years = yearsBetween(from, to)
  const remembered = years.length > 3 ? [undefined] : years.map((year) => originalsIn(event, year))
  if (!remembered.every((each) => each !== undefined)) return unfold(seriesOf(event), { from, to, most })
  return remembered.flat().filter((wall) => wall >= from && wall < to)
}

/**
 * Browsing through weeks asks for the same years of the same series over and over. Returns `undefined` for series too
 * frequent to cache.
 */
function originalsIn(event: Repeating, year: number): string[] | undefined {
  const key = [event.start, event.zone, event.repeat, event.also.join(), year].join('|')
  const found = known.get(key)
  if (found) return found === 'often' ? undefined : found
  const isDay = event.start.length === 10
  const [from, to] = [year, year + 1].map((each) => `${String(each).padStart(4, '0')}-01-01${isDay ? '' : 'T00:00'}`)
  const frame = { ...(from && { from }), ...(to && { to }), most: mostRemembered + 1 }
  const originals = unfold(seriesOf(event), frame)
  const isOften = originals.length > mostRemembered
  const count = isOften ? 1 : originals.length + 1
  knownCount += count
  if (knownCount > mostKnown) {
    known.clear()
    knownCount = count
  }
  known.set(key, isOften ? 'often' : originals)
  return isOften ? undefined : originals
}

function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const known = new Map<string, string[] | 'often'>()
const mostKnown = 200_000
let knownCount = 0

export function nextOriginals(event: Repeating, { from, most: limit }: { from: string; most: number }): string[] {
  return unfold(seriesOf(event), { from, most: limit })
}

export function isOriginal(event: Repeating, wall: string): boolean {
  return hasStart(seriesOf(event), wall)
}

export function isFirstOriginal(event: Repeating, wall: string): boolean {
  return unfold({ ...seriesOf(event), plus: [] }, { to: wall, most: 1 }).length === 0
}

/** How many occurrences of a rule with COUNT come before this one. */
export function originalsBefore(event: Repeating, wall: string): number {
  return unfold({ ...seriesOf(event), plus: [] }, { to: wall, most: mostCounted }).length
}

/** The rule's last start before this one; `undefined` if there is none. */
export function lastOriginalBefore(event: Repeating & { repeat: string }, wall: string): string | undefined {
  const { rule } = parseRule(event.repeat)
  if (rule === undefined) return undefined
  return lastOf({ start: event.start, zone: event.zone, rule: endingBefore(rule, wall) }) ?? undefined
}

/** The largest COUNT of a rule. */
const mostCounted = 50_000

/** Null if it never ends; `undefined` if it never takes place. */
export function lastOriginal(event: Repeating): string | null | undefined {
  return lastOf(seriesOf(event))
}

function seriesOf({ start, zone, repeat, also }: Repeating): Series {
  return { start, zone, rule: repeat, plus: also }
}
