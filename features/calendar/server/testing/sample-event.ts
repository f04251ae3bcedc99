import { randomUUIDv7 } from 'node:crypto'
import type { StoredEvent } from '../../rules/event.ts'

/** An event of the store, Thursday from one to two in Vienna unless stated. */
export function sampleEvent(calendar: string, more: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: randomUUIDv7(),
    calendar,
    type: 'meeting',
    title: 'Lunch',
    start: '2026-11-26T13:00',
    end: '2026-11-26T14:00',
    zone: 'Europe/Vienna',
    location: '',
    description: '',
    attendees: null,
    people: [],
    color: null,
    priority: null,
    repeat: null,
    also: [],
    exceptions: [],
    origin: 'own',
    uid: null,
    writtenAfter: {},
    revision: 1,
    ...more,
  }
}
