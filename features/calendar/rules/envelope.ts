import type { StoredEvent } from './event.ts'
import { fieldsAt, momentsOf, type Moments } from './occurrences.ts'
import { lastOriginal } from './originals.ts'

/** In milliseconds, with all-day events in UTC; `last` is null for an endless series. */
export type Reach = Moments & { last: number | null }

/** The span in which an event must be looked for, including occurrences moved out of the series. */
export function reachOf(event: StoredEvent): Reach {
  const { start, end } = momentsOf(event, 'UTC')
  if (event.repeat === null) return { start, end, last: end }
  const moved = event.exceptions.flatMap(({ cancelled, overrides }) =>
    cancelled || overrides.start === undefined ? [] : [momentsOf({ ...event, ...overrides }, 'UTC')],
  )
  const also = event.also.map((wall) => momentsOf(fieldsAt(event, wall), 'UTC'))
  const others = [...moved, ...also]
  const lastWall = lastOriginal(event)
  return {
    start: others.reduce((least, each) => Math.min(least, each.start), start),
    end,
    last:
      lastWall === null
        ? null
        : others.reduce(
            (most, each) => Math.max(most, each.end),
            lastWall === undefined ? end : Math.max(end, momentsOf(fieldsAt(event, lastWall), 'UTC').end),
          ),
  }
}
