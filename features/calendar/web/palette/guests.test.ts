import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { guestsOf } from './guests.ts'

function event(title: string, ...people: Occurrence['people']): Occurrence {
  const names = { event: '0199a5d2-0000-7000-8000-000000000001', original: null, revision: 1, calendar: 'work' }
  const times = { allDay: false, start: '2026-11-26T12:00:00.000Z', end: '2026-11-26T13:00:00.000Z', zone: 'UTC' }
  const rest = {
    location: '',
    description: '',
    attendees: null,
    color: '#ef4444',
    priority: null,
    done: false,
    repeat: null,
  }
  const marks = { moved: false, origin: 'own', foreign: false, cut: false } as const
  return { ...names, ...times, ...rest, ...marks, type: 'meeting', title, people }
}

const sara = { name: 'Sara Ökten', email: 'Sara@example.com' }
const ben = { name: '', email: 'ben@example.com' }
const events = [event('Board', sara, ben), event('Lunch', { ...sara, email: 'sara@example.com' })]

function found(question: string): string[] {
  return guestsOf(events, question).map(({ name, next }) => `${name}: ${next.title}`)
}

test('finds a guest once, with the first of their events, by name or address and without accents', () => {
  expect(found('sara')).toEqual(['Sara Ökten: Board'])
  expect(found('okten SARA')).toEqual(['Sara Ökten: Board'])
  expect(found('ben@')).toEqual(['ben@example.com: Board'])
})

test('finds no guest of an event that was found by its title', () => {
  expect(found('board')).toEqual([])
})
