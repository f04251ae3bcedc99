import { expect, test } from 'vitest'
import { rebased } from './rebased.ts'

const id = '0199a3b0-0000-7000-8000-000000000001'
const other = '0199a3b0-0000-7000-8000-000000000002'

function done(did: string, revision: number, sent = 3) {
  const outcome = { id: 'a', state: 'done', title: '', sentence: null, undoable: true, redoable: false }
  return { input: { id, revision: sent }, outcome: { ...outcome, answer: { did, task: { id, revision } } } }
}

test('a later change of the same task is based on what the earlier one left, also within a plan', () => {
  expect(rebased({ id, revision: 3, title: 'New' }, done('changed', 4))).toEqual({ id, revision: 4, title: 'New' })
  const plan = {
    title: 'Two',
    steps: [
      { do: 'complete', which: { id, revision: 3 } },
      { do: 'delete', which: { id: other, revision: 3 } },
    ],
  }
  expect(rebased(plan, done('changed', 5))).toEqual({
    title: 'Two',
    steps: [
      { do: 'complete', which: { id, revision: 5 } },
      { do: 'delete', which: { id: other, revision: 3 } },
    ],
  })
})

test('what somebody else changed in between is not overwritten', () => {
  const change = { id, revision: 3, title: 'New' }
  expect(rebased(change, done('knew', 4))).toEqual(change)
  expect(rebased({ ...change, revision: 2 }, done('changed', 4))).toEqual({ ...change, revision: 2 })
  expect(rebased({ ...change, id: other }, done('changed', 4))).toEqual({ ...change, id: other })
})

test('of what was made here the first change has its first revision already', () => {
  const created = { ...done('created', 1), input: { id, title: 'Milk' } }
  expect(rebased({ id, revision: 1, title: 'Bread' }, created)).toEqual({ id, revision: 1, title: 'Bread' })
})
