import { expect, test } from 'vitest'
import type { Occurrence } from '../../contract.ts'
import { occurrence } from '../testing/occurrence.ts'
import { type Week, weekOf } from './week-rows.ts'
import type { Bar } from './pieces.ts'

const event = (title: string) => occurrence({ title })

function bar(title: string, first: number, last: number): Bar {
  return { occurrence: event(title), first, last, begins: true, ends: true }
}

const days = (...titles: string[][]): Occurrence[][] =>
  Array.from({ length: 7 }, (_, day) => (titles[day] ?? []).map(event))

const seen = ({ bars, days: all }: Week) => ({
  bars: bars.map((each) => `${each.occurrence.title} ${each.row}`),
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
