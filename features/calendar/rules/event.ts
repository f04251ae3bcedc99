import type { EventType, Guest, Priority, eventOrigins } from '../contract.ts'
import type { WrittenAfter } from './written.ts'

/** The fields of an event. `start` and `end` are local times in its zone, or days; the end is exclusive. */
export type EventFields = {
  calendar: string
  type: EventType
  title: string
  start: string
  end: string
  zone: string
  location: string
  description: string
  attendees: number | null
  people: Guest[]
  color: string | null
  priority: Priority | null
  /** For tasks. */
  done: boolean
}

/** The changed fields of one occurrence. A moved one has both `start` and `end`. */
export type Overrides = Partial<EventFields>

/** `original`: the start according to the rule. */
export type Exception = {
  original: string
  cancelled: boolean
  overrides: Overrides
  /** For its overrides. */
  writtenAfter?: WrittenAfter
}

/** An event, or a series with all its exceptions in order of time. */
export type StoredEvent = EventFields & {
  id: string
  repeat: string | null
  /** Added to the rule's dates. */
  also: string[]
  exceptions: Exception[]
  origin: (typeof eventOrigins)[number]
  uid: string | null
  writtenAfter: WrittenAfter
  revision: number
}

export function isDay(wall: string): boolean {
  return !wall.includes('T')
}

/** All-day events and done tasks occupy no time. */
export function takesTime({ start, done }: Pick<EventFields, 'start' | 'done'>): boolean {
  return !isDay(start) && !done
}
