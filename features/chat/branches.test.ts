import { expect, test } from 'vitest'
import { type BranchNode, pathThrough, pathTo } from './branches.ts'

/**
 * a1 ─ b2 ─┬ c3 ─ d4        the first try
 *          └ e5 ─┬ f6       edited, answered,
 *                └ g9 ─ h10 and answered again
 * i7 ─ j8                   the beginning, edited
 */
const tree: BranchNode[] = Object.entries({
  a1: null,
  b2: 'a1',
  c3: 'b2',
  d4: 'c3',
  e5: 'b2',
  f6: 'e5',
  i7: null,
  j8: 'i7',
  g9: 'e5',
  h10: 'g9',
}).map(([id, parentId]) => ({ id, parentId, order: Number(id.slice(1)) }))

test.each([
  ['a1', ['a1']],
  ['d4', ['a1', 'b2', 'c3', 'd4']],
  ['j8', ['i7', 'j8']],
  [null, []],
  ['unknown', []],
])('to %j it is %j', (id, path) => {
  expect(pathTo(tree, id)).toEqual(path)
})

test.each([
  ['c3', ['a1', 'b2', 'c3', 'd4']],
  ['f6', ['a1', 'b2', 'e5', 'f6']],
  ['e5', ['a1', 'b2', 'e5', 'g9', 'h10']],
  ['a1', ['a1', 'b2', 'e5', 'g9', 'h10']],
  ['i7', ['i7', 'j8']],
])('through %j the newest branch is %j', (id, path) => {
  expect(pathThrough(tree, id)).toEqual(path)
})

test('the newest is found wherever the messages stand in the list', () => {
  expect(pathThrough(tree.toReversed(), 'a1')).toEqual(['a1', 'b2', 'e5', 'g9', 'h10'])
})
