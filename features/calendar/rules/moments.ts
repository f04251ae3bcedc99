import { millisecondOf } from '#foundation/time/zones.ts'
import { dayMilliseconds, dayOfWall, wallNumber, wallText } from './wall.ts'

/**
 * Converts a local time to milliseconds. Without a clock change on that day it is one addition, and a week of events
 * needs the same few days over and over.
 */
export function momentOfWall(wall: string, zone: string): number {
  const offset = offsetThroughout(dayOfWall(wall), zone)
  return offset === undefined ? millisecondOf(wall, zone) : wallNumber(wall) - offset
}

/** The zone's offset on a day; `undefined` if it changes on that day. */
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
