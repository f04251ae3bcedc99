import { expect, test } from 'vitest'
import type { Task } from '../contract.ts'
import { between } from './selection.ts'
import { planOf } from './several.ts'

const task = (id: string, parent: string | null = null) => ({ id, parent, revision: 2 }) as Task
const all = ['a', 'b', 'c', 'd'].map((id) => task(id))

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', 'c'],
  ['gone', 'b', 'ab'],
])('from %s to %s are %s', (one, other, ids) => {
  expect(
    between(all, one, other)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids)
})

test('one action on several is one plan, each with the revision that was seen', () => {
  expect(planOf(all.slice(0, 2), { do: 'complete' })).toEqual({
    title: 'Complete 2 tasks',
    steps: [
      { do: 'complete', which: { id: 'a', revision: 2 } },
      { do: 'complete', which: { id: 'b', revision: 2 } },
    ],
  })
  expect(planOf(all.slice(0, 1), { do: 'change', to: { due: '2026-11-20' }, words: 'on today' })).toEqual({
    title: 'Put 1 task on today',
    steps: [{ do: 'change', change: { id: 'a', revision: 2, due: '2026-11-20' } }],
  })
})

test('a subtask is moved with its parent, and changed separately', () => {
  const both = [task('a'), task('part', 'a')]
  expect(planOf(both, { do: 'delete' }).steps).toHaveLength(1)
  expect(planOf(both, { do: 'change', to: { priority: null }, words: 'on no priority' }).steps).toHaveLength(2)
})
