import { expect, test } from 'vitest'
import { rowsWithin } from './rows-within.ts'

const tops = Array.from({ length: 1000 }, (_, at) => at * 34)
const span = (top: number, height: number) => rowsWithin(tops, { top, height }).map(({ at }) => at)

test('holds what is in sight, and ten rows beyond each edge', () => {
  const shown = span(3400, 340)
  expect([shown[0], shown.at(-1)]).toEqual([90, 120])
  expect(rowsWithin(tops, { top: 3400, height: 340 })[0]).toEqual({ at: 90, top: 3060 })
})

test('ends with the first and the last row', () => {
  expect(span(0, 100)[0]).toBe(0)
  expect(span(34 * 990, 5000).at(-1)).toBe(999)
  expect(rowsWithin([], { top: 0, height: 500 })).toEqual([])
})
