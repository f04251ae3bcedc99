import { randomUUIDv7 } from 'node:crypto'
import { blankEvent } from '../../rules/blank-event.ts'
import type { StoredEvent } from '../../rules/event.ts'

/** A stored event, by default on a Thursday from 13:00 to 14:00 in Vienna. */
export function sampleEvent(calendar: string, more: Partial<StoredEvent> = {}): StoredEvent {
  return {
    ...blankEvent,
    id: randomUUIDv7(),
    calendar,
    title: 'Lunch',
    start: '2026-11-26T13:00',
    end: '2026-11-26T14:00',
    zone: 'Europe/Vienna',
    ...more,
  }
}
