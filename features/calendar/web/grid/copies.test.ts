import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { occurrence } from '../testing/occurrence.ts'
import { copyOf, timesAt, timesOfOne } from './copies.ts'

const sync = occurrence({
  original: '2024-01-15T09:00',
  revision: 3,
  end: '2024-01-15T10:30:00.000Z',
  location: 'Room 4',
  description: 'Bring figures',
  attendees: 3,
  people: [{ name: 'Sara', email: 'sara@example.org' }],
  repeat: 'FREQ=WEEKLY',
})

const fair: Occurrence = { ...sync, allDay: true, start: '2024-01-15', end: '2024-01-18', repeat: null, original: null }

test('a copy is one event of its own, which repeats nothing and invites nobody', () => {
  expect(copyOf(sync, timesOfOne(sync))).toEqual({
    title: 'Team sync',
    calendar: '0199a5d2-0000-7000-8000-000000000002',
    type: 'meeting',
    location: 'Room 4',
    description: 'Bring figures',
    attendees: 3,
    start: '2024-01-15T10:00',
    end: '2024-01-15T11:30',
    zone: 'Europe/Vienna',
  })
  expect(timesOfOne(fair)).toEqual({ start: '2024-01-15', end: '2024-01-18' })
})

test('what is pasted lasts as long as it did, and keeps its time of day where only a day is named', () => {
  expect(timesAt(sync, { day: '2024-01-17', minute: 14 * 60 }, 'UTC')).toEqual({
    start: '2024-01-17T14:00',
    end: '2024-01-17T15:30',
    zone: 'UTC',
  })
  expect(timesAt(sync, { day: '2024-01-17' }, 'UTC')).toEqual({
    start: '2024-01-17T09:00',
    end: '2024-01-17T10:30',
    zone: 'UTC',
  })
  expect(timesAt(sync, { day: '2024-01-17', minute: 23 * 60 }, 'UTC').end).toBe('2024-01-18T00:30')
})

test('whole days are pasted as whole days, also at an hour', () => {
  expect(timesAt(fair, { day: '2024-02-27', minute: 600 }, 'UTC')).toEqual({ start: '2024-02-27', end: '2024-03-01' })
})
