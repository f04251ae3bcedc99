import type { Occurrence } from '../../contract.ts'

/** A team sync of an hour, with whatever matters to a test. */
export function occurrence(changes: Partial<Occurrence> = {}): Occurrence {
  return {
    event: '0199a5d2-0000-7000-8000-000000000001',
    original: null,
    revision: 1,
    calendar: '0199a5d2-0000-7000-8000-000000000002',
    type: 'meeting',
    title: 'Team sync',
    allDay: false,
    start: '2024-01-15T09:00:00.000Z',
    end: '2024-01-15T10:00:00.000Z',
    zone: 'Europe/Vienna',
    location: '',
    description: '',
    attendees: null,
    people: [],
    color: '#ef4444',
    priority: null,
    done: false,
    repeat: null,
    moved: false,
    origin: 'own',
    foreign: false,
    cut: false,
    ...changes,
  }
}
