import { wallOf } from '#foundation/time/zones.ts'
import { isDay, type StoredEvent } from './event.ts'
import { type Instance, instanceAt, instancesBetween, inOrder, single } from './occurrences.ts'
import { lastOriginal, nextOriginals } from './originals.ts'

/** Tries short spans first, so that an hourly series is not expanded for a year. */
const reaches = [2, 40, 366].map((days) => days * 86_400_000)

/** The occurrence to show: the current or next one, otherwise the last. */
export function nextInstance(event: StoredEvent, now: number, zone: string): Instance {
  if (event.repeat === null) return single(event, zone)
  for (const reach of reaches) {
    const [soon] = instancesBetween(event, { start: now, end: now + reach }, zone).sort(inOrder)
    if (soon) return soon
  }
  const wall = wallOf(now, event.zone)
  const from = isDay(event.start) ? wall.slice(0, 10) : wall
  const next = nextOriginals(event, { from, most: event.exceptions.length + 1 }).find((each) => isKept(event, each))
  if (next !== undefined) return instanceAt(event, next, zone)
  return lastInstance(event, now, zone)
}

function lastInstance(event: StoredEvent, now: number, zone: string): Instance {
  for (const reach of reaches) {
    const last = instancesBetween(event, { start: now - 2 * reach, end: now }, zone)
      .sort(inOrder)
      .at(-1)
    if (last) return last
  }
  return instanceAt(event, lastOriginal(event) ?? event.start, zone)
}

function isKept({ exceptions }: StoredEvent, original: string): boolean {
  return !exceptions.some((each) => each.cancelled && each.original === original)
}

/** Upcoming ones first, soonest first; then past ones, latest first. */
export function upcomingFirst(now: number) {
  return (one: Instance, other: Instance): number => {
    const [isOver, isOtherOver] = [one.end <= now, other.end <= now]
    if (isOver !== isOtherOver) return isOver ? 1 : -1
    return isOver ? inOrder(other, one) : inOrder(one, other)
  }
}
