import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { type Week, weekOf } from './week-rows.ts'
import type { Bar } from './pieces.ts'

function event(title: string): Occurrence {
  return {
    event: '0199a5d2-0000-7000-8000-000000000001',
    original: null,
    revision: 1,
    calendar: '0199a5d2-0000-7000-8000-000000000002',
    type: 'meeting',
    title,
    allDay: false,
    start: '2024-01-15T09:00:00Z',
    end: '2024-01-15T10:00:00Z',
    zone: 'UTC',
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
  }
}

function bar(title: string, first: number, last: number): Bar {
  return { occurrence: event(title), first, last, begins: true, ends: true }
}

const days = (...titles: string[][]): Occurrence[][] =>
  Array.from({ length: 7 }, (_, day) => (titles[day] ?? []).map(event))

const seen = ({ bars, days: all }: Week) => ({
  bars: bars.map(({ occurrence, row }) => `${occurrence.title} ${row}`),
  days: all
    .slice(0, 3)
    .map(({ lines, more }) => [...lines.map((line) => `${line.occurrence.title} ${line.row}`), more]),
})

test('what has a time fills the rows that bars leave', () => {
  const week = weekOf([bar('Fair', 1, 2)], days(['Run', 'Lunch'], ['Call'], []), 4)
  expect(seen(week)).toEqual({ bars: ['Fair 0'], days: [['Run 0', 'Lunch 1', 0], ['Call 1', 0], [0]] })
})

test('exactly as many as fit are all shown, and one more makes the last row say how many', () => {
  expect(seen(weekOf([], days(['A', 'B', 'C']), 3)).days[0]).toEqual(['A 0', 'B 1', 'C 2', 0])
  expect(seen(weekOf([], days(['A', 'B', 'C', 'D']), 3)).days[0]).toEqual(['A 0', 'B 1', 2])
  expect(seen(weekOf([], days(['A', 'B']), 1)).days[0]).toEqual([2])
})

test('a bar that has no room in one of its days is counted in each of them', () => {
  const week = weekOf([bar('Fair', 0, 1), bar('Trip', 0, 1)], days(['A'], []), 2)
  expect(seen(week)).toEqual({ bars: ['Fair 0'], days: [[2], [1], [0]] })
})
