import type { EventType, Guest, Priority, eventOrigins } from '../contract.ts'
import type { WrittenAfter } from './written.ts'

/** What an event says of itself. `start` and `end` are on the wall of its zone, or days; the end is exclusive. */
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
}

/** What is other at one time of a series. Where it was moved, both `start` and `end` stand here. */
export type Overrides = Partial<EventFields>

/** `original`: when the rule would have it begin. */
export type Exception = {
  original: string
  cancelled: boolean
  overrides: Overrides
  /** Of its overrides. */
  writtenAfter?: WrittenAfter
}

/** An event, or a series with everything that differs from its rule, in the order of their time. */
export type StoredEvent = EventFields & {
  id: string
  repeat: string | null
  /** Added to what the rule says. */
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
