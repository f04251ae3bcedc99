import type { StoredEvent } from './event.ts'

/** An event with default values. */
export const blankEvent: StoredEvent = {
  id: '',
  calendar: '',
  type: 'meeting',
  title: '',
  start: '',
  end: '',
  zone: 'UTC',
  location: '',
  description: '',
  attendees: null,
  people: [],
  color: null,
  priority: null,
  done: false,
  repeat: null,
  also: [],
  exceptions: [],
  origin: 'own',
  uid: null,
  writtenAfter: {},
  revision: 1,
}
