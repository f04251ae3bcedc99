import { expect, test } from 'vitest'
import { columnCount, countText } from './counts.ts'

test('a column says how many tasks it holds, read or not', () => {
  const pages = [{ counts: { todo: 340, doing: 2, review: 0, done: 0 } }, { counts: null }]
  expect(columnCount('todo', 200, { data: { pages }, hasNextPage: true })).toBe(340)
  // A card was just moved here.
  expect(columnCount('doing', 3, { data: { pages }, hasNextPage: true })).toBe(3)
  expect(columnCount('todo', 339, { data: { pages }, hasNextPage: false })).toBe(339)
  expect(columnCount('done', 0, { data: undefined, hasNextPage: false })).toBe(0)
})

test('a group that may hold more says so', () => {
  expect([countText(200, true), countText(12, false)]).toEqual(['200+', '12'])
})
