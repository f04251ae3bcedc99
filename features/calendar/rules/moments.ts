import { millisecondOf } from '#foundation/time/zones.ts'
import { dayMilliseconds, dayOfWall, wallNumber, wallText } from './wall.ts'

/**
 * When a clock on the wall shows this, in milliseconds. On a day on which the clock is left alone that is one sum, and a
 * week of events asks for the same few days again and again.
 */
export function momentOfWall(wall: string, zone: string): number {
  const offset = offsetThroughout(dayOfWall(wall), zone)
  return offset === undefined ? millisecondOf(wall, zone) : wallNumber(wall) - offset
}

/** How far a zone is ahead on a day; undefined on one on which that changes. */
function offsetThroughout(day: string, zone: string): number | undefined {
  const key = `${day} ${zone}`
  if (known.has(key)) return known.get(key)
  const start = wallNumber(day)
  const [first, next] = [start, start + dayMilliseconds].map((at) => at - millisecondOf(wallText(at, day), zone))
  const offset = first === next ? first : undefined
  if (known.size >= mostKnown) known.clear()
  known.set(key, offset)
  return offset
}

const known = new Map<string, number | undefined>()
const mostKnown = 20_000
